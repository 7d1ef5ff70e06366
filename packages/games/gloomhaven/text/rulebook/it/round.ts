import type { round as chapter } from '../../../rulebook/round.ts';

/** Rounds, card selection, resting and exhaustion, in Italian. */
export const round: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/round.1':
    'Uno scenario è una successione di round; ogni round ha quattro passi: selezione delle carte, iniziativa, turni delle miniature, riordino. I round si ripetono fino alla fine dello scenario [gh/ending.1].',
  'gh/round.2':
    'Nella selezione delle carte ogni giocatore attivo, in segreto, mette a faccia in giù due carte diverse della sua mano, indicando quale delle due è la carta primaria, oppure dichiara un riposo lungo.',
  'gh/round.2a':
    'Un giocatore con 5 carte in mano non può selezionarne 1 o 3: due carte, oppure un riposo lungo.',
  'gh/round.3':
    'La selezione è simultanea: nessuna scelta si rivela finché non hanno scelto tutti i giocatori attivi.',
  'gh/round.4':
    'I giocatori possono parlare delle loro intenzioni in termini generali, ma non possono mostrare la mano né dire numeri o titoli delle carte.',
  'gh/round.4a':
    'È permesso dire che si attaccherà una certa guardia verso la metà del round, o che ci si sposterà in un certo punto e si curerà presto, se possibile prima dei mostri.',
  'gh/round.4b':
    "Non è permesso dire a un compagno quale iniziativa gli serve per agire prima, annunciare l'entità esatta dei danni che si infliggeranno o nominare la carta che si userà.",
  'gh/round.5': 'Una volta rivelate, entrambe le carte di ogni giocatore sono informazioni aperte.',
  'gh/round.6': 'Ogni round un giocatore deve fare una delle due cose; non si può passare.',
  'gh/round.7':
    "Con meno di due carte in mano, un riposo lungo è l'unica scelta; con meno di due carte nella pila degli scarti, il riposo lungo non si può scegliere.",
  'gh/round.7a': "Con 1 carta in mano e 3 scartate, l'unica scelta è un riposo lungo.",
  'gh/round.7b': "Con 4 carte in mano e 1 scartata, l'unica scelta è giocare due carte.",
  'gh/round.8':
    "Un giocatore che all'inizio di un round non può né giocare due carte né fare un riposo lungo è subito sfinito.",
  'gh/round.8a':
    "Un personaggio che all'inizio di un round ha 1 carta in mano e 1 scartata è sfinito non appena comincia la selezione, quali che siano i suoi punti ferita.",
  'gh/round.8b':
    'Un personaggio senza carte in mano e con 2 scartate non è sfinito, ma deve fare un riposo lungo.',
  'gh/round.9':
    'Un riposo, breve o lungo, richiede almeno due carte nella pila degli scarti e costa sempre una delle carte scartate.',
  'gh/round.10':
    'Il riposo breve è facoltativo e si fa durante il riordino: si mescola la pila degli scarti, una carta a caso va nella pila delle carte perse e le altre tornano in mano.',
  'gh/round.10a': 'Con 5 carte scartate, un riposo breve ne fa perdere 1 a caso e ne rimette in mano 4.',
  'gh/round.11':
    "Una volta per riposo breve il giocatore può subire 1 danno per tenere la carta appena estratta e perdere al suo posto un'altra carta scartata a caso; questo secondo risultato è definitivo.",
  'gh/round.11a':
    'Tra le carte scartate A e B il caso ha scelto A. Il giocatore subisce 1 danno: B è persa, A torna in mano e non si estrae più.',
  'gh/round.12':
    'Nello stesso riordino possono fare un riposo breve più giocatori, e un giocatore può farlo in ogni round in cui ne ha i requisiti.',
  'gh/round.13':
    "Un riposo lungo si dichiara nella selezione delle carte, occupa l'intero turno del giocatore e ha iniziativa 99.",
  'gh/round.14':
    'In quel turno il giocatore sceglie una carta scartata da perdere, riprende in mano tutte le altre carte scartate, esegue una Cura 2 su se stesso e ripristina tutti i suoi oggetti spesi.',
  'gh/round.14a':
    "Un personaggio con le carte scartate A, B e C, 5 punti ferita su 8 e un oggetto speso fa un riposo lungo e perde B: A e C tornano in mano, i punti ferita sono 7 e l'oggetto è di nuovo pronto.",
  'gh/round.15':
    'La cura di un riposo lungo segue tutte le regole delle cure, comprese quelle su VELENO e FERITA.',
  'gh/round.15a':
    'Un personaggio avvelenato con 3 punti ferita fa un riposo lungo: il VELENO è rimosso e i punti ferita restano 3.',
  'gh/round.16': "Una FERITA infligge il suo danno all'inizio del turno di riposo lungo, prima della cura.",
  'gh/round.16a':
    'Un personaggio ferito con 4 punti ferita su 10 fa un riposo lungo: scende a 3, perde la FERITA e la cura lo porta a 5.',
  'gh/round.17':
    'La Cura 2 e il ripristino non si possono avere senza perdere la carta; un giocatore che, arrivato il suo turno, non ha più due carte scartate completa comunque il turno, perdendo una carta se ne è rimasta una [gh/A-04].',
  'gh/round.18': 'Gli oggetti consumati non si ripristinano con un riposo lungo.',
  'gh/round.19':
    'Durante il turno di un riposo lungo si possono usare oggetti, dato che è il turno del personaggio.',
  'gh/round.20':
    "Le carte nell'area attiva che contano come scartate possono essere riprese con un riposo o lasciate in gioco, a scelta del giocatore.",
  'gh/round.21':
    'A parte questo, le carte scartate tornano in mano solo grazie a capacità o oggetti che le recuperano.',
  'gh/round.22': 'Le carte perse non tornano mai con un riposo.',
  'gh/round.23': 'Un personaggio i cui punti ferita scendono sotto 1 è subito sfinito.',
  'gh/round.23a': 'Un personaggio con 2 punti ferita subisce 2 danni e non li nega: è sfinito.',
  'gh/round.24':
    'Quando un personaggio è sfinito, tutte le sue carte capacità, ovunque siano, vanno nella sua pila delle carte perse, la sua miniatura e le sue evocazioni lasciano la mappa, i suoi bonus attivi terminano ed esso non prende più parte allo scenario.',
  'gh/round.25': 'Nessun effetto può annullare lo sfinimento durante lo scenario.',
  'gh/round.26':
    'Un personaggio non può scegliere di diventare sfinito: deve restare senza carte o senza punti ferita.',
  'gh/round.27':
    "Denaro, punti esperienza, tesori e progressi verso l'obiettivo della battaglia ottenuti prima dello sfinimento si conservano.",
  'gh/round.28': 'Quando tutti i personaggi sono sfiniti, lo scenario è perso.',
  'gh/round.29': 'I personaggi sfiniti contano ancora in P per le stanze rivelate in seguito.',
  'gh/round.29a':
    'Uno di quattro personaggi è sfinito; una porta aperta più tardi rivela comunque una stanza preparata per quattro.',
  'gh/round.30':
    'Un personaggio sfinito a metà del suo turno si ferma subito; le parti della sua azione non ancora risolte non si eseguono.',
  'gh/round.31': 'Le trappole, gli ostacoli e gli elementi creati da un personaggio sfinito restano.',
};
