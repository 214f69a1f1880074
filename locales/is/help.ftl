# Til hvers skipanirnar og viðföng þeirra eru: `ruling --help`.

## Fyrirsagnir

help-frame =
    .usage = Notkun
    .commands = Skipanir
    .command = SKIPUN
    .arguments = Viðföng
    .options = Rofar
    .any-options = ROFAR
    .default = sjálfgefið
    .values = möguleg gildi
    .print-help = Birtir hjálp
    .print-help-more = Birtir hjálp (nánar með '--help')
    .print-help-brief = Birtir hjálp (stutt með '-h')
    .print-version = Birtir útgáfunúmer
help-value =
    .words = ORÐ
    .house = REGLUBÓK
    .lang = TUNGUMÁL
    .dir = MAPPA
    .n = N
    .rule-or-number = REGLA|NÚMER
    .line = LÍNA
    .file = SKRÁ
    .rule = REGLA
    .path = SKRÁ
    .ids = AUÐKENNI
    .id = AUÐKENNI
    .format = SNIÐ
    .shell = SKEL
    .club = KLÚBBUR
    .name = NAFN
    .langs = TUNGUMÁL
    .role = HLUTVERK
    .old = ELDRI

## Skipanir

help-ruling = Reglur pókerklúbba: finna reglu, fá úrskurð um stöðu, gefa út reglubók og sanna að hún sé sjálfri sér samkvæm
    .after =
        Lokakóðar: 0 fannst eða án athugasemda, 1 ekkert fannst eða athugasemdir, 2 ekki hægt að keyra.
        Umhverfisbreytur: RULING_HOUSE, RULING_LANG, NO_COLOR.
        Öll önnur orð eru leit: `ruling stór spilapeningur`, `ruling oversized chip`, `ruling TDA 39`.
    .words = Það sem leitað er að, á hverju málanna sex sem er
    .house = Reglubókin sem farið er eftir: auðkenni úr `ruling houses` eða slóð á skrá reglubókar
    .lang = Málið sem svarað er á: { $codes }; fyrir bók fleiri en eitt, með kommu á milli
    .rules = Les reglurnar úr þessari möppu í stað þeirra sem fylgja forritinu
    .json = Birtir JSON
    .limit = Mesti fjöldi reglna og hugtaka
help-query = Finnur reglu, einnig eftir orðum sem annars væru skipun
help-rule = Ein regla í heild: hvert ákvæði, hvað gildir í hverri reglubók, hvert dæmi; eða eitt hugtak
    .rule = Auðkenni reglu eða númer hennar í reglubókinni: `oversized-chip`, `4.10`, `TDA 39`; eða hugtak: `kicker`
help-decide = Úrskurðar um stöðu; án lína er sýnt hvernig henni er lýst
    .lines = Borðið og það sem gerist, eitt í línu: `200/400` `A raises to 1200` `B pushes 2x1000`
    .file = Les línurnar úr skrá, eða af staðalinntaki með `-`
    .all-houses = Samkvæmt öllum reglubókum, hlið við hlið
help-compare = Hvað skilur að tvær reglubækur; hvert atriði með minnstu stöðunni þar sem munar
    .left = Fyrri reglubókin
    .right = Seinni reglubókin
    .rule = Aðeins þessi regla: auðkenni hennar eða númer í annarri hvorri
    .brief = Aðeins reglurnar sem skilja þær að og stillingar þeirra; ekki er leitað að stöðum
help-init = Byrjar á eigin reglubók klúbbs: skrá til að halda áfram með og skema sem ritill fyllir hana út eftir
    .club = Heiti skrárinnar: lágstafir, tölustafir og bandstrik
    .name = Nafn klúbbsins eins og það á að birtast
    .languages = Tungumál klúbbsins, aðalmálið fyrst: `is,en`
    .base = Reglubókin sem byggt er á: auðkenni úr `ruling houses`
    .floor = Hver úrskurðar: `floor-person`, `tournament-director`, `floor-manager`, ...
