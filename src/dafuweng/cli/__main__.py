"""``python -m dafuweng.cli``: the same as the command ``dafuweng``."""

from dafuweng.cli import main

main()
