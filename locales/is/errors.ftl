# Það sem forritið segir um sjálft sig: villur og niðurstaða `verify`.

## Viðföng

all-of = { $head } og { $last }
one-of = { $head } eða { $last }
error = villa
warning = viðvörun
help = ráð
tip = ráð
more-information = Nánar: { $help }
unknown-argument = óþekktur rofi eða ofaukið orð: „{ $argument }“
value-missing = það vantar gildi: „{ $argument }“
value-wrong = ógilt gildi: „{ $value }“ („{ $argument }“)
value-wrong-because = ógilt gildi: „{ $value }“ („{ $argument }“); { $why }
value-too-many = ofaukið gildi: „{ $value }“ („{ $argument }“)
argument-twice = má aðeins gefa einu sinni: „{ $argument }“
argument-conflict = má ekki gefa saman: „{ $argument }“ og „{ $other }“
argument-conflict-with = getur ekki fylgt öðru viðfangi sem gefið var: „{ $argument }“
conflicting-arguments = ekki með þessu: { $arguments }
argument-missing = það vantar viðfang: { $arguments }
arguments-wrong = viðföngin passa ekki saman
not-unicode = eitt viðfangið er ekki UTF-8-texti
possible-values = [möguleg gildi: { $values }]
similar = áttirðu við { $words }?
command-without-dashes = skipunin er skrifuð án strika: „{ $command }“
as-a-word = sem orð er „{ $word }“ skrifað svona: „{ $typed }“
known-languages = málin eru { $codes }
not-a-number-between = það verður að vera heil tala frá { $least } til { $most }

## Skipanir

did-you-mean-id = áttirðu við `{ $id }`?
no-command = engin skipun heitir `{ $word }`
is-a-path = `{ $word }` er slóð
path-behind = `{ $word }` er ekki skipun og á eftir fer slóð
meant-command = áttirðu við `ruling { $command }`? Til að leita að orðunum er `query` sett á undan þeim
known-commands = skipanirnar eru { $commands }; til að leita að orðunum er `query` sett á undan þeim
index-unreadable = ekki er hægt að lesa leitarskrána: { $error }
output-unwritable = ekki er hægt að skrifa úttakið: { $error }
built-without-mcp = þetta `ruling` var smíðað án `mcp`
build-with-mcp = smíðaðu það með `--features mcp`
built-without-pdf = þetta `ruling` var smíðað án `pdf`
build-with-pdf = smíðaðu það með `--features pdf` eða notaðu útgefna útgáfu

## Stillingar

no-house = engin reglubók heitir `{ $house }`
known-houses = reglubækurnar eru { $houses }; eigin reglubók er nefnd með slóð á skrána
no-rules-in = engar reglur eru í { $folder }
name-rules-folder = nefndu möppu sem er upp sett eins og `rules/`: kaflar með skrá fyrir hverja reglu, og `houses`
language-in-environment = RULING_LANG biður um óþekkt mál, `{ $code }`
language-in-configuration = stillingaskráin biður um óþekkt mál, `{ $code }`
configuration-wrong = villa í stillingaskrá ({ $path }): { $error }
configuration-may-set = þar má setja `house`, `lang` og `log`, til dæmis `house: pslive`
no-record = engin málaskrá er til að geyma athugasemdina
name-a-record = nefndu skrána með `--log`, í RULING_LOG eða sem `log` í stillingaskránni
record-unwritable = ekki er hægt að skrá málið í { $path }: { $error }
name-another-record = nefndu skrá sem má skrifa í með `--log`; mappan þarf að vera til
record-of-one-house = mál er skráð eins og ein reglubók úrskurðar um það
name-one-house = slepptu `--all-houses` eða `--log`

## verify

house-not-published = reglubókin `{ $house }` er ekki birt, svo ekkert í henni yrði sannað
publish-house = taktu `published: false` úr skránni
proved-no-rules = engar reglur eru til og því var ekkert sannað
see-folder = mappan á að vera upp sett eins og `rules/`
proved-no-houses = engin reglubók er birt og því var enginn úrskurður sannaður
add-house = settu skrá reglubókar í `houses`
proved-nothing = ekkert var athugað
select-others = veldu aðrar athugasemdir; stafsetning er aðeins athuguð með `--dictionaries`
no-rule-called = engin regla heitir `{ $rule }`
rule-by-id = regla er nefnd með auðkenni sínu; `ruling ORÐ` finnur það
no-finding = engin athugasemd heitir `{ $finding }`
list-findings = `ruling verify --list` telur þær allar upp
reading-rules = reglur lesnar
checks-of = { $count ->
    [one] { $count } athugun
   *[other] { $count } athuganir
}

