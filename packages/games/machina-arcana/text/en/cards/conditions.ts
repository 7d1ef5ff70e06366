import { type ForKinds, forKind } from '@tavolo/kernel';
import { or } from '@tavolo/language/en';
import type { Condition, Counter } from '../../../vocabulary/conditions.ts';
import { isExplorer, roleOf } from '../../phrases/roles.ts';
import type { Scene } from '../../phrases/scene.ts';
import { terms } from '../terms.ts';
import { nameOf, objectOf, state, tileOf } from './roles.ts';
import { a, amount, aSpace, atThat, kindsOf, levelUpTo, spaces } from './words.ts';

type Of<Is extends Condition['is']> = Extract<Condition, { readonly is: Is }>;

const said = (condition: Condition, scene: Scene): string =>
  forKind<Condition, [scene: Scene], string>(conditions, condition, scene);

/** What must be so, in English. */
export const conditions: ForKinds<Condition, [scene: Scene], string> = {
  not: ({ that }, scene) => denied(that, scene),
  all: ({ of }, scene) => of.map((condition) => said(condition, scene)).join(' and '),
  any: ({ of }, scene) => anyOf(of, scene),
  stat: (condition, scene) => stat(condition, scene),
  'was-hurt': ({ who }, scene) => {
    const hurt = 'had already lost health before this attack';
    return state(roleOf(scene, who), hurt, hurt);
  },
  adjacent: ({ one, other }, scene) =>
    `${nameOf(roleOf(scene, other))} is now adjacent to ${objectOf(roleOf(scene, one))}`,
  neighbours: (condition, scene) => neighbours(condition, scene),
  'next-to-space': ({ who, space }, scene) => nextTo(who, aSpace(space), scene),
  'all-explorers-within': ({ space, n }) =>
    `all explorers on the map are within ${spaces(n)} of the same ${terms.spaces[space].one}`,
  'moved-this-turn': ({ who }, scene) =>
    state(roleOf(scene, who), 'has moved this turn', 'have moved this turn'),
  'worse-for-target': () => 'that leaves the explorer on a trap or next to more monsters than before',
  'spaces-left': (condition, scene) => spacesLeft(condition, scene),
  counter: ({ name, cmp, value }) => `${counterOf(name)} is at ${atThat(cmp, value)}`,
  keyword: ({ who, keyword }, scene) => {
    const { one, many } = terms.keywords[keyword].verb;
    return state(roleOf(scene, who), one, many);
  },
  level: ({ who, value }, scene) => `${nameOf(roleOf(scene, who))} is a monster of ${levelUpTo(value)}`,
  equipped: ({ who, type }, scene) =>
    state(
      roleOf(scene, who),
      `has no ${terms.decks[type]} equipped`,
      `have no ${terms.decks[type]} equipped`,
    ),
  'explorers-on-map': (condition) => explorersOnMap(condition),
  monsters: ({ cmp, value }) =>
    value === 0 ? 'any monster is in play' : `the monsters in play are ${atThat(cmp, value)}`,
  'mark-in-play': () => 'the quarry is in play',
};

export const counterOf = (counter: Counter): string => `the ${terms.counters[counter]} counter`;

function denied(condition: Condition, scene: Scene): string {
  if (condition.is === 'mark-in-play') return 'the quarry is not in play';
  if (condition.is !== 'moved-this-turn') return `it is not so that ${said(condition, scene)}`;
  return state(roleOf(scene, condition.who), 'has not moved this turn', 'have not moved this turn');
}

function explorersOnMap({ cmp, value }: Of<'explorers-on-map'>): string {
  if (value === 0) return 'no explorer is left on the map';
  if (value === 1 && cmp === '=') return 'only one explorer is on the map';
  return `the explorers on the map are ${atThat(cmp, value)}`;
}

/** Alternatives that differ in one word are told in one go. */
function anyOf(of: readonly Condition[], scene: Scene): string {
  const [first] = of;
  const beside = of.flatMap((one) => (one.is === 'next-to-space' ? [one] : []));
  if (first?.is === 'next-to-space' && beside.length === of.length)
    return nextTo(first.who, a(kindsOf(beside.map(({ space }) => space))), scene);
  const counts = of.flatMap((one) => (one.is === 'counter' && one.cmp === '=' ? [one] : []));
  if (first?.is === 'counter' && counts.length === of.length)
    return `${counterOf(first.name)} is at ${or(counts.map(({ value }) => String(value)))}`;
  return or(of.map((condition) => said(condition, scene)));
}

function nextTo(who: Of<'next-to-space'>['who'], space: string, scene: Scene): string {
  if (who === 'any-explorer') return `any explorer is next to ${space}`;
  return state(roleOf(scene, who), `is next to ${space}`, `are next to ${space}`);
}

function stat({ stat: what, who, cmp, value }: Of<'stat'>, scene: Scene): string {
  const role = roleOf(scene, who);
  const has = (words: string): string => state(role, `has ${words}`, `have ${words}`);
  if (value === 'max') return has(cmp === '<' ? `lost ${what}` : `lost no ${what}`);
  if (value === 0) return has(cmp === '=' ? `no ${what}` : `any ${what}`);
  return has(cmp === '=' ? `exactly ${value} ${what} left` : `${atThat(cmp, value)} ${what}`);
}

function neighbours({ who, what, cmp }: Of<'neighbours'>, scene: Scene): string {
  const role = roleOf(scene, who);
  const other = what === 'explorer' && isExplorer(role) ? 'other ' : '';
  return cmp === '='
    ? `no ${other}${what} is adjacent to ${objectOf(role)}`
    : `${other === '' ? a(what) : `another ${what}`} is adjacent to ${objectOf(role)}`;
}

function spacesLeft({ space, state: how, on, cmp, value }: Of<'spaces-left'>, scene: Scene): string {
  const { one, many } = terms.spaces[space];
  const word = terms.spaceStates[how];
  const where = on === 'tile' ? ` on ${tileOf(scene.who.self)}` : '';
  if (value === 0) return `${cmp === '=' ? 'no' : 'any'} ${one}${where} is ${word}`;
  return `the number of ${word} ${many}${where} is ${cmp === '>=' ? 'at least ' : ''}${amount(value)}`;
}
