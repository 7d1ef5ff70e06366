import { and, count, or } from '@tavolo/language/en';
import type { FoeFilter, ItemFilter, Place } from '../../../vocabulary/quests.ts';
import { nameIn } from '../../card-names.ts';
import type { BoardPhrases, QuestPhrases } from '../../phrases/phrases.ts';
import { spaceNames } from '../names/spaces.ts';
import { resourceNames, traitNames } from '../names/words.ts';
import { a, atLeast, colour } from './terms.ts';

function foes(n: number, { traits, atLeast: level }: FoeFilter): string {
  const kind = traits.length === 0 ? '' : `${or(traits.map((trait) => traitNames[trait]))} `;
  const least = level === 'grey' ? '' : ` of ${atLeast(level)}`;
  return `${n === 1 ? a(`${kind}encounter`) : `${n} ${kind}encounters`}${least}`;
}

function items(n: number, { traits, atLeast: level, slot }: ItemFilter): string {
  const what = `${count(n, slot === 'weapon' ? 'weapon' : 'item')} from your backpack`;
  const back =
    traits.length === 0 ? '' : ` with ${or(traits.map((trait) => traitNames[trait]))} on the other side`;
  const least = level === 'grey' ? '' : `, ${atLeast(level)}`;
  return `${what}${back}${least}`;
}

const place = (at: Place): string => (at === 'any-city' ? 'any city' : nameIn(spaceNames, at));

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
    'collect-from-hero': () => 'during your upkeep, collect your token from the marked hero in your space',
    'pay-items': ({ n, which, at }) => `during your upkeep in ${place(at)}, discard ${items(n, which)}`,
    'pay-cards': ({ n, at }) =>
      `during your upkeep in ${place(at)}, discard ${count(n, 'ability card')} at once`,
    'beat-foes': ({ n, which }) => `beat ${foes(n, which)}`,
    'beat-at': ({ space }) => `beat the map encounter of ${place(space)}`,
    'beat-overlord': () => 'beat any Overlord',
    'defeat-marked': () => 'defeat the marked hero',
    'defeat-rivals': ({ n }) => `defeat rivals ${n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`}`,
    'damage-marked': ({ n }) => `deal ${n} damage in all to the marked hero`,
    'damage-rivals': ({ n }) => `deal ${n} damage in all to rivals`,
    'reach-level': ({ level }) => `be at least ${colour(level)}`,
    'place-discoveries': ({ n }) => `place ${count(n, 'discovery token')}`,
    'discoveries-found': ({ n }) => `rivals reveal ${count(n, 'discovery token')} that you placed`,
    'be-equipped': ({ level, at }) =>
      `during your upkeep in ${place(at)}, have a weapon and an armor equipped that are both ${atLeast(level)}`,
  },
  anyOrder: 'in any order',
  next: 'then',
  lastOfAll: 'last of all',
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
    'quest-giver': 'draw an elite quest; with a third unfinished quest, discard one of the three',
  },
  kept: 'kept until it is used',
  atOnce: 'works as soon as it is revealed',
  disease:
    'for as long as you have it, your health is 1 lower; it goes when you are defeated or use a Large Healing Potion',
  oncePerHero: 'each hero can take it only once',
};
