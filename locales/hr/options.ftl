# Objašnjenja postavki: što pitaju i što znače njihove vrijednosti.

## Jedinice

option-unit-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karte
   *[other] { $count } karata
}
option-unit-chips = { $count ->
    [one] { $count } čip
    [few] { $count } čipa
   *[other] { $count } čipova
}
option-unit-days = { $count ->
    [one] { $count } dan
    [few] { $count } dana
   *[other] { $count } dana
}
option-unit-hands = { $count ->
    [one] { $count } ruka
    [few] { $count } ruke
   *[other] { $count } ruku
}
option-unit-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minute
   *[other] { $count } minuta
}
option-unit-money = { $count } u novcu
option-unit-players = { $count ->
    [one] { $count } igrač
    [few] { $count } igrača
   *[other] { $count } igrača
}
option-unit-rounds = { $count ->
    [one] { $count } krug
    [few] { $count } kruga
   *[other] { $count } krugova
}
option-unit-seats = { $count ->
    [one] { $count } mjesto
    [few] { $count } mjesta
   *[other] { $count } mjesta
}
option-unit-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekunde
   *[other] { $count } sekundi
}

## Postavke

option-clock-called = Kad se igraču smije dati sat?
    .after-reasonable-time = Kad je igrač imao razumno vrijeme za odluku.
    .on-request = Čim to netko zatraži.
option-clock-granted-by = Teče li vrijeme od zahtjeva ili od odobrenja?
    .nobody = Teče od zahtjeva.
    .floor = Teče otkad ga floorman odobri.
option-clock-decision = Koliko vremena za odluku ima igrač koji je dobio sat?
option-clock-countdown = Koliko traje odbrojavanje?
option-clock-counted = Slijedi li odbrojavanje nakon vremena ili je njegov kraj?
    .after-the-time = Slijedi nakon vremena.
    .within-the-time = Kraj je vremena.
option-clock-fast-level = Do koliko minuta trajanja razine vrijedi kratki sat?
option-clock-fast-decision = Koliko traje kratki sat?
option-clock-fast-countdown = Koliko traje odbrojavanje kratkog sata?
option-clock-change = Smije li floorman odrediti drugo vrijeme?
    .shorten = Floorman smije skratiti to vrijeme.
    .shorten-if-delaying = Floorman smije skratiti to vrijeme ako utvrdi da igrač namjerno odugovlači.
    .set-freely = Floorman smije odrediti kraće ili dulje vrijeme od uobičajenoga.
option-clock-expiry = Što ako igrač do kraja vremena ne učini ništa?
    .hand-dead = Ruka je mrtva.
    .check-or-fold = Ruka je mrtva ako je pred igračem bio ulog; inače je dao check.
option-clock-ends-with = Dokad igrač još smije odigrati?
    .time = Dok ne istekne posljednja sekunda.
    .declaration = Dok ruka nije proglašena mrtvom.
option-clock-deliberate-delay = Što slijedi za namjerno odugovlačenje igre?
option-clock-needless-delay = Što slijedi za odugovlačenje igre bez razloga?
option-procedure-exact-count = Kad igrač smije tražiti točno brojanje čipova?
    .facing-all-in = Kad je pred njim all-in.
    .opponent-all-in = Samo za čipove protivnika koji je all-in.
    .at-any-time = U svakom trenutku.
option-procedure-race = Kako se odlučuje chip race?
    .chip-by-chip = Karta za svaki prekobrojni čip i najviše jedan novi čip po igraču.
    .one-pot = Karta za svaki stack, a najviša uzima sve.
option-procedure-race-tie = Što odlučuje između jednakih karata u chip raceu?
    .suit = Njihove boje.
    .another-card = Još jedna karta za one koji su jednaki.
option-procedure-hidden-in-transit = Gube li se čipovi koje je igrač prenosio skriveno?
    .forfeited = Gube se.
    .may-be-forfeited = Floorman ih smije oduzeti.
option-procedure-stack-height = Koliko čipova čini stupac?
option-procedure-chips-in-the-way = Što slijedi za čipove koji smetaju dijeljenju ili zaklanjaju karte?
option-procedure-color-up-announced = Kad se mora najaviti zamjena čipova?
    .announced = U svakom trenutku, pa i naknadno.
    .beforehand = Prije nje.
