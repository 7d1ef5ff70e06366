import { type ForKinds, forKind } from '@tavolo/kernel';
import { masculine, or, the } from '@tavolo/language/it';
import type { Group } from '../../../vocabulary/effects.ts';
import type { Clause, Distinction, Members, Role } from '../../phrases/scene.ts';
import { colour, within } from './terms.ts';

type Named = Exclude<Role, Members>;

/** What is told of you needs no subject. */
const subjects: Readonly<Record<Named, string>> = {
  you: '',
  it: 'questo incontro',
  hero: "l'eroe",
  opponent: "l'avversario",
  other: "l'avversario",
  rival: 'quel rivale',
  target: 'il bersaglio',
  wielder: 'chi la usa',
  highest: 'chi tira il numero più alto',
  lowest: 'chi tira il numero più basso',
};

const owners: Readonly<Record<Named, string>> = {
  you: 'di te',
  it: 'di questo incontro',
  hero: "dell'eroe",
  opponent: "dell'avversario",
  other: "dell'avversario",
  rival: 'di quel rivale',
  target: 'del bersaglio',
  wielder: 'di chi la usa',
  highest: 'di chi tira il numero più alto',
  lowest: 'di chi tira il numero più basso',
};

const groups: ForKinds<Group, [readBy: Members['readBy']], string> = {
  heroes: () => 'ogni eroe',
  rivals: () => 'ogni rivale',
  'rivals-within': ({ spaces }) => `ogni rivale ${within(spaces)}`,
  'rivals-here': (_, readBy) =>
    readBy === 'you' ? 'ogni rivale nel tuo spazio' : 'ogni rivale nello spazio',
  'heroes-here': () => 'ogni eroe nello spazio',
  'heroes-in-space': ({ spaces }) => `ogni altro eroe in uno spazio a tua scelta ${within(spaces)}`,
};

const distinctions: ForKinds<Distinction, [], string> = {
  backpack: ({ atLeast }) => `con ${atLeast} o più oggetti nello zaino`,
  'space-level': ({ any }) => `in uno spazio ${or(any.map(colour))}`,
};

export function subjectOf(role: Role): string {
  if (typeof role === 'string') return subjects[role];
  const group = forKind<Group, [readBy: Members['readBy']], string>(groups, role.each, role.readBy);
  return role.if === null ? group : `${group} ${forKind<Distinction, [], string>(distinctions, role.if)}`;
}

/** Of somebody: dell'eroe. */
export const ofWhom = (role: Role): string =>
  typeof role === 'string' ? owners[role] : `di ${subjectOf(role)}`;

/** What belongs to somebody: il tuo dado, il dado dell'avversario. */
export const his = (role: Role, thing: string): string =>
  role === 'you' ? `il tuo ${thing}` : `${the(masculine(thing))} ${ofWhom(role)}`;

/** The same with a preposition: del tuo turno, del turno di quel rivale. */
export const ofHis = (role: Role, thing: string): string =>
  role === 'you' ? `del tuo ${thing}` : `del ${thing} ${ofWhom(role)}`;

/** You are told what to do; of others it is said what they do. */
export const does = (role: Role, you: string, others: string): Clause => ({
  subject: subjectOf(role),
  says: role === 'you' ? you : others,
});

/** What becomes of the encounter. */
export const theEncounter = (says: string): Clause => ({ subject: subjects.it, says });
