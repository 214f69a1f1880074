# A terem: az asztalai, ami ott egy leosztáson kívül történik, és ami erről eldől.

state-tables = játékosok az asztaloknál: { $counts }
state-tables-of = { $count } fős asztalok
state-six-handed = hatfős asztalok versenye
state-heads-up = kétszemélyes verseny
state-stud-only = csak studból álló verseny
state-mixed = vegyes játékú verseny
state-satellite = szatellit
state-turbo = turbóverseny
state-table = { $number }. asztal: { $facts }
state-between-hands = két leosztás között
state-pays = { ARTICLE($place) } { $place }. hely díja { $amount }
state-starting-stack = kezdő zsetonkészlet: { $amount }
state-hand-for-hand = szinkronosztás folyik
state-balancing-order = az asztalok ebben a sorrendben adnak át játékost: { $tables }
state-breaking-order = az asztalok ebben a sorrendben szűnnek meg: { $tables }
state-registration-closed = a nevezés lezárult
state-due-in = { $who } helye: { $place }
state-last-level = a nap utolsó szintje
state-on-break = a versenyen szünet van
state-minutes-left = a szintből { $count } perc van hátra
state-level-of = { $count } perces szintek
state-next-stakes = következő szint: { $small }/{ $big }
state-waiting = helyre váró: { $count }
state-away-for = { $who } { $count } perce távol van
state-missed = { $who } kihagyta { ARTICLE($small) } { $small } és { ARTICLE($big) } { $big } értékű vakot
state-absence-button = { $who } helyét távolléti gomb jelöli
state-told-manager = { $who } szólt a vezetőnek
state-paid-deposit = { $who } befizette a letétet
state-deals-forbidden = az alkut törvény tiltja
state-somebody = valaki
state-fell-open = a helyek ebben a sorrendben ürültek meg: { $seats }
place = { $number }. hely
place-at-table = { $table }. asztal, { $number }. hely
place-in = { $number }. hely
place-in-at-table = { $table }. asztal, { $number }. hely
place-to = { $number }. hely
place-to-at-table = { $table }. asztal, { $number }. hely
place-taken = { ARTICLE($number) } { $number }. helyre
place-taken-at-table = { ARTICLE($table) } { $table }. asztal { $number }. helyére

event-table-finishes-hand = { ARTICLE($number) } { $number }. asztal befejezi a leosztást
event-table-loses-player = { ARTICLE($number) } { $number }. asztalnál kiesik egy játékos
event-table-all-in = { ARTICLE($number) } { $number }. asztalnál megadnak egy all-int
event-game-changes = { $kind ->
    [stud] a játék studra vált
   *[flop] a játék flopos játékra vált
}
event-minutes-pass = eltelik { $count } perc
event-draw-for-seats = a helyek sorsolásán { $drawn }
event-seat-cards = az ültetőkártyákat ebben a sorrendben osztják ki: { $places }
event-draw-for-hands = { $who } a hátralévő leosztásokhoz ezt a lapot húzza: { $card }
deed-leave-tournament = elhagyja a versenyt
deed-leave-for-good = elhagyja a versenyt, és közli, hogy nem tér vissza
deed-step-out-of-reach = messzebb lép, mint ahonnan a széke elérhető
deed-look-at-cards = megnézi a lapjait
deed-hide-from-camera = nem mutatja meg a lapjait a kamerának
deed-refuse-crew = nem működik együtt a forgatócsoporttal
deed-ask-for-table = másik asztalt kér
deed-give-up-chips = leadja a zsetonjait egy új készletért
deed-balance-tables = kiegyensúlyozza az asztalokat
deed-break-a-table = megszüntet egy asztalt
deed-announce-hand-for-hand = szinkronosztást hirdet
deed-stop-clock = megállítja az órát
deed-announce-hands-left = kihirdeti a hátralévő leosztásokat
deed-approve-deal = jóváhagyja az alkut
deed-refuse-deal = nem hagyja jóvá az alkut
deed-cancel-tournament = törli a versenyt
deed-change-tournament = módosítja a versenyt
deed-deal-first-card = kiosztja az első lapot
deed-deal-last-card = kiosztja az utolsó lapot
deed-deal-last-upcard = kiosztja az utolsó nyílt lapot
deed-take-from-table = játékost ültet át { ARTICLE($number) } { $number }. asztaltól
deed-break-table = megszünteti { ARTICLE($number) } { $number }. asztalt
deed-invite = { ARTICLE($number) } { $number }. helyre hívja { $other-accusative }
deed-find-with-anothers-chips = rossz helyen és más zsetonjaival találja { $other-accusative }
deed-sit-at = leül ({ $place })
sits-himself = { $sits }
sits-broken-table = { $sits }, megszűnt asztaltól érkezve
sits-late = { $sits }, késői nevezéssel
sits-waiting-list = { $sits }, a várólistáról
sits-re-entry = { $sits }, újranevezés után
sits-balanced = { $sits }, mert az asztalok kiegyensúlyozásakor átültették
sits-must-move = { $sits }, mert át kellett ülnie
sits-broken-game = { $sits }, felbomlott játékból érkezve
sits-new = { $sits } új játékosként
deed-move-to-place = átül ({ $place })
deed-swap-with = helyet cserél { $other-instrumental }
deed-ask-for-seat = { ARTICLE($number) } { $number }. helyet kéri
deed-draw-seat = helyet sorsol ({ $place })
deed-ask-to-swap = helyet szeretne cserélni { $other-instrumental }
deed-deal-first-card-to = kiosztja { $other-dative } az első lapot
deed-agree-deal = megegyezik a díjakról
deed-with-terms = { $deed }: { $terms }
deal-share = { $amount } { ARTICLE($place) } { $place }. helyért
deal-left = { $amount } marad játékban

