import type { casesExploring as chapter } from '../../../../rulebook/cases/exploring.ts';

/** Cases of exploring and tiles that scroll off, in English. */
export const casesExploring: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/K36':
    'The map is a single tile; from its space (9,4) an explorer explores and draws Pump Hall. The hall lies to the east, turned a quarter clockwise: its chest is on its space (9,0), its lever on (4,7), and its arrow exit is in the west, on (0,4) and (0,5).',
  'ma/K37':
    'If Pump Hall is drawn to the west instead, its printed space (x,y) lies on (y,9-x), and the chest on (0,9); to the south on (9-x,9-y), and the chest on (9,9); to the north as printed.',
  'ma/K38':
    'From (8,4) an explorer may not explore, since that is no exit space. From (9,4) it is refused as well if a tile lies beyond: the explorer can simply walk across.',
  'ma/K39':
    'Two tiles lie side by side, in columns 0 and 1, and an explorer on column 1 explores to the east: column 0 goes. Monsters there are banished: nobody restores essence, and no when-dies ability is resolved.',
  'ma/K40':
    'The map is 2 by 2 tiles, and the explorer on the north-east one explores to the north: the whole southern row goes, both tiles, and the north-west tile stays.',
  'ma/K41':
    'Two tiles lie side by side, the explorer on column 1 and a companion on column 0. Exploring to the east is refused and costs nothing [ma/Q4].',
  'ma/K42':
    'Two tiles lie side by side, and the exit token lies on a side of column 0: the explorer on column 1 may not explore to the east.',
  'ma/K43':
    'Tiles lie at (0,0), (1,0) and (0,1), and a new one is laid at (1,1) by an explorer on (1,0): it is joined to (1,0) and to (0,1), and both steps and sight cross from it to either.',
  'ma/K44':
    'A tile with an opened chest went off the map and is drawn again later: its other side is up, and nothing on it is explored.',
  'ma/K45':
    'The map is a single tile, and an explorer on (1,4) is pushed 2 spaces to the west: the explorer stops on (0,4), since no tile lies beyond the exit.',
};
