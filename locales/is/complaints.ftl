# Hvað er að reglu eða reglubók. Reglurnar standa í ensku skránni.

## Lyklar og form

no-key = `{ $key }` er ekki lykill hér ({ $what })
needs-key = lykilinn `{ $key }` vantar ({ $what })
option-conflict = mótsögn af gerðinni `option` nefnir stillinguna (`option`)
is-mapping = hér eiga að standa lyklar og gildi ({ $what })
is-list = hér á að standa listi ({ $what })
is-text = hér á að standa texti ({ $what })
flag = hér getur aðeins staðið `true` eða `false`
date-form = dagsetning er rituð ár, mánuður, dagur: `2026-03-01`
figure-is-option = `{ $name }` er stilling: grein setur hana, `sets: { "{" } { $key }: ... { "}" }`
no-id = `{ $id }` er ekki auðkenni: í því mega aðeins vera litlir stafir án brodda, tölustafir og bandstrik
did-you-mean = áttirðu við `{ $id }`?
yaml = ólæsilegt sem YAML: { $why }
yaml-twice = ólæsilegt sem YAML: lykillinn `{ $id }` stendur tvisvar
yaml-colon = ólæsilegt sem YAML: hér getur ekki staðið tvípunktur
yaml-behind-quote = ólæsilegt sem YAML: textinn heldur áfram á eftir gæsalöppunum sem loka honum
yaml-behind-brace = ólæsilegt sem YAML: textinn heldur áfram á eftir slaufusviganum sem lokar honum
cannot-read = ekki er hægt að lesa { $file }: { $why }
longer-than = hún er lengri en { $size }
no-such-length = svona skrá er aldrei svo löng; gættu að hvort hún er sú rétta
no-utf8 = þetta er ekki texti í UTF-8
save-utf8 = vistaðu skrána sem UTF-8
name-file-or-query = nefndu skrá reglubókar; til að leita að orðum skaltu setja `query` á undan þeim
hidden = þetta tákn sér enginn: { $character }
take-hidden-out = taktu það út; það sem lítur rétt út án þess er rétt

## Það sem er ekki til

no-house = engin reglubók heitir `{ $id }`
no-rule = engin regla heitir `{ $id }`
provision-without-text = þetta er ákvæði án eigin texta: nefndu regluna sem greinar þess eru úr, `{ $rule }`
no-clause = ekkert ákvæði heitir `{ $id }`
no-provision = engin grein heitir `{ $id }`
no-base-provision = í grunnreglubókinni er engin grein `{ $id }`
no-scenario = engin staða heitir `{ $id }`
no-chapter = enginn kafli heitir `{ $id }`
no-option = engin stilling heitir `{ $id }`
behind-a-comma = komma hefur nýja færslu: stilling er heil tala og aðrar tölur fara í gæsalappir, `"2,5"`
no-role = ekkert hlutverk heitir `{ $id }`
figure-with-sign = skrifaðu `{ "{" } ${ $name } { "}" }`: á undan tölu stendur `$`
nobody-decides = enginn sem úrskurðar heitir `{ $id }`
no-structure = ekkert veðmálsform heitir `{ $id }`
no-finding = engin athugasemd heitir `{ $id }`
no-kind = engin slík gerð er til: `{ $kind }` ({ $what })
first-number = skrifaðu númerið sem fyrsta reglan á að fá: { $numbers }
no-language = `{ $code }` er ekki eitt tungumálanna
languages-are = tungumálin: { $languages }
say-language = segðu á hvaða tungumáli textarnir eru: `languages: [is]`
deciders-are = þau sem úrskurða eru { $words }
languages-or-quotes = texti með kommu eða tvípunkti á að vera innan gæsalappa; tungumálin: { $languages }
not-in-language = `{ $what }` vantar ({ $language })
add-language = bættu `{ $code }:` við undir `{ $what }:`
english = enska
hungarian = ungverska
slovak = slóvakíska
croatian = króatíska
icelandic = íslenska
russian = rússneska
another = þetta er þegar til: `{ $id }` ({ $what })
first-at = það fyrra er hér: { $place }

## Greinar

carries-nothing = þessi grein hefur ekkert að geyma og segir ekki hvers vegna
add-carried = bættu við `text:` með eigin orðum, `clauses:`, `terms:`, `sets:`, `restates:`, `example-of:` eða `nothing:` með ástæðu
each-its-own = gerðu sitt ákvæði úr hvoru
does-one-thing = grein gerir eitt: hún hefur ákvæði, skilgreinir orð, endurtekur, er dæmi eða hefur ekkert að geyma
circle = `{ $house }` byggir beint eða óbeint á sjálfri sér
nothing-to-drop = engin reglubók undir þessari hefur `{ $id }`: ekkert er til að fella niður
shows-at = það sést í { $place }
number-twice = tvær reglur hafa númerið { $number }
number-also-of = `{ $id }` hefur sama númer
stands-no-more = `{ $id }` stendur ekki lengur í grunnreglubókinni
in-its-place = í stað þess stendur { $heirs }
none-of-sides = `{ $id }` er ekki önnur hlið þessarar mótsagnar

