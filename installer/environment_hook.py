"""Takes back what the built program told its own loader, before anything of ours runs.

Programs that it starts, such as the PDF viewer, are the system's, and have to find the system's
libraries. Where it starts itself anew, its loader has to tell that start everything again.
"""

import os

for name in ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"):
    before = os.environ.pop(f"{name}_ORIG", None)
    os.environ.pop(name, None)
    if before:
        os.environ[name] = before

os.environ["PYINSTALLER_RESET_ENVIRONMENT"] = "1"
