"""The page's types are those that the server speaks."""

from dafuweng.server.typescript import FOLDER, deal_text, protocol_text


def test_generated_files_are_up_to_date() -> None:
    hint = "run `make generated`"
    assert (FOLDER / "protocol.ts").read_text(encoding="utf-8") == protocol_text(), hint
    assert (FOLDER / "deal.ts").read_text(encoding="utf-8") == deal_text(), hint