found-inattentive = { $other } nem figyel az asztalra
found-late-stage = a verseny már a késői szakaszában tart
found-blinds-affected = a hiány az asztal vakjait érinti
found-unknowable = a kiesések sorrendje kideríthetetlen
found-alike = a két pozíció egyformán jó
found-relief = csak nyújtózkodni állt fel

verdict-table-stops = { ARTICLE($number) } { $number }. asztalnál leáll a játék
verdict-table-plays-on = { ARTICLE($number) } { $number }. asztalnál továbbjátszanak
verdict-table-may-play-on = { ARTICLE($number) } { $number }. asztalnál ennek ellenére tovább lehet játszani
verdict-table-waits = { ARTICLE($number) } { $number }. asztal leosztás közben vár
verdict-table-gives-up-player = { ARTICLE($number) } { $number }. asztal ad át játékost
verdict-table-breaks = { ARTICLE($number) } { $number }. asztal megszűnik
verdict-moves-to-table = { $who } { ARTICLE($number) } { $number }. asztalhoz ül át
verdict-takes = { $who } { $place } ül
verdict-moves-and-takes = { $duty ->
    [posts-big-blind] { $who } { ARTICLE($table) } { $table }. asztal { $number }. helyére ül át, és beteszi a nagyvakot
    [posts-small-blind] { $who } { ARTICLE($table) } { $table }. asztal { $number }. helyére ül át, és beteszi a kisvakot
    [posts-single-big-blind] { $who } { ARTICLE($table) } { $table }. asztal { $number }. helyére ül át, és beteszi a nagyvakot; kisvakot senki sem tesz
    [gets-button] { $who } { ARTICLE($table) } { $table }. asztal { $number }. helyére ül át, és megkapja a gombot
   *[none] { $who } { ARTICLE($table) } { $table }. asztal { $number }. helyére ül át
}
verdict-seat-filled = { ARTICLE($number) } { ENDING($number, "s") } széket töltik be
verdict-posts-big-blind = { $who } beteszi a nagyvakot
verdict-posts-small-blind = { $who } beteszi a kisvakot
verdict-posts-single-big-blind = { $who } beteszi a nagyvakot, kisvakot senki sem
verdict-gets-button = { $who } kapja a gombot
verdict-posts-nothing = { $who } nem tesz be semmit
verdict-put-right-seat = { $who } { ARTICLE($number) } { $number }. helyre ül át { $amount } zsetonnal
verdict-put-right-full-stack = { $who } { ARTICLE($number) } { $number }. helyre ül át teljes kezdő zsetonkészlettel
verdict-may-post = { $who } betehet { ENDING($amount, "t") }, vagy megvárhatja a nagyvakot
verdict-stacks-in-play = { ARTICLE($number) } { ENDING($number, "s") } helyek zsetonkészletei mind játékba kerülnek
verdict-no-stacks-in-play = { ARTICLE($number) } { ENDING($number, "s") } helyek zsetonkészletei még nincsenek játékban
verdict-final-table-of = a döntő asztalnál { $count } játékos ül
verdict-complete-hands = { $count ->
    [one] { ARTICLE($tables) } { $tables }. asztal befejezi a leosztását
   *[other] ezek az asztalok egymás után befejezik a leosztásukat: { $tables }
}
verdict-finish-together = { $who } osztozik { ARTICLE($place) } { $place }. helyen
verdict-paid = { $count ->
    [one] { $who } díja { $amount }
   *[other] { $who } díja fejenként { $amount }
}
verdict-hands-from-shuffle = a következő keveréstől számítva még { $count } leosztás van
verdict-hands-from-press = a gomb következő megnyomásától számítva még { $count } leosztás van
verdict-has-chips = { $who } zsetonjai: { $chips-nominative }
verdict-has-nothing = { $who-dative } nem marad zsetonja
verdict-floor-breach = { -floor(case: "nominative") } megszegi ezt a szabályt: „{ $rule }”
verdict-dealt-in = { $who } kap lapot
verdict-no-cards-this-hand = { $who } ebben a leosztásban nem kap lapot
verdict-no-cards-until-button-passes = { $who } nem kap lapot, amíg a gomb el nem haladt mellette
verdict-full-stack = { $who } teljes kezdő zsetonkészletet kap
verdict-own-seat = { $who } a saját helyére ül át, minden zsetonjával
verdict-cards-taken-in = az osztó behúzza { $who } lapjait
verdict-chips-stored = { -floor(case: "nominative") } megőrzésre elviszi { $who } zsetonjait
verdict-chips-stay = { $who } zsetonjai az asztalon maradnak
verdict-full-redraw = minden helyet újra kisorsolnak
verdict-no-redraw = a helyeket nem sorsolják újra
verdict-nobody-moves = senkit sem ültetnek át másik asztalhoz
verdict-order-to-be-told = hogy melyik asztal ad játékost, azt előre megszabott sorrend dönti el: előbb meg kell mondani a sorrendet
verdict-stacks-to-be-told = előbb meg kell mondani, kinek van a legkevesebb zsetonja
verdict-starting-stacks-to-be-told = előbb meg kell mondani, melyikük mennyi zsetonnal kezdte a leosztást
verdict-chips-to-be-told = előbb meg kell mondani, kinek milyen zsetonjai vannak most
verdict-no-final-table-yet = döntő asztal még nincs
verdict-one-hand-each = minden asztalnál egy leosztást osztanak
verdict-cards-stay-face-down = a lapok lefordítva maradnak
verdict-hand-for-hand-ends = a szinkronosztás véget ér
verdict-no-deal = a játék alku nélkül folytatódik
verdict-tournament-cancelled = a versenyt törlik
verdict-tournament-changed = a versenyt módosítják
