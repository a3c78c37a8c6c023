# What things on the table are, for who asks.

arriala-about-name = { $name }
arriala-about-place = { $place }
arriala-about-own-worker = Il tuo operaio
arriala-about-worker = Operaio di { $side }
arriala-about-worker-use = Cammina lungo il canale per 1 punto a casella. Puoi muovere gli operai di tutti, ognuno una volta per turno.
arriala-about-cell-use = Per un operaio o una chiusa. Una sezione piena viene contata.
arriala-about-town-use = Accoglie quanti operai si vuole e non conta per nessuna sezione.
arriala-about-vineyard-use = Si conta alla fine: chi ha più operai prende i punti. { $there } punti per andarci dal canale, { $back } per tornare.
arriala-about-river = Casella blu
arriala-about-river-use = Opera fluviale: un tuo operaio ci va per { $points } punti, ne fa { $renown } e resta lì.
arriala-about-card-cost =
    { $points ->
        [one] Giocarla costa 1 punto.
       *[other] Giocarla costa { $points } punti.
    }
arriala-about-reserve = Riserva
arriala-about-reserve-use = Piazza un tuo operaio su un posto libero del canale per { $points } punti.
arriala-about-lock-cost = Senza carta costa { $points } punti.
arriala-about-pile = Mazzo
arriala-about-pile-use = Peschi una carta per { $points } punti. La vedi solo tu; non si può annullare.
arriala-about-section = Sezione
arriala-about-move = Muove un operaio qualsiasi fino a { $cells } caselle; ogni altra casella costa 1 punto.
arriala-about-anywhere = Muove un tuo operaio del canale su un posto libero qualsiasi del canale.
arriala-about-own-to-vineyard = Muove un tuo operaio dal canale a un vigneto.
arriala-about-any-to-vineyard = Muove un operaio qualsiasi dal canale a un vigneto.
arriala-about-own-to-canal = Muove un tuo operaio da un vigneto al canale.
arriala-about-any-to-canal = Muove un operaio qualsiasi da un vigneto al canale.
arriala-about-lock = Divide una sezione non ancora contata. Vale { $renown }.
arriala-about-art = Solo per chi è ultimo. Vale { $renown }; ogni opera si costruisce una volta.

canal-mania-about-canal = { $canal }
canal-mania-about-contract = Collega { $one } e { $other } con al massimo { $most } tessere.
canal-mania-about-contract-via = Lungo la via deve toccare { $towns }.
canal-mania-about-contract-use = Finito, ogni chiusa vale 1, ogni ponte-canale 2, ogni tunnel 3.
canal-mania-about-engineer = { $engineer }
canal-mania-about-brindley = Una carta tratto può pagare una chiusa, e le chiuse possono susseguirsi.
canal-mania-about-jessop = Un tunnel costa due carte.
canal-mania-about-telford = Un ponte-canale costa una carta.
canal-mania-about-smeaton = Un agrimensore vale due carte.
canal-mania-about-rennie = Prendi quattro carte scoperte, o scegline una anziché pescare.
canal-mania-about-engineer-use = Lavora per un giocatore; lo scambio è un’azione della fase 1.
canal-mania-about-card = Carta: { $card }
canal-mania-about-face = { $face }
canal-mania-about-goods = Presa scoperta, piazza { $cubes } cubi in città di quel colore.
canal-mania-about-surveyor = Vale una carta di qualsiasi tipo.
canal-mania-about-tile = { $tile }
canal-mania-about-tile-clear =
    { $cards ->
        [one] Si posa su terreno facile e costa 1 carta; in un canale finito vale { $points }.
       *[other] Si posa su terreno facile e costa { $cards } carte; in un canale finito vale { $points }.
    }
canal-mania-about-tile-difficult =
    { $cards ->
        [one] Si posa su terreno difficile e costa 1 carta; in un canale finito vale { $points }.
       *[other] Si posa su terreno difficile e costa { $cards } carte; in un canale finito vale { $points }.
    }
canal-mania-about-hex = Esagono { $hex }
canal-mania-about-clear = Terreno facile: per un tratto o una chiusa.
canal-mania-about-difficult = Terreno difficile: per un ponte-canale o un tunnel.
canal-mania-about-town = { $town }
canal-mania-about-town-colour = Colore della città: { $colour }. Un cubo non visita mai due città dello stesso colore.
canal-mania-about-cube = Qui aspetta un cubo: la fase 3 lo trasporta, e ogni città visitata vale un punto.
canal-mania-about-deck = Mazzo
canal-mania-about-deck-use = Pesca una carta al posto dell’azione di una fase. La vedi solo tu.
canal-mania-about-replace = Sostituisci le carte
canal-mania-about-replace-use = Scarta tutte le carte scoperte e ne scopre di nuove. Le loro merci non contano.

kanal-about-name = { $name }
kanal-about-plot = Lotto { $plot }
kanal-about-plot-empty = Vuoto: qui può stare qualsiasi edificio. Vie su tutti e quattro i lati lo attivano.
kanal-about-cost = Costa { $cost }, se non è gratis.
kanal-about-piece = Si posa tra i lotti. La quarta via accanto a un edificio lo attiva.
kanal-about-route = Spazio per una via
kanal-about-route-use = Per un sentiero, una strada, un binario o un canale. Un ponte sta su una via tra due edifici.
kanal-about-building =
    { $prestige ->
        [one] Costa { $cost }. 1 punto. Mazzo { $period }.
       *[other] Costa { $cost }. { $prestige } punti. Mazzo { $period }.
    }
kanal-about-space-thalers = Chi la prende riceve { $cost }.
kanal-about-space-later = Quando il mazzo { $period } è vuoto: { $action }.
kanal-about-space = Ogni azione si prende una volta per round.
kanal-about-pile = Mazzo { $period }
kanal-about-pile-use = Da qui arrivano i nuovi edifici. La partita finisce poco dopo che l’ultimo mazzo è vuoto.
kanal-about-buy = Uno in più costa { $cost }; più ne hai, più è caro.
kanal-about-material = La tua ruota ne tiene al massimo { $most }.
kanal-about-wheel = Ruota
kanal-about-wheel-use = Un giro prende 1 legno, 1 argilla e 1 carbone e dà 1 pietra e 1 acciaio.
kanal-about-wheel-paid = Gratis una volta alla fine di ogni round, in ogni momento per { $cost }.
