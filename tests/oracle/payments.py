"""Payments, picked card by card in order of falling value (A4, B40 to B44)."""

from tests.oracle.cards import COLORS, RAINBOW
from tests.oracle.table import Item, Seat, Table, hotels_on, houses_on

Pick = tuple[str, ...]


def payable(table: Table, seat: Seat) -> list[Item]:
    """List all that a seat could pay with: bank, properties, buildings; no rainbow wild."""
    items = [_item(table, "bank", card, "") for card in seat.bank]
    for color in COLORS:
        items += [_item(table, "area", c, color) for c in seat.area[color] if c != RAINBOW]
        if table.options["buildings_payable"]:
            items += _buildings(table, seat, color)
    return items


def _item(table: Table, where: str, card: str, color: str) -> Item:
    value = table.value(card)
    return Item(where, card, color, value, value)


def _buildings(table: Table, seat: Seat, color: str) -> list[Item]:
    houses = [_item(table, "building", card, color) for card in houses_on(seat, color)]
    hotels = [_item(table, "building", card, color) for card in hotels_on(seat, color)]
    for house, hotel in zip(houses, hotels, strict=False):
        house.hotel, house.rank = hotel, min(house.value, hotel.value)
    return houses + hotels


def pick_of(item: Item) -> Pick:
    """Name a card as an action does."""
    return (
        ("pay_bank", item.card)
        if item.where == "bank"
        else (f"pay_{item.where}", item.card, item.color)
    )


def _is_free(item: Item) -> bool:
    """Say whether no hotel stands on it (A5)."""
    return item.hotel is None or item.hotel.is_chosen


def picks(bill: list[Item], due: int) -> dict[Pick, Item]:
    """Say which card may be picked next, `due` being what is still to pay."""
    chosen = [item for item in bill if item.is_chosen]
    rest = [item for item in bill if not item.is_chosen]
    if sum(item.value for item in rest) < due:  # all must go
        cap = max(item.rank for item in rest)
        return {pick_of(i): i for i in rest if i.rank == cap and _is_free(i)}
    cap = min((item.rank for item in chosen), default=99)
    least = min((item.value for item in chosen), default=99)
    found: dict[Pick, Item] = {}
    known: dict[tuple[int, int], bool] = {}
    for item in sorted(rest, key=lambda item: -item.rank):
        pick = pick_of(item)
        if item.rank > cap or pick in found or not _is_free(item):
            continue
        # A hotel opens the way to its house, so it is looked at by itself.
        is_plain = item.where != "building"
        if not is_plain or (item.rank, item.value) not in known:
            leads = _leads_on(item, rest, due - item.value, min(least, item.value))
            if is_plain:
                known[item.rank, item.value] = leads
        else:
            leads = known[item.rank, item.value]
        if leads:
            found[pick] = item
    return found


def _leads_on(picked: Item, rest: list[Item], need: int, least: int) -> bool:
    """Say whether cards after `picked` complete a payment in which each card is needed (B43).

    `need` is what the picked cards leave open, `least` the smallest of them.
    """
    if need <= 0:
        return -need < least
    singles: list[int] = []
    pairs: list[tuple[int, int]] = []
    for item in rest:
        if item is picked or item.rank > picked.rank:
            continue
        if item.hotel is None or item.hotel.is_chosen or item.hotel is picked:
            singles.append(item.value)
        elif item.hotel.rank <= picked.rank:
            pairs.append((item.hotel.value, item.value))
    for hotel, _ in pairs:
        singles.remove(hotel)
    return _sums_fit(singles, pairs, need, least)


def _sums_fit(singles: list[int], pairs: list[tuple[int, int]], need: int, least: int) -> bool:
    """Look for a sum from `need` on that no card of the payment exceeds it by.

    A pair is a hotel and the house under it, which goes only with the hotel.
    Bit n of `sums` says that n can be put together of cards worth at least `floor`.

    >>> _sums_fit([2, 2, 3], [], 4, 99), _sums_fit([3, 3], [], 4, 2)
    (True, False)
    """
    singles.sort(reverse=True)
    sums, at = 1, 0
    for floor in (10, 5, 4, 3, 2, 1):
        while at < len(singles) and singles[at] >= floor:
            sums |= sums << singles[at]
            at += 1
        if floor <= least:
            with_pairs = sums
            for hotel, house in pairs:
                before = with_pairs
                if hotel >= floor:
                    with_pairs |= before << hotel
                    if house >= floor:
                        with_pairs |= before << (hotel + house)
            if (with_pairs >> need) & ((1 << floor) - 1):
                return True
    return False
