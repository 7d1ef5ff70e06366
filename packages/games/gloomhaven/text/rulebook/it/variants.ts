import type { variants as chapter } from '../../../rulebook/variants.ts';

/** Variants, in Italian. */
export const variants: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/variants.1':
    "Un giocatore in solitario controlla due o più personaggi e sa tutto. Per compensare, il livello dei mostri e i danni delle trappole sono più alti di un gradino rispetto a L, mentre la conversione in monete d'oro e i punti esperienza bonus restano quelli di L. Da L = 0 a L = 6, nell'ordine: livello dei mostri 1, 2, 3, 4, 5, 6, 7; monete d'oro per segnalino 2, 2, 3, 3, 4, 4, 5; danni delle trappole 3, 4, 5, 6, 7, 8, 9; punti esperienza bonus 4, 6, 8, 10, 12, 14, 16.",
  'gh/variants.1a':
    "In una partita in solitario a L = 3 una trappola danneggiante infligge 6 danni, i mostri sono di livello 4, ogni segnalino vale 3 monete d'oro e il bonus per la vittoria è di 10 punti esperienza.",
  'gh/variants.2': 'In questa modalità L è al massimo 6: i valori indicati finiscono lì.',
  'gh/variants.3':
    'Il terreno pericoloso infligge la metà dei danni aumentati delle trappole, arrotondata per difetto.',
  'gh/variants.3a':
    'In una partita in solitario a L = 2, dove le trappole infliggono 5 danni, un esagono pericoloso ne infligge 2.',
  'gh/variants.4':
    'Un gruppo può giocare a informazioni aperte (mostrando le mani e dicendo i piani esatti) con lo stesso adattamento; non è il modo consigliato.',
  'gh/variants.5':
    'Ogni personaggio di un giocatore in solitario ha il proprio obiettivo della battaglia, il proprio oro, i propri oggetti e la propria sequenza di ritiri.',
  'gh/variants.6':
    'In questa variante le carte benedizione e il 2x standard valgono +2, le carte maledizione e il Nullo standard valgono -2.',
  'gh/variants.6a': 'Con Attacco 5 e un 2x pescato il valore è 7 invece di 10; con un Nullo è 3 invece di 0.',
  'gh/variants.7':
    'I mazzi si rimescolano comunque alla fine di un round in cui è stato pescato un 2x o un Nullo standard, e le benedizioni e maledizioni pescate vengono comunque rimosse.',
  'gh/variants.12':
    'Al posto di uno scenario si può giocare un dungeon casuale; non fa avanzare la campagna, ma dà punti esperienza, denaro, spunte e progressi nelle missioni personali.',
  'gh/variants.13':
    "Ha tre stanze, rivelate una alla volta, e l'obiettivo è uccidere tutti i mostri in tutte e tre.",
  'gh/variants.14':
    'Ogni stanza nasce da una carta stanza e da una carta mostro, ciascuna pescata dal proprio mazzo mescolato di 20 carte; i due titoli insieme danno il nome alla stanza.',
  'gh/variants.15':
    'La carta stanza mostra la tessera o le tessere della mappa, dodici posizioni numerate, gli ostacoli, le entrate e le uscite di tipo A o B, una penalità minore e una maggiore; il tipo di entrata è stampato sul retro.',
  'gh/variants.16':
    'La carta mostro dice che cosa si colloca in ciascuna delle dodici posizioni: nulla, trappole, tesori, denaro oppure mostri, con i contrassegni per 2, 3 e 4 personaggi come in uno scenario [gh/setup.6]. Indica anche il contenuto dei tesori e gli effetti delle trappole; il simbolo rosso di danno significa una trappola danneggiante.',
  'gh/variants.17':
    "Nella prima stanza i personaggi iniziano in esagoni vuoti a scelta entro due esagoni da un'entrata; se le entrate sono più d'una, i giocatori ne scelgono una.",
  'gh/variants.18':
    'Entrate e uscite si trovano al mezzo esagono più vicino a un incastro della tessera; lì si unisce la stanza successiva, attraverso una porta.',
  'gh/variants.19':
    "Il tipo dell'uscita usata (A o B) deve essere uguale al tipo dell'entrata della stanza successiva; le carte stanza in cima al mazzo che non corrispondono si scartano finché non se ne trova una che corrisponde.",
  'gh/variants.19a':
    "Il gruppo esce dall'uscita B e il retro della prima carta del mazzo mostra solo A: quella carta si scarta e si controlla la successiva.",
  'gh/variants.20':
    "Con due uscite i giocatori usano quella che preferiscono e l'altra è chiusa; con due entrate si deve usare quella che corrisponde all'uscita.",
  'gh/variants.21':
    'La stanza successiva si pesca e si prepara quando si apre la porta che vi conduce, come quando si rivela una stanza [gh/move.19], [gh/move.23].',
  'gh/variants.22':
    'Penalità: si consigliano nessuna nella prima stanza, la penalità minore della seconda e la maggiore della terza, ciascuna quando la stanza viene rivelata; i giocatori possono sceglierne di più o di meno, fino a tutte e tre le penalità maggiori.',
  'gh/variants.22a':
    'Con le penalità consigliate, la seconda stanza ha la penalità minore "CONFONDERE a tutti i personaggi": quando viene rivelata, tutti i personaggi sono confusi.',
  'gh/variants.23':
    'Se una penalità della prima stanza si riferisce al personaggio che ha aperto la porta, i giocatori scelgono quel personaggio; se si riferisce alla stanza precedente, non succede nulla.',
  'gh/variants.24': 'Se una tessera sovrapponibile è esaurita, se ne usa una simile dello stesso tipo.',
  'gh/variants.25': 'I tesori di un dungeon casuale non contengono mai elementi della campagna.',
  'gh/variants.25a':
    'Un tesoro dice "recupera una carta persa": il personaggio che lo saccheggia recupera una carta persa.',
  'gh/variants.26':
    'Livello, difficoltà, obiettivi della battaglia, punti esperienza e denaro seguono le regole normali; in caso di successo si ottiene il bonus.',
  'gh/variants.27': "L'ultima stanza non ha uscite utilizzabili.",
};