## Textar

two-texts = `{ $clause }` hefur tvo texta fyrir `{ $house }`
both-cases = bæði tilvikin passa: { $values }
no-text-for = `{ $clause }` hefur engan texta fyrir það sem `{ $house }` stillir
write-case = skrifaðu tilvik fyrir { $values }
choose-otherwise = { $values } á sér engan texta; veldu annað gildi eða slepptu `{ $clause }`
settled-and-gone = `{ $provision }` réð { $options } og fellur brott með þessu; slepptu líka `{ $clause }` eða settu þetta í eigið ákvæði
not-fluent = ólæsilegt sem Fluent-mynstur: { $why }
no-html = í texta má ekki vera HTML
write-markdown = skrifaðu Markdown; á eftir `<` sem er ekki merki á að vera bil
no-meaning = orðasafnið segir ekki hvað `{ $id }` þýðir
add-meaning = bættu `meaning:` við orðið hér: { $place }
no-term = í orðasafninu er ekkert orð `{ $id }`
add-term = bættu því við `rules/glossary.yaml`
quote-colon = settu texta með tvípunkti innan gæsalappa eða undir `|`
quote-apostrophe = settu texta með úrfellingarmerki innan tvöfaldra gæsalappa eða undir `|`
quote-brace = settu texta sem byrjar á sviga innan gæsalappa eða undir `|`
key-once = skrifaðu hvern lykil einu sinni; hvert nýtt atriði í lista byrjar á `- `
look-above = líttu á þessa línu og þá næstu fyrir ofan: sviga, kommu, gæsalappir eða inndrátt vantar
links-only = texti vísar aðeins á reglur og `{ $id }` er engin regla
no-address = `{ $to }` er hvorki regla né slóð
begin-address = nefndu reglu með auðkenni hennar eða láttu slóðina byrja á { $schemes }
role-not-filled = þessi reglubók skipar ekki í hlutverkið `{ $role }`
not-printable = texti getur ekki prentað `{ $name }`
meaning-is-plain = skýring prentar hvorki tölur né hlutverk
meaning-is-common = hún er eins alls staðar: það sem er ólíkt á heima í reglunum
unused-figure = enginn texti prentar `{ $name }`
print-figure = skrifaðu `{ "{" } ${ $name } { "}" }` þar sem talan á heima, eða taktu hana burt
lacks-variables = í textann vantar ({ $language }): { $names }
adds-variables = aðeins þessi texti notar ({ $language }): { $names }
same-in-all = öll tungumál segja það sama
prints-nothing = engin stilling prentast sem `{ $name }`
not-a-figure = `{ $key }` er ekki tala: skrifaðu tilvik fyrir hvert gildi
figure-not-set = töluna `{ $name }` stillir þessi reglubók ekki
logo-unreadable = merkið er ólæsilegt: { $why }
no-such-file = sú skrá er ekki til
may-not-read = héðan má enginn lesa hana
is-folder = þetta er mappa
over-a-megabyte = hún er stærri en eitt megabæti
logo-looked-for = myndarinnar er leitað hér: { $path }
logo-no-picture = merkið er ekki mynd sem síða getur sýnt
logo-use = notaðu PNG, JPEG, WebP eða SVG

## Stillingar

unsettled = `{ $key }` er stillt á tvo vegu: { $one } og { $other }
other-on-line = hin er stillt í línu { $line }; bættu við mótsögn af gerðinni `option` sem segir hvor gildir
no-value = `{ $value }` er ekki gildi fyrir `{ $key }`; leyfð eru { $values }
no-figure = `{ $value }` er ekki tala fyrir `{ $key }`; leyft er 1 til { $most } ({ $unit })
number-alone = skrifaðu töluna eina: `{ $number }`
no-tariff = `{ $value }` er ekki viðurlagaskrá fyrir `{ $key }`; hér eiga þrep eins og [warning, must 1 round]
nothing-follows = ekkert leiðir af `{ $key }`
carry-or-unset = taktu regluna sem hún heyrir til með eða slepptu því að stilla hana
gap = ekkert er úrskurðað þótt `{ $clause }` standi þar ({ $house })
set-its-options = stilltu það sem það fer eftir; það þegir hér: { $lines }
falls-silent = ein regla hennar þegir því að `{ $clause }` vantar ({ $house })
carry-or-silent = taktu ákvæðið með eða segðu að bókin þegi hér: { $lines }
can-only-fold = leikmaður sem á að gera getur aðeins foldað ({ $house })
nothing-else-left = ekkert annað er eftir hér: { $lines }
overlap = `{ $one }` og `{ $other }` úrskurða ólíkt og hvorug er skráð sterkari ({ $house })
say-stronger = segðu hvor reglan er sterkari; þær rekast á hér: { $lines }

