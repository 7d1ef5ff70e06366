import { capital } from '@tavolo/language';
import { count } from '@tavolo/language/en';
import { readDie, readOption } from '../../options.ts';
import type { SpaceId } from '../../vocabulary/places.ts';
import { costOf } from '../lookup.ts';
import type { OptionLabels } from '../speech.ts';
import { actLabel, monsterActLabel, priced } from './act-labels.ts';
import type { Speaker } from './speaker.ts';
import { terms } from './terms.ts';
import { whereWords } from './where-words.ts';

const yesOrNo =
  (yes: string, no: string) =>
  (id: string): string =>
    id === 'yes' ? yes : no;

const course = {
  explorer: (id, { rule }, { name }) => (rule === 'ma/chapters.9' ? name(id) : `Play ${name(id)}`),
  act: (id, { about: { explorer } }, speak) => {
    if (id === 'end') return 'End the turn';
    return id === 'let-others' ? 'Let a companion go first' : actLabel(id, explorer, speak);
  },
  'spawn-next': (id, _, { who }) => `Check for ${who(id)}`,
} satisfies Partial<OptionLabels<Speaker>>;

const essence = (id: string, none: string, does: string): string =>
  id === '0' ? none : `${does} ${terms.amounts.essence(Number(id))}`;

const losses = {
  'essence-for-health': (id, { about: { n } }) => {
    const paid = Number(id);
    if (paid === 0) return `Lose ${terms.amounts.health(n)}`;
    const rest = n > paid ? `, lose ${terms.amounts.health(n - paid)}` : '';
    return `Pay ${terms.amounts.essence(paid)}${rest}`;
  },
  raise: (id, { about: { total } }) =>
    id === '0'
      ? `Leave it at ${total}`
      : `Raise it to ${total + Number(id)} (${terms.amounts.essence(Number(id))})`,
  support: (id, { about: { explorer, supporter } }) =>
    essence(id, supporter === explorer ? 'Pay nothing yourself' : 'Pay nothing', 'Pay'),
  'dice-to-reroll': (id, { about }) => {
    const { colour: of, place } = readDie(id);
    const face = about[of][place] ?? 0;
    const colour = of === 'white' ? 'white' : 'black';
    return `Roll the ${colour} die again (${face})`;
  },
  use: (id, _, { ability, name, table }) => {
    const { is, of, more } = readOption(id);
    if (is === 'pass') return 'Use nothing';
    const price = costOf(table.content, of, more);
    const costs = Object.keys(price).length === 0 ? '' : priced(price);
    const called = table.isExplorer(of) ? ability(of, more) : `${name(of)}: ${ability(of, more)}`;
    return `Use ${called}${costs}`;
  },
} satisfies Partial<OptionLabels<Speaker>>;

const choices = {
  target: (id, _, { target, place }) => {
    const { is, of } = readOption(id);
    const at = is === 'space' ? ` at ${place(of as SpaceId)}` : ''; // made of a space
    return `${capital(target(id))}${at}`;
  },
  choice: (id, _, { option }) => option(id),
  where: (id, { about: { why } }, { place }) =>
    id === 'stay' ? 'Stay' : whereWords[why].label(place(id as SpaceId)), // what does not stay goes to a space
  door: (id, _, { door }) => door(id),
  tie: (id, _, { Who }) => Who(id),
  'how-far': (id) => count(Number(id), 'space'),
  'monster-act': (id, { about: { monster } }, speak) =>
    id === 'end' ? 'End its turn' : monsterActLabel(id, monster, speak),
  consent: yesOrNo('Agree', 'Decline'),
} satisfies Partial<OptionLabels<Speaker>>;

const items = {
  deck: (id) => `Draw from the deck of ${terms.decks[id]}`,
  'item-to-keep': (id, _, { name }) => `Keep ${name(id)}`,
  'items-to-keep': (id, _, { name }) => `Keep ${name(id)}`,
  'item-goes-to': (id, { about: { item } }, { who, name }) => `Give ${name(item)} to ${who(id)}`,
  'item-fate': (id) =>
    ({ destroy: 'Destroy it', return: 'Put it back on top of its deck', drop: 'Drop it' })[id],
  'item-next-back': (id, _, { name }) => `Put ${name(id)} back`,
  exchange: (id, { about: { drawn } }, { name }) =>
    drawn.some((item) => item === id) ? `Take ${name(id)}` : `Give ${name(id)}`,
  arrangement: (id, _, { name }) => {
    const { is, of, more } = readOption(id);
    return is === 'fit' ? `Fit ${name(of)} to ${name(more)}` : `Equip ${name(of)}`;
  },
  'trade-with': (id, _, { who }) => (id === 'nobody' ? 'Trade with nobody' : `Trade with ${who(id)}`),
  'trade-items': (id, _, { name }) => {
    const { is, of } = readOption(id);
    return is === 'give' ? `Give ${name(of)}` : `Take ${name(of)}`;
  },
  'trade-consent': yesOrNo('Accept the trade', 'Decline the trade'),
  'equip-now': yesOrNo('Equip it', 'Put it in the bag'),
  'item-to-lose': (id, { about: { why } }, { name }) =>
    ({ bag: `Part with ${name(id)}`, unequip: `Unequip ${name(id)}`, destroy: `Destroy ${name(id)}` })[why],
} satisfies Partial<OptionLabels<Speaker>>;

const events = {
  'event-place': (id) => (id === 'top' ? 'Put it on top' : 'Put it at the bottom'),
  'event-on-top': (id, _, { name }) => `Keep ${name(id)} on top`,
} satisfies Partial<OptionLabels<Speaker>>;

/** The labels of all options, in English. */
export const options: OptionLabels<Speaker> = { ...course, ...losses, ...choices, ...items, ...events };
