import { signed } from '@tavolo/language';
import { and } from '@tavolo/language/en';
import type { Value } from '../../../vocabulary/effects.ts';
import type { LogLines } from '../../speech.ts';
import type { Speaker } from '../speaker.ts';
import { tableWords } from '../table-words.ts';
import { terms } from '../terms.ts';

const peeks = {
  horror: 'the horror event deck',
  'explorer-event': 'the explorer event deck',
  tiles: 'the tile stack',
};

const items = {
  'drew-item': ({ explorer, item, deck }, { Who, name }) =>
    `${Who(explorer)} draws from the deck of ${terms.decks[deck]}: ${name(item)}.`,
  'gained-item': ({ explorer, item, worn }, { Who, name }) =>
    `${Who(explorer)} gains ${name(item)}${worn ? ' and equips it at once' : ''}.`,
  'destroyed-item': ({ explorer, item }, { Who, name }) => `${Who(explorer)} destroys ${name(item)}.`,
  'dropped-item': ({ explorer, item }, { Who, name }) => `${Who(explorer)} drops ${name(item)}.`,
  'picked-up-item': ({ explorer, item }, { Who, name }) => `${Who(explorer)} picks up ${name(item)}.`,
  unequipped: ({ explorer, item }, { Who, name }) => `${Who(explorer)} unequips ${name(item)}.`,
  'returned-item': ({ explorer, item, deck }, { Who, name }) =>
    `${Who(explorer)} puts ${name(item)} back on the deck of ${terms.decks[deck]}.`,
  'exchanged-item': ({ explorer, given, taken }, { Who, name }) =>
    `${Who(explorer)} exchanges ${name(given)} for ${name(taken)}.`,
  arranged: ({ explorer }, { Who }) => `${Who(explorer)} rearranges the inventory.`,
  traded: ({ explorer, with: other, gave, got }, { Who, who, name }) => {
    const given = gave.length === 0 ? '' : ` gives ${and(gave.map(name))} to ${who(other)}`;
    const taken = got.length === 0 ? '' : ` gets ${and(got.map(name))} from ${who(other)}`;
    return `${Who(explorer)}${given}${given === '' || taken === '' ? '' : ' and'}${taken}.`;
  },
  'item-level': ({ level }) => `Level ${level} items join the decks.`,
} satisfies Partial<LogLines<Speaker>>;

const effects = {
  peeked: ({ deck, cards, by }, { Who, name }) =>
    `${Who(by)} looks at the top of ${peeks[deck]}: ${and(cards.map(name))}.`,
  'effect-rolled': ({ card, roll, atLeast }, { name }) =>
    `${name(card)}: ${roll}, and it needs ${atLeast} or more, so it ${roll >= atLeast ? 'takes effect' : 'fails'}.`,
  gathered: ({ card, n, of }, { name }) => `${name(card)}: token ${n} of ${of}.`,
  counted: ({ name: counter, now }) => `${terms.counters[counter]}: ${now}.`,
  granted: ({ unit, keyword, card }, { Who, source }) =>
    `${Who(unit)} ${terms.keywords[keyword].verb.one}${card === unit ? '' : ` because of ${source(card)}`}.`,
  changed: ({ unit, what, by, card }, { Who, source }) =>
    `${Who(unit)}: ${signed(by)} to ${tableWords.values[what as Value] ?? what}${card === unit ? '' : ` because of ${source(card)}`}.`,
} satisfies Partial<LogLines<Speaker>>;

const ends = {
  won: ({ by }, { name }) => `The explorers win: ${name(by)}.`,
  'lost-game': ({ why }) =>
    why === 'all-dead'
      ? 'All explorers are dead: the game is lost.'
      : `${terms.counters[why]} has gone too far: the game is lost.`,
  'kept-items': ({ explorer, items }, { Who, name }) =>
    `${Who(explorer)} keeps ${and(items.map(name))} for the next scenario.`,
  'campaign-stands': ({ how, scenario }, { name }) =>
    ({
      'goes-on': `The campaign goes on: the next scenario is ${name(scenario)}.`,
      won: 'The campaign is won. The next game begins a new one.',
      again: `The campaign is not lost yet: ${name(scenario)} begins again.`,
      lost: 'The campaign is lost. The next game begins a new one.',
    })[how],
} satisfies Partial<LogLines<Speaker>>;

export const cards = { ...items, ...effects, ...ends };
