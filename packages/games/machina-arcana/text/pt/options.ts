import { capital } from '@tavolo/language';
import { count } from '@tavolo/language/pt';
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
  explorer: (id, { rule }, { name }) => (rule === 'ma/chapters.9' ? name(id) : `Jogar com ${name(id)}`),
  act: (id, { about: { explorer } }, speak) => {
    if (id === 'end') return 'Encerrar o turno';
    return id === 'let-others' ? 'Deixar outro começar' : actLabel(id, explorer, speak);
  },
  'spawn-next': (id, _, { who }) => `Teste para ${who(id)}`,
} satisfies Partial<OptionLabels<Speaker>>;

const losses = {
  'essence-for-health': (id, { about: { n } }) => {
    const paid = Number(id);
    if (paid === 0) return `Perder ${terms.amounts.health(n)}`;
    const rest = n > paid ? ` e perder ${terms.amounts.health(n - paid)}` : '';
    return `Pagar ${terms.amounts.essence(paid)}${rest}`;
  },
  raise: (id, { about: { total } }) =>
    id === '0'
      ? `Deixar em ${total}`
      : `Aumentar para ${total + Number(id)} (${terms.amounts.essence(Number(id))})`,
  support: (id) => (id === '0' ? 'Não pagar nada' : `Pagar ${terms.amounts.essence(Number(id))}`),
  'dice-to-reroll': (id, { about }) => {
    const { colour: of, place } = readDie(id);
    const face = about[of][place] ?? 0;
    const colour = of === 'white' ? 'branco' : 'preto';
    return `Rolar de novo o dado ${colour} (${face})`;
  },
  use: (id, _, { ability, name, table }) => {
    const { is, of, more } = readOption(id);
    if (is === 'pass') return 'Não usar nada';
    const price = costOf(table.content, of, more);
    const costs = Object.keys(price).length === 0 ? '' : priced(price);
    const called = table.isExplorer(of) ? ability(of, more) : `${name(of)}: ${ability(of, more)}`;
    return `Usar ${called}${costs}`;
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
    id === 'stay' ? 'Ficar onde está' : whereWords[why].label(place(id as SpaceId)), // what does not stay goes to a space
  door: (id, _, { door }) => door(id),
  tie: (id, _, { Who }) => Who(id),
  'how-far': (id) => count(Number(id), 'espaço', 'espaços'),
  'monster-act': (id, { about: { monster } }, speak) =>
    id === 'end' ? 'Encerrar o turno dele' : monsterActLabel(id, monster, speak),
  consent: yesOrNo('Aceitar', 'Recusar'),
} satisfies Partial<OptionLabels<Speaker>>;

const items = {
  deck: (id) => `Comprar do baralho de ${terms.decks[id]}`,
  'item-to-keep': (id, _, { name }) => `Ficar com ${name(id)}`,
  'items-to-keep': (id, _, { name }) => `Ficar com ${name(id)}`,
  'item-goes-to': (id, { about: { item } }, { toWhom, name }) => `Dar ${name(item)} ${toWhom(id)}`,
  'item-fate': (id) => ({ destroy: 'Destruir', return: 'Devolver ao topo do baralho', drop: 'Largar' })[id],
  'item-next-back': (id, _, { name }) => `Devolver ${name(id)}`,
  exchange: (id, { about: { drawn } }, { name }) =>
    drawn.some((item) => item === id) ? `Pegar ${name(id)}` : `Dar ${name(id)}`,
  arrangement: (id, _, { name }) => {
    const { is, of, more } = readOption(id);
    return is === 'fit' ? `Encaixar ${name(of)} em ${name(more)}` : `Equipar ${name(of)}`;
  },
  'trade-with': (id, _, { who }) => (id === 'nobody' ? 'Não trocar com ninguém' : `Trocar com ${who(id)}`),
  'trade-items': (id, _, { name }) => {
    const { is, of } = readOption(id);
    return is === 'give' ? `Dar ${name(of)}` : `Pegar ${name(of)}`;
  },
  'trade-consent': yesOrNo('Aceitar a troca', 'Recusar a troca'),
  'equip-now': yesOrNo('Equipar', 'Pôr na bolsa'),
  'item-to-lose': (id, { about: { why } }, { name }) =>
    ({
      bag: `Abrir mão de ${name(id)}`,
      unequip: `Desequipar ${name(id)}`,
      destroy: `Destruir ${name(id)}`,
    })[why],
} satisfies Partial<OptionLabels<Speaker>>;

const events = {
  'event-place': (id) => (id === 'top' ? 'Pôr no topo' : 'Pôr no fundo'),
  'event-on-top': (id, _, { name }) => `Deixar ${name(id)} no topo`,
} satisfies Partial<OptionLabels<Speaker>>;

/** The labels of all options, in Portuguese. */
export const options: OptionLabels<Speaker> = { ...course, ...losses, ...choices, ...items, ...events };
