import { count, or } from '@tavolo/language/it';
import type { AttackType, Face, Level, Stat } from '../../../vocabulary/terms.ts';
import { levelNames } from '../names/words.ts';

export const attackTypes: Readonly<Record<AttackType, string>> = {
  melee: 'di mischia',
  ranged: 'a distanza',
};

export const stats: Readonly<Record<Stat, string>> = {
  attack: 'attacco',
  defense: 'difesa',
  damage: 'danno',
  health: 'vita',
  movement: 'movimento',
  healing: 'alle cure',
};

const coloursOfMany: Readonly<Record<Level, string>> = {
  grey: 'grigi',
  green: 'verdi',
  yellow: 'gialli',
  red: 'rossi',
};

/** A colour within a sentence. */
export const colour = (level: Level): string => levelNames[level].toLowerCase();

/** A thing of a colour: un oggetto grigio. */
export const anItem = (n: number, level: Level): string =>
  n === 1 ? `un oggetto ${colour(level)}` : `${n} oggetti ${coloursOfMany[level]}`;

export const atLeast = (level: Level): string =>
  level === 'red' ? colour(level) : `${colour(level)} o superiore`;

export const atMost = (level: Level): string =>
  level === 'grey' ? colour(level) : `${colour(level)} o inferiore`;

/** The faces of a die: 1 o 2, 5 o una spada. */
export const facesOf = (faces: readonly Face[]): string => or(faces.map(faceOf));

const faceOf = (face: Face): string => (face === 6 ? 'una spada' : String(face));

export const cards = (n: number): string => count(n, 'carta abilità', 'carte abilità');
export const damages = (n: number): string => count(n, 'danno', 'danni');
export const energies = (n: number): string => count(n, 'punto energia', 'punti energia');
export const items = (n: number): string => count(n, 'oggetto', 'oggetti');
export const within = (spaces: number): string => `entro ${count(spaces, 'spazio', 'spazi')}`;
