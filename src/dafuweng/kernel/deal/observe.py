"""What one seat sees.

A view starts empty; each line of ``observe`` adds one thing that the seat may know. Nothing is
copied whole and then cut, so a field added to the state stays secret until a line here shows it.
"""

from dafuweng.kernel.compile import kernel
from dafuweng.kernel.deal.layout import (
    BUILDINGS,
    COLORS,
    KINDS,
    MAX_SEATS,
    RULES,
    SPOTS,
    WILDS,
    Seat,
    State,
    View,
)

__all__ = ["SPECTATOR", "observe"]

SPECTATOR = -1


@kernel
def observe(state: State, seat: Seat, view: View) -> None:
    """Fill *view* with what *seat* may see; a ``SPECTATOR`` sees the table and no hand."""
    view["you"] = seat
    view["turn_number"] = state["turn_number"]
    view["decision"] = state["decision"]
    view["attack_amount"] = state["attack_amount"]
    view["due"] = state["due"]
    view["purse"] = state["purse"]
    view["paid_kinds"] = state["paid_kinds"]
    view["paid_spots"] = state["paid_spots"]
    view["waiting"] = state["waiting"]
    view["jailed"] = state["jailed"]
    view["draw_count"] = state["draw_count"]
    view["discard_count"] = state["discard_count"]
    view["reshuffles"] = state["reshuffles"]
    view["seats"] = state["seats"]
    view["start"] = state["start"]
    view["turn"] = state["turn"]
    view["plays"] = state["plays"]
    view["recolored"] = state["recolored"]
    view["prompt"] = state["prompt"]
    view["decider"] = state["decider"]
    view["winner"] = state["winner"]
    view["attack"] = state["attack"]
    view["target"] = state["target"]
    view["attack_color"] = state["attack_color"]
    view["attack_doubles"] = state["attack_doubles"]
    view["attack_take"] = state["attack_take"]
    view["attack_give"] = state["attack_give"]
    view["attack_also"] = state["attack_also"]
    view["transfer_from"] = state["transfer_from"]
    view["no_count"] = state["no_count"]
    view["cap"] = state["cap"]
    view["top"] = state["top"]
    for i in range(RULES):
        view["rules"][i] = state["rules"][i]
    for other in range(MAX_SEATS):
        view["after"][other] = state["after"][other]
        view["hand_count"][other] = state["hand_count"][other]
        view["bank_kinds"][other] = state["bank_kinds"][other]
        view["area_spots"][other] = state["area_spots"][other]
        view["full_colors"][other] = state["full_colors"][other]
        view["earning_colors"][other] = state["earning_colors"][other]
        for kind in range(KINDS):
            view["bank"][other, kind] = state["bank"][other, kind]
        for spot in range(SPOTS):
            view["area"][other, spot] = state["area"][other, spot]
        for color in range(COLORS):
            view["cards"][other, color] = state["cards"][other, color]
            for slot in range(BUILDINGS):
                view["buildings"][other, color, slot] = state["buildings"][other, color, slot]
        for wild in range(WILDS):
            view["arriving"][other, wild] = state["arriving"][other, wild]
    for kind in range(KINDS):
        view["discard"][kind] = state["discard"][kind]
        view["paid_bank"][kind] = state["paid_bank"][kind]
        view["hand"][kind] = state["hand"][seat, kind] if seat >= 0 else 0
    for spot in range(SPOTS):
        view["paid_area"][spot] = state["paid_area"][spot]
    for color in range(COLORS):
        for slot in range(BUILDINGS):
            view["paid_buildings"][color, slot] = state["paid_buildings"][color, slot]
