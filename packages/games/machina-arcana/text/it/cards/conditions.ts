import { type ForKinds, forKind } from '@tavolo/kernel';
import { and, or } from '@tavolo/language/it';
import type { Condition, Counter } from '../../../vocabulary/conditions.ts';
import { isExplorer, roleOf } from '../../phrases/roles.ts';
import type { Role, Scene } from '../../phrases/scene.ts';
import { terms } from '../terms.ts';
import { nameOf, state, tileOf, toWhom } from './roles.ts';
import { a, amount, aSpace, aSpaceOf, atThat, levelUpTo, spaces } from './words.ts';

type Of<Is extends Condition['is']> = Extract<Condition, { readonly is: Is }>;

const said = (condition: Condition, scene: Scene): string =>
  forKind<Condition, [scene: Scene], string>(conditions, condition, scene);

/** What must be so, in Italian. */
export const conditions: ForKinds<Condition, [scene: Scene], string> = {
  not: ({ that }, scene) => denied(that, scene),
  all: ({ of }, scene) => and(of.map((condition) => said(condition, scene))),
  any: ({ of }, scene) => anyOf(of, scene),
  stat: (condition, scene) => stat(condition, scene),
  'was-hurt': ({ who }, scene) =>
    state(
      roleOf(scene, who),
      'avevi già perso salute prima di questo attacco',
      'aveva già perso salute prima di questo attacco',
    ),
  adjacent: ({ one, other }, scene) =>
    `ora ${nameOf(roleOf(scene, other))} ${isAdjacentTo(roleOf(scene, one))}`,
  neighbours: ({ who, what, cmp }, scene) => {
    const role = roleOf(scene, who);
    const noun = what === 'explorer' ? 'esploratore' : 'mostro';
    const other = what === 'explorer' && isExplorer(role) ? `altro ${noun}` : noun;
    return `${cmp === '=' ? 'nessun' : 'un'} ${other} ${isAdjacentTo(role)}`;
  },
  'next-to-space': ({ who, space }, scene) => nextTo(who, aSpace(space), scene),
  'all-explorers-within': ({ space, n }) =>
    `tutti gli esploratori sulla mappa sono entro ${spaces(n)} da uno stesso ${terms.spaces[space].one}`,
  'moved-this-turn': ({ who }, scene) =>
    state(roleOf(scene, who), 'in questo turno ti muovi', 'in questo turno si muove'),
  'worse-for-target': () => 'così l’esploratore finisce su una trappola o accanto a più mostri di prima',
  'spaces-left': (condition, scene) => spacesLeft(condition, scene),
  counter: ({ name, cmp, value }) => `il ${counterOf(name)} è ${atThat(cmp, `a ${value}`)}`,
  keyword: ({ who, keyword }, scene) => {
    const { one } = terms.keywords[keyword].verb.m;
    return state(roleOf(scene, who), one, one);
  },
  level: ({ who, value }, scene) => `${nameOf(roleOf(scene, who))} è un mostro di ${levelUpTo(value)}`,
  equipped: ({ who, type }, scene) => {
    const { one, gender } = terms.items[type];
    const none = gender === 'f' ? `nessun’${one} equipaggiata` : `nessun ${one} equipaggiato`;
    return state(roleOf(scene, who), `non hai ${none}`, `non ha ${none}`);
  },
  'explorers-on-map': (condition) => explorersOnMap(condition),
  monsters: ({ cmp, value }) =>
    value === 0 ? 'c’è almeno un mostro in gioco' : `i mostri in gioco sono ${atThat(cmp, String(value))}`,
  'mark-in-play': () => 'la preda è in gioco',
};

export const counterOf = (counter: Counter): string => `contatore ${terms.counters[counter]}`;

const isAdjacentTo = (role: Role): string => {
  if (role === 'you') return 'ti è adiacente';
  return role === 'it' || role === 'them' ? 'gli è adiacente' : `è adiacente ${toWhom(role)}`;
};

function denied(condition: Condition, scene: Scene): string {
  if (condition.is === 'mark-in-play') return 'la preda non è in gioco';
  if (condition.is !== 'moved-this-turn') return `non è vero che ${said(condition, scene)}`;
  return state(roleOf(scene, condition.who), 'in questo turno non ti muovi', 'in questo turno non si muove');
}

function explorersOnMap({ cmp, value }: Of<'explorers-on-map'>): string {
  if (value === 0) return 'sulla mappa non c’è più nessun esploratore';
  if (value === 1 && cmp === '=') return 'sulla mappa c’è un solo esploratore';
  return `gli esploratori sulla mappa sono ${atThat(cmp, String(value))}`;
}

/** Alternatives that differ in one word are told in one go. */
function anyOf(of: readonly Condition[], scene: Scene): string {
  const [first] = of;
  const beside = of.flatMap((one) => (one.is === 'next-to-space' ? [one] : []));
  if (first?.is === 'next-to-space' && beside.length === of.length)
    return nextTo(first.who, aSpaceOf(beside.map(({ space }) => space)), scene);
  const counts = of.flatMap((one) => (one.is === 'counter' && one.cmp === '=' ? [one] : []));
  if (first?.is === 'counter' && counts.length === of.length)
    return `il ${counterOf(first.name)} è ${or(counts.map(({ value }) => `a ${value}`))}`;
  return or(of.map((condition) => said(condition, scene)));
}

function nextTo(who: Of<'next-to-space'>['who'], space: string, scene: Scene): string {
  if (who === 'any-explorer') return `un esploratore è accanto a ${space}`;
  return state(roleOf(scene, who), `sei accanto a ${space}`, `è accanto a ${space}`);
}

const stats = { health: 'salute', essence: 'essenza', armor: 'armatura', will: 'volontà' } as const;

function stat({ stat: what, who, cmp, value }: Of<'stat'>, scene: Scene): string {
  const role = roleOf(scene, who);
  const name = stats[what];
  const has = (words: string): string => state(role, `hai ${words}`, `ha ${words}`);
  const hasNot = (words: string): string => state(role, `non hai ${words}`, `non ha ${words}`);
  if (value === 'max') return cmp === '<' ? has(`perso ${name}`) : hasNot(`perso ${name}`);
  if (value === 0) return cmp === '=' ? hasNot(name) : has(name);
  const much = what === 'essence' || what === 'health' ? terms.amounts[what](value) : `${value} ${name}`;
  return has(atThat(cmp, much));
}

function spacesLeft({ space, state: how, on, cmp, value }: Of<'spaces-left'>, scene: Scene): string {
  const { one, many, gender } = terms.spaces[space];
  const word = terms.spaceStates[how][gender];
  const where = on === 'tile' ? `sulla ${tileOf(scene.who.self)} ` : '';
  const none = gender === 'f' ? 'nessuna' : 'nessun';
  if (value === 0)
    return cmp === '='
      ? `${where}non c’è più ${none} ${one} ${word.one}`
      : `${where}c’è ${a(one, gender)} ${word.one}`;
  const least = cmp === '>=' ? 'almeno ' : '';
  return `il numero di ${many} ${word.many} ${where}è ${least}${amount(value)}`;
}
