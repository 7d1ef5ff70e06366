import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Gloom, Table } from '../../gloomhaven.ts';
import { hexesOption } from '../../options.ts';
import type { HexAbility } from '../../questions.ts';
import type { Piece } from '../../state.ts';
import type { DestroyObstacle, MakeObstacle, MoveObstacle } from '../../vocabulary/abilities.ts';
import type { HexId } from '../../vocabulary/ids.ts';
import { hexesAround, hexesWithin, isEmpty, pieceAt, piecesAt, sees } from '../board.ts';
import { gainXp } from '../figures.ts';
import { makePiece, removePiece } from '../scenario/pieces.ts';
import { added, takeAdjustments } from './adjustments.ts';
import { leavesConnected } from './connected.ts';
import type { Deed } from './deed.ts';

/** Removes the obstacle in a hex, whole. Obstacles with hit points are figures and not concerned. [gh/special.8] */
export function destroyObstacle(g: Gloom, deed: Deed, hex: HexId): void {
  const obstacle = pieceAt(g.state, hex, 'obstacle');
  if (obstacle === null) return;
  removePiece(g, obstacle);
  deed.obstacles.push(...obstacle.hexes);
  deed.obstacleHexesDestroyed += obstacle.hexes.length;
  deed.performed = true;
  g.tell(
    { is: 'obstacle-destroyed', figure: deed.by.id, piece: obstacle.id, hexes: obstacle.hexes },
    'gh/terrain.27',
  );
}

export function* destroyAbility(g: Gloom, deed: Deed, ability: DestroyObstacle): Rule {
  const taken = yield* takeAdjustments(g, deed, ability);
  for (const { xp } of taken) gainXp(g, deed.by, xp ?? 0);
  const more = added(g, deed, { taken, of: 'range' });
  const hexes = (): readonly HexId[] =>
    (ability.within === 'moved-through' ? deed.entered : hexesInSight(g, deed, ability.within + more)).filter(
      (hex) => pieceAt(g.state, hex, 'obstacle') !== null,
    );
  if (ability.count === 'all') {
    for (const hex of hexes()) destroyObstacle(g, deed, hex);
    return;
  }
  for (let left = ability.count; left > 0 && hexes().length > 0; left--) {
    const hex = yield* chooseHex(g, deed, 'destroy-obstacle', hexes());
    if (hex === 'skip') return;
    destroyObstacle(g, deed, hex);
  }
}

/** Asks for a hex of an ability that may be left out. */
export function* chooseHex(
  _g: Gloom,
  deed: Deed,
  ability: HexAbility,
  from: readonly HexId[],
): Rule<HexId | 'skip'> {
  if (from.length === 0) return 'skip';
  const about = () => ({ ability, figure: deed.by.id, monster: null });
  const asking = { seat: deed.seat, rule: 'gh/turn.19', about } as const;
  return deed.automatic
    ? yield* choose('monster-hex', { ...asking, from })
    : yield* choose('ability-hex', { ...asking, from: [...from, 'skip'] });
}

/** An obstacle must not cut the map in two. [gh/terrain.25] */
export function* makeObstacles(g: Gloom, deed: Deed, { count, within, size }: MakeObstacle): Rule {
  deed.obstacles = [];
  for (let left = count; left > 0; left--) {
    const near = within === 'killed-target' ? killedHex(g, deed) : emptyInSight(g, deed, within);
    const fit = near.filter((hex) => shapesAt(g, hex, { size, near }).length > 0);
    const hex = yield* chooseHex(g, deed, 'make-obstacle', fit);
    if (hex === 'skip') return;
    const hexes = yield* chooseShape(deed, shapesAt(g, hex, { size, near }));
    const piece = makePiece(g, { is: 'obstacle', hexes: [...hexes], look: 'boulder', by: deed.by.id });
    deed.obstacles.push(...hexes);
    deed.performed = true;
    g.tell({ is: 'obstacle-made', figure: deed.by.id, piece: piece.id, hexes }, 'gh/terrain.25');
  }
}

/** A range needs line of sight. [gh/attack.10] */
const hexesInSight = (g: Table, { by }: Deed, most: number): readonly HexId[] =>
  hexesWithin(g, by.hex, most).filter((hex) => sees(g, by.hex, hex));

const emptyInSight = (g: Table, deed: Deed, most: number): readonly HexId[] =>
  hexesInSight(g, deed, most).filter((hex) => isEmpty(g.state, hex));

/** Where the target died; money and treasure that lie there stay on top of the obstacle. */
const killedHex = ({ state }: Table, { killedAt }: Deed): readonly HexId[] =>
  killedAt !== null && piecesAt(state, killedAt).every(({ is }) => onTop.includes(is)) ? [killedAt] : [];

const onTop: readonly Piece['is'][] = ['coin', 'treasure', 'plate'];

type Room = { readonly size: MakeObstacle['size']; readonly near: readonly HexId[] };

/** One hex, or three that touch each other, all of them near. */
function shapesAt(g: Table, hex: HexId, { size, near }: Room): readonly (readonly HexId[])[] {
  if (size === 1) return leavesConnected(g, [hex]) ? [[hex]] : [];
  const around = hexesAround(g, hex).filter((it) => near.includes(it));
  return around.flatMap((one) =>
    around
      .filter((other) => one < other && hexesAround(g, one).includes(other))
      .map((other) => [hex, one, other])
      .filter((shape) => leavesConnected(g, shape)),
  );
}

function* chooseShape(deed: Deed, shapes: readonly (readonly HexId[])[]): Rule<readonly HexId[]> {
  const [only] = shapes;
  if (only === undefined || shapes.length === 1) return only ?? [];
  const answer = yield* choose('ability-hex', {
    seat: deed.seat,
    rule: 'gh/terrain.27',
    from: shapes.map(hexesOption),
    about: () => ({ ability: 'make-obstacle', figure: deed.by.id }),
  });
  return shapes.find((shape) => hexesOption(shape) === answer) ?? only;
}

/** An obstacle of one hex is moved to an empty hex. */
export function* moveObstacle(g: Gloom, deed: Deed, { within, to }: MoveObstacle): Rule {
  const movable = hexesWithin(g, deed.by.hex, within).filter(
    (hex) => pieceAt(g.state, hex, 'obstacle')?.hexes.length === 1,
  );
  const from = yield* chooseHex(g, deed, 'move-obstacle', movable);
  if (from === 'skip') return;
  const piece = pieceAt(g.state, from, 'obstacle');
  if (piece === null) return;
  piece.hexes = [];
  const fit = emptyInSight(g, deed, to).filter((hex) => leavesConnected(g, [hex]));
  const hex = yield* choose('ability-hex', {
    seat: deed.seat,
    rule: 'gh/terrain.25',
    from: [...new Set([from, ...fit])],
    about: () => ({ ability: 'move-obstacle', figure: deed.by.id }),
  });
  piece.hexes = [hex];
  deed.obstacles = [hex];
  deed.performed = true;
  g.tell({ is: 'obstacle-moved', figure: deed.by.id, piece: piece.id, to: hex }, 'gh/terrain.25');
}
