# Soba: njezini stolovi, što se ondje događa izvan jedne ruke i što se o tome odlučuje.

state-tables = igrači po stolovima: { $counts }
state-tables-of = stolovi s brojem mjesta { $count }
state-six-handed = turnir za stolovima sa šest mjesta
state-heads-up = heads-up turnir
state-stud-only = turnir samo u studu
state-mixed = turnir u mješovitoj igri
state-satellite = satelit
state-turbo = turbo turnir
state-table = stol { $number }: { $facts }
state-between-hands = između ruku
state-pays = { $place }. mjesto nosi { $amount }
state-starting-stack = početni stack { $amount }
state-hand-for-hand = igra se hand-for-hand
state-balancing-order = stolovi daju igrača redom { $tables }
state-breaking-order = stolovi se zatvaraju redom { $tables }
state-registration-closed = prijave su zatvorene
state-due-in = { $who } ima dodijeljeno { $place }
state-last-level = posljednja razina dana
state-on-break = turnir je na stanci
state-minutes-left = do kraja razine ostaje minuta: { $count }
state-level-of = trajanje razine u minutama: { $count }
state-next-stakes = sljedeća razina { $small }/{ $big }
state-waiting = na mjesto čeka igrača: { $count }
state-away-for = { $who-genitive } nema već { $count ->
    [one] { $count } minutu
    [few] { $count } minute
   *[other] { $count } minuta
}
state-missed = { $who } je propustio blindove { $small } i { $big }
state-absence-button = mjesto { $who-genitive } označeno je oznakom odsutnosti
state-told-manager = voditelj zna da { $who } želi igrati
state-paid-deposit = polog { $who-genitive } je uplaćen
state-deals-forbidden = dogovore zabranjuje zakon
state-somebody = netko
state-fell-open = mjesta su se oslobodila redom { $seats }
place = mjesto { $number }
place-at-table = stol { $table }, mjesto { $number }
place-in = mjesto { $number }
place-in-at-table = mjesto { $number } za stolom { $table }
place-to = mjesto { $number }
place-to-at-table = mjesto { $number } za stolom { $table }
place-taken = mjesto { $number }
place-taken-at-table = mjesto { $number } za stolom { $table }

event-table-finishes-hand = stol { $number } završava ruku
event-table-loses-player = za stolom { $number } ispada igrač
event-table-all-in = za stolom { $number } plaćen je all-in
event-game-changes = { $kind ->
    [stud] igra prelazi na stud
   *[flop] igra prelazi na igru s flopom
}
event-minutes-pass = { $count ->
    [one] prođe { $count } minuta
    [few] prođu { $count } minute
   *[other] prođe { $count } minuta
}
event-draw-for-seats = u izvlačenju mjesta { $drawn }
event-seat-cards = kartice s mjestima dijele se ovim redom: { $places }
event-draw-for-hands = { $who } za preostale ruke izvlači kartu { $card }
deed-leave-tournament = napušta turnir
deed-leave-for-good = napušta turnir i kaže da se neće vratiti
deed-step-out-of-reach = odmiče se od stolice izvan dohvata
deed-look-at-cards = gleda svoje karte
deed-hide-from-camera = ne pokazuje karte kameri
deed-refuse-crew = odbija suradnju s ekipom
deed-ask-for-table = traži drugi stol
deed-give-up-chips = se odriče svojih čipova za novi stack
deed-balance-tables = ujednačava stolove
deed-break-a-table = zatvara stol
deed-announce-hand-for-hand = najavljuje igru hand-for-hand
deed-stop-clock = zaustavlja sat
deed-announce-hands-left = najavljuje preostale ruke
deed-approve-deal = odobrava dogovor
deed-refuse-deal = ne odobrava dogovor
deed-cancel-tournament = otkazuje turnir
deed-change-tournament = mijenja turnir
deed-deal-first-card = dijeli prvu kartu
deed-deal-last-card = dijeli posljednju kartu
deed-deal-last-upcard = dijeli posljednju otvorenu kartu
deed-take-from-table = uzima igrača sa stola { $number }
deed-break-table = zatvara stol { $number }
deed-invite = poziva { $other-accusative } na mjesto { $number }
deed-find-with-anothers-chips = utvrđuje da { $other } sjedi na pogrešnom mjestu s tuđim čipovima
deed-sit-at = sjeda na { $place }
sits-himself = { $sits }
sits-broken-table = { $sits }, dolazeći sa zatvorenog stola
sits-late = { $sits } nakon kasne prijave
sits-waiting-list = { $sits }, dolazeći s liste čekanja
sits-re-entry = { $sits } nakon ponovnog ulaska
sits-balanced = { $sits } zbog ujednačavanja stolova
sits-must-move = { $sits } nakon obveznog premještaja
sits-broken-game = { $sits }, dolazeći iz igre koja se raspala
sits-new = { $sits } kao novi igrač
deed-move-to-place = prelazi na { $place }
deed-swap-with = mijenja mjesto s { $other-instrumental }
deed-ask-for-seat = traži mjesto { $number }
deed-draw-seat = izvlači { $place }
deed-ask-to-swap = traži zamjenu mjesta s { $other-instrumental }
deed-deal-first-card-to = dijeli { $other-dative } prvu kartu
deed-agree-deal = { $count ->
    [one] pristaje na dogovor o nagradama
   *[other] sklapaju dogovor o nagradama
}
deed-with-terms = { $deed }: { $terms }
deal-share = { $amount } za { $place }. mjesto
deal-left = { $amount } ostaje u igri

