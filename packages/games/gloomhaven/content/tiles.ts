import type { TileId } from '../vocabulary/ids.ts';
import type { Tile } from '../vocabulary/scenarios.ts';

/** Sides of the same shape. Ids are branded here, where they are made. */
const sides = (ids: string, ...rows: readonly string[]): readonly Tile[] =>
  ids.split(' ').map((id) => ({ id: id as TileId, rows }));

/** All map tiles: number and side. [gh/setup.4] */
export const tiles: readonly Tile[] = [
  ...sides('a1a a1b a2a a2b a3a a3b a4a a4b', '', '####', '#####'),
  ...sides('b1a b1b b2a b2b b3a b3b b4a b4b', '####', '###', '####', '###'),
  ...sides('c1a c1b c2a c2b', '.##', '###', '####', '###'),
  ...sides('d1a d1b d2a d2b', '.###', '####', '#####', '####', '.###'),
  ...sides('e1a e1b', '.####', '#####', '.####', '#####', '.####'),
  ...sides('f1a f1b', '###', '##', '###', '##', '###', '##', '###', '##', '###'),
  ...sides('g1a g1b g2a g2b', '########', '#######', '########'),
  ...sides('h1a h1b h2a h2b h3a h3b', '.######', '#######', '...##', '..###', '...##', '..###', '...##'),
  ...sides('i1a i1b i2a i2b', '######', '#####', '######', '#####', '######'),
  ...sides('j1a j2a', '......#', '.....###', '.....###', '....###', '#######', '######', '#####'),
  ...sides('j1b j2b', '#####', '######', '#######', '....###', '.....###', '.....###', '......#'),
  ...sides('k1a k1b k2a k2b', '..####', '.#####', '.######', '###.###', '###..###', '##...##'),
  ...sides('l1a l1b l2a l2b l3a l3b', '#####', '####', '#####', '####', '#####', '####', '#####'),
  ...sides('m1a m1b', '.####', '#####', '######', '#####', '######', '#####', '.####'),
  ...sides('n1a n1b', '########', '#######', '########', '#######', '########', '#######', '########'),
];
