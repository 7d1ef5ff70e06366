import { capital } from '@tavolo/language';
import { count } from '@tavolo/language/it';
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
  explorer: (id, { rule }, { name }) => (rule === 'ma/chapters.9' ? name(id) : `Gioca con ${name(id)}`),
  act: (id, { about: { explorer } }, speak) => {
    if (id === 'end') return 'Finisci il turno';
    return id === 'let-others' ? 'Lascia cominciare un altro' : actLabel(id, explorer, speak);
  },
  'spawn-next': (id, _, { who }) => `Controllo per ${who(id)}`,
} satisfies Partial<OptionLabels<Speaker>>;

const losses = {
  'essence-for-health': (id, { about: { n } }) => {
    const paid = Number(id);
    if (paid === 0) return `Perdi ${terms.amounts.health(n)}`;
    const rest = n > paid ? ` e perdi ${terms.amounts.health(n - paid)}` : '';
    return `Paga ${terms.amounts.essence(paid)}${rest}`;
  },
  raise: (id, { about: { total } }) =>
    id === '0'
      ? `Lascialo a ${total}`
      : `Alzalo a ${total + Number(id)} (${terms.amounts.essence(Number(id))})`,
  support: (id) => (id === '0' ? 'Non pagare niente' : `Paga ${terms.amounts.essence(Number(id))}`),
  'dice-to-reroll': (id, { about }) => {
    const { colour: of, place } = readDie(id);
    const face = about[of][place] ?? 0;
    const colour = of === 'white' ? 'bianco' : 'nero';
    return `Rilancia il dado ${colour} (${face})`;
  },
  use: (id, _, { ability, name, table }) => {
    const { is, of, more } = readOption(id);
    if (is === 'pass') return 'Non usare niente';
    const price = costOf(table.content, of, more);
    const costs = Object.keys(price).length === 0 ? '' : priced(price);
    const called = table.isExplorer(of) ? ability(of, more) : `${name(of)}: ${ability(of, more)}`;
    return `Usa ${called}${costs}`;
  },
} satisfies Partial<OptionLabels<Speaker>>;

const choices = {
  target: (id, _, { target, place }) => {
    const { is, of } = readOption(id);
    const at = is === 'space' ? `: ${place(of as SpaceId)}` : ''; // made of a space
    return `${capital(target(id))}${at}`;
  },
  choice: (id, _, { option }) => option(id),
  where: (id, { about: { why } }, { place }) =>
    id === 'stay' ? 'Resta dove sei' : whereWords[why].label(place(id as SpaceId)), // what does not stay goes to a space
  door: (id, _, { door }) => door(id),
  tie: (id, _, { Who }) => Who(id),
  'how-far': (id) => count(Number(id), 'spazio', 'spazi'),
  'monster-act': (id, { about: { monster } }, speak) =>
    id === 'end' ? 'Finisci il suo turno' : monsterActLabel(id, monster, speak),
  consent: yesOrNo('Accetta', 'Rifiuta'),
} satisfies Partial<OptionLabels<Speaker>>;

const items = {
  deck: (id) => `Pesca dal mazzo ${terms.decks[id]}`,
  'item-to-keep': (id, _, { name }) => `Tieni ${name(id)}`,
  'items-to-keep': (id, _, { name }) => `Tieni ${name(id)}`,
  'item-goes-to': (id, { about: { item } }, { toWhom, name }) => `Da’ ${name(item)} ${toWhom(id)}`,
  'item-fate': (id) =>
    ({ destroy: 'Distruggilo', return: 'Rimettilo in cima al suo mazzo', drop: 'Lascialo a terra' })[id],
  'item-next-back': (id, _, { name }) => `Rimetti a posto ${name(id)}`,
  exchange: (id, { about: { drawn } }, { name }) =>
    drawn.some((item) => item === id) ? `Prendi ${name(id)}` : `Da’ ${name(id)}`,
  arrangement: (id, _, { name }) => {
    const { is, of, more } = readOption(id);
    return is === 'fit' ? `Aggancia ${name(of)} a ${name(more)}` : `Equipaggia ${name(of)}`;
  },
  'trade-with': (id, _, { who }) =>
    id === 'nobody' ? 'Non scambiare con nessuno' : `Scambia con ${who(id)}`,
  'trade-items': (id, _, { name }) => {
    const { is, of } = readOption(id);
    return is === 'give' ? `Da’ ${name(of)}` : `Prendi ${name(of)}`;
  },
  'trade-consent': yesOrNo('Accetta lo scambio', 'Rifiuta lo scambio'),
  'equip-now': yesOrNo('Equipaggialo', 'Mettilo nella borsa'),
  'item-to-lose': (id, { about: { why } }, { name }) =>
    ({
      bag: `Rinuncia a ${name(id)}`,
      unequip: `Disequipaggia ${name(id)}`,
      destroy: `Distruggi ${name(id)}`,
    })[why],
} satisfies Partial<OptionLabels<Speaker>>;

const events = {
  'event-place': (id) => (id === 'top' ? 'Mettila in cima' : 'Mettila in fondo'),
  'event-on-top': (id, _, { name }) => `Lascia in cima ${name(id)}`,
} satisfies Partial<OptionLabels<Speaker>>;

/** The labels of all options, in Italian. */
export const options: OptionLabels<Speaker> = { ...course, ...losses, ...choices, ...items, ...events };
