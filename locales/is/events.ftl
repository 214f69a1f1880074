# Staðan við borðið og það sem þar gerist. Athafnir standa án frumlags; `$who`, `$other` og `$chips` koma í þeim föllum sem
# eru eigindi `player`, `chips-amount`, `chips-pile` og `whole-stack`. `$later` stendur á eftir sögninni í síðari skrefum.

## Hver

player = { $seat ->
    [SB] litli blindur
    [BB] stóri blindur
    [X] áhorfandi
    [N] nýr leikmaður
   *[other] { $by ->
        [told] { $seat }
        [number] leikmaður í sæti { $seat }
       *[letter] leikmaður { $seat }
    }
}
    .accusative = { $seat ->
        [SB] litla blind
        [BB] stóra blind
        [X] áhorfanda
        [N] nýjan leikmann
       *[other] leikmann { $by ->
            [number] í sæti { $seat }
           *[letter] { $seat }
        }
    }
    .dative = { $seat ->
        [SB] litla blindi
        [BB] stóra blindi
        [X] áhorfanda
        [N] nýjum leikmanni
       *[other] leikmanni { $by ->
            [number] í sæti { $seat }
           *[letter] { $seat }
        }
    }
    .genitive = { $seat ->
        [SB] litla blinds
        [BB] stóra blinds
        [X] áhorfanda
        [N] nýs leikmanns
       *[other] leikmanns { $by ->
            [number] í sæti { $seat }
           *[letter] { $seat }
        }
    }
players = leikmenn { $names }
dealer = gjafarinn
decider = { -floor(case: "nominative") }

## Upptalning

list-and = { $head } og { $last }
list-or = { $head } eða { $last }
steps-and = { $head } og { $last }
steps-then = { $head } og { $last }
later = {" síðan"}

## Spilapeningar

chips-amount = { $amount }
    .dative = { $amount }
chips-pile = { $count ->
    [1] einn spilapening upp á { $value }
    [2] tvo spilapeninga upp á { $value }
    [3] þrjá spilapeninga upp á { $value }
    [4] fjóra spilapeninga upp á { $value }
    [5] fimm spilapeninga upp á { $value }
    [6] sex spilapeninga upp á { $value }
    [7] sjö spilapeninga upp á { $value }
    [8] átta spilapeninga upp á { $value }
    [9] níu spilapeninga upp á { $value }
    [10] tíu spilapeninga upp á { $value }
    [one] { $count } spilapening upp á { $value }
   *[other] { $count } spilapeninga upp á { $value }
}
    .dative = { $count ->
        [1] einum spilapeningi upp á { $value }
        [2] tveimur spilapeningum upp á { $value }
        [3] þremur spilapeningum upp á { $value }
        [4] fjórum spilapeningum upp á { $value }
        [5] fimm spilapeningum upp á { $value }
        [6] sex spilapeningum upp á { $value }
        [7] sjö spilapeningum upp á { $value }
        [8] átta spilapeningum upp á { $value }
        [9] níu spilapeningum upp á { $value }
        [10] tíu spilapeningum upp á { $value }
        [one] { $count } spilapeningi upp á { $value }
       *[other] { $count } spilapeningum upp á { $value }
    }
whole-stack = allan stakkinn sinn
    .dative = öllum stakknum sínum

## Staða

