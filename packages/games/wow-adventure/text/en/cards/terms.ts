import { or } from '@tavolo/language/en';
import type { AttackType, Face, Level, Stat } from '../../../vocabulary/terms.ts';
import { levelNames } from '../names/words.ts';

export const attackTypes: Readonly<Record<AttackType, string>> = { melee: 'melee', ranged: 'ranged' };

export const stats: Readonly<Record<Stat, string>> = {
  attack: 'attack',
  defense: 'defense',
  damage: 'damage',
  health: 'health',
  movement: 'movement',
  healing: 'to healing',
};

/** A colour within a sentence. */
export const colour = (level: Level): string => levelNames[level].toLowerCase();

/** A thing of a colour: a grey item. */
export const anItem = (n: number, level: Level): string =>
  n === 1 ? `a ${colour(level)} item` : `${n} ${colour(level)} items`;

export const atLeast = (level: Level): string =>
  level === 'grey' ? '' : level === 'red' ? 'red' : `${colour(level)} or higher`;

export const atMost = (level: Level): string => (level === 'grey' ? 'grey' : `${colour(level)} or lower`);

/** The faces of a die; three and more numbers in a row are a span. */
export function facesOf(faces: readonly Face[]): string {
  const [first, last] = [faces[0], faces.at(-1)];
  const isSpan = faces.length > 2 && first !== undefined && last !== undefined && last !== 6;
  return isSpan ? `${first} to ${last}` : or(faces.map(faceOf));
}

const faceOf = (face: Face): string => (face === 6 ? 'a sword' : String(face));

/** A name with the article that its sound asks for. */
export const a = (name: string): string => (/^[aeiou]/i.test(name) ? `an ${name}` : `a ${name}`);