## Niðurstaða verify

errors = { $count ->
    [one] { $count } villa
   *[other] { $count } villur
}
warnings = { $count ->
    [one] { $count } viðvörun
   *[other] { $count } viðvaranir
}
rules-do-not-load = reglurnar hlaðast ekki: { $found }
checked-rules = { $count ->
    [one] { $count } regla
   *[other] { $count } reglur
}
checked-clauses = { $count ->
    [one] { $count } ákvæði
   *[other] { $count } ákvæði
}
checked-houses = { $count ->
    [one] { $count } reglubók
   *[other] { $count } reglubækur
}
checked-scenarios = { $count ->
    [one] { $count } leikin staða
   *[other] { $count } leiknar stöður
}
checked-examples = { $count ->
    [one] { $count } dæmi
   *[other] { $count } dæmi
}
checked-contradictions = { $count ->
    [one] { $count } mótsögn
   *[other] { $count } mótsagnir
}
told-apart = { $count ->
    [one] { $told } af { $count } gildapari greint að
   *[other] { $told } af { $count } gildapörum greind að
}
silenced = þaggað niður: { $count }

## Eigin klúbbur

is-a-house-already = reglubókin `{ $house }` er þegar til
name-club-otherwise = gefðu skrá klúbbsins annað heiti
club-misnamed = skrá klúbbs getur ekki heitið `{ $path }`
letters-of-club = notaðu lágstafi, tölustafi og bandstrik: `ruling init my-club`
no-role = enginn sem úrskurðar heitir `{ $word }` (`--floor`)
known-roles = velja má um þessa: { $words }
file-is-there = { $path } er þegar til og ekki er skrifað yfir hana
go-on-with-file = veldu annað heiti eða haltu áfram með þá skrá: `ruling verify { $path }` segir hvað vantar í hana
file-unwritten = ekki er hægt að skrifa { $path }: { $error }
choose-folder-there = veldu möppu sem er til

## Samanburður, útgáfa, endurspilun

neither-has-rule = hvorug hefur regluna `{ $rule }`
rule-in-one-of-two = gefðu upp auðkenni reglu eða númer hennar í annarri hvorri
page-unrendered = ekki er hægt að búa síðuna til: { $error }
no-glyph = letur PDF-skjalsins á ekkert tákn fyrir `{ $sign }`
leave-out-or-html = slepptu því eða gefðu út með `--format html`
book-unwritten = ekki er hægt að skrifa bókina í { $folder }: { $error }
choose-folder = veldu möppu sem er ný, tóm eða geymir eldri bók
one-language-at-a-time = aðeins bók er gefin út á fleiri en einu máli
name-one-language = nefndu eitt mál: `--lang hu`
card-in-one-language = minnisblað gólfstjóra er gefið út á einu máli
card-for-each = gefðu út sérstakt blað á hverju máli
card-is-a-page = minnisblað gólfstjóra er ein síða en hvorki vefur né rafbók
card-formats = gefðu það út með { $formats }
two-languages-at-most = ekki geta fleiri en tvö mál staðið hlið við hlið
site-in-any-number = { $formats } tekur við eins mörgum málum og vera skal
watched-in-browser = aðeins er hægt að fylgjast með síðu eða vef meðan skrifað er
watched-formats = gefðu bókina út með { $formats }
port-unheard = ekki er hægt að hlusta á gátt { $port } á 127.0.0.1: { $error }
choose-port = veldu aðra gátt, eða enga, og þá er einhver laus tekin
watch-follows = bókin er á þessari slóð og fylgir skrám sínum; Ctrl-C lýkur því
watch-renewed = bókin er komin í nýrri gerð
watch-kept = síðasta heila bókin er sýnd þar til þetta er lagfært
no-hands-in = engar hendur eru í { $folder }: { $why }
no-hands-no-file = engin skrá endar á .phh eða .phhs
name-hands = nefndu skrár með höndum eða möppu með skrám sem enda á .phh eða .phhs

## mcp

