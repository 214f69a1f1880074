# Ponašanje: što ljudi čine mimo igre, što se o tome utvrdi i kako se odluči.

deed-talk-on-phone = razgovara telefonom
deed-answer-phone = se javlja na telefon
deed-silence-phone = utišava telefon
deed-write-message = piše poruku
deed-watch-video = gleda video
deed-listen-through-headphones = sluša glazbu na slušalice
deed-play-music-aloud = glasno pušta glazbu
deed-use-laptop = se koristi prijenosnim računalom
deed-use-laptop-on-mains = se koristi prijenosnim računalom uključenim u struju
deed-use-strategy-tool = se koristi strateškim pomagalom
deed-get-strategy-data = prima strateške podatke sa strane
deed-cover-face = pokriva lice
deed-wear-costume = nosi kostim
deed-stream = uživo prenosi turnir
deed-wear-camera = nosi kameru
deed-device-on-cloth = stavlja uređaj na sukno
deed-device-on-rail = stavlja uređaj na rub stola
deed-belongings-on-rail = stavlja svoje stvari na rub stola
deed-read = čita za stolom
deed-ask-to-phone = traži da ode telefonirati
deed-tell-cards = govori kakve karte ima
deed-guess-cards-to-come = nagađa koje karte još nisu izašle
deed-comment-on-hand = komentira ruku
deed-react-to-board = vidljivo reagira na zajedničke karte
deed-keep-cards = zadržava karte
deed-card-off-table = baca kartu sa stola
deed-chip-off-table = baca čip sa stola
deed-cards-at-dealer = baca karte na dilera
deed-stall = odugovlači
deed-chatter = previše brblja
deed-bang-chips = lupa čipovima
deed-put-in-token = stavlja bounty čip ili sličan predmet kao ulog
deed-violence = se ponaša nasilno
deed-swear = psuje
deed-disrupt = remeti igru
deed-rude = se ponaša nepristojno
deed-celebrate = slavi
deed-gesture = gestikulira
deed-smoke = puši za stolom
deed-mark-card = označava kartu
deed-hide-cards = skriva karte
deed-cards-off-table = uzima karte sa stola
deed-mix-chips = drži čipove na nesređenoj hrpi
deed-slow-to-move = oklijeva s prelaskom
deed-notice-error = primjećuje pogrešku
deed-take-pot = uzima pot
deed-refuse-penalty = odbija kaznu
deed-refuse-to-put-right = odbija to ispraviti
deed-put-right = to ispravlja
deed-keep-silent = to prešućuje
deed-leave-table = odlazi od stola
deed-leave-game = napušta igru
deed-stand-by-chair = stoji uz svoju stolicu
deed-wait-in-area = čeka u turnirskom prostoru
deed-back = se vraća za stol
deed-watch = gleda igru
deed-no-document = ne pokazuje dokument
deed-insult-dealer = vrijeđa dilera
deed-insult-judge = vrijeđa suca
deed-belittle-staff = omalovažava osoblje
deed-ask-second-seat = traži još jedno mjesto
deed-ask-second-hand = traži još jednu ruku
deed-ask-rules = traži pravila
deed-ask-which-rules = pita koja pravila vrijede
deed-ask-lottery = traži da održi lutriju
deed-ask-seat = traži mjesto
deed-ask-own-seat = traži svoje mjesto
deed-ask-prize = traži svoju nagradu
deed-ask-register = traži da se prijavi
deed-object-ruling = prigovara odluci
deed-object-collusion = upozorava na tajni dogovor drugih
deed-object-slow = se žali na tuđu sporost
deed-object-hygiene = se žali na tuđu higijenu
deed-did-not-know = se brani time da nije poznavao pravilo
deed-meant-otherwise = se brani time da je mislio nešto drugo
deed-did-not-follow = se brani time da igru nije pratio
deed-protest = usmeno ulaže žalbu
deed-protest-in-writing = pismeno ulaže žalbu
deed-advise = savjetuje { $other-accusative }
deed-criticise = kritizira { $other-accusative }
deed-read-hand-of = govori kakva je ruka { $other-genitive }
deed-guess-hand-of = nagađa kakva je ruka { $other-genitive }
deed-strategy-with = razgovara o strategiji s { $other-instrumental }
deed-hand-with = razgovara o ruci s { $other-instrumental }
deed-ask-advice-of = traži savjet od { $other-genitive }
deed-take-advice-from = prima savjet od { $other-genitive }
deed-touch-chips-of = dira čipove { $other-genitive }
deed-touch-cards-of = dira karte { $other-genitive }
deed-belittle = omalovažava { $other-accusative }
deed-belittle-play-of = omalovažava igru { $other-genitive }
deed-insult = vrijeđa { $other-accusative }
deed-swear-at = psuje { $other-accusative }
deed-handle-chips-of = rukuje čipovima { $other-genitive }
deed-let-play-along = dopušta da s njim njegovu ruku igra i { $other }
deed-touch-muck = dira karte u mucku
deed-touch-burns = dira spaljene karte
deed-speak = govori { tongue }
tongue = { $tongue ->
    [english] engleski
    [hungarian] mađarski
    [slovak] slovački
    [czech] češki
    [croatian] hrvatski
    [icelandic] islandski
    [russian] ruski
    [german] njemački
    [spanish] španjolski
    [french] francuski
    [italian] talijanski
   *[polish] poljski
}
deed-move-to-table-of = prelazi za stol s brojem igrača { $count }
deed-out-of-reach = stavlja { $chips } izvan dohvata dilera
deed-have-moved = premješta { $other-accusative } za stol broj { $number }
deed-find-in-wrong-seat = utvrđuje da { $other } sjedi na pogrešnom mjestu
deed-ask-for-identification = traži dokument od { $other-genitive }
deed-record-it = to upisuje u zapisnik natjecanja
event-phone-rings = { $who-dative } zvoni telefon
event-card-turns-up = { $who-dative } se okrenula karta { $card }
event-hands-pass = { $count ->
    [one] prođe { $count } ruka
    [few] prođu { $count } ruke
   *[other] prođe { $count } ruku
}
event-days-pass = { $count ->
    [one] prođe { $count } dan
    [few] prođu { $count } dana
   *[other] prođe { $count } dana
}
event-tournament-ends = turnir završava
deed-agree-fold-to-big-blind = { $count ->
    [one] pristaje uvijek foldati velikom blindu
   *[other] se dogovaraju da će uvijek foldati velikom blindu
}
deed-agree-another-ruling = { $count ->
    [one] pristaje na drukčiju odluku
   *[other] se dogovaraju o drukčijoj odluci
}
judge = sudac
house = klub
federation = savez

