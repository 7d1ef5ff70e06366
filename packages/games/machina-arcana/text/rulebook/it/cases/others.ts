import type { casesOthers as chapter } from '../../../../rulebook/cases/others.ts';

/** Cases of this and that, in Italian. */
export const casesOthers: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/K173':
    'Si formano i mazzi del secondo scenario: ogni mazzo di eventi ha 40 carte, 30 di base e 10 dello scenario; i mazzi oggetto hanno 20 armi, 15 capi di vestiario, 13 artefatti e 12 consumabili; il mazzo dei mostri ha 9 carte.',
  'ma/K174':
    '«Seconda discesa» aggiunge gli oggetti di livello 2: 18 armi, 14 capi di vestiario, 12 artefatti e 9 consumabili si mescolano in ciò che resta dei quattro mazzi. Le pile delle carte distrutte restano come sono.',
  'ma/K175':
    'Si prepara «Il motore annegato»: una delle dieci tessere è sulla mappa, nove sono nella pila, e «La scala gelida» ha dato 1 essenza a ogni esploratore.',
  'ma/K176':
    'Due giocatori hanno quattro esploratori: ciascuno occupa due posti, e i turni di tutti e quattro si giocano in qualsiasi ordine.',
  'ma/K177':
    'Un esploratore con 6 resistenza ha le Sciabole a orologeria, che costano 1 e si usano fino a tre volte per turno: tre tagli sono possibili, un quarto no. La Mazza da calderaio, che non ha limiti, può colpire due volte.',
  'ma/K178':
    'L’uso gratuito dell’inventario a un tavolo da lavoro disporrebbe armi per tre mani: l’intera disposizione viene rifiutata e si può cambiare. Niente resta fatto a metà.',
  'ma/K179':
    'Un Gancio a catena con un’Accetta a cricchetto agganciata viene ceduto in uno scambio: il proprietario decide se l’accetta lo segue. Ciò che passa arriva non equipaggiato.',
  'ma/K180':
    'Il segnalino uscita è sull’uscita a nord, e un esploratore su (3,1), adiacente a (4,0), esce: è permesso, per 2 resistenza.',
  'ma/K181':
    'L’evento corrente è Eco della ragione, e Prys lo ha usato in questo round: nessun altro può usarlo nello stesso round.',
  'ma/K182':
    'Uno spazio generazione sigillato è fra l’attaccante e il bersaglio: la mira a distanza è bloccata, quella ad arco no, e nessuno può camminarci sopra.',
  'ma/K183':
    'Si tira una leva senza nessuno sulle trappole: riceve il segnalino esplorato, e non servono dadi.',
  'ma/K184':
    'Uno spazio evento è stato usato, e più tardi nel round si pesca Stanza dimenticata: lo spazio evento non conta quando si cerca il più vicino spazio azione non esplorato.',
  'ma/K185':
    'Si genera un Guscio di corista: va in fondo alla coda con 2 salute, e il valore dell’orrore sale subito di 1, prima del tiro dell’orrore di questo round.',
  'ma/K186':
    '«Una voce in prestito» genera un mostro quando il valore di generazione è 5: il valore resta a 5.',
  'ma/K187':
    'Nella fase di generazione si genera un Segugio di latta: si muove subito fino a 3 spazi, e nello stesso round ha il suo turno.',
  'ma/K188':
    'Il valore dell’orrore è 3 e il tiro fa 3: non c’è evento, il valore diventa 4, e la minaccia non cambia.',
  'ma/K189':
    'Il mazzo eventi orrore è vuoto e Cielo di ferro è l’evento corrente quando se ne deve pescare un altro: la pila senza Cielo di ferro si mescola e diventa il mazzo.',
  'ma/K190':
    'Muore un esploratore che ha Forza in prestito: la carta va nella pila degli eventi esploratore senza diventare l’evento corrente.',
  'ma/K191':
    'La minaccia è a 1, e la Clessidra salmastra la abbassa di 2: resta a 1. La minaccia è a 3 di 4 e sale due volte: prima a 4, poi sale il livello dei mostri, e la minaccia è a 1.',
  'ma/K192':
    'Un barile già esploso viene attaccato, o qualcosa vi viene spinto contro: non è un bersaglio, e la spinta si ferma prima.',
  'ma/K193':
    'Il Cuore occupa (4,4), (5,4), (4,5) e (5,5) della sua tessera, e un esploratore è su (3,3): sono adiacenti. La portata fino al Cuore si conta al più vicino dei suoi spazi.',
  'ma/K194':
    'Canto, con mira ad area 2, si gioca con un mostro a 2 spazi dietro macerie e uno etereo a 1 spazio allo scoperto: viene attaccato solo quello etereo.',
  'ma/K195':
    'Scarica, con mira in linea 4, va verso est; sul secondo spazio c’è un baule, sul terzo e sul quinto un mostro. È attaccato quello sul terzo: gli ostacoli non fermano una linea, la sua lunghezza sì.',
  'ma/K196':
    'La Fiasca di fosforo si lancia su un baule entro la portata e in vista: le unità attorno al baule vengono attaccate.',
  'ma/K197': 'Un’armatura 1 si abbassa di 2: è 0, e un tiro di 0 va a segno.',
  'ma/K198':
    'Il proprietario del Planetario di denti rilancia dadi di un attacco e poi vi spende essenza: l’ordine è solo questo. Una volta spesa essenza, non si rilancia nessun dado.',
  'ma/K199':
    'Il tiro arcano di un mostro fa 4 contro volontà 3, e il bersaglio spende l’indicatore del Cappuccio imbottito: il tiro è 2, e manca.',
  'ma/K200':
    'Falciata si gioca accanto a un barile, e il tiro comune fa 1 o più: il barile esplode dopo l’attacco, e l’esplosione può colpire l’attaccante.',
  'ma/K201': 'Un esploratore fuori dalla mappa ha 4 essenze: non può usarle per aiutare a sigillare.',
  'ma/K202':
    'Grata malferma è pescata da un esploratore con 3 resistenza rimasta, che sceglie di perderne 2: gliene resta 1. La stessa perdita nella fase dei mostri non significherebbe niente.',
  'ma/K203': 'Andare a nord o a nord-ovest avvicina ugualmente un mostro che ha via libera: va a nord.',
  'ma/K204':
    'Un mostro astuto non ha motivo di chiudere una porta aperta: la porta resta aperta, perché da solo un mostro non ne chiude mai. Chi controlla il mostro può chiuderla per 3 resistenza.',
  'ma/K205':
    'Un attacco «quando muore» uccide il mostro che viene dopo nella coda: quello non ha il suo turno.',
  'ma/K206':
    'Nella fase degli esploratori la Bobina di stallo mette un mostro in fondo alla coda: nella fase dei mostri di questo round agisce per ultimo, con la salute che aveva.',
  'ma/K207':
    'Getto di vapore si gioca con due mostri in fila dallo stesso lato: prima viene spinto il più lontano, così si muovono entrambi.',
  'ma/K208':
    'Una Bestia a pistoni spinge di 2 spazi, e dopo 1 c’è un barile: l’esplosione si risolve prima che il mostro faccia altro.',
  'ma/K209':
    'Una Lanterna fatua eterea è nel vano di una porta. Un esploratore può attraversarla, con 2 resistenza fino all’altra parte; la mira a distanza oltre la Lanterna è bloccata.',
  'ma/K210':
    'Il Prisma del velo è in vigore, e Obermann vuole curarne il proprietario: non può. Può ancora dargli supporto e scambiare oggetti con lui.',
  'ma/K211':
    'Un Chirurgo delle maree colpisce un esploratore protetto, che poi sceglie di perdere 1 altra salute: la prima perdita è evitata, la seconda no.',
  'ma/K212':
    'Salmo del rifugio si gioca due volte sullo stesso esploratore, per due indicatori: ha +2 armatura e +2 volontà.',
  'ma/K213':
    'Ci sono due potenziamenti con il fermaglio e un solo oggetto principale: se ne aggancia solo uno. Un potenziamento non si aggancia mai a una miglioria.',
  'ma/K214':
    'Gli oggetti si possono lasciare a terra, e quelli di un compagno morto sono su (4,4): un esploratore adiacente li raccoglie per 1 resistenza ciascuno. Vanno persi quando la tessera esce dalla mappa [ma/Q7].',
  'ma/K215': 'Il mazzo delle armi finisce: le armi distrutte si mescolano e diventano il mazzo.',
  'ma/K216':
    'Una stessa esplosione uccide il Cuore e l’ultimo esploratore: si controlla prima la vittoria, e gli esploratori vincono.',
  'ma/K217':
    'Al tavolo si gioca con i rimpiazzi, e un esploratore muore nel round 8: il nuovo esploratore di quel giocatore si piazza all’uscita con la freccia nella fase degli esploratori del round 9, con i valori iniziali e senza oggetti.',
  'ma/K218':
    'Il tavolo applica l’aggiornamento, e arriva il livello dei mostri 2 con 9 carte in tutto fra mazzo e pila: se ne tolgono 4 a caso prima di mescolarvi le carte di livello 2 [ma/Q10].',
  'ma/K219':
    'Un esploratore muore per il barile a cui ha sparato: l’esplosione si conclude, il turno è finito, e i mostri che ha distrutto non danno più niente.',
  'ma/K220':
    'Una porta chiusa è fra un esploratore su (7,6) e un Portatore di ceri su (7,4), che ha 5 resistenza e attacca con Cera bollente per 2 a portata 3. Non aspetta alla porta: fa 2 passi fino a (5,6), vede l’esploratore lungo la riga, attacca, e gli resta 1 [ma/Q5].',
};