option-procedure-break-dispute = Koliko se dugo nakon dodjele može osporiti pot ako ruka završi tijekom stanke?
option-procedure-dispute-until = Dokad se može osporiti dodjela pota?
    .next-hand = Do početka sljedeće ruke.
    .next-hand-over = Do kraja sljedeće ruke.
    .cards-shuffled = Dok karte te ruke nisu izmiješane.
    .at-once = Samo odmah.
option-procedure-hand-begins = Kad počinje nova ruka ako se miješa rukom?
    .first-riffle = Prvim riffle miješanjem.
    .first-shuffle = Prvim miješanjem, bilo kakvim.
    .first-card = Kad prva karta napusti špil.
    .dealer-push = Prvim riffle miješanjem ili, ako se diler smijeni prije njega, smjenom dilera.
option-procedure-level-from = Otkad vrijedi nova razina?
    .announcement = Kad joj dođe vrijeme i bude najavljena.
    .time = Kad joj dođe vrijeme.
    .either = Kad joj dođe vrijeme ili bude najavljena, što god je prije.
option-procedure-rebuy-bound = Mora li se najavljeni rebuy kupiti?
    .always = U svakom slučaju.
    .to-continue = Samo ako igrač želi igrati dalje.
option-procedure-killed-hand-refund = Dobiva li vlasnik poništene ruke natrag ono na što nitko nije dao call?
    .returned = Dobiva.
    .may-be-returned = Može dobiti ako floorman dopusti.
option-procedure-unprotected-condition = Koje ruke ostaju mrtve ako ih je diler pokupio zabunom?
    .unprotected-only = One koje nisu bile zaštićene; o ostalima nema odredbe.
    .every-hand = Sve, kako god ležale.
option-betting-substantial-pair = Koji je par akcija značajan?
    .both-add-chips = Akcije različitih igrača koje sve ulažu čipove.
    .one-adds-chips = Akcije od kojih barem jedna ulaže čipove.
    .any-action = Bilo koje akcije različitih igrača.
option-betting-substantial-pair-actions = Koliko akcija čini kraći oblik značajne akcije?
option-betting-substantial-any = Koje se akcije računaju u dulji oblik značajne akcije?
    .every-kind = Svaka akcija: check, bet, raise, call i fold.
    .chips-only = Bet, raise i call; check i fold ne.
option-betting-substantial-any-actions = Koliko akcija čini dulji oblik značajne akcije?
option-betting-out-of-turn = Obvezuje li akcija preko reda ako se do igračeva reda ništa nije promijenilo?
    .binding = Obvezuje.
    .floor-may-bind = Floorman ga smije na nju obvezati.
option-betting-out-of-turn-binds = Koje akcije preko reda obvezuju?
    .every-action = Svaka akcija.
    .wagers = Bet, call i raise; check i fold ne.
option-betting-out-of-turn-undone-by = Što poništava akciju preko reda?
    .bet-or-raise = Bilo koji bet ili raise igrača ispred.
    .larger-raise = Samo raise na više od uloženoga.
option-betting-out-of-turn-chips = Što se događa s čipovima poništene akcije preko reda?
    .returned = Vraćaju se.
    .stay = Ostaju u potu.
option-betting-out-of-turn-fold = Vrijedi li fold preko reda i kad se akcija promijeni?
    .always-binds = Uvijek vrijedi.
    .as-other-actions = Vrijedi ili pada kao svaka druga akcija preko reda.
option-betting-skipped-player = Što još smije preskočeni igrač ako je u međuvremenu bilo značajne akcije?
    .must-speak-up = Morao se javiti; akcija iza njega vrijedi, a o njegovoj ruci odlučuje floorman.
    .answers-or-raises = Daje call, a callovi iza njega vrijede; ili daje raise, a čipovi iz njih vraćaju se.
option-betting-out-of-turn-penalty = Što slijedi za namjernu najavu preko reda prvi put i ponovi li se?
option-betting-undercall = Što duguje igrač koji je uložio manje od calla?
    .full-call-opening-or-heads-up = Cijeli call: na prvi ulog runde, a u heads-upu na svaki ulog.
    .complete-or-forfeit = Dopunjuje ulog ili folda i gubi uloženo.
