import { count, or } from '@tavolo/language/en';
import type { Aim } from '../../../vocabulary/abilities.ts';
import type { AbilityPhrases, EventPhrases, FigurePhrases } from '../../phrases/phrases.ts';
import { iconNames, levelNames, potionNames, resourceNames, traitNames } from '../names/words.ts';
import { within } from './roles.ts';
import { a, atLeast } from './terms.ts';

/** The numbers and signs of cards, in English. */
export const figures: FigurePhrases = {
  attack: ({ type, value }) => `${type} ${value}`,
  defense: (n) => `defense ${n}`,
  damage: (n) => `damage ${n}`,
  health: (n) => `health ${n}`,
  valor: (n) => `${n} valor`,
  cost: (n) => `costs ${n} energy`,
  timing: { movement: 'movement card', combat: 'combat card', special: 'special card' },
  slot: { weapon: 'weapon', armor: 'armor', backpack: 'backpack item' },
  trait: (trait) => traitNames[trait],
  itemIcon: (icon) => iconNames[icon],
  potion: (potion) => potionNames[potion],
  copies: (n) => count(n, 'copy', 'copies'),
};

const aims: Readonly<Record<Aim['at'][number], string>> = {
  rival: 'a rival',
  unbeaten: 'an unbeaten encounter',
  opponent: 'your opponent',
  self: 'yourself',
  space: 'your space',
  weapon: 'your equipped weapon',
};

/** What is near comes first; an opponent is wherever you are. */
function aimOf({ at, within: near }: Aim): string {
  const far = at.filter((aim) => aim !== 'opponent').map((aim) => aims[aim]);
  const reached = near === undefined ? or(far) : `${or(far)} ${within(near)}`;
  return at.includes('opponent') ? `${reached}, or, in combat, to ${aims.opponent}` : reached;
}

/** Group names as English writes them. */
const groups: Readonly<Record<string, string>> = { aspect: 'Aspect', curse: 'Curse' };

export const abilities: AbilityPhrases = {
  replacement: ({ type, value }) => `weapon replacement, ${type} ${value}`,
  attach: (to, counters) =>
    `attach this card${counters === 0 ? '' : ` with ${count(counters, 'counter')}`} to ${aimOf(to)}`,
  aim: (at) => `choose ${aimOf(at)}`,
  group: (group) => `A new ${groups[group] ?? group} replaces the one already there`,
  improved: (level) => `Improved (${levelNames[level].toLowerCase()})`,
};

/** Events, in English. */
export const events: EventPhrases = {
  kinds: { global: 'global event', location: 'location event', special: 'special event' },
  place: (space) => space,
  inPlay: 'while it is in play, for every hero',
  resolve: 'during your challenge phase there',
  drawn: 'when you draw this card',
  flip: {
    'resource-used': ({ resource }) =>
      `turn this card over when a hero has used ${a(resourceNames[resource])}`,
    'hero-defeated': ({ byRival, marked }) => {
      const whom = marked ? 'the hero it is next to' : 'a hero';
      return byRival
        ? `turn this card over when ${whom} is defeated in a duel by a rival who is still standing; that rival is the one who turns it over`
        : `turn this card over when ${whom} is defeated`;
    },
    'foe-beaten': ({ trait, atLeast: level, onMap }) => {
      const what = onMap
        ? 'a map encounter'
        : trait === undefined
          ? 'an encounter'
          : `${a(traitNames[trait])} encounter`;
      const least = level === undefined ? '' : ` that is ${atLeast(level)}`;
      return `turn this card over when a hero beats ${what}${least}`;
    },
    'marked-damaged': () => 'turn this card over when you deal damage to the rival who has your token',
    'marked-beaten': () => 'turn this card over when you beat the encounter that has your token',
  },
  back: 'on the back, for the hero who turned it over',
  backs: {
    valor: ({ valor }) => `put this card in your quest log, where it is worth ${valor} valor`,
    item: (_, name) => `the item ${name}`,
    foe: (_, name) => `the encounter ${name}`,
  },
};
