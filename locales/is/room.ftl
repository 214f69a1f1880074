# Salurinn: borðin, það sem þar gerist utan einnar handar og hvað er úrskurðað um það.

state-tables = leikmenn við borðin: { $counts }
state-tables-of = { $count } manna borð
state-six-handed = mót við sex manna borð
state-heads-up = heads-up mót
state-stud-only = mót eingöngu í stud
state-mixed = mót í blönduðum leik
state-satellite = undanmót
state-turbo = turbo-mót
state-table = borð { $number }: { $facts }
state-between-hands = milli handa
state-pays = { $place }. sæti gefur { $amount }
state-starting-stack = byrjunarstakkur { $amount }
state-hand-for-hand = spilað er hönd fyrir hönd
state-balancing-order = borð gefa frá sér leikmann í röðinni { $tables }
state-breaking-order = borð leysast upp í röðinni { $tables }
state-registration-closed = skráningu er lokið
state-due-in = { $who } á { $place }
state-last-level = síðasta þrep dagsins
state-on-break = hlé er á mótinu
state-minutes-left = mínútur eftir af þrepinu: { $count }
state-level-of = lengd þreps í mínútum: { $count }
state-next-stakes = næsta þrep { $small }/{ $big }
state-waiting = fjöldi sem bíður eftir sæti: { $count }
state-away-for = { $who } hefur verið í burtu í { $count ->
    [one] { $count } mínútu
   *[other] { $count } mínútur
}
state-missed = { $who } missti af blindunum { $small } og { $big }
state-absence-button = sæti { $who-genitive } er merkt með fjarveruhnappi
state-told-manager = { $who } hefur látið stjórnandann vita
state-paid-deposit = { $who } hefur greitt tryggingu
state-deals-forbidden = lög banna samkomulag um verðlaun
state-somebody = einhver
state-fell-open = sæti losnuðu í röðinni { $seats }
place = sæti { $number }
place-at-table = borð { $table }, sæti { $number }
place-in = sæti { $number }
place-in-at-table = sæti { $number } við borð { $table }
place-to = sæti { $number }
place-to-at-table = sæti { $number } við borð { $table }
place-taken = sæti { $number }
place-taken-at-table = sæti { $number } við borð { $table }

event-table-finishes-hand = borð { $number } klárar höndina
event-table-loses-player = leikmaður fellur úr leik við borð { $number }
event-table-all-in = við borð { $number } er all-in kallað
event-game-changes = { $kind ->
    [stud] skipt er yfir í stud
   *[flop] skipt er yfir í leik með floppi
}
event-minutes-pass = { $count ->
    [one] { $count } mínúta líður
   *[other] { $count } mínútur líða
}
event-draw-for-seats = í sætadrættinum { $drawn }
event-seat-cards = sætismiðum er útdeilt í þessari röð: { $places }
event-draw-for-hands = { $who } dregur { $card } um þær hendur sem eftir eru
deed-leave-tournament = yfirgefur{ $later } mótið
deed-leave-for-good = yfirgefur{ $later } mótið og segist ekki koma aftur
deed-step-out-of-reach = fer{ $later } svo langt að ekki næst í stólinn
deed-look-at-cards = lítur{ $later } á spilin sín
deed-hide-from-camera = sýnir{ $later } myndavélinni ekki spilin sín
deed-refuse-crew = neitar{ $later } að vinna með tökuliðinu
deed-ask-for-table = biður{ $later } um annað borð
deed-give-up-chips = gefur{ $later } eftir spilapeninga sína fyrir nýjan stakk
deed-balance-tables = jafnar{ $later } borðin
deed-break-a-table = leysir{ $later } upp borð
deed-announce-hand-for-hand = tilkynnir{ $later } að spilað sé hönd fyrir hönd
deed-stop-clock = stöðvar{ $later } klukkuna
deed-announce-hands-left = tilkynnir{ $later } hve margar hendur eru eftir
deed-approve-deal = samþykkir{ $later } samkomulagið
deed-refuse-deal = hafnar{ $later } samkomulaginu
deed-cancel-tournament = aflýsir{ $later } mótinu
deed-change-tournament = breytir{ $later } mótinu
deed-deal-first-card = gefur{ $later } fyrsta spilið
deed-deal-last-card = gefur{ $later } síðasta spilið
deed-deal-last-upcard = gefur{ $later } síðasta opna spilið
deed-take-from-table = tekur{ $later } leikmann af borði { $number }
deed-break-table = leysir{ $later } upp borð { $number }
deed-invite = býður{ $later } { $other-dative } í sæti { $number }
deed-find-with-anothers-chips = kemst{ $later } að því að { $other } situr í röngu sæti með spilapeninga annars
deed-sit-at = sest{ $later } í { $place }
sits-himself = { $sits }
sits-broken-table = { $sits }, af borði sem leystist upp
sits-late = { $sits } eftir síðbúna skráningu
sits-waiting-list = { $sits }, af biðlista
sits-re-entry = { $sits } eftir endurkomu
sits-balanced = { $sits } vegna jöfnunar borða
sits-must-move = { $sits } eftir must move
sits-broken-game = { $sits }, úr leik sem leystist upp
sits-new = { $sits } sem nýr leikmaður
deed-move-to-place = færir{ $later } sig í { $place }
deed-swap-with = skiptir{ $later } um sæti við { $other-accusative }
deed-ask-for-seat = biður{ $later } um sæti { $number }
deed-draw-seat = dregur{ $later } { $place }
deed-ask-to-swap = biður{ $later } um að skipta um sæti við { $other-accusative }
deed-deal-first-card-to = gefur{ $later } { $other-dative } fyrsta spilið
deed-agree-deal = { $count ->
    [one] samþykkir samkomulag um verðlaunin
   *[other] semja um verðlaunin
}
deed-with-terms = { $deed }: { $terms }
deal-share = { $amount } fyrir { $place }. sæti
deal-left = { $amount } eftir til að spila um

