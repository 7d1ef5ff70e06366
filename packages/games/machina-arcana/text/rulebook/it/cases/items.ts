import type { casesItems as chapter } from '../../../../rulebook/cases/items.ts';

/** Cases of items, in Italian. */
export const casesItems: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/K151':
    'La Mazza da calderaio richiede due mani: accanto non si può equipaggiare nessun’altra arma principale. Due armi a una mano si possono equipaggiare insieme.',
  'ma/K152':
    'La Baionetta seghettata, che si aggancia in basso con una lente, si unisce alla Pistola ad aghi, che ha la lente in basso: insieme richiedono 1 mano. Il Martello da rivetti con il Manico a contrappeso, che richiede 2 mani e si aggancia in alto con un ingranaggio, ne richiede 2.',
  'ma/K153':
    'La Valvola di pressione si aggancia al Martello da rivetti, che ha una valvola, ma non alla Pistola ad aghi, che ha una bobina.',
  'ma/K154':
    'Gli Occhialoni a specchio si possono indossare da soli, e allora occupano il posto del vestiario; un potenziamento da solo non si può indossare.',
  'ma/K155':
    'Un esploratore con un Pastrano incatramato, Occhialoni a specchio e Schinieri deve disequipaggiare un oggetto: può essere il pastrano, e se ne vanno tutti e tre, o solo gli occhialoni, o solo gli schinieri.',
  'ma/K156': 'Nella borsa ci sono un consumabile e un’arma: il consumabile si può usare, l’arma no.',
  'ma/K157':
    'Un esploratore con 6 resistenza su 6 indossa una Corazza da minatore: il massimo è 5, e non ne ha più di 5.',
  'ma/K158':
    'Un Fucile a vapore con un Caricatore automatico spara due volte in un turno: il primo colpo costa 2 resistenza, il secondo 3.',
  'ma/K159':
    'Due esploratori sono in diagonale, e fra loro finisce un muro, ma uno dei due giri attorno allo spigolo è libero: sono adiacenti e possono scambiare oggetti. Uno paga 2 resistenza, l’altro acconsente, e le carte arrivano non equipaggiate.',
};
