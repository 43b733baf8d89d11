"""The scales that are shipped, by the names that game files use."""

from collections.abc import Iterator, Mapping
from functools import cached_property

from director.engine.ranking.scale import Scale
from director.engine.ranking.scale_files import read_scales
from director.files.forms import FileWrong, load_form
from director.files.resources import RESOURCES

_FILE = RESOURCES / "rules" / "scales.toml"


class _Shipped(Mapping[str, Scale]):
    """Read when somebody first asks for one: an import reads no file."""

    @cached_property
    def _scales(self) -> dict[str, Scale]:
        form = load_form(_FILE)
        scales = read_scales(form, {})
        form.finish()
        if form.faults:
            raise FileWrong(_FILE.name, form.faults)
        return scales

    def __getitem__(self, name: str) -> Scale:
        return self._scales[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._scales)

    def __len__(self) -> int:
        return len(self._scales)


SCALES: Mapping[str, Scale] = _Shipped()
