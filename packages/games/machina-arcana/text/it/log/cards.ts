import { signed } from '@tavolo/language';
import { and } from '@tavolo/language/it';
import type { Value } from '../../../vocabulary/effects.ts';
import type { LogLines } from '../../speech.ts';
import type { Speaker } from '../speaker.ts';
import { tableWords } from '../table-words.ts';
import { terms } from '../terms.ts';

const peeks = {
  horror: 'al mazzo eventi orrore',
  'explorer-event': 'al mazzo eventi esploratore',
  tiles: 'alla pila delle tessere',
};

const items = {
  'drew-item': ({ explorer, item, deck }, { Who, name }) =>
    `${Who(explorer)} pesca dal mazzo ${terms.decks[deck]}: ${name(item)}.`,
  'gained-item': ({ explorer, item, worn }, { Who, name }) =>
    `${Who(explorer)} ottiene${worn ? ' ed equipaggia subito' : ''} ${name(item)}.`,
  'destroyed-item': ({ explorer, item }, { Who, name }) => `${Who(explorer)} distrugge ${name(item)}.`,
  'dropped-item': ({ explorer, item }, { Who, name }) => `${Who(explorer)} lascia a terra ${name(item)}.`,
  'picked-up-item': ({ explorer, item }, { Who, name }) => `${Who(explorer)} raccoglie ${name(item)}.`,
  unequipped: ({ explorer, item }, { Who, name }) => `${Who(explorer)} disequipaggia ${name(item)}.`,
  'returned-item': ({ explorer, item, deck }, { Who, name }) =>
    `${Who(explorer)} rimette ${name(item)} in cima al mazzo ${terms.decks[deck]}.`,
  'exchanged-item': ({ explorer, given, taken }, { Who, name }) =>
    `${Who(explorer)} scambia ${name(given)} con ${name(taken)}.`,
  arranged: ({ explorer }, { Who }) => `${Who(explorer)} riordina l’inventario.`,
  traded: ({ explorer, with: other, gave, got }, { Who, toWhom, whose, name }) => {
    const given = gave.length === 0 ? '' : ` dà ${toWhom(other)} ${and(gave.map(name))}`;
    const taken = got.length === 0 ? '' : ` prende dall’inventario ${whose(other)} ${and(got.map(name))}`;
    return `${Who(explorer)}${given}${given === '' || taken === '' ? '' : ' e'}${taken}.`;
  },
  'item-level': ({ level }) => `Nei mazzi entrano gli oggetti di livello ${level}.`,
} satisfies Partial<LogLines<Speaker>>;

const effects = {
  peeked: ({ deck, cards, by }, { Who, name }) =>
    `${Who(by)} guarda in cima ${peeks[deck]}: ${and(cards.map(name))}.`,
  'effect-rolled': ({ card, roll, atLeast }, { name }) =>
    `${name(card)}: serve almeno ${atLeast}, il tiro è ${roll}: ${roll >= atLeast ? 'ha effetto' : 'non ha effetto'}.`,
  gathered: ({ card, n, of }, { name }) => `${name(card)}: segnalino ${n} di ${of}.`,
  counted: ({ name: counter, now }) => `${terms.counters[counter]}: ${now}.`,
  granted: ({ unit, keyword, card }, { Who, table, agreeing, source }) => {
    const { label, verb } = terms.keywords[keyword];
    const says = table.isExplorer(unit) ? `ottiene «${label}»` : agreeing(unit, verb.m.one, verb.f.one);
    return `${Who(unit)} ${says}${card === unit ? '' : ` (${source(card)})`}.`;
  },
  changed: ({ unit, what, by, card }, { Who, source }) =>
    `${Who(unit)}: ${tableWords.values[what as Value] ?? what} ${signed(by)}${card === unit ? '' : ` (${source(card)})`}.`,
} satisfies Partial<LogLines<Speaker>>;

const ends = {
  won: ({ by }, { name }) => `Gli esploratori vincono: ${name(by)}.`,
  'lost-game': ({ why }) =>
    why === 'all-dead'
      ? 'Tutti gli esploratori sono morti: la partita è persa.'
      : `${terms.counters[why]}: raggiunto il limite, la partita è persa.`,
  'kept-items': ({ explorer, items }, { Who, name }) =>
    `${Who(explorer)} tiene ${and(items.map(name))} per il prossimo scenario.`,
  'campaign-stands': ({ how, scenario }, { name }) =>
    ({
      'goes-on': `La campagna continua: il prossimo scenario è ${name(scenario)}.`,
      won: 'La campagna è vinta. La prossima partita ne comincia una nuova.',
      again: `La campagna non è ancora persa: lo scenario ${name(scenario)} ricomincia da capo.`,
      lost: 'La campagna è persa. La prossima partita ne comincia una nuova.',
    })[how],
} satisfies Partial<LogLines<Speaker>>;

export const cards = { ...items, ...effects, ...ends };