## Útgáfur

ruled-otherwise = frá { $edition } er `{ $rule }` öðruvísi ({ $house }): { $by }
keep-or-agree = haltu því með eigin stillingu, eða samþykktu og skrifaðu `written_for: { $edition }`; hér: { $situation } / úrskurðurinn var: { $before }; nú er hann: { $now }
agree = engin staða fannst sem sýnir það; samþykktu og skrifaðu `written_for: { $edition }`
edition-not-told = ekki er hægt að segja hvað er úrskurðað öðruvísi frá { $edition }
compare-books = berðu saman prentuðu bækurnar: `ruling book --since`
edition-unknown = útgáfa { $edition } af reglunum er ekki þekkt hér
editions-known = þetta forrit þekkir { $editions }

## Dæmi og úrskurðir

unexpected = þetta er ekki úrskurðað: `{ $verdict }` ({ $where })
here-by = hér, { $house }
in-by = { $scenario }, { $house }
it-rules = úrskurðað er: { $rulings }
example-otherwise = dæmi bókarinnar sjálfrar ({ $provision }) er úrskurðað öðruvísi en `{ $verdict }`
expected-twice = þessi úrskurður stendur tvisvar
out-or-meant = taktu hann út eða skrifaðu það sem átti að standa
event-in-table = atburður stendur þar sem borðinu er lýst
state-after-event = lýsing á stöðu kemur á eftir atburði
state-first = fyrst staðan, svo atburðirnir
ruling-among-events = væntanlegur úrskurður stendur á meðal atburða
rulings-in-scenarios = línur með `!` eiga heima í stöðum
sides-alike = báðar hliðar þessarar mótsagnar úrskurða eins
play-or-wording = finndu spil þar sem þær greinir á, eða hafðu þetta mótsögn af gerðinni `wording`

## Orðalag

role-unnamed = enginn texti nefnir hlutverkið `{ $role }`
roles-named = textarnir nefna { $names }
title-too-long = titillinn er { $length } stafir en í fyrirsögn komast { $most }
name-subject = nefndu efnið og láttu ákvæðunum regluna eftir
typed-figure = talan `{ $figure }` er slegin inn, ekki prentuð úr stillingu
mixed-scripts = í `{ $word }` blandast latneskir og kyrillískir stafir
no-silence = ekkert er til að þagga niður: `{ $finding }`
no-silence-at = ekkert er til að þagga niður: `{ $finding }` við `{ $place }`
take-silence-away = taktu þöggunina burt: hún myndi fela þá næstu

## Hvað er hvað

a-house = reglubók
a-rule = regla
own-rule = regla með orðum klúbbsins
a-provision = grein
a-clause = ákvæði
a-case = tilvik
a-chapter = kafli
a-page = síða
a-conflict = mótsögn
a-side = hlið mótsagnar
a-silence = þöggun
a-scenario = staða
an-example = dæmi
a-ruling = úrskurður
a-term = orð í orðasafni
a-figure = tala
a-role = hlutverk
an-option = stilling
option-value = gildi stillingar
options-set = stillingar
a-tariff = viðurlagaskrá
a-source = heimild
the-reason = ástæðan
kind-house = reglubók
kind-rule = regla
kind-clause = ákvæði
kind-provision = grein
kind-scenario = staða
kind-term = orð
kind-conflict = mótsögn
kind-numbering = tölusetning

## Skrár og textar

lies-in-file = `{ $id }` er í skrá sem heitir `{ $file }`
call-file = láttu skrána heita `{ $file }` eða það sem í henni er eftir skránni
text-and-cases = ákvæðið `{ $clause }` hefur bæði texta og tilvik
too-many-lines = mest { $lines } ({ $what })
not-glossary-word = `{ $word }` er ekki orð orðasafnsins
glossary-says = í orðasafninu stendur `{ $word }`
cannot-hold = í texta getur ekki verið { $what }
write-plainly = skrifaðu málsgreinar, áherslur og tengla á reglur
heading = fyrirsögn
quotation = tilvitnun
code = kóði
list = listi
image = mynd
line-break = þvinguð línuskipting
ruled-line = lína
option-is-figure = tala er stilling: reglubókin stillir hana, textinn prentar hana
print-option = prentaðu stillingu: { $options }
option-unset = engin reglubók stillir `{ $key }`
set-or-take-out = stilltu hana í greininni sem kveður á um hana eða taktu tilvikið út
## Það sem talið er
of-percent = %
of-actions = aðgerðir
of-big-blinds = stórir blindar
of-cards = spil
of-chips = spilapeningar
of-days = dagar
of-hands = hendur
of-minutes = mínútur
of-money = fé
of-players = leikmenn
of-raises = hækkanir
of-rounds = hringir
of-seats = sæti
of-seconds = sekúndur
