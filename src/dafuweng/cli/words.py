"""Words for the terminal: the catalogues in the language of the environment."""

import os
from typing import NoReturn

import typer

__all__ = ["WRONG_INPUT", "lang", "refuse_option", "say", "stop"]

WRONG_INPUT = 2


def lang() -> str:
    """Return the catalogue for the language that the environment asks for."""
    from dafuweng.i18n import closest_lang

    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return closest_lang(os.environ[name])
    return closest_lang("en")


def say(key: str, /, **args: str | int) -> str:
    """Fill in a message of the catalogues."""
    from dafuweng.i18n import words

    return words(lang(), key, **args)


def refuse_option(option: str, text: str) -> NoReturn:
    """End with exit code 2, naming the option that is wrong."""
    raise typer.BadParameter(text, param_hint=option)


def stop(text: str, code: int = 1) -> NoReturn:
    """End with a message on stderr."""
    typer.echo(text, err=True)
    raise typer.Exit(code)
