import { and, count, of, or, to, toPerson } from '@tavolo/language/it';
import type { FoeFilter, ItemFilter, Place } from '../../../vocabulary/quests.ts';
import type { BoardPhrases, QuestPhrases } from '../../phrases/phrases.ts';
import { resourceNames, traitNames } from '../names/words.ts';
import { placeNoun } from './places.ts';
import { atLeast, cards, colour, damages, items } from './terms.ts';

const named = (traits: FoeFilter['traits']): string => or(traits.map((trait) => traitNames[trait]));

function foes(n: number, { traits, atLeast: level }: FoeFilter): string {
  const what = n === 1 ? 'un incontro' : `${n} incontri`;
  const kind = traits.length === 0 ? '' : ` ${named(traits)}`;
  const least = level === 'grey' ? '' : ` di livello ${atLeast(level)}`;
  return `${what}${kind}${least}`;
}

function paid(n: number, { traits, atLeast: level, slot }: ItemFilter): string {
  const what = slot === 'weapon' ? count(n, 'arma', 'armi') : items(n);
  const least = level === 'grey' ? '' : ` di livello ${atLeast(level)}`;
  const back = traits.length === 0 ? '' : ` con ${named(traits)} sull'altra faccia`;
  return `dal tuo zaino ${what}${least}${back}`;
}

const times = (n: number): string => (n === 1 ? 'una volta' : n === 2 ? 'due volte' : `${n} volte`);

const tokens = (n: number): string => count(n, 'segnalino scoperta', 'segnalini scoperta');

/** At a place: a Brill, al Sepolcro. */
const at = (place: Place): string => {
  if (place === 'any-city') return 'in una città qualsiasi';
  const noun = placeNoun(place);
  return noun.article === null ? toPerson(noun.name) : to(noun);
};

/** Quests, in Italian. */
export const quests: QuestPhrases = {
  decks: { starting: 'missione iniziale', elite: 'missione elite' },
  tokensOn: (spaces) =>
    and(spaces.map((space, place) => `${place === 0 ? 'metti un tuo segnalino' : 'uno'} ${at(space)}`)),
  marks: {
    'left-neighbour':
      'il giocatore alla tua sinistra sceglie un eroe diverso dal tuo, che riceve un tuo segnalino',
    'right-neighbour':
      'il giocatore alla tua destra sceglie un eroe diverso dal tuo, che riceve un tuo segnalino',
    owner: 'scegli un rivale, che riceve un tuo segnalino',
    leader: 'il rivale con più punti valore riceve un tuo segnalino',
  },
  objectives: {
    travel: (objective) =>
      `viaggia fino ${objective.to === 'any-city' ? 'a una città qualsiasi' : at(objective.to)}`,
    collect: ({ from }) => `raccogli il tuo segnalino ${at(from)}`,
    'collect-from-hero': () =>
      "nel tuo mantenimento, raccogli il tuo segnalino dall'eroe contrassegnato, se è nel tuo stesso spazio",
    'pay-items': ({ n, which, at: place }) => `nel tuo mantenimento ${at(place)}, scarta ${paid(n, which)}`,
    'pay-cards': ({ n, at: place }) =>
      `nel tuo mantenimento ${at(place)}, scarta ${cards(n)} in una volta sola`,
    'beat-foes': ({ n, which }) => `batti ${foes(n, which)}`,
    'beat-at': ({ space }) => `batti l'incontro in mappa ${of(placeNoun(space))}`,
    'beat-overlord': () => 'batti un Overlord qualsiasi',
    'defeat-marked': () => "sconfiggi l'eroe contrassegnato",
    'defeat-rivals': ({ n }) => `sconfiggi ${times(n)} un rivale qualsiasi`,
    'damage-marked': ({ n }) => `infliggi in tutto ${damages(n)} all'eroe contrassegnato`,
    'damage-rivals': ({ n }) => `infliggi in tutto ${damages(n)} ai rivali`,
    'reach-level': ({ level }) => `raggiungi almeno il livello ${colour(level)}`,
    'place-discoveries': ({ n }) => `piazza ${tokens(n)}`,
    'discoveries-found': ({ n }) => `i rivali rivelano ${tokens(n)} che hai piazzato tu`,
    'be-equipped': ({ level, at: place }) =>
      `nel tuo mantenimento ${at(place)}, tieni equipaggiate un'arma e un'armatura, entrambe di livello ${atLeast(level)}`,
  },
  anyOrder: 'in qualsiasi ordine',
  next: 'poi',
  lastOfAll: 'per ultimo',
};

/** What the map and its tokens offer, in Italian. */
export const board: BoardPhrases = {
  reward: 'ricompensa',
  price: (levels) => `scarta ${and(levels.map((any) => `un oggetto ${or(any.map(colour))}`))}`,
  resources: {
    scroll: 'pesca 1 carta abilità',
    book: 'pesca 2 carte abilità; poi ogni rivale pesca 1 carta abilità e ne scarta 1',
    'potion-small': 'cura 1 danno',
    'potion-large': 'cura 2 danni e scarta i tuoi segnalini Malattia',
    'place-discovery':
      'prendi un segnalino scoperta a caso, guardalo in segreto e piazzalo coperto su qualsiasi spazio, tranne il tuo e le città',
    'flight-path': `vai in qualsiasi altro spazio del tuo livello o inferiore con una ${resourceNames['flight-path']}`,
    'auction-house':
      'scarta uno dei tuoi oggetti, equipaggiato o no, e ottieni un oggetto dello stesso colore',
    'quest-giver': 'pesca una missione elite; se così ne hai tre non completate, scartane una',
  },
  kept: 'si conserva finché non lo usi',
  atOnce: 'ha effetto appena viene rivelato',
  disease:
    'finché lo hai, la tua vita è inferiore di 1; lo perdi quando subisci una sconfitta o usi una Pozione di Cura Grande',
  oncePerHero: 'ogni eroe può prenderlo una volta sola',
};
