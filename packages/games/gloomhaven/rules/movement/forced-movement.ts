import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Gloom, Table } from '../../gloomhaven.ts';
import type { RuleId } from '../../rulebook.ts';
import type { Figure } from '../../state.ts';
import type { HexId } from '../../vocabulary/ids.ts';
import type { Deed } from '../abilities/deed.ts';
import { hexesAround, isUnoccupied, pieceAt, range } from '../board.ts';
import { figureAt, heroOf, isObstacle, isOnMap, monsterOf } from '../figures.ts';
import { enterNext } from './entering.ts';
import { isFlying } from './flying.ts';
import { type Trail, tellTrail } from './trail.ts';

/** A push or a pull: the figure that moves, how far, and away from or toward which hex. */
type Shoving = {
  readonly figure: Figure;
  readonly how: 'push' | 'pull';
  readonly value: number;
  readonly from: HexId;
};

/** The hexes that a figure was moved to, and how many fell short because no legal hex was left. */
type Shoved = { readonly path: readonly HexId[]; readonly short: number };

/**
 * Moves a figure hex by hex, each farther from (or nearer to) where it is shoved from; it stops early only when there
 * is no such hex. Players may decline it whole. [gh/effects.6, gh/effects.7, gh/effects.9, gh/effects.11]
 */
export function* shove(g: Gloom, deed: Deed, shoving: Shoving): Rule<Shoved> {
  const { figure, how, value } = shoving;
  const path: HexId[] = [];
  const trail: Trail = { figure, how, rule: ruleOf(how), untold: [] };
  if (isSteadfast(g, deed, figure, how)) return { path: [], short: 0 };
  while (path.length < value && isOnMap(g.state, figure)) {
    const hex = yield* chooseNext(g, deed, shoving, path.length);
    if (hex === 'decline') return { path: [], short: 0 };
    if (hex === null) break;
    path.push(hex);
    trail.untold.push(hex);
    figure.hex = hex;
    yield* enterNext(g, trail, { hex, how: isFlying(g, figure) ? 'fly' : 'forced', by: deed.by.id });
  }
  tellTrail(g, trail);
  return { path, short: isOnMap(g.state, figure) ? value - path.length : 0 };
}

const ruleOf = (how: Shoving['how']): RuleId => (how === 'push' ? 'gh/effects.6' : 'gh/effects.7');

/** The figure that pushes or pulls chooses each hex; before the first one a player may decline. [gh/effects.10, gh/effects.11] */
function* chooseNext(g: Gloom, deed: Deed, shoving: Shoving, moved: number): Rule<HexId | 'decline' | null> {
  const { figure, how, value } = shoving;
  const next = nextHexes(g, shoving, value - moved);
  if (next.length === 0) return null;
  const mayDecline = moved === 0 && !deed.automatic;
  const from: readonly (HexId | 'decline')[] = mayDecline ? [...next, 'decline'] : next;
  return yield* choose(how === 'push' ? 'push-to' : 'pull-to', {
    seat: deed.seat,
    rule: ruleOf(how),
    from,
    about: () => ({ figure: figure.id, left: value - moved }),
  });
}

/** Through its allies, not its enemies; it must be able to end in an unoccupied hex. [gh/effects.13, gh/effects.14] */
function nextHexes(g: Gloom, { figure, how, from }: Shoving, left: number): readonly HexId[] {
  const before = range(g, from, figure.hex);
  const isOnward = (hex: HexId): boolean => {
    const after = range(g, from, hex);
    return how === 'push' ? after > before : after < before;
  };
  return hexesAround(g, figure.hex).filter(
    (hex) => isOnward(hex) && canPass(g, figure, hex) && canEndAfter(g, { figure, how, from, hex }, left - 1),
  );
}

type Onward = {
  readonly figure: Figure;
  readonly how: 'push' | 'pull';
  readonly from: HexId;
  readonly hex: HexId;
};

/** An occupied hex is only passed through if the way goes on to a free one. */
function canEndAfter(g: Gloom, { figure, how, from, hex }: Onward, left: number): boolean {
  if (isUnoccupied(g.state, hex)) return true;
  if (left === 0) return false;
  const before = range(g, from, hex);
  return hexesAround(g, hex).some((next) => {
    const after = range(g, from, next);
    const isOnward = how === 'push' ? after > before : after < before;
    return isOnward && canPass(g, figure, next) && canEndAfter(g, { figure, how, from, hex: next }, left - 1);
  });
}

function canPass(g: Gloom, figure: Figure, hex: HexId): boolean {
  const flies = isFlying(g, figure);
  if (!flies && pieceAt(g.state, hex, 'obstacle') !== null) return false;
  const other = figureAt(g.state, hex);
  return other === null || flies || other.side === figure.side;
}

/** Immune to being moved. [gh/bosses.7, gh/special.8] */
function isSteadfast(g: Table, { side }: Deed, figure: Figure, how: 'push' | 'pull'): boolean {
  if (isObstacle(figure)) return true;
  if (figure.kind === 'monster') return (monsterOf(g, figure).immune ?? []).includes(how);
  const items = side === figure.side ? [] : (heroOf(g.state, figure)?.items ?? []);
  return items.some(({ item }) =>
    (g.content.items.get(item)?.uses ?? []).some(
      (use) => use.when === 'always' && (use.immune ?? []).includes('forced-movement'),
    ),
  );
}

/** Whether a wall or an obstacle, and not a figure, keeps a pushed figure from going on. */
export const isBlockedByGround = (g: Gloom, figure: Figure, from: HexId): boolean =>
  hexesBehind(g, figure, from).every((hex) => pieceAt(g.state, hex, 'obstacle') !== null);

/** The hexes with obstacles that stopped a push. */
export const obstaclesBehind = (g: Gloom, figure: Figure, from: HexId): readonly HexId[] =>
  hexesBehind(g, figure, from).filter((hex) => pieceAt(g.state, hex, 'obstacle') !== null);

function hexesBehind(g: Gloom, figure: Figure, from: HexId): readonly HexId[] {
  const before = range(g, from, figure.hex);
  return hexesAround(g, figure.hex).filter((hex) => range(g, from, hex) > before);
}