deed-judge-found = { $found ->
    [yes] utvrđuje da { $what }
   *[no] ne utvrđuje da { $what }
}
ruling-if-found = { $found ->
    [yes] ako { -floor(case: "nominative") } utvrdi da { $what }
   *[no] ako { -floor(case: "nominative") } ne utvrdi da { $what }
}
found-uncalled = to nije bilo potrebno
found-similar = je to slično nabrojenim postupcima
found-cheating = je to bilo varanje
found-disruptive = je to remetilo igru
found-excessive = je to bilo pretjerano
found-improper = je to bilo neprimjereno
found-grave = je to bio težak prekršaj
found-against-event = je to bilo protivno interesima događaja
found-unsporting = je to bilo nesportsko
found-habitual = je sporost redovita
found-ownerless = se ne može utvrditi čiji su čipovi
found-out-of-sight = se čipovi nisu vidjeli
found-drunk = je { $other } pijan
found-incorrigible = se { $other } ne želi prilagoditi pravilima
found-nuisance = { $other } smeta ostalima
found-harmed = je { $other } oštećen
found-advantaged = { $other } ima nepoštenu prednost
found-colluding = { $who } i { $other } igraju zajedno protiv ostalih
found-dumping = { $who } namjerno prepušta čipove { $other-dative }
found-soft-playing = { $who } meko igra kako bi poštedio { $other-accusative }

state-television-table = televizijski stol
state-main-event-final-table = finalni stol glavnog turnira
state-training-game = igra za vježbu
state-paid = broj plaćenih mjesta: { $count }
state-day = { $count }. dan
state-played-in = igra se { venue }
state-may-speak = za stolom se smije govoriti { tongue }
venue = { $venue ->
    [united-states] u Sjedinjenim Državama
    [new-jersey] u New Jerseyju
    [slovakia] u Slovačkoj
    [croatia] u Hrvatskoj
    [hungary] u Mađarskoj
    [iceland] na Islandu
   *[russia] u Rusiji
}
state-passport = { $who } ima putovnicu
state-anothers-passport = { $who } ima tuđu putovnicu
state-club-card = { $who } ima člansku iskaznicu
state-anothers-club-card = { $who } ima tuđu člansku iskaznicu
state-signed-receipt = { $who } je potpisao potvrdu
state-hands-to-miss = { $who } mora propustiti još { hands-missed }
state-breaches = raniji prekršaji { $who-genitive } ({ offence }): { $count }
state-missed-rounds = { $who } je već propustio { rounds } ({ offence })
state-warnings = opomene { $who-genitive } ({ offence }): { $count }
offence = { $offence ->
    [out-of-turn] akcija preko reda
    [late-post] kašnjenje s obveznim ulogom
    [string-bet] string bet
    [announcing] najavljena, a nepokazana ruka
    [exposing] pokazivanje karata
    [kept-cards] karte zadržane nakon folda
    [touched-cards] diranje karata
    [cards-into-cards] karte bačene među tuđe
    [shown-by-accident] slučajno pokazane karte
    [mucked-first] bacanje umjesto prvog pokazivanja
    [card-off-table] karta bačena sa stola
    [touching] diranje karata ili čipova
    [delay] odugovlačenje igre
    [chatter] pretjerano brbljanje
    [banging] lupanje čipovima
    [out-of-reach] ulog izvan dohvata dilera
    [violence] nasilje
    [belittling-play] omalovažavanje tuđe igre
    [foul-language] prosti izrazi
    [collusion] tajni dogovor
   *[any] bilo koje pravilo
}