option-betting-one-chip-call = Kad je jedan čip vredniji od calla, stavljen bez riječi, call?
    .any-larger = Uvijek, koliki god čip bio.
    .above-minimum-raise = Samo ako vrijedi više od minimalnog raisea; o manjem odlučuje njegova veličina.
option-betting-one-chip-call-share = Od kojeg je dijela uloga čip manji od uloga call koji se mora dopuniti?
option-betting-multiple-chips = Kad je više čipova iznad calla, stavljenih bez riječi, samo call?
    .remove-one-equal = Kad su istog apoena i bez jednoga od njih ne pokrivaju call.
    .remove-smallest = Kad bez najmanjega od njih ne pokrivaju call.
    .size-only = Kad njihov zbroj ne doseže pola raisea.
option-betting-multiple-chips-after = Nakon čega vrijedi provjera oduzimanjem jednog čipa?
    .any-bet = Nakon svakog uloga ili blinda.
    .raise = Samo nakon raisea.
option-betting-half-raise-base = Od čega se računa dio koji obvezuje na dopunu raisea?
    .previous-bet = Od cijelog iznosa prethodnog uloga.
    .minimum-increment = Od najmanjeg iznosa za koji se smije dati raise.
option-betting-half-raise-share = Od kojeg dijela iznos iznad calla obvezuje na dopunu raisea?
option-betting-minimum-raise = Za koliko najmanje raise mora premašiti ulog?
    .largest-increment = Za najveći bet ili raise u dotadašnjem dijelu runde.
    .last-difference = Za razliku posljednjeg i pretposljednjeg uloga.
    .original-raise = Za iznos prvog raisea u rundi.
    .double-previous = Mora biti dvostruko veći od prethodnog uloga.
option-betting-raise-counts-from = Odakle se računa sljedeći raise nakon all-ina manjeg od punog raisea?
    .all-in-amount = Od iznosa all-ina.
    .last-full-bet = Od posljednjeg punog beta ili raisea.
option-betting-declared-short-raise = Što se događa s raiseom koji je najavljen, a zatim premalen?
    .minimum-raise = Dopunjuje se do minimalnog raisea.
    .complete-or-forfeit = Igrač ga dopunjuje ili folda i gubi uloženo.
option-betting-closed-to = Kome all-in manji od punog raisea više ne dopušta raise?
    .those-who-acted = Onima koji su odigrali prije njega.
    .raisers = Onima koji su prije njega dali bet ili raise.
    .everyone = Svima pred kojima nije puni raise.
option-betting-reopened-by = Što ponovno otvara ulaganje igraču koji je već odigrao?
    .one-full-raise = Jedan puni raise nakon njegove akcije.
    .full-raise-in-total = Ukupno puni raise, makar i iz više premalih all-inova.
option-betting-limit-all-in-share = Od kojeg je dijela koraka all-in raise u fiksnom limitu?
option-betting-all-in-share = Od kojeg je dijela punog raisea all-in raise u no-limitu i pot-limitu?
option-betting-limit-raises = Koliko raiseova smije slijediti bet u jednoj rundi fiksnog limita?
option-betting-limit-cap-lifted = Kad u fiksnom limitu više ne vrijedi ograničenje broja raiseova?
    .two-left-in-tournament = Kad su na turniru ostala dva igrača.
    .round-began-heads-up = Kad su rundu ulaganja počela dva igrača.
option-betting-string-bet = Kako se računa raise u više pokreta bez riječi?
    .call-only = Samo kao call.
    .first-motion = Kao ono što je od njega učinio prvi pokret.
option-betting-ambiguous-amount = Koji od više mogućih iznosa znači najava?
    .lesser = Manji.
    .largest-within-pot = Najveći koji nije veći od pota prije uloga.
option-betting-hidden-chips = Računaju li se čipovi koji su bili skriveni kad je na all-in dan call?
    .play-against-owner = Računaju se kad njihov vlasnik gubi, a ne kad dobiva.
    .floor-decides = Odlučuje floorman.
option-betting-misplayed-actions = Nakon koliko sljedećih akcija vrijedi pogrešan pot ili limit?
option-betting-straddle = Kupuje li ulog naslijepo prije dijeljenja posljednju riječ?
    .by-agreement = Da, ako su se igrači unaprijed dogovorili za straddle, ali ne u heads-upu.
    .left-of-big-blind = Igraču lijevo od velikog blinda da, i bez dogovora, ali ne u heads-upu.
    .raise-no-look = Nikad; to je raise naslijepo.
