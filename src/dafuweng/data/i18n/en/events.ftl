### The log, one sentence for each event. event-TYPE takes the event's fields by their names:
### $seat and the other person's field ($target, $to, $from, $against) are names already, cards and
### colours are translated already, lists are joined to one string already.
### $take and $give name the colour too where the card leaves it open. $plain: the card names its colour;
### $paid: "exact", "over" or "short" of what is due.
### $you says who reads: "yes" for $seat, "target" for the other person, "no" for everybody else.
### A reader within a list of names ($targets) stands there as name-you.

## Words within a list

name-you = you
name-roll = { $seat } { $sum }

## Turn

event-dice-rolled = Two dice each for the order: { $rolls }.
event-order-found = The order of the turns: { $seats }.
event-turn-started =
    { $you ->
        [yes] Turn { $turn }: it’s yours.
       *[no] Turn { $turn }: it’s { $seat }’s.
    }
event-cards-drawn =
    { $you ->
        [yes]
            { $count ->
                [0] There is no card left for you to draw.
                [one] You draw a card: { $cards }.
               *[other] You draw { $count } cards: { $cards }.
            }
       *[no]
            { $count ->
                [0] There is no card left for { $seat } to draw.
                [one] { $seat } draws a card.
               *[other] { $seat } draws { $count } cards.
            }
    }
event-draw-pile-reshuffled =
    { $count ->
        [one] The draw pile is empty: the one discarded card becomes the new one.
       *[other] The draw pile is empty: the { $count } discarded cards are shuffled into a new one.
    }
event-turn-ended =
    { $you ->
        [yes] You end your turn.
       *[no] { $seat } ends the turn.
    }
event-turn-missed =
    { $you ->
        [yes] You are in jail and miss this turn.
       *[no] { $seat } is in jail and misses this turn.
    }
event-plays-missed =
    { $you ->
        [yes] You come out of jail: this turn you may draw, but play nothing.
       *[no] { $seat } comes out of jail: this turn with a draw, but without a play.
    }
event-cards-put-back =
    { $you ->
        [yes]
            { $count ->
                [one] You put back the card over seven: { $cards }.
               *[other] You put back the { $count } cards over seven: { $cards }.
            }
       *[no]
            { $count ->
                [one] { $seat } puts back the card over seven.
               *[other] { $seat } puts back the { $count } cards over seven.
            }
    }

## One's own table

event-card-banked =
    { $you ->
        [yes] You bank { $card }: +{ $amount_m }M.
       *[no] { $seat } banks { $card }: +{ $amount_m }M.
    }
event-property-placed =
    { $you ->
        [yes]
            { $plain ->
                [yes] You put down { $card }.
               *[no] You put down { $card } as { $color }.
            }
       *[no]
            { $plain ->
                [yes] { $seat } puts down { $card }.
               *[no] { $seat } puts down { $card } as { $color }.
            }
    }
event-wild-recolored =
    { $you ->
        [yes] You turn { $card } from { $from } to { $to }.
       *[no] { $seat } turns { $card } from { $from } to { $to }.
    }
event-wild-colored =
    { $you ->
        [yes] You choose { $color } for { $card }.
       *[no] { $seat } chooses { $color } for { $card }.
    }
event-building-built =
    { $you ->
        [yes] You build { $card } on your { $color } set.
       *[no] { $seat } builds { $card } on the { $color } set.
    }
event-go-passed =
    { $you ->
        [yes] You play { $card }.
       *[no] { $seat } plays { $card }.
    }
event-buildings-lost =
    { $you ->
        [yes]
            { $to ->
                [bank] Your { $color } set is broken: { $cards } into your bank.
               *[discard] Your { $color } set is broken: { $cards } onto the discard pile.
            }
       *[no]
            { $to ->
                [bank] { $seat }’s { $color } set is broken: { $cards } into { $seat }’s bank.
               *[discard] { $seat }’s { $color } set is broken: { $cards } onto the discard pile.
            }
    }

