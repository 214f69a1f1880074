# Herňa: jej stoly, čo sa tam deje mimo jedného rozdania, a čo sa o tom rozhodne.

state-tables = hráči pri stoloch: { $counts }
state-tables-of = stoly s počtom miest { $count }
state-six-handed = turnaj pri šesťmiestnych stoloch
state-heads-up = turnaj heads-up
state-stud-only = turnaj len v stude
state-mixed = turnaj v zmiešanej hre
state-satellite = satelit
state-turbo = turbo turnaj
state-table = stôl { $number }: { $facts }
state-between-hands = medzi rozdaniami
state-pays = { $place }. miesto: výhra { $amount }
state-starting-stack = úvodný stack { $amount }
state-hand-for-hand = hrá sa hand-for-hand
state-balancing-order = stoly odovzdávajú hráčov v poradí { $tables }
state-breaking-order = stoly sa rušia v poradí { $tables }
state-registration-closed = registrácia sa skončila
state-due-in = { $who } má pridelené { $place }
state-last-level = posledná úroveň dňa
state-on-break = turnaj má prestávku
state-minutes-left = do konca úrovne zostáva minút: { $count }
state-level-of = dĺžka úrovne v minútach: { $count }
state-next-stakes = ďalšia úroveň { $small }/{ $big }
state-waiting = na miesto čaká hráčov: { $count }
state-away-for = { $who } je preč už { $count ->
    [one] { $count } minútu
    [few] { $count } minúty
   *[other] { $count } minút
}
state-missed = { $who } vynechal blindy { $small } a { $big }
state-absence-button = miesto { $who-genitive } je označené značkou neprítomnosti
state-told-manager = manažér vie, že { $who } chce hrať
state-paid-deposit = záloha { $who-genitive } je zaplatená
state-deals-forbidden = turnajové dealy zakazuje zákon
state-somebody = niekto
state-fell-open = miesta sa uvoľnili v poradí { $seats }
place = miesto { $number }
place-at-table = stôl { $table }, miesto { $number }
place-in = miesto { $number }
place-in-at-table = miesto { $number } pri stole { $table }
place-to = miesto { $number }
place-to-at-table = miesto { $number } pri stole { $table }
place-taken = miesto { $number }
place-taken-at-table = miesto { $number } pri stole { $table }

event-table-finishes-hand = stôl { $number } dohrá rozdanie
event-table-loses-player = pri stole { $number } vypadne hráč
event-table-all-in = pri stole { $number } je dorovnaný all-in
event-game-changes = { $kind ->
    [stud] hra sa mení na stud
   *[flop] hra sa mení na hru s flopom
}
event-minutes-pass = { $count ->
    [one] prejde { $count } minúta
    [few] prejdú { $count } minúty
   *[other] prejde { $count } minút
}
event-draw-for-seats = pri losovaní miest { $drawn }
event-seat-cards = lístky s miestami sa rozdávajú v poradí: { $places }
event-draw-for-hands = { $who } ťahá na zostávajúce rozdania kartu { $card }
deed-leave-tournament = odchádza z turnaja
deed-leave-for-good = odchádza z turnaja a hovorí, že sa nevráti
deed-step-out-of-reach = odchádza od svojej stoličky mimo dosahu
deed-look-at-cards = pozerá si svoje karty
deed-hide-from-camera = neukazuje karty kamere
deed-refuse-crew = odmieta spolupracovať so štábom
deed-ask-for-table = žiada iný stôl
deed-give-up-chips = sa vzdáva svojich žetónov za nový stack
deed-balance-tables = vyrovnáva počty hráčov pri stoloch
deed-break-a-table = ruší stôl
deed-announce-hand-for-hand = ohlasuje hru hand-for-hand
deed-stop-clock = zastavuje hodiny
deed-announce-hands-left = ohlasuje zostávajúce rozdania
deed-approve-deal = schvaľuje deal
deed-refuse-deal = neschvaľuje deal
deed-cancel-tournament = ruší turnaj
deed-change-tournament = mení turnaj
deed-deal-first-card = rozdáva prvú kartu
deed-deal-last-card = rozdáva poslednú kartu
deed-deal-last-upcard = rozdáva poslednú odkrytú kartu
deed-take-from-table = berie hráča od stola { $number }
deed-break-table = ruší stôl { $number }
deed-invite = pozýva { $other-accusative } na miesto { $number }
deed-find-with-anothers-chips = zisťuje, že { $other } sedí na nesprávnom mieste s cudzími žetónmi
deed-sit-at = si sadá na { $place }
sits-himself = { $sits }
sits-broken-table = { $sits }, prichádza zo zrušeného stola
sits-late = { $sits } po neskorej registrácii
sits-waiting-list = { $sits }, prichádza z čakacej listiny
sits-re-entry = { $sits } po re-entry
sits-balanced = { $sits } po vyrovnávaní stolov
sits-must-move = { $sits } po povinnom presadení
sits-broken-game = { $sits }, prichádza z rozpadnutej hry
sits-new = { $sits } ako nový hráč
deed-move-to-place = si presadá na { $place }
deed-swap-with = si vymieňa miesto s { $other-instrumental }
deed-ask-for-seat = žiada miesto { $number }
deed-draw-seat = si losuje { $place }
deed-ask-to-swap = žiada výmenu miesta s { $other-instrumental }
deed-deal-first-card-to = rozdáva { $other-dative } prvú kartu
deed-agree-deal = { $count ->
    [one] súhlasí s dealom o výhrach
   *[other] uzatvárajú deal o výhrach
}
deed-with-terms = { $deed }: { $terms }
deal-share = { $amount } za { $place }. miesto
deal-left = { $amount } zostáva v hre

