import { count, or } from '@tavolo/language/pt';
import type { AttackType, Face, Level, Resource, Stat } from '../../../vocabulary/terms.ts';
import { levelNames, resourceNames } from '../names/words.ts';

export const attackTypes: Readonly<Record<AttackType, string>> = {
  melee: 'corpo a corpo',
  ranged: 'à distância',
};

export const stats: Readonly<Record<Stat, string>> = {
  attack: 'de ataque',
  defense: 'de defesa',
  damage: 'de dano',
  health: 'de vida',
  movement: 'de movimento',
  healing: 'nas curas',
};

const coloursOfMany: Readonly<Record<Level, string>> = {
  grey: 'cinza',
  green: 'verdes',
  yellow: 'amarelos',
  red: 'vermelhos',
};

/** A colour within a sentence. */
export const colour = (level: Level): string => levelNames[level].toLowerCase();

/** A thing of a colour: um item cinza. */
export const anItem = (n: number, level: Level): string =>
  n === 1 ? `um item ${colour(level)}` : `${n} itens ${coloursOfMany[level]}`;

export const atLeast = (level: Level): string =>
  level === 'red' ? colour(level) : `${colour(level)} ou superior`;

export const atMost = (level: Level): string =>
  level === 'grey' ? colour(level) : `${colour(level)} ou inferior`;

/** A resource with its article: um Livro, uma Rota de Voo. */
export const aResource: Readonly<Record<Resource, string>> = {
  scroll: `um ${resourceNames.scroll}`,
  book: `um ${resourceNames.book}`,
  'potion-small': `uma ${resourceNames['potion-small']}`,
  'potion-large': `uma ${resourceNames['potion-large']}`,
  'place-discovery': resourceNames['place-discovery'],
  'flight-path': `uma ${resourceNames['flight-path']}`,
  'auction-house': `uma ${resourceNames['auction-house']}`,
  'quest-giver': `um ${resourceNames['quest-giver']}`,
};

/** The faces of a die: 1 ou 2, 5 ou uma espada. */
export const facesOf = (faces: readonly Face[]): string => or(faces.map(faceOf));

const faceOf = (face: Face): string => (face === 6 ? 'uma espada' : String(face));

export const cards = (n: number): string => count(n, 'carta de habilidade', 'cartas de habilidade');
export const damages = (n: number): string => `${n} de dano`;
export const energies = (n: number): string => `${n} de energia`;
export const items = (n: number): string => count(n, 'item', 'itens');
export const within = (spaces: number): string => `a até ${count(spaces, 'espaço', 'espaços')}`;
