"""What happens: transfers, the questions that follow them, turns and wins."""

from tests.oracle.cards import HAND_LIMIT, PLAYS_A_TURN, SIZE, WILDS, in_order
from tests.oracle.payments import payable
from tests.oracle.table import (
    Attack,
    Seat,
    Spot,
    Table,
    add_building,
    first_color,
    has_won,
    hotels_on,
    houses_on,
    settle_buildings,
)


def shuffle(table: Table, pile: list[str]) -> None:
    """Shuffle a pile by the game's chance."""
    for last in range(len(pile) - 1, 0, -1):
        other = table.below(last + 1)
        pile[last], pile[other] = pile[other], pile[last]


def draw(table: Table, seat: Seat, count: int) -> None:
    """Draw cards, through a reshuffle if need be (B24)."""
    for _ in range(count):
        if not table.draw:
            table.draw, table.discard = in_order(table.discard), []
            shuffle(table, table.draw)
        if table.draw:
            seat.hand.append(table.draw.pop(0))


# --- turns --------------------------------------------------------------------------------------


def begin_turn(table: Table, seat: int) -> None:
    """Begin a seat's turn, or that of the next who isn't kept in jail (B22, B80)."""
    player = table.seats[seat]
    was_jailed, player.jailed = player.jailed, False
    table.turn = seat
    if was_jailed and table.options["jail"] == "skip":
        begin_turn(table, table.opponents()[0])
        return
    table.plays = 0 if was_jailed else PLAYS_A_TURN
    ask(table, "play", seat)
    if has_won(table, player):  # B10: before drawing
        end_game(table, seat)
        return
    draw(table, player, 2 if player.hand else 5)


def end_turn(table: Table) -> None:
    """Pass the turn on, once no more than seven cards are in the hand (B23)."""
    if len(table.seats[table.turn].hand) > HAND_LIMIT:
        ask(table, "discard", table.turn)
    else:
        begin_turn(table, table.opponents()[0])


def put_back(table: Table, card: str) -> None:
    """Put a card of too large a hand away (B23)."""
    table.seats[table.turn].hand.remove(card)
    under = table.options["excess_hand"] == "draw_bottom"
    (table.draw if under else table.discard).append(card)
    end_turn(table)


# --- questions ----------------------------------------------------------------------------------


def ask(table: Table, prompt: str, decider: int) -> None:
    """Ask a seat."""
    table.prompt, table.decider = prompt, decider


def ask_next_target(table: Table) -> None:
    """Ask the next target of the attack, or go on with the turn (B54)."""
    attack = table.attack
    if attack is None or not attack.waiting:
        table.attack = None
        ask(table, "play", table.turn)
    else:
        face(table, attack, attack.waiting.pop(0), passer=None)


def face(table: Table, attack: Attack, target: int, passer: int | None) -> None:
    """Let a seat face the attack, with no No said yet."""
    attack.target, attack.passer, attack.noes = target, passer, 0
    ask(table, "respond", target)


def say_no(table: Table) -> None:
    """Play a Just Say No; the other side is asked (B70)."""
    attack, seat = table.attack, table.decider
    assert attack is not None
    assert attack.target is not None
    assert seat is not None
    use(table, seat, "just_say_no")
    if table.options["no_costs_a_play"] and seat == table.turn:
        table.plays -= 1
    attack.noes += 1
    actor = table.turn if attack.passer is None else attack.passer
    ask(table, "respond", actor if attack.noes % 2 else attack.target)


def accept(table: Table) -> None:
    """Let stand what was played last: the attack, or the No to it."""
    attack = table.attack
    assert attack is not None
    assert attack.target is not None
    if attack.noes % 2 == 0:
        happen(table, attack, attack.target)
    elif attack.passer is not None:  # B83: the rent stands again
        face(table, attack, attack.passer, passer=None)
    else:
        ask_next_target(table)


def use(table: Table, seat: int, card: str) -> None:
    """Put a played card on the discard pile."""
    table.seats[seat].hand.remove(card)
    table.discard.append(card)


