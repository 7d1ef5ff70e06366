import type { Stories } from '../stories.ts';

/** The stories of the scenarios in Italian. */
export const stories: Stories = {
  'black-barrow': {
    name: 'Tumulo Nero',
    intro:
      'A una mercante di nome Jekserah hanno rubato delle carte, e lei paga bene il silenzio. I ladri sono stati visti andare verso un antico tumulo nel Bosco dei Cadaveri. La scala di pietra che vi scende odora di fumo di torcia, e là sotto qualcuno ride.',
    sections: {
      1: 'Dietro questa porta non ride nessuno. I banditi hanno spinto i tavoli contro i muri e se ne stanno lì accanto, pallidi, perché le ossa sul pavimento si stanno alzando in piedi. Non guardano i banditi. Guardano voi.',
    },
    conclusion:
      'Le ultime ossa si sfasciano e il tumulo tace. Nel bottino non c’è traccia delle carte, ma dietro uno scaffale un passaggio scende ancora, e nella polvere le impronte di stivali sono fresche. Chi dava gli ordini è andato più a fondo.',
  },
  'barrow-lair': {
    name: 'Tana del Tumulo',
    intro:
      'Il passaggio scende finché i muri non sono più costruiti ma scavati. Nella pietra sono graffiate parole che nessuno dovrebbe pronunciare, e leggerle lascia un peso nei pensieri. In fondo, i morti fanno la guardia ai vivi.',
    sections: {
      1: 'Un uomo con la corazza ammaccata si alza tra le bare, un fascio di carte infilato nella cintura. «Dovevate restare in città con gli ubriachi» dice, e indica le porte attorno a sé. Dall’altra parte di ognuna qualcosa gratta.',
    },
    conclusion:
      'Caduto il comandante, i morti si distendono come se aspettassero soltanto il permesso. Le carte parlano di cripte, di riti e di eserciti da risvegliare: strana lettura per chi vende gingilli. Jekserah vi conta l’oro senza fare domande e ha subito un altro incarico, mentre gli appunti nominano una cripta che potreste vedere con i vostri occhi.',
  },
  'inox-encampment': {
    name: 'Accampamento Inox',
    intro:
      'Ai margini della Foresta dei Pugnali bruciano le carovane, e Jekserah vuole che gli inox imparino quanto costa. Il fumo sale da un cerchio di capanne in una radura. Sono più di quanti vi avesse detto, e tra gli alberi stanno portando via i bambini.',
    sections: {
      1: 'Un sentiero esce dall’accampamento verso il buio del bosco, coperto di pali e di corde. Qui gli inox tengono ciò che non hanno potuto portare via. Presa questa strada, dalla foresta non torna più nessun guerriero.',
    },
    conclusion:
      'I corni tacciono, e chi poteva fuggire è fuggito. Nella capanna più grande trovate merci con i marchi di molti mercanti, e nemmeno una con quello di Jekserah. Lei vi paga lo stesso, e parla già del prossimo piano.',
  },
  'crypt-of-the-damned': {
    name: 'Cripta dei Dannati',
    intro:
      'Gli appunti del tumulo descrivono una cripta presso il Fiume Quieto, e qualcuno è arrivato prima di voi. La lastra è scostata, le lampade sono accese. Dalle scale sale un vento, benché là sotto non ci sia nulla da cui possa venire.',
    sections: {
      1: 'Nella camera non c’è che uno scrigno in un cerchio di sabbia, e attorno le impronte di chi vi si è inginocchiato. Poi la sabbia si alza senza fretta, come chi viene disturbato in preghiera.',
    },
    conclusion:
      'I cultisti avevano con sé delle mappe. Una porta, lungo la Strada di Pietra, a una seconda cripta, dove i loro fratelli preparano qualcosa di più grande; un’altra, nella calligrafia che conoscete dal tumulo, segna una tomba su cui qualcuno ha messo una taglia. Potete seguirne una sola per volta.',
  },
  'ruinous-crypt': {
    name: 'Cripta in Rovina',
    intro:
      'Varcato il cancello spezzato, l’aria si fa vetro e le armi scivolano da dita che non obbediscono. Attorno a un altare le fiamme bruciano accanto al ghiaccio, e né le une né l’altro cedono. Chi ha fatto questo non ha ancora finito.',
    sections: {},
    conclusion:
      'Il canto si spezza, ma ciò che ha aperto resta aperto: dietro l’altare uno strappo nell’aria, pieno di colori che fanno male. Potreste attraversarlo e cercare colui che viene chiamato. Oppure cercare qualcuno che sappia come si chiude una ferita simile.',
  },
  'decaying-crypt': {
    name: 'Cripta Marcescente',
    intro:
      'La tomba presso il fiume è marcita dall’interno. L’acqua cola dai muri, il pavimento ha ceduto, e ogni respiro sa di fiori vecchi. Qui qualcosa ricorda di essere stato sepolto con onore, e non gradisce visite.',
    sections: {},
    conclusion:
      'Nella sala al cuore della cripta trovate ciò per cui era promessa la taglia: uno scrigno d’argento annerito, tiepido al tatto. Il compratore non mostra mai il volto, ma la borsa porta il sigillo di una mercante che conoscete. A che cosa le serva, ormai, potete indovinarlo.',
  },
  'vibrant-grotto': {
    name: 'Grotta Vibrante',
    intro:
      'Per trovare chi si nasconde dietro la magia serve altra magia, e l’incantatrice di città vi ha dato un elenco. Tutto cresce in un’unica caverna dei Monti Collodirame, dove i fiori brillano e il muschio ronza. Raccogliete con cura, ha detto, e non calpestate nulla.',
    sections: {},
    conclusion:
      'Scendete dal monte con le borse piene di petali che splendono attraverso la tela. L’incantatrice li pesta, li brucia, e fissa il fumo finché non le lacrimano gli occhi. Poi vi disegna una mappa del Bosco dei Cadaveri e posa il dito su un solo punto.',
  },
  'gloomhaven-warehouse': {
    name: 'Magazzino di Gloomhaven',
    intro:
      'Avete capito che cosa hanno in comune le carte, lo scrigno e gli incarichi, e lo avete detto alla guardia. Il capitano vi concede una notte. Il magazzino al porto è buio, ma da dentro si sentono casse aperte da mani che non si stancano.',
    sections: {
      1: 'In fondo due inox enormi sbarrano la via, scudo contro scudo. Oltre le loro spalle vedete un mantello rosso sparire in una botola. «Di qui non si passa» dice uno dei due, quasi dispiaciuto per voi.',
    },
    conclusion:
      'La botola porta al fiume, e la barca non c’è più. Jekserah ha lasciato la città, ma non i suoi piani: nelle casse c’erano centinaia di corpi, imballati con ordine. La città vi ringrazia, e tutti vogliono sapere dove sia adesso.',
  },
  'diamond-mine': {
    name: 'Miniera di Diamanti',
    intro:
      'Jekserah dice che la miniera nei Monti Sentinella è sua per contratto, e che i vermling che vi lavorano i contratti non li leggono. Vuole il primo scrigno di pietre e la testa del supervisore. Sentite lo schiocco della frusta prima ancora di vedere la luce del pozzo.',
    sections: {
      1: 'La galleria si apre in una vasta caverna piena di carrelli, corde e squittii. Su un mucchio di detriti sta il supervisore, e a ogni colpo di frusta un altro vermling si volta verso di voi.',
    },
    conclusion:
      'Liberi dal padrone, i vermling si disperdono in fessure troppo strette per voi. Lo scrigno pesa più di quanto sembri. In città trovate le strade vuote e le porte sbarrate: Jekserah non voleva le pietre per farne gioielli, e i suoi morti sono già in marcia.',
  },
  'plane-of-elemental-power': {
    name: 'Piano del Potere Elementale',
    intro:
      'Un passo, e non c’è più né sopra né sotto finché non lo decidete voi. Il terreno è qui cenere e là cristallo, e ai bordi arde. Chi lo abita non chiede chi siate: nota soltanto che siete fatti di qualcosa che potrebbe bruciare.',
    sections: {},
    conclusion:
      'Quando l’ultimo si è spento come una candela, parla una voce più grande del cielo. Non minaccia: fa un’offerta. Sbrigate per lei una faccenda e la via di casa resterà aperta; oppure salite al suo trono e date lì la vostra risposta.',
  },
  'gloomhaven-square-a': {
    name: 'Piazza di Gloomhaven A',
    intro:
      'Avete scelto la parte che paga. Dietro di voi i morti marciano al passo per le strade di Gloomhaven, e per una volta non tendono le mani verso di voi. Davanti, la guardia ha chiuso la piazza, e sul muro attorno alla fontana gli arcieri tendono gli archi.',
    sections: {
      1: 'Il capitano delle guardie ha raccolto attorno a sé gli ultimi uomini e non arretra più di un passo. Vi conosce per nome. Questo non rende le cose più facili, né a lui né a voi.',
    },
    conclusion:
      'Caduto il capitano, gli stendardi scendono dalle mura, e a sera le botteghe sono aperte. Jekserah governa dalla casa dei conti, e i morti spazzano le strade. Siete ricchi, e quando arrivate la gente passa dall’altra parte.',
  },
  'gloomhaven-square-b': {
    name: 'Piazza di Gloomhaven B',
    intro:
      'Avete scelto la città. Le campane suonano da ogni torre mentre i morti escono dai canali, e la guardia vi fa posto tra le sue file senza una parola. Da qualche parte oltre la piazza, Jekserah dirige tutto come un giorno di mercato.',
    sections: {
      1: 'Quando si apre la porta del corpo di guardia, vedete quanto vada male. Attorno alla fontana arcieri e cadaveri combattono schiena contro schiena. «Dall’altra parte!» grida qualcuno. «Finché lei è in piedi, si rialzeranno!»',
    },
    conclusion:
      'Jekserah si accascia, e in tutta la città i corpi cadono dove stanno. Ci vogliono giorni per seppellirli una seconda volta. Il capitano stringe la mano a ciascuno di voi, e nelle tasche di lei ci sono lettere che parlano di amici in altri luoghi.',
  },
  'temple-of-the-seer': {
    name: 'Tempio del Veggente',
    intro:
      'In alto sui Monti Sentinella vivrebbe un veggente che risponde a una domanda. Il tempio non ha sacerdoti, solo custodi, e tra le colonne le belve hanno scavato le loro tane. Sulla domanda vi accordate prima di entrare; sulle parole, no.',
    sections: {
      1: 'La grande sala sembra vuota, finché accanto all’altare un draco non apre gli occhi. Dalle colonne escono spettri e prendono posto, come se questa accoglienza fosse stata provata per mille anni.',
    },
    conclusion:
      'Il veggente è piccolo, vecchio e cieco, e pare divertito. «Forza, oro o giustizia» dice, «potete chiedermi la strada per una sola. Le altre due dovrete trovarvele da voi, come tutti.»',
  },
  'frozen-hollow': {
    name: 'Conca Ghiacciata',
    intro:
      'La via alla sorgente del potere passa per una gola in cui il sole non è mai entrato. Il freddo si insinua nelle braccia e nei pensieri, e ogni colpo arriva un battito troppo tardi. Dal ghiaccio guardano dei volti, e alcuni vi seguono con gli occhi.',
    sections: {},
    conclusion:
      'In fondo alla conca una luce pulsa nel ghiaccio come un cuore. Quando la toccate, per la durata di un respiro capite come si fa un incantesimo, e come si potrebbe farlo meglio. L’incantatrice di città vorrà sentire ogni parola.',
  },
  'shrine-of-strength': {
    name: 'Santuario della Forza',
    intro:
      'Il veggente lo chiamava santuario, ma ha l’aspetto di una serratura. Le lastre cedono sotto i piedi, e da qualche parte dietro i muri si muovono dei pesi. Chi l’ha costruito non voleva tenere fuori i deboli: voleva tenere fuori chi è solo.',
    sections: {},
    conclusion:
      'Nella camera più interna non ci sono armi né reliquie, soltanto una vasca d’acqua limpida. Bevete, uno dopo l’altro. Sulla via del ritorno gli zaini non pesano nulla, e le porte per cui servivate tutti si aprono a una sola mano.',
  },
  'mountain-pass': {
    name: 'Passo di Montagna',
    intro:
      'Un solo passo attraversa i Collodirame prima della neve. Si dice che gli inox vi riscuotano un pedaggio, e da un po’ nessuno è tornato a lamentarsi del prezzo. Dal pendio rotolano sassi, e non è il vento a muoverli.',
    sections: {
      1: 'Dietro la curva capite: gli inox non tengono il passo, è il passo a tenere loro. Le rocce hanno braccia, le raffiche hanno occhi, e le une e le altre hanno fatto un patto con i guerrieri cornuti a vostre spese.',
    },
    conclusion:
      'Il vento cala e il passo è libero. Dal punto più alto vedete due sentieri: uno precipita in una valle da cui sembra chiamare una voce, l’altro sale verso una cima di ghiaccio. Nessuno dei due ha l’aria di portare a casa.',
  },
  'lost-island': {
    name: 'Isola Perduta',
    intro:
      'Il capitano vi sbarca e promette di aspettare fino alla marea. Da quando andò perduta la flotta del tesoro nessuno ha più disegnato quest’isola su una mappa, e gli alberi si sono fatti fitti. Qualcosa di piccolo corre sui rami e fischia, e qualcosa di grosso risponde.',
    sections: {
      1: 'Oltre la palizzata c’è un villaggio fatto di assi di nave e di polene. I vermling portano i cappelli dei capitani. Mostrano i denti, e dalle capanne in fondo ringhia un orso.',
    },
    conclusion:
      'Nell’ultima capanna l’oro della flotta giace a mucchi, rosicchiato, lucidato e ordinato per grandezza. Ne caricate quanto la barca ne regge. Il resto lo lasciate all’isola, che ne ha avuto più cura di qualunque re.',
  },
  'abandoned-sewers': {
    name: 'Fognature Abbandonate',
    intro:
      'Sotto il quartiere più antico ci sono fogne murate da prima che qualcuno possa ricordarlo, e adesso il muro ha un buco. Il fetore è così denso che le lampade bruciano verdi. Nell’acqua scivola qualcosa di più lungo del dovuto.',
    sections: {
      1: 'Tutti i canali confluiscono in questa volta. I vermling stanno accovacciati sui bordi e pescano a mani nude, mentre la melma sui muri si gonfia e si ritira come se dormisse. Uno dei pescatori alza lo sguardo e fischia.',
    },
    conclusion:
      'Seccata l’ultima melma, scoprite che cosa ha attirato tutto questo: tubi che non appartengono alla città, e segni di attrezzi che nessun fabbro di Gloomhaven produce. Dalla volta partono diverse gallerie. Ognuna odora di un guaio diverso.',
  },
  'forgotten-crypt': {
    name: 'Cripta Dimenticata',
    intro:
      'Del varco Hail sa più di chiunque altro sia vivo, se «viva» è la parola giusta per lei. Per chiuderlo deve raggiungere un altare in una cripta che perfino i morti hanno dimenticato, ed è fatta di poco più che nebbia. «Io vado avanti» dice. «Voi fate in modo che arrivi.»',
    sections: {
      1: 'Dietro di voi si alzano delle voci. Il culto vi ha mandato dietro i suoi, e vengono da dove siete entrati voi. Hail non si volta.',
      2: 'La corrente della porta aperta attraversa tutta la cripta e sveglia ciò che dormiva nei muri. «Ci invidiano» dice Hail, con il tono di chi parla del tempo.',
      3: 'Ecco l’altare, grigio e disadorno. Nello stesso istante, nelle stanze alle vostre spalle, le ossa cominciano a battere, come se non aspettassero altro. «Manca poco» dice Hail.',
    },
    conclusion:
      'Hail posa le mani sulla pietra, e per un momento la si direbbe una donna in carne e ossa. Dall’altare estrae un piccolo incensiere che non dà né fumo né luce. «Con questo» dice, «e con molta pazienza, possiamo ricucire il cielo.»',
  },
  'necromancers-sanctum': {
    name: 'Rifugio della Negromante',
    intro:
      'Il punto sulla mappa è una collina cava nel Bosco dei Cadaveri, con una porta dai cardini oliati. Dalla fuga Jekserah non è rimasta in ozio. Sentite odore d’incenso e di terra umida, e il rumore di molti piedi che si posano al passo.',
    sections: {
      1: 'Siede a uno scrittoio come faceva in città, tra i libri mastri, e segna un nome prima di alzare lo sguardo. «Eravate un buon investimento» dice Jekserah. «Peccato dovervi mettere tra le perdite.» Dietro di lei le ombre si alzano in piedi.',
    },
    conclusion:
      'I libri mastri bruciano bene. Prima di gettare l’ultimo lo sfogliate: pagamenti ai culti, spedizioni nelle fogne, tributi oltre i monti. Jekserah non era solo mercante ma anche cliente, e chi le vendeva è ancora in affari.',
  },
  'random-dungeon': {
    name: 'Dungeon casuale',
    intro:
      'Di questo posto nessuno ha disegnato una mappa, e chi ne parla racconta ogni volta un’altra cosa. Le stanze sono tre, si dice, e che cosa aspetta nella prossima non si sa finché la porta non è aperta.',
    sections: {},
    conclusion:
      'Dietro l’ultima stanza c’è solo roccia, e niente più che si muova. Risalite alla luce del giorno con quello che avete in tasca e una storia a cui nessuno crederà.',
  },
};