option-betting-blind-raise-multiple = Koliko velikih blindova mora iznositi raise naslijepo?
option-betting-short-ante = Kamo najprije idu čipovi velikog blinda ako ih nema dovoljno i za blind i za ante?
    .blind-first = Na blind; ostatak je ante.
    .ante-first = Na ante; ostatak je blind.
option-showdown-miscall = Kažnjava li se namjerno pogrešna najava ruke?
    .may-be-penalised = Može se kazniti.
    .is-penalised = Mora se kazniti.
option-showdown-refusal-grace = Koliko vremena za pokazivanje karata ima igrač koji je to odbio i na to je pozvan?
option-showdown-asking-to-see = Tko na zahtjev smije vidjeti tuđu ruku?
    .floor-discretion = Nitko na to nema pravo; floorman može dopustiti.
    .players-at-showdown = Tko je došao do showdowna i još ima karte, smije vidjeti ruku onoga tko ih također još ima.
    .manager-with-grounds = Svatko tko je dobio karte, ako voditelj prihvati njegove razloge.
    .river-callers = Tko je na riveru dao call, smije vidjeti ruku igrača koji je posljednji dao bet ili raise; inače to može dopustiti floorman.
option-showdown-seen-by-one = Što moraju vidjeti svi kad je to vidio jedan igrač?
    .cards-seen = Samo te karte, nakon ruke, ako netko zatraži.
    .whole-hand = Cijelu ruku, odmah.
option-dealing-out-of-order = Je li dijeljenje pogrešno kad karta ode igraču koji nije bio na redu?
    .misdeal = Jest.
    .unless-correctable = Samo ako se pogreška ne može ispraviti.
option-dealing-missed-seat = Je li dijeljenje pogrešno kad se preskoči mjesto ili karte odu na prazno mjesto?
    .misdeal = Jest.
    .unless-restorable = Samo ako se redoslijed karata ne može vratiti.
option-dealing-misdeal-until = Dokad se može proglasiti pogrešno dijeljenje?
    .substantial-action = Do značajne akcije.
    .blind-acts = Dok ne odigra mali ili veliki blind.
option-dealing-exposed-by = Tko mora otkriti kartu pri dijeljenju da bi se računala kao otkrivena?
    .dealer = Diler.
    .anybody = Bilo tko, pa i igrač.
option-dealing-exposed-cards-misdeal = Od koliko je otkrivenih karata dijeljenje pogrešno?
option-dealing-exposed-counted = Koje se karte računaju kad ih se otkrije više?
    .of-the-deal = Karte dijeljenja.
    .with-boxed = Karte dijeljenja i preokrenute karte.
    .first-round = Karte prvog kruga dijeljenja.
option-dealing-exposed-card = Što se događa s jedinom kartom otkrivenom pri dijeljenju?
    .first-burn = Postaje prva spaljena karta.
    .out-of-play = Izlazi iz igre.
option-dealing-wrong-count = Je li dijeljenje pogrešno kad se pokaže da igrač ima previše ili premalo karata?
    .misdeal = Jest.
    .unless-correctable = Samo ako se pogreška ne može ispraviti.
option-dealing-surplus-cards = Koliko karata viška čini dijeljenje pogrešnim?
option-dealing-four-card-flop = Kako se ispravlja flop s previše karata?
    .floor-draws = Od četiriju karata, otvorenih ili ne, floorman izvlači sljedeću spaljenu kartu.
    .reshuffled = Umiješaju se u ostatak špila bez spaljene karte.
    .reshuffled-with-burn = Ako leže otvorene, umiješaju se u ostatak špila sa spaljenom kartom i spaljuje se nova.
option-dealing-premature-flop = Kako se ispravlja flop otvoren prije kraja ulaganja?
    .reshuffled = Nakon ulaganja umiješa se u ostatak špila.
    .reshuffled-unburned = Nakon ulaganja umiješa se u ostatak špila i otvara se nanovo bez novog spaljivanja.
    .reshuffled-and-cut = Umiješa se u ostatak špila bez spaljene karte, a špil se presijeca.
    .reshuffled-with-burn = Umiješa se u ostatak špila sa spaljenom kartom, špil se presijeca i spaljuje se nova karta.