found-inattentive = { $other } nedáva pozor
found-late-stage = turnaj je v neskorej fáze
found-blinds-affected = sa nedostatok hráčov dotkol blindov stola
found-unknowable = sa nedá zistiť, kto vypadol skôr
found-alike = obe pozície sú rovnako dobré
found-relief = to bolo len na uvoľnenie

verdict-table-stops = stôl { $number } zastaví hru
verdict-table-plays-on = stôl { $number } hrá ďalej
verdict-table-may-play-on = pri stole { $number } možno napriek tomu hrať ďalej
verdict-table-waits = stôl { $number } čaká uprostred rozdania
verdict-table-gives-up-player = hráča odovzdá stôl { $number }
verdict-table-breaks = ruší sa stôl { $number }
verdict-moves-to-table = { $who } si presadá k stolu { $number }
verdict-takes = { $who } si sadá na { $place }
verdict-moves-and-takes = { $duty ->
    [posts-big-blind] { $who } si presadá k stolu { $table } na miesto { $number } a vkladá veľký blind
    [posts-small-blind] { $who } si presadá k stolu { $table } na miesto { $number } a vkladá malý blind
    [posts-single-big-blind] { $who } si presadá k stolu { $table } na miesto { $number } a vkladá veľký blind; malý nevkladá nikto
    [gets-button] { $who } si presadá k stolu { $table } na miesto { $number } a dostáva button
   *[none] { $who } si presadá k stolu { $table } na miesto { $number }
}
verdict-seat-filled = obsadí sa miesto { $number }
verdict-posts-big-blind = { $who } vkladá veľký blind
verdict-posts-small-blind = { $who } vkladá malý blind
verdict-posts-single-big-blind = { $who } vkladá veľký blind a malý nevkladá nikto
verdict-gets-button = { $who } dostáva button
verdict-posts-nothing = { $who } nevkladá nič
verdict-put-right-seat = { $who } si presadá na miesto { $number } so žetónmi za { $amount }
verdict-put-right-full-stack = { $who } si presadá na miesto { $number } s plným stackom
verdict-may-post = { $who } môže vložiť { $amount } alebo počkať na veľký blind
verdict-stacks-in-play = všetky stacky na miestach s číslom { $number } vstupujú do hry
verdict-no-stacks-in-play = stacky na miestach s číslom { $number } ešte nie sú v hre
verdict-final-table-of = počet hráčov pri finálovom stole: { $count }
verdict-complete-hands = { $count ->
    [one] stôl { $tables } dohrá svoje rozdanie
   *[other] stoly { $tables } dohrajú svoje rozdania jeden po druhom
}
verdict-finish-together = { $who } sa delia o { $place }. miesto
verdict-paid = { $count ->
    [one] { $who } dostáva výhru { $amount }
   *[other] { $who } dostávajú po { $amount }
}
verdict-hands-from-shuffle = od najbližšieho miešania sa hrá ešte rozdaní: { $count }
verdict-hands-from-press = od najbližšieho stlačenia tlačidla sa hrá ešte rozdaní: { $count }
verdict-has-chips = { $who } má { $chips }
verdict-has-nothing = { $who } už nemá žetóny
verdict-floor-breach = { -floor(case: "nominative") } porušuje pravidlo „{ $rule }“
verdict-dealt-in = { $who } dostáva karty
verdict-no-cards-this-hand = { $who } v tomto rozdaní nedostáva karty
verdict-no-cards-until-button-passes = { $who } nedostáva karty, kým okolo neprejde button
verdict-full-stack = { $who } dostáva celý úvodný stack
verdict-own-seat = { $who } si presadá na správne miesto so všetkými svojimi žetónmi
verdict-cards-taken-in = dealer zoberie karty { $who-genitive }
verdict-chips-stored = { -floor(case: "nominative") } vezme žetóny { $who-genitive } do úschovy
verdict-chips-stay = žetóny { $who-genitive } zostávajú na stole
verdict-full-redraw = všetky miesta sa losujú znova
verdict-no-redraw = miesta sa znova nelosujú
verdict-nobody-moves = nikto sa nepresúva k inému stolu
verdict-order-to-be-told = ktorý stôl odovzdá hráča, určuje vopred daný postup: najprv treba uviesť poradie
verdict-stacks-to-be-told = najprv treba uviesť, kto má najmenší stack
verdict-starting-stacks-to-be-told = najprv treba uviesť, s koľkými žetónmi kto z nich rozdanie začal
verdict-chips-to-be-told = najprv treba uviesť, aké žetóny má kto teraz pred sebou
verdict-no-final-table-yet = finálový stôl ešte nie je
verdict-one-hand-each = každý stôl odohrá jedno rozdanie
verdict-cards-stay-face-down = karty zostávajú otočené lícom nadol
verdict-hand-for-hand-ends = hra hand-for-hand sa končí
verdict-no-deal = hrá sa ďalej bez dealu
verdict-tournament-cancelled = turnaj sa ruší
verdict-tournament-changed = turnaj sa mení