## Charges

event-rent-charged =
    { $you ->
        [yes]
            { $doubles ->
                [0] You charge { $color } rent: { $amount_m }M from { $targets }.
                [1] You charge { $color } rent, doubled: { $amount_m }M from { $targets }.
               *[other] You charge { $color } rent, doubled twice: { $amount_m }M from { $targets }.
            }
       *[no]
            { $doubles ->
                [0] { $seat } charges { $color } rent: { $amount_m }M from { $targets }.
                [1] { $seat } charges { $color } rent, doubled: { $amount_m }M from { $targets }.
               *[other] { $seat } charges { $color } rent, doubled twice: { $amount_m }M from { $targets }.
            }
    }
event-birthday-held =
    { $you ->
        [yes] It’s your birthday: a present of { $amount_m }M, please, from { $targets }.
       *[no] It’s { $seat }’s birthday: a present of { $amount_m }M, please, from { $targets }.
    }
event-debt-demanded =
    { $you ->
        [yes] You play { $card }: { $target } owes you { $amount_m }M.
        [target] { $seat } plays { $card }: you owe { $amount_m }M.
       *[no] { $seat } plays { $card }: { $target } owes { $amount_m }M.
    }

## Steals and swaps

event-sly-deal-played =
    { $you ->
        [yes] You play { $card } for { $target }’s { $take }.
        [target] { $seat } plays { $card } for your { $take }.
       *[no] { $seat } plays { $card } for { $target }’s { $take }.
    }
event-forced-deal-played =
    { $you ->
        [yes] You play { $card }: your { $give } for { $target }’s { $take }.
        [target] { $seat } plays { $card }: { $give } for your { $take }.
       *[no] { $seat } plays { $card }: { $give } for { $target }’s { $take }.
    }
event-deal-breaker-played =
    { $you ->
        [yes] You play { $card } for { $target }’s whole { $color } set: { $cards }.
        [target] { $seat } plays { $card } for your whole { $color } set: { $cards }.
       *[no] { $seat } plays { $card } for { $target }’s whole { $color } set: { $cards }.
    }
event-property-taken =
    { $you ->
        [yes] You get { $card } from { $from }.
        [target] { $seat } gets { $card } from you.
       *[no] { $seat } gets { $card } from { $from }.
    }
event-set-taken =
    { $you ->
        [yes] You take { $from }’s { $color } set: { $cards }.
        [target] { $seat } takes your { $color } set: { $cards }.
       *[no] { $seat } takes { $from }’s { $color } set: { $cards }.
    }
event-double-sly-played =
    { $you ->
        [yes] You play { $card } on { $target }: { $cards }.
        [target] { $seat } plays { $card } on you: { $cards }.
       *[no] { $seat } plays { $card } on { $target }: { $cards }.
    }
event-go-to-jail-played =
    { $you ->
        [yes] You play { $card } on { $target }.
        [target] { $seat } plays { $card } on you.
       *[no] { $seat } plays { $card } on { $target }.
    }
event-speeding-played =
    { $you ->
        [yes] You play { $card }: { $targets } must give up a card each.
       *[no] { $seat } plays { $card }: { $targets } must give up a card each.
    }
event-inheritor-played =
    { $you ->
        [yes] You play { $card } on { $target }.
        [target] { $seat } plays { $card } on you.
       *[no] { $seat } plays { $card } on { $target }.
    }
event-rent-transferred =
    { $you ->
        [yes] You play { $card }: { $to } is to pay your rent of { $amount_m }M.
        [target] { $seat } plays { $card }: you are to pay the rent of { $amount_m }M.
       *[no] { $seat } plays { $card }: { $to } is to pay the rent of { $amount_m }M.
    }
event-seat-jailed =
    { $you ->
        [yes] You go to jail and will miss your next turn.
       *[no] { $seat } goes to jail and will miss the next turn.
    }