game = { $game ->
    [omaha] Omaha
    [omaha-eight] Omaha high-low
    [stud] stud
    [stud-eight] high-low stud
    [razz] razz
   *[holdem] hold'em
}
state-no-limit = no-limit { game }
state-pot-limit = pot-limit { game }
state-limit = limit { game } { $small }/{ $big }
state-blinds = blindar { $small }/{ $big }
state-ante = ante { $amount }
state-big-blind-ante = ante { $amount } á stóra blind
state-bring-in = bring-in { $amount }
state-smallest-chip = minnsti spilapeningur { $amount }
state-tournament = mót
state-cash-game = cash game
state-seats = sæti { $seats }
state-empty-seat = autt sæti
state-button = hnappurinn er hjá { $who-dative }
state-first-to-act = { $who } á fyrst að gera
state-button-due = hnappurinn ætti að vera hjá { $who-dative }
state-not-dealt-in = { $who } á ekki að fá spil
state-street = { $street ->
    [preflop] fyrir flopp
    [flop] flopp
    [turn] turn
    [river] river
    [third-street] þriðja gata
    [fourth-street] fjórða gata
    [fifth-street] fimmta gata
    [sixth-street] sjötta gata
   *[seventh-street] sjöunda gata
}
state-at-showdown = showdown
state-pot = potturinn er { $amount }
state-pot-of = { $count ->
    [one] aðeins { $who } á tilkall til { $pot-genitive } ({ $amount })
   *[other] { $who } eiga tilkall til { $pot-genitive } ({ $amount })
}
which-pot = { $number ->
    [0] aðalpotturinn
    [1] hliðarpotturinn
    [2] annar hliðarpottur
    [3] þriðji hliðarpottur
   *[other] hliðarpottur nr. { $number }
}
    .genitive = { $number ->
        [0] aðalpottsins
        [1] hliðarpottsins
        [2] annars hliðarpotts
        [3] þriðja hliðarpotts
       *[other] hliðarpotts nr. { $number }
    }
    .dative = { $number ->
        [0] aðalpottinum
        [1] hliðarpottinum
        [2] öðrum hliðarpotti
        [3] þriðja hliðarpotti
       *[other] hliðarpotti nr. { $number }
    }
state-stack = { $who } á { $amount }
state-stack-chips = { $who } á { $chips }
state-all-in = { $who } er all-in
state-folded = { $who } hefur foldað
state-away = { $who } er ekki við borðið
state-left = { $count ->
    [one] { $count } leikmaður er eftir í mótinu
   *[other] { $count } leikmenn eru eftir í mótinu
}
state-sector-line = lína á borðinu skilur svæði leikmanna frá pottinum
state-record = { $offence ->
    [out-of-turn] { $who } hefur fengið { times } fyrir að gera áður en röðin kom að honum
    [late-post] { $who } hefur fengið { times } fyrir að setja skylduveðmál of seint út
    [announcing] { $who } hefur fengið { times } fyrir að tilkynna höndina án þess að sýna hana
    [exposing] { $who } hefur fengið { times } fyrir að sýna spil meðan á hendi stóð
   *[string-bet] { $who } hefur fengið { times } fyrir string bet
}
times = { $count ->
    [1] eina áminningu
    [2] tvær áminningar
    [3] þrjár áminningar
    [one] { $count } áminningu
   *[other] { $count } áminningar
}

## Gangur spilsins

event = { $who } { $deeds }
event-wordless = { $who } { $deeds } án þess að segja orð
event-street = { $street ->
    [preflop] spilin eru gefin
    [flop] floppið kemur á borðið
    [turn] turn kemur á borðið
    [river] river kemur á borðið
    [third-street] spilin á þriðju götu eru gefin
    [fourth-street] spilin á fjórðu götu eru gefin
    [fifth-street] spilin á fimmtu götu eru gefin
    [sixth-street] spilin á sjöttu götu eru gefin
   *[seventh-street] spilin á sjöundu götu eru gefin
}
event-wait = { $count ->
    [one] { $count } sekúnda líður
   *[other] { $count } sekúndur líða
}

deed-check = tékkar{ $later }
deed-call = kallar{ $later }
deed-call-amount = kallar{ $later } { $amount }
deed-bet = bettar{ $later } { $amount }
deed-raise = hækkar{ $later } í { $amount }
deed-fold = foldar{ $later }
deed-all-in = fer{ $later } all-in
deed-all-in-for = fer{ $later } all-in með { $amount }
deed-post = setur{ $later } út skylduveðmál upp á { $amount }
deed-post-dark = veðjar{ $later } { $amount } óséð
deed-post-for = setur{ $later } út { $amount } fyrir { $other-accusative }
deed-post-late = setur{ $later } skylduveðmál of seint út
deed-bring-in = setur{ $later } út bring-in upp á { $amount }
deed-complete = fyllir{ $later } veðmálið upp í { $amount }

deed-push = setur{ $later } út { $chips }
deed-splash = kastar{ $later } { $chips-dative } í pottinn
deed-push-together = ýtir{ $later } út { $chips-dative } ásamt fyrra betinu
deed-dribble = setur{ $later } út, einn í einu, { $chips }
deed-take-back = tekur{ $later } { $chips } til baka
deed-find = finnur{ $later } { $chips } undir handleggnum

deed-say = segir{ $later } „{ $quote }“
deed-say-unclear = segir{ $later } „{ $quote }“ ({ $readings })
deed-tap = bankar{ $later } í borðið