verdict-no-breach = { $who } ne krši pravila
verdict-no-penalty = { $who } ne dobiva kaznu
verdict-put-out = { $who } ispada s turnira
verdict-expelled = { $who } se isključuje s turnira
verdict-barred = { $who } više ne smije igrati na turnirima saveza
verdict-no-prize = { $who } nema pravo na nagradu
verdict-no-refund = { $who } ne dobiva ništa natrag
verdict-blinded-off = čipovi { $who-genitive } troše se na blindove
verdict-begins-at-once = kazna { $who-genitive } počinje odmah
verdict-warned-by-dealer = diler opominje { $who-accusative }
verdict-warned-by-floor = { -floor(case: "nominative") } opominje { $who-accusative }
verdict-sits-out-minutes = { $who } neko vrijeme ne igra
verdict-sits-out-rounds = { $who } propušta nekoliko krugova
verdict-another-by-exception = { $who } iznimno dobiva drugu kaznu
verdict-may-lose-chips-or-place = kazna može { $who-accusative } stajati čipova, mjesta na turniru ili obojega
verdict-may-go-on = { $who } smije nastaviti s tim
verdict-must-leave-table = { $who } mora biti podalje od stola
verdict-must-leave-area = { $who } mora napustiti turnirski prostor
verdict-may-stay = { $who } može ondje ostati
verdict-must-restack = { $who } mora složiti čipove po vrijednosti
verdict-must-show-cards-there = { $who } mora pokazati da ima karte
verdict-may-be-told-to-stop = { $who-dative } se to može zabraniti
verdict-may-be-moved = { $who } može biti poslan iza ograde
verdict-must-be-compensated = { $who-dative } se mora nadoknaditi šteta
verdict-dealer-tells-staff = diler to mora javiti osoblju
verdict-dealer-sets-cards-aside = diler stavlja karte na stranu
verdict-protest-forwarded = { -floor(case: "nominative") } mora proslijediti žalbu
verdict-competition-rules-govern = vrijede natjecateljska pravila
verdict-these-rules-govern = vrijede ova pravila
verdict-international-rules-govern = vrijede međunarodna pokerska pravila
verdict-sits-out = { $who } ne igra { $count ->
    [one] { $count } minutu
    [few] { $count } minute
   *[other] { $count } minuta
}
verdict-hands-left = { $who } mora propustiti još { hands-missed }
verdict-finishes = { $who } završava na { $place }. mjestu
verdict-house-decides = odlučuju pravila kluba: { $choices }
house-alternatives-or = { $head }; ili { $last }
verdict-federation-breach = savez krši pravilo „{ $rule }”
verdict-rounds-up-to = { $strength ->
    [must] { $who } dobiva kaznu: najviše { rounds } izvan igre
   *[may] { $who } može dobiti kaznu: najviše { rounds } izvan igre
}
verdict-hands-up-to = { $strength ->
    [must] { $who } dobiva kaznu: najviše { hands } izvan igre
   *[may] { $who } može dobiti kaznu: najviše { hands } izvan igre
}
verdict-up-to-disqualification = { $strength ->
    [must] { $who } dobiva kaznu, i to sve do diskvalifikacije
   *[may] { $who } može biti kažnjen, i to sve do diskvalifikacije
}
verdict-up-to-ban = { $strength ->
    [must] { $who } dobiva kaznu, a ona može biti i zabrana nastupa na svim događajima
   *[may] { $who } može biti kažnjen, i to sve do zabrane nastupa na svim događajima
}
verdict-season-ban = { $strength ->
    [must] { $who } se diskvalificira za cijelu sezonu
   *[may] { $who } može biti diskvalificiran za cijelu sezonu
}
hands-missed = { $count ->
    [one] { $count } ruku
    [few] { $count } ruke
   *[other] { $count } ruku
}
