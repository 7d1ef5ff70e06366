import type { setup as chapter } from '../../../rulebook/setup.ts';

/** Setup, in Italian. */
export const setup: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/setup.1':
    'I giocatori scelgono uno scenario e ne impilano i capitoli in ordine. Una durata più breve ne lascia fuori alcuni [ma/ending.9].',
  'ma/setup.2':
    'Ogni giocatore prende una plancia, i suoi indicatori, una carta esploratore e la relativa pedina. Salute e resistenza partono dal massimo, l’essenza dal valore iniziale sulla carta.',
  'ma/setup.3':
    'Gli esploratori cominciano senza oggetti, a meno che al tavolo non si giochi che ciascuno prende la prima carta di un mazzo oggetto di livello 1 a sua scelta [ma/Q11].',
  'ma/setup.4':
    'Il valore di generazione e quello dell’orrore partono dal numero fissato dalla difficoltà [ma/ending.9], la minaccia dalla prima posizione e il livello dei mostri da 1.',
  'ma/setup.5':
    'Il mazzo evento esploratore si compone degli eventi esploratore di base e di quelli dello scenario, mescolati insieme: 40 carte. Il mazzo eventi orrore si forma allo stesso modo.',
  'ma/setup.6':
    'I mazzi oggetto sono quattro: armi, vestiario, artefatti e consumabili. All’inizio ciascuno contiene le carte di livello 1, mescolate.',
  'ma/setup.7':
    'Il mazzo dei mostri contiene i mostri di livello 1, mescolati. I boss non ne fanno mai parte.',
  'ma/setup.8':
    'Le tessere della mappa si mescolano, ciascuna con un lato a caso in su; l’ultima in fondo è la tessera di partenza. Si posa com’è stampata, con la freccia a sud.',
  'ma/setup.9':
    'L’entrata è l’uscita con la freccia. Gli esploratori si piazzano in ordine di posto: prima sui due spazi di quell’uscita, cominciando da quello con la coordinata più bassa, poi sugli spazi liberi a meno passi da essi, riga per riga da nord-ovest; le fosse si saltano.',
  'ma/setup.10': 'Poi si scopre il primo capitolo e si risolve la sua abilità «entra in gioco».',
  'ma/setup.11': 'All’inizio non ci sono mostri sulla mappa, salvo che lo dica un capitolo.',
  'ma/setup.12':
    'Sono i capitoli, non il livello dei mostri, a far entrare in gioco gli oggetti di livello 2 e 3: un effetto che aggiunge un livello degli oggetti ne mescola tutte le carte nei mazzi oggetto.',
  'ma/setup.13':
    'Gli esploratori sono da uno a quattro, mai due volte lo stesso. Ognuno ha un posto, un giocatore può occuparne più d’uno, e i giocatori scelgono liberamente chi gioca chi.',
  'ma/setup.14':
    'L’ordine della preparazione è: scenario, difficoltà, durata ed esploratori; mazzi; tessere; valori; pedine; primo capitolo.',
  'ma/setup.15':
    'Tutto è pubblico, tranne l’ordine dei mazzi coperti e della pila delle tessere. Ciò che una carta permette di guardare a un giocatore, lo vedono tutti.',
};
