import { type ForKinds, forKind } from '@tavolo/kernel';
import type { Clause } from '../../phrases/clauses.ts';
import { isExplorer, isSpace } from '../../phrases/roles.ts';
import type { Around, Distinction, Each, Named, Near, Role, Scene } from '../../phrases/scene.ts';
import { aimed } from './aims.ts';
import { aSpace, closed, spaces } from './words.ts';

/** How English speaks of somebody. `many`: the verb is that of several. */
type Words = {
  readonly name: string;
  readonly object: string;
  readonly owner: string;
  readonly many?: true;
};

const thing = (name: string): Words => ({ name, object: name, owner: `${name}’s` });

/** Of people we say they, even of one. */
const person = (name: string): Words => ({ name, object: name, owner: 'their' });

const named: Readonly<Record<Named, Words>> = {
  you: { name: 'you', object: 'you', owner: 'your', many: true },
  'acting-monster': { name: 'it', object: 'it', owner: 'its' },
  chooser: { name: 'they', object: 'them', owner: 'their', many: true },
  nobody: { name: '', object: '', owner: 'the' },
  'this-monster': { name: 'this monster', object: 'this monster', owner: 'its' },
  'the-monster': { name: 'the monster', object: 'the monster', owner: 'its' },
  it: { name: 'it', object: 'it', owner: 'its' },
  them: { name: 'they', object: 'them', owner: 'their', many: true },
  'active-explorer': person('the active explorer'),
  'that-explorer': person('that explorer'),
  'that-monster': thing('that monster'),
  'that-space': thing('that space'),
  target: thing('the target'),
  attacker: thing('the attacker'),
  'unit-hit': thing('the unit hit'),
  'each-unit-hit': thing('each unit hit'),
  'each-explorer-hit': person('each explorer hit'),
  'each-explorer': person('each explorer'),
  'each-monster': thing('each monster'),
  'each-unit': thing('each unit'),
  'explorers-next-to-action-space': person('each explorer next to an action space'),
  'adjacent-units': thing('each adjacent unit'),
  'adjacent-explorers': person('each adjacent explorer'),
  'adjacent-monsters': thing('each adjacent monster'),
  'nearest-explorer': person('the nearest explorer'),
  'explorer-of-most-health': person('the explorer with the most health'),
  'explorer-of-least-health': person('the explorer with the least health'),
  'explorer-of-most-essence': person('the explorer with the most essence'),
  'explorer-nearest-monster': person('the explorer nearest to a monster'),
  'explorer-farthest-from-monsters': person('the explorer farthest from all monsters'),
  'first-monster': thing('the first monster in the queue'),
  'last-monster': thing('the last monster in the queue'),
  'strongest-monster': thing('the monster with the most health'),
  'monster-nearest-explorer': thing('the monster nearest to an explorer'),
};

/** Somebody in an English sentence. */
function wordsFor(role: Role): Words {
  if (typeof role === 'string') return named[role];
  switch (role.is) {
    case 'aimed':
      return thing(aimed(role));
    case 'each':
      return person(eachOf(role));
    case 'near':
      return person(near(role));
    case 'around':
      return thing(around(role));
  }
}

export const nameOf = (role: Role): string => wordsFor(role).name;
export const objectOf = (role: Role): string => wordsFor(role).object;
export const ownerOf = (role: Role): string => wordsFor(role).owner;

/** All of a group together: explorers, adjacent monsters. */
export const allOf = (role: Role): string =>
  objectOf(role).replace(/^each ((?:other |adjacent )?(?:explorer|monster|unit))/, '$1s');

/** The tile on which somebody stands. */
export const tileOf = (role: Role): string => `${ownerOf(role)} tile`;

function near({ which, within, to }: Near): string {
  const explorer = which === 'others' ? 'every other explorer' : 'each explorer';
  return within === 'tile' ? `${explorer} on ${tileOf(to)}` : `${explorer} within ${spaces(within)}`;
}

function around({ what, within, middle }: Around): string {
  const centre = objectOf(what);
  if (within > 1) return `each unit within ${spaces(within)} of ${centre}`;
  if (!middle) return `each unit adjacent to ${centre}`;
  return isSpace(what)
    ? `each unit on or adjacent to ${centre}`
    : `${closed(centre)} and each unit adjacent to ${isExplorer(what) ? 'them' : 'it'}`;
}

const eachOf = ({ if: distinction, others }: Each): string =>
  others ? 'every other explorer' : `each explorer ${forKind<Distinction, [], string>(apart, distinction)}`;

const apart: ForKinds<Distinction, [], string> = {
  stat: ({ stat, cmp, value }) =>
    cmp === '=' && value === 0 ? `with no ${stat}` : `with ${stat} ${cmp} ${value}`,
  neighbours: ({ what, cmp }) =>
    cmp === '=' ? `adjacent to no other ${what}` : `adjacent to another ${what}`,
  'next-to-space': ({ space }) => `next to ${aSpace(space)}`,
};

/** Whoever is told what to do. */
const isTold = (role: Role): boolean =>
  role === 'you' || role === 'acting-monster' || role === 'chooser' || role === 'nobody';

/** You are told what to do; of others it is said what they do. */
export function does(role: Role, verb: string, rest = '', third = `${verb}s`): Clause {
  const spoken = (form: string): string => (rest === '' ? form : `${form} ${rest}`);
  const { name, many } = wordsFor(role);
  const may = { who: `${role === 'nobody' || name === '' ? 'you' : name} may`, does: spoken(verb) };
  if (isTold(role)) return { subject: '', says: spoken(verb), may };
  return { subject: closed(name), says: spoken(many ? verb : third), may };
}

/** What is so of somebody. */
export function is(role: Role, one: string, many: string): Clause {
  const words = wordsFor(role);
  return { subject: closed(words.name), says: words.many ? many : one, may: null };
}

/** The same in one piece, as conditions have it. */
export function state(role: Role, one: string, many: string): string {
  const { subject, says } = is(role, one, many);
  return `${subject} ${says}`;
}

/** What somebody is or what is done to them. */
export const be = (role: Role, says: string): Clause => is(role, `is ${says}`, `are ${says}`);

/** What those at the table do. */
export const please = (verb: string, rest: string): Clause => does('nobody', verb, rest);

/** What whoever plays the card does. */
export const act = ({ actor }: Scene, verb: string, rest: string, third = `${verb}s`): Clause =>
  does(actor, verb, rest, third);
