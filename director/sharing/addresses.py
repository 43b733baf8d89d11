"""The addresses of this machine on which an evening can be shared."""

import ipaddress

import ifaddr

from director.desk.stations import Address


def addresses() -> list[Address]:
    """Those of its networks: private ones first, and none that only this machine reaches."""
    found = [
        Address(str(one.ip), one.nice_name)
        for adapter in ifaddr.get_adapters()
        for one in adapter.ips
        if one.is_IPv4 and _is_reached(str(one.ip))
    ]
    return sorted(found, key=lambda one: not ipaddress.ip_address(one.address).is_private)


def _is_reached(address: str) -> bool:
    known = ipaddress.ip_address(address)
    return not known.is_loopback and not known.is_link_local
