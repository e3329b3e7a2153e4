"""The only use of Numba's ``njit``: flags, types, and a cache that can't go stale.

Numba's own cache misses edits of a callee or a constant in *another* module. So the cache lies in
a directory named by a hash of the compiled sources, the data files and the tool chain: any edit
starts an empty cache, and an old directory stays valid for the code that made it. The rules do not
depend on the bots that are compiled with them, so an edit of a bot keeps the cache of the rules.
"""

import hashlib
import os
import platform
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import llvmlite.binding as llvm
import numba
import numpy as np
from numba import types
from numba.core import config as numba_config

__all__ = ["CACHE_DIR", "INTERPRETED", "kernel"]

config: Any = numba_config
F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).parent.parent
INTERPRETED = bool(config.DISABLE_JIT)
"""True where the same sources run as plain Python (``NUMBA_DISABLE_JIT=1``)."""


def _cache_root() -> Path:
    chosen = os.environ.get("DAFUWENG_CACHE") or os.environ.get("NUMBA_CACHE_DIR")
    if chosen:
        return Path(chosen)
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "dafuweng"


def _fingerprint(*folders: str) -> str:
    digest = hashlib.sha256()
    for part in (
        numba.__version__,
        np.__version__,
        platform.python_version(),
        str(config.CPU_NAME or llvm.get_host_cpu_name()),
        str(config.CPU_FEATURES or llvm.get_host_cpu_features().flatten()),
        str(config.BOUNDSCHECK),
    ):
        digest.update(part.encode() + b"\0")
    sources = [p for folder in folders for p in (PACKAGE / folder).rglob("*.py")]
    for path in sorted([*sources, *(PACKAGE / "data").rglob("*.toml")]):
        digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0")
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


_RULES_DIR = _cache_root() / _fingerprint("kernel")
CACHE_DIR = _cache_root() / _fingerprint("kernel", "bots")
"""Where compiled bots lie; it changes with every source that is compiled, rules and bots."""

_FLAGS: dict[str, Any] = {
    "nogil": True,
    "error_model": "numpy",
    "no_cfunc_wrapper": True,  # nobody calls a kernel from C, and each wrapper costs compile time
}
_DOOR: dict[str, Any] = {**_FLAGS, "cache": True}
_PART: dict[str, Any] = {**_FLAGS, "no_cpython_wrapper": True}
_compile_door: Callable[[Any], Any] = numba.njit(**_DOOR)
_compile_part: Callable[[Any], Any] = numba.njit(**_PART)


def _widen(argument: Any) -> Any:
    """Make every integer an ``int64``, a constant too; leave other types as they are.

    The rules have no number that needs the 64th bit of an unsigned one.
    """
    return types.int64 if isinstance(argument, types.Integer | types.IntegerLiteral) else argument


def _join(door: Any, part: Any) -> None:
    """Let calls from Python find *door*, and calls from other kernels find *part*.

    A part is compiled into its callers: it needs no way in from Python and no file in the cache.
    Integers are passed to it as ``int64``, whatever their width or value. Numba would else compile
    a version of its own for each constant and each width that a caller has at hand: twice as many
    as there are functions, and twice the time. A kernel must not call itself: Numba would look for
    the call in progress at the door, and not end.
    """
    door.get_call_template = lambda arguments, named: part.get_call_template(
        tuple(map(_widen, arguments)), {name: _widen(type_) for name, type_ in named.items()}
    )
    door.get_overload = part.get_overload


def kernel(function: F) -> F:
    """Compile *function* at its first call; its types stay visible to the type checker.

    Its file in the cache follows the sources of ``kernel`` and ``bots``. A kernel of another
    package finds what it calls from there up to date; its own edits only Numba's look at the time
    of its file finds.
    """
    is_rule = function.__module__.startswith("dafuweng.kernel.")
    before = config.CACHE_DIR
    config.CACHE_DIR = str(_RULES_DIR if is_rule else CACHE_DIR)
    door: F = _compile_door(function)
    config.CACHE_DIR = before
    if not INTERPRETED:
        _join(door, _compile_part(function))
    return door
