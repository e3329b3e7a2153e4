"""People who play whatever is offered to them."""

import random
from typing import Any

from tests.server.running import Person

# What is seldom possible comes first, so that a few games show every effect.
EAGER = (
    "hotel_5",
    "hotel_4",
    "house_4",
    "house_3",
    "rent_transfer",
    "deal_breaker",
    "double_sly",
    "go_to_jail",
    "speeding",
    "inheritor",
    "no",
    "forced_deal",
    "sly_deal",
    "rent_rainbow",
    "rent",
    "debt_collector",
    "birthday",
    "pass_go",
    "place",
)


KEPT = {
    "hotel_4",
    "hotel_5",
    "house_3",
    "house_4",
    "just_say_no",
    "deal_breaker",
    "double_sly",
    "go_to_jail",
    "speeding",
    "inheritor",
    "rent_transfer",
}
"""Not spent as money, since their effects are rare enough."""


def choose(options: list[dict[str, Any]], rng: random.Random) -> str:
    """Choose a move: often something eager, at times anything."""
    options = [o for o in options if o["verb"] != "bank" or o["card"] not in KEPT] or options
    option = rng.choice(options)
    if rng.random() < 0.8:
        ranks = {verb: rank for rank, verb in enumerate(EAGER)}
        best = min(ranks.get(each["verb"], len(EAGER)) for each in options)
        option = rng.choice([o for o in options if ranks.get(o["verb"], len(EAGER)) == best])
    return complete(option, rng)


def complete(option: dict[str, Any], rng: random.Random) -> str:
    """Write an option as a whole move."""
    if option["verb"] == "pay":
        return f"pay {' '.join(option['suggest'])}"
    if option["verb"] == "discard":
        return f"discard {' '.join(rng.sample(option['hand'], option['excess']))}"
    move: str = option["move"]
    return f"{move} {rng.choice(option['then'])['word']}" if option["then"] else move


async def play_on(
    person: Person, message: dict[str, Any], rng: random.Random, moves_max: int = 10_000
) -> dict[str, Any]:
    """Play from *message* on until the game is over; return the last message."""
    moves = 0
    while True:
        if message["type"] in ("welcome", "update"):
            if message["view"] and message["view"]["prompt"]["kind"] == "over":
                return message
            if message["options"]:
                moves += 1
                if moves > moves_max:
                    return message
                move = choose(message["options"], rng)
                decision = message["view"]["decision"]
                await person.send(
                    {"type": "act", "id": person.new_id(), "decision": decision, "move": move}
                )
        elif message["type"] in ("refused", "error"):
            raise AssertionError(message)
        message = await person.next()