waiting-for-assistant = Beðið er eftir aðstoðarforriti, sem ræsir `ruling mcp` sjálft. Ctrl-D bindur enda á biðina.
not-mcp = aðstoðarforritið talar ekki Model Context Protocol: { $error }
mcp-begins = það verður að byrja á beiðninni `initialize`, ein boð í línu
no-language = ekkert mál heitir `{ $code }`
houses-are = reglubækurnar eru { $houses }
meant-house = áttirðu við `{ $id }`? Reglubækurnar eru { $houses }
house-by-starter = reglubækurnar eru { $houses }; sá sem ræsir forritið nefnir skrá: `ruling mcp --house SKRÁ`
nothing-to-look-for = ekkert er til að leita að
give-words = gefðu `words` og `limit` frá 1 til 100
meant-rule = áttirðu við `{ $id }`? find_rule leitar að orðum
find-rule-looks = find_rule leitar að orðum og nefnir auðkenni og númer þess sem finnst
no-rule-no-term = { $house } hefur hvorki reglu né hugtak sem heitir `{ $rule }`
no-lines = engar línur eru gefnar
describe-table = lýstu borðinu fyrst, síðan því sem gerist, einu í línu
no-option = engin stilling hefur `{ $part }` í lyklinum
leave-out-option = án viðfangsins eru allir lyklar taldir upp

## Frásagnir

telling-too-long = frásögnin er of löng
telling-one-hand = segðu frá einni hendi í einu
telling-not-understood = þetta skildist ekki: `{ $words }`
telling-say-who = segðu hver gerir hvað, til dæmis `A hækkar í 1200`
telling-deal-not-understood = þetta um gjöfina skildist ekki: `{ $words }`
telling-say-deal = segðu hvað gjafarinn eða leikmaður gerði við hvaða spil, til dæmis `gjafarinn snýr 7. spilinu upp`
telling-missing = { $what }: `{ $words }`
telling-nobody = ekki er sagt hver gerir þetta: `{ $words }`
telling-name-player = nefndu leikmanninn: `A`, `sæti 3`, `CO` eða nafn
telling-or-ask = eða spyrðu án `decide`: orðin finna regluna
telling-unreal = `{ $words }` segir að ekkert af þessu hafi gerst
telling-tell-deeds = segðu hvað einhver gerði við borðið
telling-how-much = ekki er sagt hversu mikið: `{ $words }`
telling-tell-amount = nefndu upphæðina eða spilapeningana: `1200`, `2x1000`
telling-which-card = ekki er sagt hvaða spil það var
telling-which-card-help = segðu hvaða spil gjafarinnar það var, til dæmis `gjafarinn snýr 7. spilinu upp`, eða hvers: `fyrsta spil stóra blinds`
telling-which-cards = ekki er sagt hvaða spil það voru
telling-which-cards-help = segðu hvaða spil gjafarinnar það voru, til dæmis `gjafarinn sýnir þriðja og fimmta spilið`
telling-which-player = ekki er sagt hver það var
telling-which-street = ekki er sagt á undan hvaða spili
telling-which-street-help = nefndu götuna, til dæmis `turn 5c án brennslu`
telling-name-card = ekki er sagt hvaða spil er þar tvisvar
telling-name-card-help = nefndu spilið, til dæmis `gjafarinn finnur Jh tvisvar í stokknum`
telling-shown-card = ekki er sagt hvaða spil var sýnt
telling-shown-card-help = nefndu spilið, til dæmis `A sýnir Kd`; hönd er ekki lögð upp nema með öllum spilunum: `A leggur upp spilin`
telling-name-cards = ekki er sagt hvaða spil komu
telling-name-cards-help = nefndu spilin, til dæmis `turn 5c 9d`
telling-where = ekki er sagt hvar hnappurinn ætti að vera
telling-where-help = nefndu leikmanninn, til dæmis `hnappurinn er hjá D, átti að vera hjá E`
telling-drawn = ekki er sagt hver dró hvaða spil
telling-drawn-help = nefndu öll spilin, til dæmis `dregið um hnappinn: A 7c, B Kd`
telling-seats = ekki er sagt hve margir spila og hvar hnappurinn er
telling-seats-help = nefndu sætin og hnappinn, til dæmis `sæti A B C D E, hnappur E`, eða hvaða spil gjafarinnar það var
telling-understood-as = orðin skildust svona: { $lines }
