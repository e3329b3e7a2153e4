## The sheets that rise from below: choosing, answering, paying, putting back.

choose-seat = Against whom?
choose-second = And against whom else?
choose-take = Which of { $name }’s cards?
choose-give = What do you give for it?
choose-also = Which other card?
choose-confirm = Play it like this?
choose-set = Whole { $color } set
choose-nothing = This card can’t be used now.
choose-back = Back
choose-cancel = Put it back in the hand
choose-leave = Leave it as it is
choose-seat-has = Bank { $bank_m }M · { $hand } in hand
choose-play = Play

use-bank = Into the bank: { $amount_m }M
use-place = Put it down as { $color }
use-place-plain = Put it on your table
use-place-which = Put it down as:
use-recolor = Turn it to { $color }
use-recolor-which = Turn it to:
use-rent =
    { $doubles ->
        [0] Charge { $color } rent: { $amount_m }M from each
       *[other] Charge doubled { $color } rent: { $amount_m }M from each
    }
use-rent-rainbow =
    { $doubles ->
        [0] Charge one player { $color } rent: { $amount_m }M
       *[other] Charge one player doubled { $color } rent: { $amount_m }M
    }
use-birthday = Everybody gives you { $amount_m }M
use-debt-collector = Collect { $amount_m }M from one player
use-pass-go = Draw two more cards
use-sly-deal = Take a property
use-forced-deal = Swap a property
use-deal-breaker = Take a whole set
use-go-to-jail = Make one player miss a turn
use-double-sly = Take two properties of one player
use-speeding = Make players give up a card each
use-inheritor = Draw a card from a player’s hand
use-build = Build it on { $color }

## Why a card can only be money now

unused-double = It has no move of its own: pick up the rent card, which offers the doubled rent.
unused-double-alone = It only doubles a rent card, and you hold none. It can wait for one.
unused-no = It answers a card that is played on you, so keep it for the others’ turns.
unused-no-set = None of the others has a complete set. The card can wait.
unused-nothing-there = None of the others has a property yet. The card can wait.
unused-no-own-set = It goes on a complete set, and you have none yet. The card can wait.

## What is about to be done

summary-rent-rainbow = { $name } is to pay you { $amount_m }M of { $color } rent.
summary-debt-collector = { $name } is to pay you { $amount_m }M.
summary-sly-deal = You take { $take } from { $name }.
summary-forced-deal = You take { $take } from { $name } and give { $give }.
summary-deal-breaker = You take the whole { $color } set from { $name }.
summary-go-to-jail = { $name } is to miss the next turn.
summary-double-sly =
    { $count ->
        [1] You take { $take } from { $name }.
       *[other] You take { $take } and { $give } from { $name }.
    }
summary-speeding =
    { $count ->
        [1] { $name } is to give up a card.
       *[other] { $name } and { $second } are to give up a card each.
    }
summary-inheritor = You draw a card from { $name }’s hand, unseen.

placed-card = { $card } ({ $color })
swatch-completes = completes the set
swatch-full = complete already

respond-amount = Amount:
respond-waiting =
    { $count ->
        [one] One more player is asked after you.
       *[other] { $count } more players are asked after you.
    }
respond-none-held = You hold no card that says No.
respond-accept = Let it happen
respond-let-no-stand = Accept the No
respond-transfer-to = Who is to pay in your place?

pay-total = { $chosen_m }M of { $due_m }M
pay-no-change = No change is given.
pay-forgiven = You can’t pay it all: give everything that can pay, and the rest, { $lacks_m }M, is forgiven.
pay-suggest = Suggest
pay-confirm = Pay { $chosen_m }M
pay-anyway = Pay all the same
pay-breaks = This breaks a full set: { $colors }.

give-choose = Choose a card
give-confirm = Give up { $card }

discard-left =
    { $count ->
        [0] The first one goes under the pile first.
        [one] Choose one more card.
       *[other] Choose { $count } more cards.
    }
discard-confirm =
    { $count ->
        [one] Put it back
       *[other] Put { $count } cards back
    }
discard-enough = That is enough. To put back another one, first tap one that you chose.

value-none = no value
