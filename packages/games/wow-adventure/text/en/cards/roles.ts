import { type ForKinds, forKind } from '@tavolo/kernel';
import { or } from '@tavolo/language/en';
import type { Group } from '../../../vocabulary/effects.ts';
import type { Clause, Distinction, Members, Role } from '../../phrases/scene.ts';
import { colour } from './terms.ts';

type Named = Exclude<Role, Members>;

const subjects: Readonly<Record<Named, string>> = {
  you: 'you',
  it: 'it',
  hero: 'the hero',
  opponent: 'your opponent',
  other: 'the opponent',
  rival: 'that rival',
  target: 'the target',
  wielder: 'whoever uses it',
  highest: 'whoever rolls highest',
  lowest: 'whoever rolls lowest',
};

const owners: Readonly<Record<Named, string>> = {
  you: 'your',
  it: 'its',
  hero: "the hero's",
  opponent: "your opponent's",
  other: "the opponent's",
  rival: "that rival's",
  target: "the target's",
  wielder: 'their',
  highest: 'their',
  lowest: 'their',
};

export const within = (spaces: number): string =>
  spaces === 1 ? 'within 1 space' : `within ${spaces} spaces`;

const groups: ForKinds<Group, [readBy: Members['readBy']], string> = {
  heroes: () => 'every hero',
  rivals: () => 'every rival',
  'rivals-within': ({ spaces }) => `every rival ${within(spaces)}`,
  'rivals-here': (_, readBy) => (readBy === 'you' ? 'every rival in your space' : 'every rival in the space'),
  'heroes-here': () => 'every hero in the space',
  'heroes-in-space': ({ spaces }) => `every other hero in one space of your choice ${within(spaces)}`,
};

const distinctions: ForKinds<Distinction, [], string> = {
  backpack: ({ atLeast }) => `with ${atLeast} or more items in their backpack`,
  'space-level': ({ any }) => `in a ${or(any.map(colour))} space`,
};

export function subjectOf(role: Role): string {
  if (typeof role === 'string') return subjects[role];
  const group = forKind<Group, [readBy: Members['readBy']], string>(groups, role.each, role.readBy);
  return role.if === null ? group : `${group} ${forKind<Distinction, [], string>(distinctions, role.if)}`;
}

/** What belongs to somebody: your die, its die. */
export const ownerOf = (role: Role): string => (typeof role === 'string' ? owners[role] : 'their');

/** The same behind its owner: a hero rolls their die, an encounter its die. */
export const ownOf = (role: Role): string => (role === 'hero' ? 'their' : 'its');

/** You are told what to do; of others it is said what they do. */
export const does = (role: Role, you: string, others: string): Clause =>
  role === 'you' ? { subject: '', says: you } : { subject: subjectOf(role), says: others };
