import type { SpaceKind } from '@tavolo/machina-arcana';

/** How each kind of space is drawn, in two columns. */
export const signs: { readonly [K in SpaceKind]: string } = {
  floor: ' ·',
  trap: '^^',
  pit: '()',
  spawn: '<>',
  rubble: '##',
  barrel: '%%',
  chest: '[]',
  workbench: 'TT',
  event: '??',
  chapter: '§§',
  recharge: '++',
  lever: '-/',
  valve: '(+',
  root: '~~',
  bell: '/\\',
  heart: '♥♥',
  seedbed: '::',
  grave: '††',
};

/** The kinds in the order in which they are explained; bare floor needs no explanation. */
export const signed: readonly Exclude<SpaceKind, 'floor'>[] = [
  'chapter',
  'chest',
  'workbench',
  'event',
  'recharge',
  'lever',
  'spawn',
  'trap',
  'pit',
  'barrel',
  'rubble',
  'valve',
  'root',
  'bell',
  'heart',
  'seedbed',
  'grave',
];

type Token = 'explored' | 'destroyed' | 'light';

/** A token covers the second half of a sign. */
export const tokenSigns: { readonly [T in Token]: string } = { explored: 'x', destroyed: 'X', light: '*' };

/** Items that lie on the floor. */
export const itemsSign = '&&';

/** What stands on the edge of a square. */
export type Standing = 'wall' | 'closed' | 'open' | 'way-out' | 'exit';

type Drawn = { readonly upright: string; readonly level: string };

/** How doors are drawn, between two squares side by side and between two above each other. */
export const doorSigns: { readonly [S in 'closed' | 'open']: Drawn } = {
  closed: { upright: '▒', level: '▒▒' },
  open: { upright: '╎', level: '╌╌' },
};

/** Arrows out of the map: where it goes on unexplored, and where everybody can leave. */
export const arrows = {
  'way-out': { north: '↑↑', east: '→', south: '↓↓', west: '←' },
  exit: { north: '⇑⇑', east: '⇒', south: '⇓⇓', west: '⇐' },
} as const;
