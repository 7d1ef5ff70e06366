import { and, count, or } from '@tavolo/language/en';
import type { FoeFilter, ItemFilter, Place } from '../../../vocabulary/quests.ts';
import type { BoardPhrases, QuestPhrases } from '../../phrases/phrases.ts';
import { resourceNames, traitNames } from '../names/words.ts';
import { inPlace, placeName } from './places.ts';
import { a, atLeast, colour } from './terms.ts';

function foes(n: number, { traits, atLeast: level }: FoeFilter): string {
  const kind = traits.length === 0 ? '' : `${or(traits.map((trait) => traitNames[trait]))} `;
  const least = level === 'grey' ? '' : ` that ${n === 1 ? 'is' : 'are'} ${atLeast(level)}`;
  return `${n === 1 ? a(`${kind}encounter`) : `${n} ${kind}encounters`}${least}`;
}

function items(n: number, { traits, atLeast: level, slot }: ItemFilter): string {
  const what = count(n, slot === 'weapon' ? 'weapon' : 'item');
  const least = level === 'grey' ? '' : `, ${atLeast(level)},`;
  const trait = or(traits.map((one) => traitNames[one]));
  const back = traits.length === 0 ? '' : ` with ${a(`${trait} encounter`)} on the other side`;
  return traits.length === 0
    ? `${what}${least} from your backpack`
    : `from your backpack ${what}${least}${back}`;
}

const place = (at: Place): string => (at === 'any-city' ? 'any city' : placeName(at));
const within = (at: Place): string => (at === 'any-city' ? 'in any city' : inPlace(at));

/** Quests, in English. */
export const quests: QuestPhrases = {
  decks: { starting: 'starting quest', elite: 'elite quest' },
  tokensOn: (spaces) =>
    spaces.length === 1
      ? `put one of your tokens on ${and(spaces.map(place))}`
      : `put your tokens on ${and(spaces.map(place))}, one each`,
  marks: {
    'left-neighbour': 'the player on your left chooses a hero other than yours, who gets one of your tokens',
    'right-neighbour':
      'the player on your right chooses a hero other than yours, who gets one of your tokens',
    owner: 'choose a rival, who gets one of your tokens',
    leader: 'the rival with the most valor gets one of your tokens',
  },
  objectives: {
    travel: ({ to }) => `travel to ${place(to)}`,
    collect: ({ from }) => `collect your token at ${place(from)}`,
    'collect-from-hero': () =>
      'during your upkeep, collect your token from the marked hero, if that hero is in your space',
    'pay-items': ({ n, which, at }) => `during your upkeep ${within(at)}, discard ${items(n, which)}`,
    'pay-cards': ({ n, at }) =>
      `during your upkeep ${within(at)}, discard ${count(n, 'ability card')} at once`,
    'beat-foes': ({ n, which }) => `beat ${foes(n, which)}`,
    'beat-at': ({ space }) => `beat the map encounter at ${place(space)}`,
    'beat-overlord': () => 'beat any Overlord',
    'defeat-marked': () => 'defeat the marked hero',
    'defeat-rivals': ({ n }) => (n === 1 ? 'defeat a rival' : `defeat rivals ${n} times`),
    'damage-marked': ({ n }) => `deal a total of ${n} damage to the marked hero`,
    'damage-rivals': ({ n }) => `deal a total of ${n} damage to rivals`,
    'reach-level': ({ level }) => `reach the ${colour(level)} level${level === 'red' ? '' : ' or higher'}`,
    'place-discoveries': ({ n }) => `place ${count(n, 'discovery token')}`,
    'discoveries-found': ({ n }) => `have rivals reveal ${count(n, 'discovery token')} that you placed`,
    'be-equipped': ({ level, at }) =>
      `during your upkeep ${within(at)}, have a weapon and armor equipped, both ${atLeast(level)}`,
  },
  anyOrder: 'in any order',
  next: 'then',
  lastOfAll: 'finally',
};

/** What the map and its tokens offer, in English. */
export const board: BoardPhrases = {
  reward: 'reward',
  price: (levels) => `discard ${and(levels.map((any) => `a ${or(any.map(colour))} item`))}`,
  resources: {
    scroll: 'draw 1 ability card',
    book: 'draw 2 ability cards; then every rival draws 1 ability card and discards 1',
    'potion-small': 'heal 1 damage',
    'potion-large': 'heal 2 damage and discard your Disease tokens',
    'place-discovery':
      'take a random discovery token, look at it in secret and place it face down on any space other than your own and the cities',
    'flight-path': `move to any other space of your level or lower with a ${resourceNames['flight-path']}`,
    'auction-house': 'discard one of your items, equipped or not, and gain an item of the same colour',
    'quest-giver': 'draw an elite quest; if you then have three unfinished quests, discard one of them',
  },
  kept: 'kept until it is used',
  atOnce: 'takes effect as soon as it is revealed',
  disease:
    'while you have it, your health is 1 lower; you lose it when you are defeated or use a Large Healing Potion',
  oncePerHero: 'each hero can take it only once',
};