help-book = Gefur út reglubók: reglur og dæmi handa leikmönnum, einnig á tveimur málum hlið við hlið
    .out = Mappan sem skrifað er í; það sem eldri bók skrifaði þar víkur, allt annað stendur óhreyft
    .format = Það sem búið er til [sjálfgefið: html]
    .format-html = Ein síða með öllu, fyrir skjá, síma og pappír
    .format-site = Hver regla á sinni síðu, með efnisyfirliti og leit, fyrir vefþjón eða möppu
    .format-epub = Skrá fyrir lesbretti og lestrarforrit
    .format-pdf = Skrá til prentunar og geymslu með efnisyfirliti og bókamerkjum
    .annotated = Útgáfa með skýringum handa gólfstjóra: einnig heimild hverrar reglu, mótsagnir og úrlausn þeirra og hvað aðrar reglubækur segja
    .card = Aðeins minnisblað gólfstjóra: tvö blöð með svörum við því sem spurt er um á hverju kvöldi
    .since = Merkir og telur upp það sem breyst hefur frá eldri útgáfu, hverja breytingu með stöðu þar sem úrskurðurinn er nú annar; auðkenni úr `ruling houses` eða slóð á skrá reglubókar
    .all-houses = Allar reglubækur, hver í sinni möppu
help-verify = Sannar að reglurnar stangist ekki á; með SKRÁ einnig reglubók klúbbs
    .path = Skrá reglubókar
    .select = Aðeins athugasemdir með auðkenni sem byrja svona
    .ignore = Án athugasemda með auðkenni sem byrja svona; það sem hindrar að reglurnar hlaðist birtist alltaf
    .rule = Aðeins þessi regla og það sem henni fylgir: textar, stöður í öllum reglubókum, sönnun ákvæða, gildi stillinga sem hún spyr um; má gefa oftar en einu sinni
    .dictionaries = Athugar stafsetningu eftir hunspell-orðabókum í þessari möppu, til dæmis /usr/share/hunspell
    .format = Snið skýrslunnar [sjálfgefið: human]
    .format-human = Línan undirstrikuð og hvað er til ráða
    .format-sarif = SARIF 2.1.0 fyrir kóðaskönnun
    .format-junit = JUnit XML eins og CI-þjónar lesa það
    .format-github = Verkflæðisskipanir GitHub
    .explain = Skýrir athugasemd: hvað hún finnur, hvers vegna það skiptir máli, dæmi og hvernig bætt er úr
    .list = Telur upp allar athugasemdir
    .conflicts = Sýnir skráðar mótsagnir allra reglubóka, eða þeirrar sem nefnd er, hverja í minnstu stöðunni þar sem hún skiptir máli
    .explore = Með `--conflicts`: leitar í kringum hverja stöðu að ákvæðum sem segja ekki það sama; það tekur tíma
help-replay = Endurspilar skráðar hendur: hvað reglubókin hefði ekki leyft og hvaða spilapeningar enduðu annars staðar
    .files = Skrár á sniðinu PHH eða PHHS, eða möppur með þeim; `-` er staðalinntak
help-houses = Reglubækurnar og hver þeirra gildir ef engin er nefnd
help-options = Allar stillingar sem skilja reglubækur að, gildi þeirra og hvar hvert þeirra gildir
help-schema = JSON-skema skráar, fyrir ritla sem fylla út og skýra um leið og skrifað er
    .schema = Tegund skráar
    .schema-rule = Regla: heiti hennar, ákvæði og stöðurnar sem sanna þau
    .schema-house = Reglubók, eða það sem klúbbur gerir öðruvísi en annar
    .schema-glossary = Orðalisti: hvað hugtök leiksins heita á hverju máli
help-mcp = Þjónar aðstoðarforriti: Model Context Protocol um staðalinntak og staðalúttak
help-completions = Útfylling skipana fyrir skel
    .shell = Skelin