found-inattentive = { $other } fylgist ekki með
found-late-stage = langt sé liðið á mótið
found-blinds-affected = fækkunin snerti blinda borðsins
found-unknowable = ekki sé hægt að vita hver féll fyrr úr leik
found-alike = staðan sé jafn góð á báðum stöðum
found-relief = þetta hafi aðeins verið til að rétta úr sér

verdict-table-stops = leikur stöðvast við borð { $number }
verdict-table-plays-on = borð { $number } spilar áfram
verdict-table-may-play-on = á borði { $number } má samt spila áfram
verdict-table-waits = borð { $number } bíður í miðri hendi
verdict-table-gives-up-player = borð { $number } gefur frá sér leikmann
verdict-table-breaks = borð { $number } leysist upp
verdict-moves-to-table = { $who } færist á borð { $number }
verdict-takes = { $who } sest í { $place }
verdict-moves-and-takes = { $duty ->
    [posts-big-blind] { $who } færist á borð { $table } í sæti { $number } og setur stóra blind
    [posts-small-blind] { $who } færist á borð { $table } í sæti { $number } og setur litla blind
    [posts-single-big-blind] { $who } færist á borð { $table } í sæti { $number } og setur stóra blind; enginn setur litla blind
    [gets-button] { $who } færist á borð { $table } í sæti { $number } og fær hnappinn
   *[none] { $who } færist á borð { $table } í sæti { $number }
}
verdict-seat-filled = sæti { $number } er fyllt
verdict-posts-big-blind = { $who } setur stóra blind
verdict-posts-small-blind = { $who } setur litla blind
verdict-posts-single-big-blind = { $who } setur stóra blind og enginn setur litla blind
verdict-gets-button = { $who } fær hnappinn
verdict-posts-nothing = { $who } setur ekkert
verdict-put-right-seat = { $who } færist í sæti { $number } með { $amount }
verdict-put-right-full-stack = { $who } færist í sæti { $number } með fullan stakk
verdict-may-post = { $who } má setja { $amount } eða bíða eftir stóra blindi
verdict-stacks-in-play = allir stakkar í sætum { $number } koma í leik
verdict-no-stacks-in-play = stakkar í sætum { $number } eru ekki enn í leik
verdict-final-table-of = fjöldi leikmanna við lokaborðið: { $count }
verdict-complete-hands = { $count ->
    [one] borð { $tables } klárar höndina sína
   *[other] borð { $tables } klára hendur sínar hvert á eftir öðru
}
verdict-finish-together = { $who } deila { $place }. sæti
verdict-paid = { $count ->
    [one] { $who } fær { $amount }
   *[other] { $who } fá { $amount } hver
}
verdict-hands-from-shuffle = { $count ->
    [one] { $count } hönd er spiluð til viðbótar, talin frá næstu stokkun
   *[other] { $count } hendur eru spilaðar til viðbótar, taldar frá næstu stokkun
}
verdict-hands-from-press = { $count ->
    [one] { $count } hönd er spiluð til viðbótar, talin frá því að næst er ýtt á hnapp vélarinnar
   *[other] { $count } hendur eru spilaðar til viðbótar, taldar frá því að næst er ýtt á hnapp vélarinnar
}
verdict-has-chips = { $who } á { $chips }
verdict-has-nothing = { $who } á enga spilapeninga eftir
verdict-floor-breach = { -floor(case: "nominative") } brýtur regluna „{ $rule }“
verdict-dealt-in = { $who } fær spil
verdict-no-cards-this-hand = { $who } fær ekki spil í þessari hendi
verdict-no-cards-until-button-passes = { $who } fær ekki spil fyrr en hnappurinn er kominn fram hjá
verdict-full-stack = { $who } fær fullan byrjunarstakk
verdict-own-seat = { $who } færist í rétt sæti með alla spilapeninga sína
verdict-cards-taken-in = gjafarinn tekur spil { $who-genitive }
verdict-chips-stored = { -floor(case: "nominative") } tekur spilapeninga { $who-genitive } í geymslu
verdict-chips-stay = spilapeningar { $who-genitive } eru áfram á borðinu
verdict-full-redraw = dregið er á ný um öll sæti
verdict-no-redraw = ekki er dregið á ný um sæti
verdict-nobody-moves = enginn er fluttur á annað borð
verdict-order-to-be-told = hvaða borð lætur leikmann frá sér er ákveðið fyrir fram: fyrst þarf að segja í hvaða röð
verdict-stacks-to-be-told = fyrst þarf að segja hver er með fæsta spilapeninga
verdict-starting-stacks-to-be-told = fyrst þarf að segja með hve marga spilapeninga hver þeirra byrjaði höndina
verdict-chips-to-be-told = fyrst þarf að segja hvaða spilapeninga hver á núna
verdict-no-final-table-yet = lokaborð er ekki enn myndað
verdict-one-hand-each = hvert borð spilar eina hönd
verdict-cards-stay-face-down = spilin liggja áfram á grúfu
verdict-hand-for-hand-ends = spili hönd fyrir hönd lýkur
verdict-no-deal = spilað er áfram án samkomulags
verdict-tournament-cancelled = mótinu er aflýst
verdict-tournament-changed = mótinu er breytt