# --- attacks ------------------------------------------------------------------------------------


def happen(table: Table, attack: Attack, target: int) -> None:
    """Do to a target what the attack says."""
    active, victim = table.seats[table.turn], table.seats[target]
    if attack.amount:
        charge(table, attack.amount, target)
        return
    match attack.kind:
        case "sly_deal" | "forced_deal" | "double_sly":
            swap(table, victim, active, attack.taken, attack.given)
        case "deal_breaker":
            take_group(table, victim, active, attack.color)
        case "go_to_jail":
            victim.jailed = True
        case "inheritor":
            if victim.hand:
                active.hand.append(card_by_chance(table, victim))
        case "speeding" if victim.hand:
            if table.options["speeding_pick"] == "victim":
                ask(table, "give", target)
                return
            table.discard.append(card_by_chance(table, victim))
    look_and_go_on(table)


def card_by_chance(table: Table, victim: Seat) -> str:
    """Take a card from a hand unseen."""
    card = in_order(victim.hand)[table.below(len(victim.hand))]
    victim.hand.remove(card)
    return card


def charge(table: Table, amount: int, payer: int) -> None:
    """Ask for a payment, of whoever has anything to pay with."""
    table.bill = payable(table, table.seats[payer])
    if table.bill:
        table.due = amount
        ask(table, "pay", payer)
    else:
        ask_next_target(table)


def pay(table: Table) -> None:
    """Hand over all that was picked, once it suffices or nothing is left."""
    if table.due > 0 and not all(item.is_chosen for item in table.bill):
        return
    assert table.decider is not None
    payer, payee = table.seats[table.decider], table.seats[table.turn]
    for item in table.bill:
        if not item.is_chosen:
            continue
        if item.where == "area":
            payer.area[item.color].remove(item.card)
            arrive(payee, item.card)
        else:
            (payer.bank if item.where == "bank" else payer.buildings[item.color]).remove(item.card)
            payee.bank.append(item.card)
    for color in payer.buildings:
        settle_buildings(table, payer, color)
    table.bill, table.due = [], 0
    look_and_go_on(table)


def arrive(owner: Seat, card: str) -> None:
    """Lay an arriving property down; a wild waits for its colour."""
    if card in WILDS:
        owner.arriving.append(card)
    else:
        owner.area[card].append(card)


def swap(table: Table, victim: Seat, active: Seat, taken: list[Spot], given: list[Spot]) -> None:
    """Move cards between two property areas, all at once."""
    for owner, other, spots in ((victim, active, taken), (active, victim, given)):
        for card, color in spots:
            owner.area[color].remove(card)
            arrive(other, card)
    for owner, spots in ((victim, taken), (active, given)):
        for _, color in spots:
            settle_buildings(table, owner, color)


def take_group(table: Table, victim: Seat, active: Seat, color: str) -> None:
    """Take a colour's first full group with its best buildings (B62, B63)."""
    for card in in_order(victim.area[color])[: SIZE[color]]:
        victim.area[color].remove(card)
        active.area[color].append(card)
    for card in houses_on(victim, color)[:1] + hotels_on(victim, color)[:1]:
        victim.buildings[color].remove(card)
        add_building(active, color, card)
    for owner in (victim, active):
        settle_buildings(table, owner, color)


# --- after a transfer ---------------------------------------------------------------------------


def look_and_go_on(table: Table) -> None:
    """Look for a winner and ask for colours, seat by seat; then go on (B11, B14)."""
    for seat in table.from_active():
        player = table.seats[seat]
        is_time = seat == table.turn or table.options["win_timing"] == "immediate"
        if is_time and has_won(table, player):
            end_game(table, seat)
            return
        if player.arriving:
            ask(table, "color", seat)
            return
    ask_next_target(table)


def end_game(table: Table, winner: int) -> None:
    """End the game; wilds that nobody was asked about lie down."""
    for player in table.seats:
        for wild in player.arriving:
            player.area[first_color(wild)].append(wild)
        player.arriving = []
    table.winner, table.attack = winner, None
    table.prompt, table.decider = "over", None
