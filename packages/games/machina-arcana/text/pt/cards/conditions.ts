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

/** What a keyword says, behind se or enquanto: é etéreo, for etéreo. */
const supposed = (verb: string): string =>
  verb
    .replace(/^é /, 'for ')
    .replace(/^está /, 'estiver ')
    .replace(/^passa /, 'passar ')
    .replace(/^vê /, 'vir ')
    .replace(/^retorna$/, 'retornar');

/** What must be so, in Portuguese: in the future subjunctive, as it stands behind se and enquanto. */
export const conditions: ForKinds<Condition, [scene: Scene], string> = {
  not: ({ that }, scene) => denied(that, scene),
  all: ({ of }, scene) => and(of.map((condition) => said(condition, scene))),
  any: ({ of }, scene) => anyOf(of, scene),
  stat: (condition, scene) => stat(condition, scene),
  'was-hurt': ({ who }, scene) => state(roleOf(scene, who), 'já tiver perdido saúde antes deste ataque'),
  adjacent: ({ one, other }, scene) =>
    `${nameOf(roleOf(scene, other))} agora estiver adjacente ${toWhom(roleOf(scene, one))}`,
  neighbours: ({ who, what, cmp }, scene) => {
    const role = roleOf(scene, who);
    const noun = what === 'explorer' ? 'explorador' : 'monstro';
    const other = what === 'explorer' && isExplorer(role);
    const whoever =
      cmp === '=' ? `nenhum ${other ? 'outro ' : ''}${noun}` : `${other ? 'outro' : 'um'} ${noun}`;
    return `${whoever} estiver adjacente ${toWhom(role)}`;
  },
  'next-to-space': ({ who, space }, scene) => nextTo(who, besideSpace([space]), scene),
  'all-explorers-within': ({ space, n }) =>
    `todos os exploradores no mapa estiverem a até ${spaces(n)} de um mesmo ${terms.spaces[space].one}`,
  'moved-this-turn': ({ who }, scene) => state(roleOf(scene, who), 'tiver se movido neste turno'),
  'worse-for-target': () =>
    'assim o explorador ficar em uma armadilha ou ao lado de mais monstros do que antes',
  'spaces-left': (condition, scene) => spacesLeft(condition, scene),
  counter: ({ name, cmp, value }) =>
    `${counterOf(name)} estiver em ${cmp === '>=' ? `${value} ou mais` : atThat(cmp, String(value))}`,
  keyword: ({ who, keyword }, scene) =>
    state(roleOf(scene, who), supposed(terms.keywords[keyword].verb.m.one)),
  level: ({ who, value }, scene) => state(roleOf(scene, who), `for um monstro de ${levelUpTo(value)}`),
  equipped: ({ who, type }, scene) => {
    const { one, gender } = terms.items[type];
    const none = gender === 'f' ? `nenhuma ${one} equipada` : `nenhum ${one} equipado`;
    return state(roleOf(scene, who), `não tiver ${none}`);
  },
  'explorers-on-map': (condition) => explorersOnMap(condition),
  monsters: ({ cmp, value }) =>
    value === 0 ? 'houver algum monstro em jogo' : `os monstros em jogo forem ${atThat(cmp, String(value))}`,
  'mark-in-play': () => 'a presa estiver em jogo',
};

export const counterOf = (counter: Counter): string => `o contador ${terms.counters[counter]}`;

function denied(condition: Condition, scene: Scene): string {
  if (condition.is === 'mark-in-play') return 'a presa não estiver em jogo';
  if (condition.is !== 'moved-this-turn') return `não valer que ${said(condition, scene)}`;
  return state(roleOf(scene, condition.who), 'não tiver se movido neste turno');
}

function explorersOnMap({ cmp, value }: Of<'explorers-on-map'>): string {
  if (value === 0) return 'não restar nenhum explorador no mapa';
  if (value === 1 && cmp === '=') return 'houver um só explorador no mapa';
  return `os exploradores no mapa forem ${atThat(cmp, String(value))}`;
}

/** Alternatives that differ in one word are told in one go. */
function anyOf(of: readonly Condition[], scene: Scene): string {
  const [first] = of;
  const beside = of.flatMap((one) => (one.is === 'next-to-space' ? [one] : []));
  if (first?.is === 'next-to-space' && beside.length === of.length)
    return nextTo(first.who, besideSpace(beside.map(({ space }) => space)), scene);
  const counts = of.flatMap((one) => (one.is === 'counter' && one.cmp === '=' ? [one] : []));
  if (first?.is === 'counter' && counts.length === of.length)
    return `${counterOf(first.name)} estiver em ${or(counts.map(({ value }) => String(value)))}`;
  return or(of.map((condition) => said(condition, scene)));
}

const nextTo = (who: Of<'next-to-space'>['who'], beside: string, scene: Scene): string =>
  who === 'any-explorer'
    ? `algum explorador estiver ${beside}`
    : state(roleOf(scene, who), `estiver ${beside}`);

const stats = { health: 'saúde', essence: 'essência', armor: 'armadura', will: 'vontade' } as const;

function stat({ stat: what, who, cmp, value }: Of<'stat'>, scene: Scene): string {
  const role = roleOf(scene, who);
  const name = stats[what];
  if (value === 'max')
    return state(role, cmp === '<' ? `tiver perdido ${name}` : `não tiver perdido ${name}`);
  if (value === 0) return state(role, cmp === '=' ? `não tiver ${name}` : `tiver ${name}`);
  const much = what === 'essence' || what === 'health' ? terms.amounts[what](value) : `${value} de ${name}`;
  return state(role, `tiver ${atThat(cmp, much)}`);
}

function spacesLeft({ space, state: how, on, cmp, value }: Of<'spaces-left'>, scene: Scene): string {
  const { one, many, gender } = terms.spaces[space];
  const word = terms.spaceStates[how][gender];
  const where = on === 'tile' ? ` na ${tileOf(scene.who.self)}` : '';
  const none = gender === 'f' ? 'nenhuma' : 'nenhum';
  if (value === 0)
    return cmp === '='
      ? `não restar ${none} ${one} ${word.one}${where}`
      : `houver ${a(one, gender)} ${word.one}${where}`;
  const least = cmp === '>=' ? 'pelo menos ' : '';
  return `o número de ${many} ${word.many}${where} for ${least}${amount(value)}`;
}