found-inattentive = { $other } ne prati igru
found-late-stage = je turnir u kasnoj fazi
found-blinds-affected = manjak igrača utječe na blindove stola
found-unknowable = se ne može znati tko je prvi ispao
found-alike = su obje pozicije jednako dobre
found-relief = je to bilo samo radi protezanja

verdict-table-stops = stol { $number } zaustavlja igru
verdict-table-plays-on = stol { $number } igra dalje
verdict-table-may-play-on = za stolom { $number } smije se ipak igrati dalje
verdict-table-waits = stol { $number } čeka usred ruke
verdict-table-gives-up-player = igrača daje stol { $number }
verdict-table-breaks = zatvara se stol { $number }
verdict-moves-to-table = { $who } prelazi za stol { $number }
verdict-takes = { $who } sjeda na { $place }
verdict-moves-and-takes = { $duty ->
    [posts-big-blind] { $who } prelazi za stol { $table } na mjesto { $number } i stavlja veliki blind
    [posts-small-blind] { $who } prelazi za stol { $table } na mjesto { $number } i stavlja mali blind
    [posts-single-big-blind] { $who } prelazi za stol { $table } na mjesto { $number } i stavlja veliki blind; mali ne stavlja nitko
    [gets-button] { $who } prelazi za stol { $table } na mjesto { $number } i dobiva button
   *[none] { $who } prelazi za stol { $table } na mjesto { $number }
}
verdict-seat-filled = popunjava se mjesto { $number }
verdict-posts-big-blind = { $who } stavlja veliki blind
verdict-posts-small-blind = { $who } stavlja mali blind
verdict-posts-single-big-blind = { $who } stavlja veliki blind, a mali ne stavlja nitko
verdict-gets-button = { $who } dobiva button
verdict-posts-nothing = { $who } ne stavlja ništa
verdict-put-right-seat = { $who } prelazi na mjesto { $number } s čipovima u vrijednosti od { $amount }
verdict-put-right-full-stack = { $who } prelazi na mjesto { $number } s cijelim početnim stackom
verdict-may-post = { $who } može staviti { $amount } ili pričekati veliki blind
verdict-stacks-in-play = svi stackovi na mjestima s brojem { $number } ulaze u igru
verdict-no-stacks-in-play = stackovi na mjestima s brojem { $number } još nisu u igri
verdict-final-table-of = broj igrača za finalnim stolom: { $count }
verdict-complete-hands = { $count ->
    [one] stol { $tables } dovršava svoju ruku
   *[other] stolovi { $tables } dovršavaju svoje ruke jedan za drugim
}
verdict-finish-together = { $who } dijele { $place }. mjesto
verdict-paid = { $count ->
    [one] { $who } dobiva { $amount }
   *[other] { $who } dobivaju po { $amount }
}
verdict-hands-from-shuffle = od sljedećeg miješanja igra se još ruku: { $count }
verdict-hands-from-press = od sljedećeg pritiska na tipku igra se još ruku: { $count }
verdict-has-chips = { $who } ima { $chips }
verdict-has-nothing = { $who } nema više čipova
verdict-floor-breach = { -floor(case: "nominative") } krši pravilo „{ $rule }”
verdict-dealt-in = { $who } dobiva karte
verdict-no-cards-this-hand = { $who } u ovoj ruci ne dobiva karte
verdict-no-cards-until-button-passes = { $who } ne dobiva karte dok button ne prođe
verdict-full-stack = { $who } dobiva puni početni stack
verdict-own-seat = { $who } prelazi na ispravno mjesto sa svim svojim čipovima
verdict-cards-taken-in = diler uzima karte { $who-genitive }
verdict-chips-stored = { -floor(case: "nominative") } sprema čipove { $who-genitive }
verdict-chips-stay = čipovi { $who-genitive } ostaju na stolu
verdict-full-redraw = sva se mjesta ponovno izvlače
verdict-no-redraw = mjesta se ne izvlače ponovno
verdict-nobody-moves = nitko se ne premješta za drugi stol
verdict-order-to-be-told = koji stol daje igrača određeno je unaprijed: prvo treba navesti redoslijed
verdict-stacks-to-be-told = prvo treba navesti tko ima najmanji stack
verdict-starting-stacks-to-be-told = prvo treba navesti s koliko je čipova svatko od njih započeo ruku
verdict-chips-to-be-told = prvo treba navesti koje čipove svatko od njih sada ima pred sobom
verdict-no-final-table-yet = finalnog stola još nema
verdict-one-hand-each = svaki stol igra jednu ruku
verdict-cards-stay-face-down = karte ostaju zatvorene
verdict-hand-for-hand-ends = igra hand-for-hand završava
verdict-no-deal = igra se nastavlja bez dogovora
verdict-tournament-cancelled = turnir se otkazuje
verdict-tournament-changed = turnir se mijenja
