import { count } from '@tavolo/language/en';
import type { EventPhrases, FigurePhrases } from '../../phrases/phrases.ts';
import { terms } from '../terms.ts';
import { spaceOf } from './aims.ts';
import { counterOf } from './conditions.ts';
import { amount } from './words.ts';

/** The numbers and signs of cards, in English. */
export const figures: FigurePhrases = {
  kinds: {
    active: 'active',
    passive: 'passive',
    triggered: 'triggered',
    'enters-play': 'enters play',
    'when-dies': 'when it dies',
  },
  class: (of) => terms.classes[of].one,
  health: (n, perExplorer) =>
    perExplorer === 0 ? `health ${n}` : `health ${n} plus ${perExplorer} for each explorer`,
  stamina: (n) => `stamina ${n}`,
  armor: (n) => `armor ${n}`,
  will: (n) => `will ${n}`,
  essence: ({ start, most }) => `essence ${start} (at most ${most})`,
  level: (n) => `level ${n}`,
  boss: 'boss',
  mind: (mind) => terms.minds[mind],
  keyword: (keyword) => terms.keywords[keyword].label.toLowerCase(),
  size: (n) => `${n} by ${n} spaces`,
  seeks: (what) => `goes for the nearest ${spaceOf(what)}, and for explorers only while there is none`,
  type: (type) => (type === 'apparel' ? type : terms.items[type].one),
  fits: { main: 'main item', upgrade: 'upgrade', augment: 'augment', consumable: 'used up' },
  hands: (n) => count(n, 'hand'),
  socket: (socket, plug) => `${terms.plugs[plug].one} ${terms.sockets[socket]}`,
};

/** What surrounds the abilities of events and chapters, in English. */
export const events: EventPhrases = {
  decks: { explorer: 'explorer event', horror: 'horror event' },
  beside: { explorer: 'stays beside you', horror: 'stays beside a monster' },
  current: {
    explorer: 'current until the next explorer event',
    horror: 'current until the next horror event',
  },
  advance: {
    'chapter-space': () => 'advances when a chapter space is activated',
    counter: ({ name, atLeast }) => `advances when ${counterOf(name)} reaches ${amount(atLeast)}`,
    exit: () => 'advances when all explorers have left by the exit token',
    endgame: () => 'endgame: only what this card says ends the game',
  },
};