event-card-given-up =
    { $you ->
        [yes] You give up { $card }.
       *[no] { $seat } gives up { $card }.
    }
event-nothing-given-up =
    { $you ->
        [yes] You have no card left to give up.
       *[no] { $seat } has no card left to give up.
    }
event-card-inherited =
    { $you ->
        [yes] You draw { $card } from the hand of { $from }.
        [target] { $seat } draws { $lost } from your hand.
       *[no] { $seat } draws a card from the hand of { $from }.
    }
event-nothing-inherited =
    { $you ->
        [yes] The hand of { $from } is empty by now: you get nothing.
        [target] Your hand is empty by now: { $seat } gets nothing.
       *[no] The hand of { $from } is empty by now: { $seat } gets nothing.
    }

## Answers and payments

event-no-said =
    { $you ->
        [yes] You play { card-just-say-no } against { $against }.
        [target] { $seat } plays { card-just-say-no } against you.
       *[no] { $seat } plays { card-just-say-no } against { $against }.
    }
event-accepted =
    { $you ->
        [yes] You accept { $against }’s card.
        [target] { $seat } accepts your card.
       *[no] { $seat } accepts { $against }’s card.
    }
event-action-cancelled =
    { $you ->
        [yes] Your { $card } does nothing to { $target }.
        [target] { $seat }’s { $card } does nothing to you.
       *[no] { $seat }’s { $card } does nothing to { $target }.
    }
event-payment-made =
    { $you ->
        [yes]
            { $paid ->
                [exact] You pay { $to } { $total_m }M: { $cards }.
                [over] You pay { $to } { $total_m }M for { $due_m }M: { $cards }.
               *[short] You pay { $to } { $total_m }M of { $due_m }M due: { $cards }.
            }
        [target]
            { $paid ->
                [exact] { $seat } pays you { $total_m }M: { $cards }.
                [over] { $seat } pays you { $total_m }M for { $due_m }M: { $cards }.
               *[short] { $seat } pays you { $total_m }M of { $due_m }M due: { $cards }.
            }
       *[no]
            { $paid ->
                [exact] { $seat } pays { $to } { $total_m }M: { $cards }.
                [over] { $seat } pays { $to } { $total_m }M for { $due_m }M: { $cards }.
               *[short] { $seat } pays { $to } { $total_m }M of { $due_m }M due: { $cards }.
            }
    }
event-nothing-paid =
    { $you ->
        [yes] You owe { $to } { $due_m }M but have nothing to pay with.
        [target] { $seat } owes you { $due_m }M but has nothing to pay with.
       *[no] { $seat } owes { $to } { $due_m }M but has nothing to pay with.
    }

## The end

event-game-won =
    { $you ->
        [yes] You win, with complete sets of { $colors }!
       *[no] { $seat } wins, with complete sets of { $colors }.
    }
event-game-over = The game is over.

## Who must decide what. $you as above; $against is the person whose card the answer would cancel.

prompt-play =
    { $you ->
        [yes]
            { $plays ->
                [0] No plays left: you may still recolour wilds, then end your turn.
                [one] Your turn: one play left.
               *[other] Your turn: { $plays } plays left.
            }
       *[no]
            { $plays ->
                [0] { $seat } has no plays left.
                [one] { $seat } has one play left.
               *[other] { $seat } has { $plays } plays left.
            }
    }
prompt-respond =
    { $you ->
        [yes] Your answer to { $against }: let it happen, or say No?
        [target] { $seat } may answer your card.
       *[no] { $seat } may answer { $against }’s card.
    }
prompt-pay =
    { $you ->
        [yes] Choose what to pay { $to } with: { $due_m }M.
        [target] { $seat } is choosing what to pay you with: { $due_m }M.
       *[no] { $seat } is choosing what to pay { $to } with: { $due_m }M.
    }
prompt-color =
    { $you ->
        [yes] { $card } is yours now. Choose its colour.
       *[no] { $seat } is choosing a colour for { $card }.
    }
