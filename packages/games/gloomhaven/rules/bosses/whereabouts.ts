import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Gloom, Table } from '../../gloomhaven.ts';
import type { Figure } from '../../state.ts';
import type { HexId } from '../../vocabulary/ids.ts';
import { type Deed, newDeed } from '../abilities/deed.ts';
import { hexesAround, isAdjacent, isEmpty, range } from '../board.ts';
import { deciderFor, has, isOnMap, isStunned } from '../figures.ts';
import { enterNext } from '../movement/entering.ts';
import { isFlying } from '../movement/flying.ts';
import { destinations, type Moving, wayTo } from '../movement/moving.ts';
import { type Trail, tellTrail } from '../movement/trail.ts';
import { orderOf } from '../turns/initiative-order.ts';

/** Characters and their summons, in the order of the round. [gh/bosses.10] */
const heroesAndSummons = (g: Table): readonly Figure[] =>
  g.state.figures
    .filter(({ kind, side }) => side === 'party' && (kind === 'character' || kind === 'summon'))
    .toSorted((one, other) => orderOf(g, one) - orderOf(g, other));

/** Each moves as far from the boss as it can. A figure that can't move stays. [gh/bosses.10] */
export function* driveAway(g: Gloom, deed: Deed, points: number): Rule {
  for (const figure of heroesAndSummons(g)) {
    if (!isOnMap(g.state, figure) || isHeld(figure)) continue;
    yield* flee(g, deed, figure, points);
    deed.performed = true;
  }
}

const isHeld = (figure: Figure): boolean => has(figure, 'immobilize') || isStunned(figure);

function* flee(g: Gloom, deed: Deed, figure: Figure, points: number): Rule {
  const moving: Moving = {
    ability: { do: 'move', value: points },
    figure,
    side: figure.side,
    left: points,
    movement: isFlying(g, figure) ? 'fly' : 'walk',
    isInAir: false,
    hero: null,
  };
  const within = [figure.hex, ...destinations(g, newDeed(g, figure, deed.perform), moving)];
  const farthest = Math.max(...within.map((hex) => range(g, deed.by.hex, hex)));
  const to = yield* whereTo(
    g,
    figure,
    within.filter((hex) => range(g, deed.by.hex, hex) === farthest),
  );
  if (to !== figure.hex) yield* walk(g, deed, moving, to);
}

function* walk(g: Gloom, deed: Deed, moving: Moving, to: HexId): Rule {
  const { figure, movement } = moving;
  const trail: Trail = { figure, how: movement, rule: 'gh/bosses.10', untold: [] };
  for (const hex of wayTo(g, moving, to)) {
    figure.hex = hex;
    trail.untold.push(hex);
    yield* enterNext(g, trail, { hex, how: movement === 'fly' ? 'fly' : 'walk', by: deed.by.id });
    if (!isOnMap(g.state, figure) || isHeld(figure)) break;
  }
  tellTrail(g, trail);
}

/** Each is put on the nearest empty hex beside the boss, as long as there is one. [gh/bosses.10] */
export function* drawNear(g: Gloom, deed: Deed): Rule {
  for (const figure of heroesAndSummons(g)) {
    const free = hexesAround(g, deed.by.hex).filter((hex) => isEmpty(g.state, hex));
    if (isAdjacent(g, figure.hex, deed.by.hex) || free.length === 0) continue;
    const least = Math.min(...free.map((hex) => range(g, figure.hex, hex)));
    figure.hex = yield* whereTo(
      g,
      figure,
      free.filter((hex) => range(g, figure.hex, hex) === least),
    );
    deed.performed = true;
    g.tell({ is: 'moved', figure: figure.id, path: [figure.hex], how: 'put' }, 'gh/bosses.10');
  }
}

/** Of equally good hexes its player chooses. [gh/bosses.10] */
function* whereTo(g: Gloom, figure: Figure, from: readonly HexId[]): Rule<HexId> {
  return yield* choose('monster-hex', {
    seat: deciderFor(g.state, figure),
    rule: 'gh/bosses.10',
    from,
    about: () => ({ ability: 'special', figure: figure.id, monster: null }),
  });
}