option-dealing-premature-card = Što se događa s turnom ili riverom otvorenim prije kraja ulaganja?
    .set-aside = Prije rivera umiješa se u ostatak špila.
    .taken-out = Izlazi iz igre.
    .reshuffled = Nakon ulaganja umiješa se u ostatak špila i ista se ulica dijeli ponovno.
option-dealing-missed-burn = Kako se ispravlja propuštena spaljena karta?
    .removed = Karta koju je trebalo spaliti pokazuje se i izlazi iz igre.
    .restored = Redoslijed karata vraća se, čak i kad ih je spaljeno previše.
option-dealing-boxed-cards-misdeal = Od koliko je preokrenutih karata dijeljenje pogrešno?
option-dealing-open-cards = Od koliko je karata licem prema gore špil neispravan?
option-dealing-defect-after-award = Što se događa s potom dodijeljenim prije nego što je otkriveno da je špil neispravan?
    .pot-stands = Ostaje pobjedniku.
    .pot-taken-back = Vraća se onima koji su ga uložili.
option-dealing-dead-button = Igra li se turnir s dead buttonom?
    .always = Da, uvijek.
    .floor-decides = Može se tako igrati.
option-dealing-bring-in-share = Koliki je bring-in u limit studu kao dio nižeg limita?
option-conduct-exposing-penalty = Mora li se kazniti igrač koji pokaže karte?
    .may-be-penalised = Može se kazniti.
    .is-penalised = Mora se kazniti.
option-conduct-exposing-while = Dokad je pokazivanje karata prekršaj?
    .action-pending = Dok netko još treba odigrati, pa i on sam.
    .others-behind = Dok netko iza njega treba odigrati.
option-conduct-exposing-hands = Koliko ruku najmanje propušta igrač koji namjerno pokaže karte?
option-conduct-exposing-rounds = Koliko krugova može propustiti igrač koji otvori karte prije kraja runde ulaganja?
option-conduct-exposing-rounds-repeated = Koliko krugova propušta ako to ponovi, a nije diskvalificiran?
option-conduct-belittling = Što slijedi za omalovažavanje drugih?
option-conduct-foul-language-at-person = Što slijedi za prostačko izražavanje upućeno igraču ili članu osoblja?
option-conduct-foul-language = Što slijedi za prostačko izražavanje koje nije upućeno nikome?
option-conduct-insult = Što slijedi za uvredu igrača ili službene osobe?
option-conduct-left-table = Što slijedi za napuštanje stola sa živom rukom?
option-conduct-soft-play = Što slijedi za meku igru kojom se štedi drugi igrač?
option-conduct-collusion = Što slijedi za chip dumping i svaki drugi tajni dogovor?
option-conduct-nuisance = Što slijedi kad igrač ne prestane s onim što smeta drugima?
option-conduct-etiquette = Što slijedi za prekršaj pravila ponašanja prvi put i ponovi li se?
option-conduct-etiquette-repeats = Što se računa kao ponovljeni prekršaj pravila ponašanja?
    .any-breach = Bilo koji prekršaj nakon prijašnjega.
    .same-breach = Samo prekršaj iste vrste.
option-conduct-celebration = Što slijedi za pretjerano slavlje?
option-conduct-improper-behaviour = Što slijedi za neprimjereno ponašanje i neprimjerene geste?
option-conduct-drunkenness = Što slijedi za pijanstvo i izgrede?
option-conduct-advice-banned = Dokad su zabranjeni savjeti o igri i njezina kritika?
    .at-any-time = U svakom trenutku.
    .until-action-ends = Dok ne završi sva akcija.