prompt-give =
    { $you ->
        [yes] Choose a card from your hand to throw away.
       *[no] { $seat } is choosing a card to throw away.
    }
prompt-discard =
    { $you ->
        [yes]
            { $excess ->
                [one] You hold one card too many. Choose which to put back.
               *[other] You hold { $excess } cards too many. Choose which to put back.
            }
       *[no]
            { $excess ->
                [one] { $seat } is putting a card back.
               *[other] { $seat } is putting { $excess } cards back.
            }
    }
prompt-over = The game is over.

## What an answer is about: the card as it will happen if it stands.
## $you: "yes" for the target, "actor" for the person who played it, "no" for everybody else.

prompt-attack-rent =
    { $you ->
        [yes] { $actor } wants { $amount_m }M from you: { $color } rent.
        [actor] You want { $amount_m }M from { $target }: { $color } rent.
       *[no] { $actor } wants { $amount_m }M from { $target }: { $color } rent.
    }
prompt-attack-birthday =
    { $you ->
        [yes] { $actor } has a birthday and wants { $amount_m }M from you.
        [actor] You have a birthday and want { $amount_m }M from { $target }.
       *[no] { $actor } has a birthday and wants { $amount_m }M from { $target }.
    }
prompt-attack-debt-collector =
    { $you ->
        [yes] { $actor } wants to collect { $amount_m }M from you.
        [actor] You want to collect { $amount_m }M from { $target }.
       *[no] { $actor } wants to collect { $amount_m }M from { $target }.
    }
prompt-attack-sly-deal =
    { $you ->
        [yes] { $actor } wants to take your { $take }.
        [actor] You want to take { $target }’s { $take }.
       *[no] { $actor } wants to take { $target }’s { $take }.
    }
prompt-attack-forced-deal =
    { $you ->
        [yes] { $actor } wants your { $take } and gives { $give } for it.
        [actor] You want { $target }’s { $take } and give { $give } for it.
       *[no] { $actor } wants { $target }’s { $take } and gives { $give } for it.
    }
prompt-attack-deal-breaker =
    { $you ->
        [yes] { $actor } wants to take your whole { $color } set: { $cards }.
        [actor] You want to take { $target }’s whole { $color } set: { $cards }.
       *[no] { $actor } wants to take { $target }’s whole { $color } set: { $cards }.
    }
prompt-attack-go-to-jail =
    { $you ->
        [yes] { $actor } wants you in jail: you would miss your next turn.
        [actor] You want { $target } in jail: they would miss their next turn.
       *[no] { $actor } wants { $target } in jail: they would miss their next turn.
    }
prompt-attack-double-sly =
    { $you ->
        [yes] { $actor } wants to take from you: { $take }.
        [actor] You want to take from { $target }: { $take }.
       *[no] { $actor } wants to take from { $target }: { $take }.
    }
prompt-attack-speeding =
    { $you ->
        [yes] { $actor } wants you to give up a card from your hand.
        [actor] You want { $target } to give up a card.
       *[no] { $actor } wants { $target } to give up a card.
    }
prompt-attack-inheritor =
    { $you ->
        [yes] { $actor } wants to draw a card from your hand, unseen.
        [actor] You want to draw a card from { $target }’s hand.
       *[no] { $actor } wants to draw a card from { $target }’s hand.
    }
prompt-attack-rent-transfer =
    { $you ->
        [yes] { $from } wants you to pay { $actor } the { $color } rent of { $amount_m }M for them.
        [actor] { $from } wants { $target } to pay you the { $color } rent of { $amount_m }M.
       *[no] { $from } wants { $target } to pay { $actor } the { $color } rent of { $amount_m }M.
    }
# Asked of the person whose card met a No.
prompt-answer-no = { $against } says No to your { $card }. Accept that, or say No in turn?
# Asked of the target whose own No met another.
prompt-answer-no-again = { $against } says No to your No, so { $card } goes ahead. Accept that, or say No again?
