# Spilin og hvað við þau er gert. Athafnir standa án frumlags; `$cards` eru spil með merkjum sorta sinna.

## Hvernig þau liggja

lying-closed = { $cards } á grúfu
lying-open = { $cards } upp í loft
lying-unknown = { $count ->
    [1] eitt óþekkt spil
    [2] tvö óþekkt spil
    [3] þrjú óþekkt spil
    [4] fjögur óþekkt spil
   *[other] { $count } óþekkt spil
}
state-board = á borðinu eru { $cards }
state-holds = { $who } er með { $cards }
state-protected = spil { $who-genitive } eru varin
state-machine-shuffle = vél stokkar spilin

## Það sem leikmaður gerir

deed-push-cards-forward = ýtir{ $later } spilunum fram
deed-throw-cards-forward = kastar{ $later } spilunum fram
deed-throw-cards-over-line = kastar{ $later } spilunum yfir línuna
deed-throw-cards-toward-muck = kastar{ $later } spilunum í átt að muckinu
deed-throw-cards-to = kastar{ $later } spilunum til { $other-genitive }
deed-muck = hendir{ $later } spilunum á grúfu í muckið
deed-muck-face-up = hendir{ $later } spilunum í muckið með framhliðina upp
deed-lift-upcards = tekur{ $later } opnu spilin sín upp af borðinu

deed-table = leggur{ $later } spilin sín upp í loft á borðið
deed-table-cards = leggur{ $later } { $cards } upp í loft á borðið
deed-flash = lætur{ $later } sjást í spilin sín
deed-flash-cards = lætur{ $later } { $cards } sjást
deed-show-cards = snýr{ $later } { $cards } upp á borðinu
deed-show-to = sýnir{ $later } { $other-dative } spilin sín
deed-show-cards-to = { $count ->
    [one] sýnir{ $later } { $other-dative } spilið { $cards }
   *[other] sýnir{ $later } { $other-dative } spilin { $cards }
}
deed-refuse = neitar{ $later } að sýna spilin sín
deed-claim = { $class ->
    [high-card] segist{ $later } vera með háspil
    [pair] segist{ $later } vera með par
    [two-pair] segist{ $later } vera með tvö pör
    [three-of-a-kind] segist{ $later } vera með þrennu
    [straight] segist{ $later } vera með röð
    [flush] segist{ $later } vera með lit
    [full-house] segist{ $later } vera með fullt hús
    [four-of-a-kind] segist{ $later } vera með fernu
   *[straight-flush] segist{ $later } vera með litaröð
}
deed-point-out = bendir{ $later } á að hönd { $other-genitive } sé rangt lesin

deed-ask-see = biður{ $later } um að fá að sjá hönd { $other-genitive }
deed-ask-hand-back = biður{ $later } um að fá spilin sín aftur
deed-ask-next-card = biður{ $later } um að fá að sjá spilið sem hefði komið næst

## Það sem gjafarinn gerir

deed-deal = gefur { $other-dative }: { $cards }
deed-muck-cards-of = setur{ $later } spil { $other-genitive } fyrir mistök í muckið
deed-turn-up = snýr{ $later } spilum { $other-genitive } upp
deed-wash = hrærir{ $later } í spilunum á borðinu
deed-riffle = stokkar{ $later } spilin
deed-press-shuffler = ýtir{ $later } á hnapp stokkunarvélarinnar
deed-count = finnur{ $later } { $count } spil í stokknum

## Það sem fyrir þau kemur

event-cards = { $event }: { $cards }
event-draw = dregið er um hnappinn: { $drawn }
event-drawn = { $who } dregur { $card }
event-touch = { $what ->
    [muck] spil { $who-genitive } snerta muckið
    [board] spil { $who-genitive } snerta sameiginlegu spilin
    [burns] spil { $who-genitive } snerta brenndu spilin
   *[cards] spil { $who-genitive } snerta spil { $other-genitive }
}
event-mix = { $what ->
    [muck] spil { $who-genitive } blandast muckinu
    [board] spil { $who-genitive } blandast sameiginlegu spilunum
    [burns] spil { $who-genitive } blandast brenndu spilunum
   *[cards] spil { $who-genitive } blandast spilum { $other-genitive }
}
