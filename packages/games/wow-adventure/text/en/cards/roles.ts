import { or } from '@tavolo/language/en';
import type { Group } from '../../../vocabulary/effects.ts';
import type { Clause, Distinction, Members, Role } from '../../phrases/scene.ts';
import { levelNames } from '../names/words.ts';

type Named = Exclude<Role, Members>;

const subjects: Readonly<Record<Named, string>> = {
  you: 'you',
  it: 'it',
  hero: 'the hero',
  opponent: 'your opponent',
  rival: 'that rival',
  target: 'the target',
  highest: 'whoever rolls highest',
  lowest: 'whoever rolls lowest',
};

const owners: Readonly<Record<Named, string>> = {
  you: 'your',
  it: 'its',
  hero: "the hero's",
  opponent: "your opponent's",
  rival: "that rival's",
  target: "the target's",
  highest: 'their',
  lowest: 'their',
};

const within = (spaces: number): string => (spaces === 1 ? 'within 1 space' : `within ${spaces} spaces`);

function groupOf(group: Group): string {
  switch (group.is) {
    case 'heroes':
      return 'every hero';
    case 'rivals':
      return 'every rival';
    case 'rivals-within':
      return `every rival ${within(group.spaces)}`;
    case 'rivals-here':
      return 'every rival in your space';
    case 'heroes-here':
      return 'every hero in the space';
    case 'heroes-in-space':
      return `every other hero in one space of your choice ${within(group.spaces)}`;
  }
}

function distinctionOf(distinction: Distinction): string {
  switch (distinction.is) {
    case 'backpack':
      return `with ${distinction.atLeast} or more items in the backpack`;
    case 'space-level':
      return `in a ${or(distinction.any.map((level) => levelNames[level].toLowerCase()))} space`;
  }
}

export function subjectOf(role: Role): string {
  if (typeof role === 'string') return subjects[role];
  return role.if === null ? groupOf(role.each) : `${groupOf(role.each)} ${distinctionOf(role.if)}`;
}

/** What belongs to somebody: your die, its die. */
export const ownerOf = (role: Role): string => (typeof role === 'string' ? owners[role] : 'their');

/** You are told what to do; of others it is said what they do. */
export const does = (role: Role, you: string, others: string): Clause =>
  role === 'you' ? { subject: '', says: you } : { subject: subjectOf(role), says: others };

/** What is so, without anybody doing it. */
export const itIs = (says: string): Clause => ({ subject: '', says });

export { within };
