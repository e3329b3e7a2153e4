"""A request that is not granted: its code, its rule, and its words in one language."""

from dafuweng.i18n import words
from dafuweng.server.protocol.http import HttpRefused

__all__ = ["STATUS", "RefusedError"]

STATUS = {
    "bad_origin": 403,
    "not_host": 403,
    "not_seated": 403,
    "no_such_table": 404,
    "table_full": 409,
    "seat_taken": 409,
    "already_started": 409,
    "not_started": 409,
    "not_over": 409,
    "too_large": 413,
    "too_fast": 429,
    "kernel_not_ready": 503,
    "unknown": 500,
}
"""HTTP statuses of refusals; all others are 422."""


class RefusedError(Exception):
    """Raised where a request is refused; nothing has changed."""

    def __init__(self, code: str, field: str | None = None, rule: str | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.field = field
        self.rule = rule

    @property
    def status(self) -> int:
        """HTTP status of the answer."""
        return STATUS.get(self.code, 422)

    def words(self, lang: str) -> str:
        """Say it to a person."""
        return words(lang, f"refusal-{self.code}")

    def body(self, lang: str) -> HttpRefused:
        """Return the answer's body."""
        refused = HttpRefused(code=self.code, words=self.words(lang))
        if self.field is not None:
            refused["field"] = self.field
        return refused
