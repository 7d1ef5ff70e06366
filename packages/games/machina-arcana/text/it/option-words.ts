import { flagWords } from '@tavolo/box';
import type { TableOptionWords } from '../option-words.ts';
import { names } from './names.ts';
import { terms } from './terms.ts';

const scenarios: { readonly [id: string]: string } = {
  'drowned-engine': 'Giù per una scala allagata, fino a una macchina che doveva fermarsi molto tempo fa.',
  'orchard-of-wires': 'Per sale dove le linee del telefono hanno messo radici.',
  'ninth-toll': 'Su per un campanile che porta in basso, prima che la campana suoni per la nona volta.',
};

const words = (label: string, says: string) => ({ label, says });

export const optionWords: TableOptionWords = {
  scenario: {
    title: 'Scenario',
    value: (id) => words(names.scenarios[id] ?? id, scenarios[id] ?? ''),
  },
  difficulty: {
    title: 'Difficoltà',
    value: (value) =>
      words(
        terms.difficulties[value],
        {
          easy: 'Con due esploratori i valori partono da 1 e la minaccia ha 5 posizioni. Non si lascia niente a terra.',
          normal:
            'Con due esploratori i valori partono da 2 e la minaccia ha 4 posizioni. Con un altro numero di esploratori cambiano un po’, a ogni difficoltà.',
          hard: 'Con due esploratori i valori partono da 4 e la minaccia ha 4 posizioni.',
          nightmare: 'Con due esploratori i valori partono da 5 e la minaccia ha solo 3 posizioni.',
        }[value],
      ),
  },
  duration: {
    title: 'Durata',
    value: (value) =>
      words(
        terms.durations[value],
        {
          'extra-quick': 'Quattro capitoli, con 2 posizioni di minaccia in meno.',
          quick: 'Sette capitoli, con 1 posizione di minaccia in meno.',
          normal: 'Dieci capitoli.',
          full: 'Tutti i capitoli dello scenario.',
        }[value],
      ),
  },
  campaign: flagWords('Scenario singolo o campagna', {
    on: words(
      'Campagna',
      'Tutti e tre gli scenari in ordine, a partire dal primo, qualunque tu scelga. I sopravvissuti tengono 3 oggetti ciascuno.',
    ),
    off: words('Scenario singolo', 'Si gioca solo questo scenario.'),
  }),
  sealedTileOutcome: {
    title: 'Tessere con tutti gli spazi generazione sigillati',
    value: (value) =>
      ({
        none: words('Nessun controllo', 'Per chi si trova lì non si fa il controllo di generazione.'),
        'rating-up': words('Il valore sale', 'Al posto del controllo il valore di generazione sale di 1.'),
        'nearest-other-tile': words(
          'Controllo lo stesso',
          'Il mostro arriva dallo spazio generazione più vicino su un’altra tessera.',
        ),
      })[value],
  },
  ratingReset: {
    title: 'Valori dopo un controllo fallito',
    value: (value) =>
      ({
        start: words('Al numero iniziale', 'Tornano al numero da cui sono partiti.'),
        one: words('A 1', 'Tornano a 1.'),
      })[value],
  },
  level5Penalty: {
    title: 'La minaccia che sale al livello 5',
    value: (value) =>
      ({
        health: words('Costa salute', 'Ogni esploratore perde 1 salute.'),
        'spawn-for-each': words('Porta mostri', 'Si genera un mostro per ogni esploratore.'),
        none: words('Innocua', 'Non succede niente.'),
      })[value],
  },
  stragglers: {
    title: 'Esplorare con qualcuno rimasto indietro',
    value: (value) =>
      ({
        forbid: words('Vietato', 'Non si esplora finché qualcuno sta su una tessera che se ne andrebbe.'),
        'carry-along': words(
          'Permesso',
          'Chi è rimasto indietro viene portato sulla tessera di chi esplora.',
        ),
      })[value],
  },
  cunningPolicy: {
    title: 'Mostri astuti',
    value: (value) =>
      ({
        cunning: words('Ragionano', 'Tirano leve, aprono porte e si tengono a distanza.'),
        'as-irrational': words('Come gli altri', 'Vanno dritti verso l’esploratore più vicino.'),
      })[value],
  },
  supportForHealth: flagWords('L’essenza degli altri per la tua salute', {
    on: words('Permessa', 'L’essenza di un compagno adiacente può salvare la tua salute.'),
    off: words('Vietata', 'Solo la tua essenza può salvare la tua salute.'),
  }),
  droppedItems: {
    title: 'Oggetti a terra',
    value: (value) =>
      ({
        usual: words(
          'Secondo la difficoltà',
          'Gli oggetti si lasciano e si raccolgono, tranne che a difficoltà facile.',
        ),
        on: words('Permessi', 'Gli oggetti si lasciano e si raccolgono a qualunque difficoltà.'),
        off: words('Vietati', 'Ciò che non sta nella borsa viene distrutto.'),
      })[value],
  },
  replacementExplorers: flagWords('Dopo la morte di un esploratore', {
    on: words('Uno nuovo', 'Il giocatore prende un esploratore che nessuno ha ancora usato.'),
    off: words('Nessun rimpiazzo', 'Il giocatore guarda e consiglia.'),
  }),
  puppeteer: flagWords('Chi decide per i mostri', {
    on: words(
      'Un burattinaio',
      'Il giocatore all’ultimo posto non ha un esploratore e fa le scelte che le regole lasciano libere ai mostri.',
    ),
    off: words('Il gruppo', 'I giocatori fanno le poche scelte che le regole lasciano libere.'),
  }),
  rulesUpdate: flagWords('Aggiornamento successivo delle regole', {
    on: words('Si applica', 'Mazzi più piccoli, stazioni di ricarica e spazi evento migliori.'),
    off: words('Non si applica', 'Le regole della prima stampa.'),
  }),
  firstItem: flagWords('Equipaggiamento iniziale', {
    on: words('Un oggetto a testa', 'Ognuno prende la prima carta di un mazzo oggetto a sua scelta.'),
    off: words('Niente', 'Tutti cominciano a mani vuote.'),
  }),
  orderSpawnChecks: flagWords('Ordine dei controlli di generazione', {
    on: words('A scelta', 'Decidete voi per chi fare il prossimo controllo.'),
    off: words('Per posto', 'I controlli si fanno in ordine di posto.'),
  }),
};
