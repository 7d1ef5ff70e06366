import type { map as chapter } from '../../../rulebook/map.ts';

/** The map, adjacency and sight, in English. */
export const map: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/map.1':
    'A tile is a grid of 10 by 10 spaces. An exit is two spaces wide and lies in the middle of a side, at positions 4 and 5.',
  'ma/map.2': 'A space holds one unit at most.',
  'ma/map.3': 'Distance is counted in steps, and a diagonal step counts as 1 like any other.',
  'ma/map.4':
    'Spaces that touch at a corner are adjacent unless a wall bars the way. The diagonal is barred if each of the two ways round that corner, by two straight steps, crosses a wall or a closed door. Rubble or units beside the corner do not bar it.',
  'ma/map.5':
    'Tiles that lie side by side are joined where their exits meet; steps, distance and sight carry on from one tile to the next.',
  'ma/map.6':
    'Spaces and edges are of three kinds. What is passable can be walked on, and either kind of ranged aim goes across it. An obstacle cannot be walked on, and only the aim that ignores obstacles goes across it. What blocks sight allows neither. Passable are floor, traps, pits and spawn spaces without tokens. Obstacles are units, action spaces (events, chests, workbenches, recharge stations, levers, chapters), barrels and destroyed spaces. Walls, closed doors and rubble block sight.',
  'ma/map.7': 'Sight runs along the straight line between the centres of two spaces.',
  'ma/map.8':
    'The first space and the last never block that line. Where it passes exactly through a corner, it is tested like a diagonal step [ma/map.4], except that rubble bars it too.',
  'ma/map.9':
    'Melee aim reaches an adjacent unit or space. Ranged aim X reaches as far as X and is stopped by obstacles. Arc aim X reaches as far as X and ignores obstacles.',
  'ma/map.10':
    'Range X is straight distance on the grid, not the way on foot: the difference in columns or the difference in rows, whichever is greater, is at most X.',
  'ma/map.11': 'Trap spaces do nothing until a lever sets them off.',
  'ma/map.12':
    'A barrel has no health, is never pushed, pulled, swapped, controlled or moved, and is a target for attacks only. An attack roll of at least 1 sets it off: every adjacent unit is attacked with 3 black dice, with a single roll for all, and the barrel is marked explored.',
  'ma/map.13':
    'A unit that is pushed or pulled onto a barrel sets it off. The blast also attacks any barrel next to the one that explodes: on a roll of 1 or more that barrel goes off too, with a roll of its own, once the first blast is finished.',
  'ma/map.14': 'A barrel that has exploded is an obstacle and does nothing more.',
  'ma/map.15':
    'A unit that moves or teleports onto a pit, or is pushed or pulled onto one, is destroyed. Irrational monsters never step onto a pit of their own accord.',
  'ma/map.16': 'Rubble cannot be walked on and blocks sight. Walls lie on the edges of spaces.',
  'ma/map.17': 'Doors lie on edges too, between two spaces.',
  'ma/map.18':
    'In full, the line from centre to centre is tested like this. Where it crosses an edge away from its ends, a wall or a closed door there blocks it. Where it enters a space other than the last, rubble blocks it, and for ranged aim an obstacle or a unit does too. Where it passes exactly through a corner, there are two ways round: a way is barred if either of its two edges is a wall or a closed door, or if the space on it is rubble, and if both are barred, sight is blocked. Obstacles and units beside a corner do not block.',
  'ma/map.19':
    'In whole numbers: let nx and ny be the differences in columns and in rows. After i columns and j rows the line next crosses into another column if (2i+1)·ny is less than (2j+1)·nx, and into another row if it is more; if the two are equal, it passes through a corner.',
  'ma/map.20':
    'A unit on more than one space, such as a boss of 2 by 2, uses whichever of its spaces is best for adjacency, range and sight. So does whatever is aimed at it.',
  'ma/map.21': 'Sight works both ways: if one space sees another, it is also seen from there.',
  'ma/map.22':
    'An effect may destroy an action space, which then has two explored tokens and is an obstacle for good. No card destroys a chapter space.',
  'ma/map.23': 'An exit beyond which no tile lies is a wall for movement, sight and pushing.',
  'ma/map.24':
    'Area aim X reaches every matching unit within X to which a line runs that no wall, closed door or rubble blocks [ma/map.18]. Line aim X takes one of the eight directions and reaches every unit on the first X spaces that way; it ends before a wall, a closed door, rubble or the edge of the map. Neither of them targets.',
  'ma/map.25': 'A space is chosen as a unit is: it must be in range and in sight. It need not be passable.',
  'ma/map.26': 'Where it has no exit, the edge of a tile is a wall.',
};
