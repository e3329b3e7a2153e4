"""What goes wrong: a person's mistake, a bad choice of rules, a fault of the program."""

from enum import IntEnum

__all__ = ["BadRuleset", "IllegalAction", "KernelFault"]


class IllegalAction(Exception):  # noqa: N818
    """An action or move that the rules refuse; nothing has changed.

    ``refusal`` is a member of the game's own ``Refusal``; ``word`` the word of the move that the
    refusal is about, where there is one.
    """

    def __init__(self, refusal: IntEnum, action: int | str, word: str | None = None) -> None:
        super().__init__(refusal, action, word)
        self.refusal = refusal
        self.action = action
        self.word = word

    @property
    def code(self) -> str:
        """The refusal's name as protocol, catalogues and scenarios write it."""
        return self.refusal.name.lower()

    def __str__(self) -> str:
        about = f" ({self.word})" if self.word else ""
        return f"{self.action}: {self.code}{about}"


class BadRuleset(ValueError):  # noqa: N818
    """A ruleset that can't be played: which ``field`` is wrong, and why.

    Reasons: ``unknown_preset``, ``unknown_field``, ``bad_value``, and ``needs_enhanced_deck`` for
    what means nothing with the base deck.
    """

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(field, reason)
        self.field = field
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.field}: {self.reason}"


class KernelFault(Exception):  # noqa: N818
    """A broken invariant: a fault of the program, with all that is needed to repeat it."""

    def __init__(self, fault: str, ruleset: object, seed: bytes, actions: list[int]) -> None:
        super().__init__(fault, ruleset, seed, actions)
        self.fault = fault
        self.ruleset = ruleset
        self.seed = seed
        self.actions = actions

    def __str__(self) -> str:
        return f"{self.fault}: {self.ruleset}, seed {self.seed.hex()}, actions {self.actions}"
