import { capital } from '@tavolo/language';

/** How a new game is called: in the house, in sentences, in code, and before the numbers of its rules. */
export type GameNames = {
  readonly id: string;
  readonly title: string;
  /** `myGame` and `MyGame`. */
  readonly value: string;
  readonly type: string;
  /** `mg`, of `mg/turn.1`. */
  readonly prefix: string;
};

/** What is in the house already: no other game may be called the same. */
export type Taken = { readonly ids: readonly string[]; readonly prefixes: readonly string[] };

/** Why a game can't be called so: it is no name for a folder and a package, or another game has it. */
export type BadName = 'not-a-name' | 'taken';

const form = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const longest = 40;

/** Words that would be something else in the house. */
const reserved = ['plain', 'new', 'test', 'constructor', 'node-modules'];

export function namesFor(id: string, taken: Taken): GameNames | BadName {
  if (!form.test(id) || id.length > longest || reserved.includes(id)) return 'not-a-name';
  if (taken.ids.includes(id)) return 'taken';
  const words = id.split('-').map(capital);
  const type = words.join('');
  const initials = id
    .split('-')
    .map((word) => word.charAt(0))
    .join('');
  const isFree = initials.length > 1 && !/\d/.test(initials) && !taken.prefixes.includes(initials);
  return {
    id,
    title: words.join(' '),
    value: `${type.charAt(0).toLowerCase()}${type.slice(1)}`,
    type,
    prefix: isFree ? initials : id,
  };
}

/** The text of a file of the template, as the new game has it. */
export const renamed = (text: string, { id, title, value, type, prefix }: GameNames): string =>
  text
    .replaceAll('pearl-divers', id)
    .replaceAll('Pearl Divers', title)
    .replaceAll('pearlDivers', value)
    .replaceAll('PearlDivers', type)
    .replaceAll(/\bpd\b/g, prefix);