deed-reach-in = seilist{ $later } í pottinn

deed-ask-pot = spyr{ $later } hversu mikið sé í pottinum
deed-ask-raise = spyr{ $later } hvort hann megi hækka
deed-ask-count = biður{ $later } um talningu á spilapeningum { $other-genitive }
deed-object-skipped = gerir{ $later } athugasemd við að hlaupið hafi verið yfir sig
deed-object-string-bet = gerir{ $later } athugasemd við string bet
deed-object-pot = gerir{ $later } athugasemd við það hver fékk pottinn
deed-object-payout = gerir{ $later } athugasemd við að potturinn hafi verið rangt talinn eða afhentur röngum leikmanni

deed-agree-straddles = { $count ->
    [one] samþykkir straddle
   *[other] semja um straddle
}
deed-agree-posting = { $count ->
    [one] samþykkir að annar setji skylduveðmál út fyrir sig
   *[other] samþykkja að aðrir setji skylduveðmál út fyrir sig
}

deed-tell-bet = segir { $other-dative } að veðmálið sé { $amount }
deed-tell-pot = segir { $other-dative } að potturinn sé { $amount }
deed-tell-turn = segir { $other-dative } að röðin sé komin að honum
deed-tell-nobody-raised = segir { $other-dative } að enginn hafi hækkað
deed-tell-to-show = segir { $other-dative } að sýna spilin sín
deed-tell-has-lost = segir { $other-dative } að hann hafi tapað
deed-award = ýtir pottinum til { $other-genitive }
deed-heap = skilur pottinn eftir í hrúgu

deed-judge-deliberate = { $found ->
    [yes] telur að þetta hafi verið viljandi
   *[no] telur að þetta hafi ekki verið viljandi
}
deed-judge-tiny = { $found ->
    [yes] telur spilapeninginn smáræði miðað við veðmálið
   *[no] telur spilapeninginn ekki smáræði miðað við veðmálið
}
deed-judge-contradictory = { $found ->
    [yes] telur orð og spilapeninga stangast á
   *[no] telur orð og spilapeninga ekki stangast á
}
deed-judge-unusual = { $found ->
    [yes] telur aðstæður óvenjulegar
   *[no] telur aðstæður ekki óvenjulegar
}
deed-judge-misinformed = { $found ->
    [yes] telur að { $other } hafi fengið rangar upplýsingar
   *[no] telur að { $other } hafi ekki fengið rangar upplýsingar
}
deed-judge-separate = { $found ->
    [yes] telur að spilin liggi aðskilin frá muckinu
   *[no] telur að spilin liggi ekki aðskilin frá muckinu
}
deed-judge-identifiable = { $found ->
    [yes] telur að þekkja megi spil { $other-genitive } með vissu
   *[no] telur að ekki megi þekkja spil { $other-genitive } með vissu
}
deed-judge-grounds = { $found ->
    [yes] telur ástæðurnar gildar
   *[no] telur ástæðurnar ekki gildar
}
deed-judge-needless = { $found ->
    [yes] telur töfina óþarfa
   *[no] telur töfina ekki óþarfa
}
deed-judge-gross = { $found ->
    [yes] telur brotið gróft
   *[no] telur brotið ekki gróft
}
deed-judge-correctable = { $found ->
    [yes] telur að leiðrétta megi mistökin
   *[no] telur að ekki megi leiðrétta mistökin
}
deed-judge-restorable = { $found ->
    [yes] telur að endurheimta megi röð spilanna
   *[no] telur að ekki megi endurheimta röð spilanna
}
deed-decide = ákveður: { $ruling }

## Það sem sagt er þar sem enska orðið stendur í lýsingunni

said-check = tékka
said-call = kalla
said-fold = folda
said-all-in = all-in
said-pot = pottur
said-bet = betta
said-raise = hækka
said-bet-amount = betta { $amount }
said-raise-to = hækka í { $amount }
said-raise-by = hækka um { $amount }
said-call-and-raise = kalla og hækka
said-conditional = ef ..., { $said }
said-number = { $count ->
    [1] eitt
    [2] tvö
    [3] þrjú
    [4] fjögur
    [5] fimm
    [6] sex
    [7] sjö
    [8] átta
    [9] níu
    [10] tíu
   *[other] { $count }
}
said-bet-number = betta { said-number }
said-raise-number = hækka { said-number }
