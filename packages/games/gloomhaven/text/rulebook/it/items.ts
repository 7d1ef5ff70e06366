import type { items as chapter } from '../../../rulebook/items.ts';

/** Items, in Italian. */
export const items: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/items.1':
    'Un personaggio possiede quanti oggetti vuole, ma al massimo una copia di ciascuno; usa solo quelli equipaggiati.',
  'gh/items.2':
    'Durante il proprio turno un oggetto si può usare in qualsiasi momento consentito dal suo testo, anche nel mezzo di una capacità.',
  'gh/items.2a':
    'Un personaggio che ha già percorso i 3 esagoni del suo Movimento 3 può ancora usare degli stivali che aggiungono 2 a un movimento e percorrere altri 2 esagoni.',
  'gh/items.3':
    "Un oggetto che influenza un attacco (bonus, effetto, Vantaggio, Svantaggio) va usato prima di pescare la carta modificatore di quell'attacco.",
  'gh/items.3a':
    "Una volta pescata la carta modificatore, un oggetto che dà Vantaggio non si può più usare per quell'attacco.",
  'gh/items.4':
    "Fuori dal proprio turno un oggetto si può usare solo se reagisce a ciò che il suo testo descrive, per esempio l'attacco di un nemico.",
  'gh/items.5': "Un oggetto che concede un'azione intera non si può usare nel mezzo di un'altra azione.",
  'gh/items.6':
    'Gli effetti che un oggetto aggiunge a un attacco funzionano come se fossero stampati sulla carta capacità.',
  'gh/items.7': 'In un turno, e in una stessa capacità, si possono usare quanti oggetti si vuole.',
  'gh/items.8':
    'Un oggetto usato con il simbolo di speso viene ruotato di lato e si ripristina con un riposo lungo o un effetto di ripristino; uno con il simbolo di consumato viene girato a faccia in giù e si ripristina solo con gli effetti che lo dicono.',
  'gh/items.9':
    'Un oggetto senza nessuno dei due simboli non ha altri limiti di utilizzo che il proprio testo.',
  'gh/items.10':
    "Un oggetto con cerchi di utilizzo va usato ogni volta che si presenta la sua situazione, facendo avanzare il segnalino, ed è speso o consumato solo dopo l'ultimo cerchio.",
  'gh/items.10a':
    "Un'armatura dà Scudo 1 contro due fonti di danno da attacco. Quando un attacco infliggerebbe 3 danni l'oggetto va usato, e i danni sono 2.",
  'gh/items.11': 'Usare gli oggetti senza cerchi è facoltativo.',
  'gh/items.12': "Applicare una volta l'effetto di un oggetto a una situazione è un utilizzo.",
  'gh/items.13': "Gli oggetti equipaggiati sono attivi dall'inizio dello scenario.",
  'gh/items.14':
    "Tra uno scenario e l'altro tutti gli oggetti si ripristinano; nessuno va perso per sempre con l'uso.",
  'gh/items.15': '"Cura X danni" su un oggetto significa Cura X su se stessi.',
  'gh/items.16':
    'Un oggetto che si applica "durante il tuo attacco" e parla di "intera azione di attacco" vale per tutti i bersagli; altrimenti per uno solo.',
  'gh/items.16a':
    "Degli occhiali danno Vantaggio all'intera azione di attacco: in un attacco ad area contro tre nemici, tutte e tre le pescate hanno Vantaggio.",
  'gh/items.17': 'Gli oggetti non danno bonus alle evocazioni, a meno che non lo dicano.',
};
