# Čemu služe naredbe i njihovi argumenti: `ruling --help`.

## Naslovi

help-frame =
    .usage = Uporaba
    .commands = Naredbe
    .command = NAREDBA
    .arguments = Argumenti
    .options = Opcije
    .any-options = OPCIJE
    .default = zadano
    .values = moguće vrijednosti
    .print-help = Ispisuje pomoć
    .print-help-more = Ispisuje pomoć (opširnije: '--help')
    .print-help-brief = Ispisuje pomoć (sažeto: '-h')
    .print-version = Ispisuje verziju
help-value =
    .words = RIJEČI
    .house = PRAVILNIK
    .lang = JEZIK
    .dir = MAPA
    .n = N
    .rule-or-number = PRAVILO|BROJ
    .line = REDAK
    .file = DATOTEKA
    .rule = PRAVILO
    .path = DATOTEKA
    .ids = OZNAKE
    .id = OZNAKA
    .format = OBLIK
    .shell = LJUSKA
    .club = KLUB
    .name = IME
    .langs = JEZICI
    .role = ULOGA
    .old = RANIJI

## Naredbe

help-ruling = Pravila pokerskih klubova: pretraga, odluka o situaciji, objava pravilnika i dokaz da nije proturječan
    .after =
        Izlazni kod: 0 nađeno ili bez pogrešaka, 1 ništa nije nađeno ili ima nalaza, 2 nije se moglo izvesti.
        Varijable okruženja: RULING_HOUSE, RULING_LANG, NO_COLOR.
        Sve druge riječi su upit: `ruling veliki čip`, `ruling oversized chip`, `ruling TDA 39`.
    .words = Što se traži, na bilo kojem od šest jezika
    .house = Mjerodavni pravilnik: oznaka s popisa `ruling houses` ili putanja datoteke pravilnika
    .lang = Jezik odgovora: { $codes }; za knjigu i više jezika, odvojenih zarezom
    .rules = Čita pravila iz ove mape umjesto ugrađenih
    .json = Ispisuje JSON
    .limit = Najviše ovoliko pravila i pojmova
help-query = Traži pravilo i prema riječima koje bi inače bile naredba
help-rule = Jedno pravilo u cijelosti: svaka odredba, što vrijedi u kojem pravilniku, svaki primjer; ili jedan pojam
    .rule = Oznaka pravila ili njegov broj u pravilniku: `oversized-chip`, `4.10`, `TDA 39`; ili pojam: `kicker`
help-decide = Odlučuje o situaciji; bez redaka pokazuje kako je zapisati
    .lines = Stol i događaji, svaki u svojem retku: `200/400` `A raises to 1200` `B pushes 2x1000`
    .file = Čita retke iz datoteke, a uz `-` sa standardnog ulaza
    .all-houses = Prema svim pravilnicima, usporedno
help-compare = U čemu se dva pravilnika razlikuju; svaka razlika s najmanjom situacijom u kojoj se vidi
    .left = Prvi pravilnik
    .right = Drugi pravilnik
    .rule = Samo ovo pravilo: njegova oznaka ili broj u jednom od njih
    .brief = Samo pravila u kojima se razlikuju i njihove postavke; situacije se ne traže
help-init = Započinje vlastiti pravilnik kluba: datoteku za nastavak rada i shemu po kojoj je uređivač dopunjuje
    .club = Naziv datoteke: mala slova, znamenke i crtice
    .name = Ime kluba, kako će biti otisnuto
    .languages = Jezici kluba, glavni na prvom mjestu: `hr,en`
    .base = Pravilnik na kojem se temelji: oznaka s popisa `ruling houses`
    .floor = Tko odlučuje: `floor-person`, `tournament-director`, `floor-manager`, ...
help-book = Objavljuje pravilnik s primjerima za igrače, i na dva jezika usporedno
    .out = Odredišna mapa; zamjenjuje se ono što je ondje zapisala ranija knjiga, sve drugo ostaje
    .format = Što se izrađuje [zadano: html]
    .format-html = Jedna stranica sa svime, za zaslon, mobitel i papir
    .format-site = Svako pravilo na svojoj stranici, sa sadržajem i pretragom, za mrežni poslužitelj ili mapu
    .format-epub = Datoteka za e-čitače i aplikacije za čitanje
    .format-pdf = Datoteka za ispis i čuvanje, sa sadržajem i knjižnim oznakama
    .annotated = Izdanje s napomenama za floormana: i izvor svakog pravila, proturječja i njihovo rješenje te što kažu drugi pravilnici
    .card = Samo podsjetnik za floor: dva lista s odgovorima na ono što se pita svake večeri
    .since = Označava i popisuje što se promijenilo u odnosu na ranije izdanje, svaku promjenu sa situacijom o kojoj se sada odlučuje drukčije; oznaka s popisa `ruling houses` ili putanja datoteke pravilnika
    .all-houses = Svi pravilnici, svaki u svojoj mapi
help-verify = Dokazuje da pravila nisu proturječna; uz DATOTEKU i vlastiti pravilnik kluba
    .path = Datoteka pravilnika
    .select = Samo nalazi čija oznaka ovako počinje
    .ignore = Bez nalaza čija oznaka ovako počinje; ono zbog čega se pravila ne mogu učitati ispisuje se uvijek
    .rule = Samo ovo pravilo i ono što mu pripada: tekstovi, situacije u svim pravilnicima, dokaz odredaba, vrijednosti postavki o kojima pita; može se navesti više puta
    .dictionaries = Provjerava pravopis prema rječnicima hunspell iz ove mape, na primjer /usr/share/hunspell
    .format = Oblik izvješća [zadano: human]
    .format-human = Podcrtani redak i što učiniti
    .format-sarif = SARIF 2.1.0 za provjeru koda
    .format-junit = JUnit XML kako ga čitaju CI poslužitelji
    .format-github = Naredbe tijeka rada za GitHub
    .explain = Objašnjava nalaz: što javlja, zašto je važno, primjer i kako to ispraviti
    .list = Nabraja sve nalaze
    .conflicts = Pokazuje zabilježena proturječja svih pravilnika ili navedenoga, svako u najmanjoj situaciji u kojoj je važno
    .explore = Uz `--conflicts`: oko svake situacije traži odredbe koje odlučuju različito; potraje neko vrijeme
help-replay = Ponavlja zapisane ruke: što pravilnik ne bi dopustio i koji su čipovi završili drugdje
    .files = Datoteke u obliku PHH ili PHHS, ili mape s njima; `-` je standardni ulaz
help-houses = Pravilnici i koji od njih vrijedi ako se nijedan ne navede
help-options = Sve postavke u kojima se pravilnici razlikuju, njihove vrijednosti i gdje koja vrijedi
help-schema = JSON shema za uređivače koji pri pisanju dopunjuju i objašnjavaju
    .schema = Vrsta datoteke
    .schema-rule = Pravilo: naslov, odredbe i situacije koje ih dokazuju
    .schema-house = Pravilnik, ili ono u čemu se klub razlikuje od drugoga
    .schema-glossary = Rječnik: kako se pojmovi igre zovu na svakom jeziku
help-mcp = Poslužuje asistenta: Model Context Protocol preko standardnog ulaza i izlaza
help-completions = Dopunjavanje naredbi za ljusku
    .shell = Ljuska
