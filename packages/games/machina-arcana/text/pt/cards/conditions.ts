import { type ForKinds, forKind } from '@tavolo/kernel';
import { and, or } from '@tavolo/language/pt';
import type { Condition, Counter } from '../../../vocabulary/conditions.ts';
import { isExplorer, roleOf } from '../../phrases/roles.ts';
import type { Scene } from '../../phrases/scene.ts';
import { terms } from '../terms.ts';
import { nameOf, state, tileOf, toWhom } from './roles.ts';
import { a, amount, atThat, besideSpace, levelUpTo, spaces } from './words.ts';

type Of<Is extends Condition['is']> = Extract<Condition, { readonly is: Is }>;

const said = (condition: Condition, scene: Scene): string =>
  forKind<Condition, [scene: Scene], string>(conditions, condition, scene);

/** What must be so, in Portuguese. */
export const conditions: ForKinds<Condition, [scene: Scene], string> = {
  not: ({ that }, scene) => denied(that, scene),
  all: ({ of }, scene) => and(of.map((condition) => said(condition, scene))),
  any: ({ of }, scene) => anyOf(of, scene),
  stat: (condition, scene) => stat(condition, scene),
  'was-hurt': ({ who }, scene) => state(roleOf(scene, who), 'já tinha perdido saúde antes deste ataque'),
  adjacent: ({ one, other }, scene) =>
    `${nameOf(roleOf(scene, other))} agora está adjacente ${toWhom(roleOf(scene, one))}`,
  neighbours: ({ who, what, cmp }, scene) => {
    const role = roleOf(scene, who);
    const noun = what === 'explorer' ? 'explorador' : 'monstro';
    const other = what === 'explorer' && isExplorer(role);
    const whoever =
      cmp === '=' ? `nenhum ${other ? 'outro ' : ''}${noun}` : `${other ? 'outro' : 'um'} ${noun}`;
    return `${whoever} está adjacente ${toWhom(role)}`;
  },
  'next-to-space': ({ who, space }, scene) => nextTo(who, besideSpace([space]), scene),
  'all-explorers-within': ({ space, n }) =>
    `todos os exploradores no mapa estão a até ${spaces(n)} de um mesmo ${terms.spaces[space].one}`,
  'moved-this-turn': ({ who }, scene) => state(roleOf(scene, who), 'se moveu neste turno'),
  'worse-for-target': () =>
    'assim o explorador fica em uma armadilha ou ao lado de mais monstros do que antes',
  'spaces-left': (condition, scene) => spacesLeft(condition, scene),
  counter: ({ name, cmp, value }) =>
    `${counterOf(name)} está em ${cmp === '>=' ? `${value} ou mais` : atThat(cmp, String(value))}`,
  keyword: ({ who, keyword }, scene) => state(roleOf(scene, who), terms.keywords[keyword].verb.m.one),
  level: ({ who, value }, scene) => state(roleOf(scene, who), `é um monstro de ${levelUpTo(value)}`),
  equipped: ({ who, type }, scene) => {
    const { one, gender } = terms.items[type];
    const none = gender === 'f' ? `nenhuma ${one} equipada` : `nenhum ${one} equipado`;
    return state(roleOf(scene, who), `não tem ${none}`);
  },
  'explorers-on-map': ({ cmp, value }) =>
    value === 0
      ? 'não resta nenhum explorador no mapa'
      : `os exploradores no mapa são ${atThat(cmp, String(value))}`,
  monsters: ({ cmp, value }) =>
    value === 0 ? 'há algum monstro em jogo' : `os monstros em jogo são ${atThat(cmp, String(value))}`,
  'mark-in-play': () => 'a presa está em jogo',
};

export const counterOf = (counter: Counter): string => `o contador ${terms.counters[counter]}`;

function denied(condition: Condition, scene: Scene): string {
  if (condition.is === 'mark-in-play') return 'a presa não está em jogo';
  if (condition.is !== 'moved-this-turn') return `não é verdade que ${said(condition, scene)}`;
  return state(roleOf(scene, condition.who), 'não se moveu neste turno');
}

/** Alternatives that differ in one word are told in one go. */
function anyOf(of: readonly Condition[], scene: Scene): string {
  const [first] = of;
  const beside = of.flatMap((one) => (one.is === 'next-to-space' ? [one] : []));
  if (first?.is === 'next-to-space' && beside.length === of.length)
    return nextTo(first.who, besideSpace(beside.map(({ space }) => space)), scene);
  const counts = of.flatMap((one) => (one.is === 'counter' && one.cmp === '=' ? [one] : []));
  if (first?.is === 'counter' && counts.length === of.length)
    return `${counterOf(first.name)} está em ${or(counts.map(({ value }) => String(value)))}`;
  return or(of.map((condition) => said(condition, scene)));
}

const nextTo = (who: Of<'next-to-space'>['who'], beside: string, scene: Scene): string =>
  who === 'any-explorer' ? `algum explorador está ${beside}` : state(roleOf(scene, who), `está ${beside}`);

const stats = { health: 'saúde', essence: 'essência', armor: 'armadura', will: 'vontade' } as const;

function stat({ stat: what, who, cmp, value }: Of<'stat'>, scene: Scene): string {
  const role = roleOf(scene, who);
  const name = stats[what];
  if (value === 'max') return state(role, cmp === '<' ? `perdeu ${name}` : `não perdeu ${name}`);
  if (value === 0) return state(role, cmp === '=' ? `não tem ${name}` : `tem ${name}`);
  const much = what === 'essence' || what === 'health' ? terms.amounts[what](value) : `${value} de ${name}`;
  return state(role, `tem ${atThat(cmp, much)}`);
}

function spacesLeft({ space, state: how, on, cmp, value }: Of<'spaces-left'>, scene: Scene): string {
  const { one, many, gender } = terms.spaces[space];
  const word = terms.spaceStates[how][gender];
  const where = on === 'tile' ? ` na ${tileOf(scene.who.self)}` : '';
  const none = gender === 'f' ? 'nenhuma' : 'nenhum';
  if (value === 0)
    return cmp === '='
      ? `não resta ${none} ${one} ${word.one}${where}`
      : `há ${a(one, gender)} ${word.one}${where}`;
  const least = cmp === '>=' ? 'pelo menos ' : '';
  return `o número de ${many} ${word.many}${where} é ${least}${amount(value)}`;
}
