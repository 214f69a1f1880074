# Sat, razine i čipovi izvan uloga: što se događa, što vrijedi i što se o tome odlučuje.

event-countdown-ends = odbrojavanje je završilo
event-level-ends = vrijeme razine je isteklo
event-race = za preostale čipove dijele se karte: { $drawn }
event-rebuys-end = završava vrijeme za rebuy
steps-as-the-countdown-ends = { $head } upravo u trenutku kad odbrojavanje završava
deed-ask-clock = traži sat
deed-ask-clock-on = traži sat za { $other-accusative }
deed-grant-clock = odobrava sat
deed-refuse-clock = ne odobrava sat
deed-grant-seconds = daje { seconds }
seconds = { $count ->
    [one] { $count } sekundu
    [few] { $count } sekunde
   *[other] { $count } sekundi
}
last-seconds = { $counted ->
    [one] posljednja { $counted } sekunda
    [few] posljednje { $counted } sekunde
   *[other] posljednjih { $counted } sekundi
}
more-seconds = { $counted ->
    [one] još { $counted } sekunda
    [few] još { $counted } sekunde
   *[other] još { $counted } sekundi
}
minutes = { $count ->
    [one] { $count } minutu
    [few] { $count } minute
   *[other] { $count } minuta
}
deed-declare-dead = proglašava ruku mrtvom
deed-announce-level = objavljuje blindove { $small }/{ $big }
deed-find-level = otkriva da su blindovi razine { $small }/{ $big }
deed-exchange-all = zamjenjuje čipove od { $one } čipovima od { $two }
deed-exchange-of = uzima od { $other-genitive } { $chips } i za to daje { $others }
deed-announce-exchange = objavljuje zamjenu
deed-find-foreign = nalazi kod { $other-genitive } { $chips } s drugog turnira
deed-find-lost = nalazi na podu { $chips }
deed-hide-behind = skriva čipove od { $one } iza čipova od { $two }
deed-put-beside = stavlja čipove od { $one } pokraj čipova od { $two }
deed-build-stacks = slaže stupce s brojem čipova { $count }
deed-carry-in-rack = nosi u stalku { $chips }
deed-carry-in-pocket = nosi u džepu { $chips }
deed-carry-in-open-hands = nosi na otvorenim dlanovima { $chips }
deed-carry-out-of-the-area = iznosi iz turnirskog prostora { $chips }
deed-leave-chips-on-table = ostavlja svoje čipove na stolu
deed-take-chips-along = nosi svoje čipove sa sobom
deed-take-off = uzima sa stola { $chips }
deed-pocket = sprema u džep { $chips }
deed-pass = daje { $other-dative } { $chips }
deed-buy = kupuje čipove za { $amount }
deed-buy-and-announce = kupuje čipove za { $one } i objavljuje da igra { $two }
deed-announce-stake = objavljuje da igra { $amount }
deed-announce-rebuy = najavljuje rebuy od { $amount }
deed-announce-add-on = najavljuje add-on od { $amount }
deed-leave-with = napušta igru i odnosi { $amount }
deed-cover-chips = pokriva svoje čipove
deed-chips-in-the-way = ostavlja čipove na putu
deed-tear-card = trga kartu
deed-break-chip = lomi čip
deed-refuse-to-count = odbija prebrojiti svoje čipove
deed-sit-again = ponovno sjeda
deed-ask-bet = pita koliki je ulog
deed-ask-to-miss-hand = traži da propusti ruku
deed-ask-deposit = traži svoj polog natrag
deed-ask-to-watch = traži da gleda zamjenu
deed-ask-other-seat = traži drugo mjesto
deed-ask-physical-help = traži pomoć zbog tjelesne potrebe
deed-ask-other-help = traži pomoć zbog potrebe koja nije tjelesna
deed-ask-to-divide = traži da diler podijeli pot
deed-object-exchange = prigovara zamjeni
deed-object-too-few = prigovara da netko ima premalo čipova za izjednačenje
deed-agree-split-pot = { $count ->
    [one] pristaje na podjelu pota
   *[other] dogovaraju podjelu pota
}
deed-agree-buy-in = { $count ->
    [one] pristaje na buy-in od { $amount }
   *[other] dogovaraju buy-in od { $amount }
}
found-reasonable = je igrač imao razumno vrijeme za odluku
found-feasible = se zahtjevu može udovoljiti
state-rebuys-open = rebuy je još moguć
state-buy-in = buy-in je { $amount }
state-buy-in-range = buy-in je od { $one } do { $two }
state-rake = provizija je { $count } % pota
state-rake-with-cap = provizija je { $one } % pota, ali najviše { $two }
state-time-charge = za svakih { minutes } plaća se { $amount }
state-away-with = { $who } je otišao prije { minutes } i odnio { $amount }
state-discharge-slip = { $who } ima potvrdu o obračunu
state-special-needs = { $who } ima posebne potrebe
verdict-time = { $who } ima { seconds } za odluku
verdict-time-counted-after = { $counted ->
    [few] { $who } ima { seconds } za odluku, a zatim se odbrojavaju { more-seconds }
   *[other] { $who } ima { seconds } za odluku, a zatim se odbrojava { more-seconds }
}
verdict-time-counted-within = { $counted ->
    [few] { $who } ima { seconds } za odluku, a od toga se odbrojavaju { last-seconds }
   *[other] { $who } ima { seconds } za odluku, a od toga se odbrojava { last-seconds }
}
verdict-played-at = ruka se igra s blindovima { $small }/{ $big }
verdict-exchanges = { $who } daje { $chips } i za to dobiva { $others }
verdict-in-the-race = od čipova { $who-genitive } u chip race ide { $amount }
verdict-first-card = prvu kartu u chip raceu dobiva { $who }
verdict-another-card = { $count ->
    [one] { $who } dobiva još jednu kartu
   *[other] { $who } dobivaju još po jednu kartu
}
verdict-forfeits = { $who } gubi { $amount }
verdict-estimate-only = igrač ima pravo samo na procjenu
verdict-granted-bet = igrač dobiva odgovor da je ulog { $amount }
verdict-dealer-counts = diler mora prebrojiti čipove { $who-genitive }
verdict-owes-nothing = { $who } ne mora platiti ništa
verdict-to-the-house = od pota klubu pripada { $amount }
verdict-to-inventory = { $amount } izlazi iz igre i vraća se u zalihu
verdict-to-either = diler gura cijeli pot od { $amount } jednom od dvojice, { $who-dative } ili { $other-dative }, a oni ga dijele
verdict-advised-against = { $who-dative } se to ne preporučuje
verdict-no-floor-breach = { -floor(case: "nominative") } ne krši pravila
