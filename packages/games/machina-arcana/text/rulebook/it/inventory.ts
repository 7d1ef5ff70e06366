import type { inventory as chapter } from '../../../rulebook/inventory.ts';

/** Items and how they are joined, in Italian. */
export const inventory: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/inventory.1': 'Gli oggetti sono di quattro tipi: armi, vestiario, artefatti e consumabili.',
  'ma/inventory.2':
    'Le carte si agganciano per i connettori, e devono coincidere sia il simbolo sia il tipo. Un connettore a destra è l’incastro di un oggetto principale per i potenziamenti. Una carta con un connettore a sinistra è un potenziamento; una che non ne ha né a sinistra né a destra è una miglioria.',
  'ma/inventory.3':
    'Una miglioria si può equipaggiare da sola o su un oggetto principale, un potenziamento solo su un oggetto principale.',
  'ma/inventory.4': 'Un potenziamento non si può agganciare a un potenziamento.',
  'ma/inventory.5': 'Un’arma composta richiede il numero di mani più alto fra quelli delle sue carte.',
  'ma/inventory.6':
    'Un esploratore può avere equipaggiati armi per 2 mani, 1 oggetto principale di vestiario e 1 artefatto come oggetto principale; nella borsa può avere 6 carte non equipaggiate.',
  'ma/inventory.7':
    'Ogni connettore tiene una carta. Gli oggetti principali hanno incastri in alto, in basso e a destra: le migliorie vanno in alto o in basso, i potenziamenti a destra. Una miglioria non ha incastri propri.',
  'ma/inventory.8': 'I consumabili si usano dalla borsa senza equipaggiarli.',
  'ma/inventory.9': 'Le altre carte non equipaggiate non fanno niente.',
  'ma/inventory.10':
    'Lasciare a terra un oggetto costa 1 resistenza e lo mette in uno spazio adiacente; anche raccoglierne uno costa 1 resistenza. A difficoltà facile non si fa né l’uno né l’altro [ma/Q7].',
  'ma/inventory.11':
    'Una miglioria equipaggiata da sola conta come oggetto principale [ma/inventory.6]: un’arma occupa le sue mani, un capo di vestiario o un artefatto l’unico posto del suo tipo.',
  'ma/inventory.12':
    '«L’oggetto a cui è agganciata», che le carte chiamano «quest’arma» o «questo artefatto», è l’oggetto principale con tutto ciò che vi è unito; una miglioria da sola è essa stessa quell’oggetto. Le abilità di tutte le carte unite si possono usare.',
  'ma/inventory.13':
    'Un esploratore che avrebbe più di 6 carte non equipaggiate ne distrugge subito a sua scelta fino a restare con 6, o le lascia a terra se è permesso. I consumabili contano.',
  'ma/inventory.14':
    'Un oggetto ottenuto va nella borsa non equipaggiato, a meno che un baule non permetta di equipaggiarlo subito [ma/actions.15.3].',
  'ma/inventory.15':
    '«Disequipaggia un oggetto» manda nella borsa una carta equipaggiata a scelta del proprietario; un oggetto principale porta con sé tutto ciò che vi è agganciato. Se la carta indica dei tipi, si sceglie solo fra quelli. Se non c’è niente di equipaggiato, non succede niente.',
  'ma/inventory.16': 'Gli oggetti distrutti vanno a faccia in su su una pila del loro tipo [ma/actions.20].',
  'ma/inventory.17':
    'I simboli sono: per le armi ingranaggio in alto, lente in basso, valvola o bobina a destra; per il vestiario cinghia in alto, fibbia in basso, fermaglio a destra; per gli artefatti occhio in alto, sigillo a destra. Per ogni simbolo ci sono almeno 10 oggetti con quell’incastro e almeno 5 carte che vi si agganciano.',
  'ma/inventory.18':
    'Gli oggetti non hanno né prezzo né ricetta. Vengono da bauli, tavoli da lavoro, eventi e capitoli, e qui fabbricare vuol dire unirli.',
};
