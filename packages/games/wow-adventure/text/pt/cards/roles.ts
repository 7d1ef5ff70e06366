import { type ForKinds, forKind } from '@tavolo/kernel';
import { or } from '@tavolo/language/pt';
import type { Group } from '../../../vocabulary/effects.ts';
import type { Clause, Distinction, Members, Role } from '../../phrases/scene.ts';
import { colour, within } from './terms.ts';

type Named = Exclude<Role, Members>;

/** What is told of you needs no subject. */
const subjects: Readonly<Record<Named, string>> = {
  you: '',
  it: 'este encontro',
  hero: 'o herói',
  opponent: 'o adversário',
  other: 'o adversário',
  rival: 'esse rival',
  target: 'o alvo',
  wielder: 'quem a usa',
  highest: 'quem tirar o maior número',
  lowest: 'quem tirar o menor número',
};

const owners: Readonly<Record<Named, string>> = {
  you: 'de você',
  it: 'deste encontro',
  hero: 'do herói',
  opponent: 'do adversário',
  other: 'do adversário',
  rival: 'desse rival',
  target: 'do alvo',
  wielder: 'de quem a usa',
  highest: 'de quem tirar o maior número',
  lowest: 'de quem tirar o menor número',
};

const groups: ForKinds<Group, [readBy: Members['readBy']], string> = {
  heroes: () => 'cada herói',
  rivals: () => 'cada rival',
  'rivals-within': ({ spaces }) => `cada rival ${within(spaces)}`,
  'rivals-here': (_, readBy) => (readBy === 'you' ? 'cada rival no seu espaço' : 'cada rival no espaço'),
  'heroes-here': () => 'cada herói no espaço',
  'heroes-in-space': ({ spaces }) => `cada outro herói em um espaço à sua escolha ${within(spaces)}`,
};

const distinctions: ForKinds<Distinction, [], string> = {
  backpack: ({ atLeast }) => `com ${atLeast} ou mais itens na mochila`,
  'space-level': ({ any }) => `em um espaço ${or(any.map(colour))}`,
};

export function subjectOf(role: Role): string {
  if (typeof role === 'string') return subjects[role];
  const group = forKind<Group, [readBy: Members['readBy']], string>(groups, role.each, role.readBy);
  return role.if === null ? group : `${group} ${forKind<Distinction, [], string>(distinctions, role.if)}`;
}

/** Of somebody: do herói. */
export const ofWhom = (role: Role): string =>
  typeof role === 'string' ? owners[role] : `de ${subjectOf(role)}`;

/** What belongs to somebody: o seu dado, o dado do adversário. */
export const his = (role: Role, thing: string): string =>
  role === 'you' ? `o seu ${thing}` : `o ${thing} ${ofWhom(role)}`;

/** The same with a preposition: do seu turno, do turno desse rival. */
export const ofHis = (role: Role, thing: string): string =>
  role === 'you' ? `do seu ${thing}` : `do ${thing} ${ofWhom(role)}`;

/** You are told what to do; of others it is said what they do. */
export const does = (role: Role, you: string, others: string): Clause => ({
  subject: subjectOf(role),
  says: role === 'you' ? you : others,
});

/** What becomes of the encounter. */
export const theEncounter = (says: string): Clause => ({ subject: subjects.it, says });