option-conduct-card-off-table = Što slijedi za bacanje karte sa stola?
option-conduct-one-player = Što slijedi kad igrač dopusti da njegovu ruku igra i netko drugi?
option-conduct-forceful-fold = Što slijedi za tako snažno bacanje karata da se neka okrene?
option-conduct-slow-play = Što slijedi za redovito presporu igru?
option-conduct-violence = Što slijedi za nasilje?
option-conduct-abuse = Što slijedi za zlostavljanje drugih?
option-conduct-disruption = Što slijedi za remećenje igre?
option-conduct-cheating = Što slijedi za varanje?
option-conduct-similar-incident = Što slijedi za postupak koji floorman smatra sličnim ovima?
option-conduct-kept-cards = Što slijedi za zadržavanje karata nakon folda?
option-conduct-touched-cards = Što slijedi za diranje karata u mucku, spaljenih karata ili tuđih karata?
option-conduct-cards-into-cards = Što slijedi za bacanje karata među karte drugog igrača?
option-conduct-early-act = Što slijedi za bilo koju akciju preko reda?
option-conduct-late-post = Što slijedi za zaboravljeni blind ili ante?
option-conduct-shown-by-accident = Što slijedi za slučajno pokazivanje karata tijekom ruke?
option-conduct-first-to-show-mucks = Što slijedi kad igrač koji mora pokazati prvi baci karte u muck?
option-conduct-refused-to-show = Što slijedi kad igrač na showdownu odbije pokazati karte ili ih odbaci?
option-conduct-longest-penalty = Koliko krugova najviše smije trajati kazna?
option-conduct-penalty-place = Gdje igrač mora biti dok traje kazna?
    .away-from-table = Podalje od stola.
    .outside-tournament-area = Izvan turnirskog prostora.
option-general-deal-left = Koliko nakon dogovora mora ostati za igru?
option-general-fairness = Kad floorman smije odlučiti drukčije nego što kažu pravila?
    .unusual-circumstances = Samo u izvanrednim okolnostima.
    .any-dispute = Kad god to traži pravičnost.
option-general-identity-fraud = Što slijedi za obmanjivanje o vlastitom identitetu?
option-general-foreign-language = Što slijedi kad netko govori drugim jezikom ondje gdje je dopušten samo engleski?
option-general-protest-days = U koliko se dana mora odgovoriti na žalbu?
option-seating-balancing-mover = Tko se premješta radi ujednačavanja stolova?
    .next-big-blind = Tko će u sljedećoj ruci biti veliki blind.
    .big-blind = Tko je na velikom blindu.
option-seating-halt-in = Na kojim se turnirima igra za nepotpunim stolom zaustavlja?
    .every-event = Na svima.
    .full-ring = Samo na turnirima s punim stolovima, za kojima je osam ili više igrača.
option-seating-halt-short = Uz koliko igrača manje igra za stolom staje?
option-seating-redraw-at = Uz koliko se preostalih igrača mjesta ponovno izvlače?
option-seating-final-table-flop = Koliko igrača ima finalni stol u igrama s flopom?
option-seating-final-table-six-handed = Koliko igrača ima finalni stol na turniru sa šest igrača za stolom?
option-seating-final-table-full-ring = Pri koliko se igrača spajaju posljednji stolovi na turnirima s osam ili devet igrača za stolom?
option-seating-final-table-short-handed = Pri koliko se igrača spajaju posljednji stolovi na turnirima sa šest ili sedam igrača za stolom?
option-seating-final-table-stud = Koliko igrača ima finalni stol u studu?
option-seating-final-table-extra = Koliko igrača više od ostalih stolova smije imati finalni stol?
option-seating-final-table-most = Koliko mjesta najviše ima finalni stol?
option-seating-present-at = Kod koje karte dijeljenja igrač mora biti na svom mjestu?
    .last-card = Kad se dijeli posljednja karta dijeljenja.
    .own-first-card = Kad se na njegovo mjesto dijeli prva karta.
    .first-card = Kad se dijeli prva karta dijeljenja.
option-seating-stored-after = Nakon koliko se vremena spremaju čipovi odsutnog igrača ako netko čeka?
option-seating-day-end-from = Koliko minuta prije kraja posljednje razine sat staje najranije?
option-seating-day-end-to = Koliko minuta prije kraja posljednje razine sat staje najkasnije?
option-seating-day-end-low = Od kojeg se broja izvlači broj preostalih ruku dana?
option-seating-day-end-high = Do kojeg se broja izvlači broj preostalih ruku dana?
option-cash-return-minutes = Pri povratku unutar koliko minuta igrač mora donijeti najmanje onoliko koliko je odnio?
option-cash-missed-within = Nakon odsutnosti kraće od koliko minuta ulažu se propušteni ulozi?
