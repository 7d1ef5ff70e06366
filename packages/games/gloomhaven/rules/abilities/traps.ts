import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Gloom } from '../../gloomhaven.ts';
import type { DisarmTrap, MakeTrap, SpringOn } from '../../vocabulary/abilities.ts';
import type { HexId } from '../../vocabulary/ids.ts';
import { emptyHexesAround, hexesAround, pieceAt, range } from '../board.ts';
import { countTally, enemiesOf, leaderOf } from '../figures.ts';
import { applyTrap } from '../movement/entering.ts';
import { makePiece, removePiece } from '../scenario/pieces.ts';
import type { Deed } from './deed.ts';
import { chooseHex } from './obstacles.ts';
import { pickTargets } from './targets.ts';

/** A trap has exactly the effects that its ability gives. [gh/terrain.14] */
export function* makeTrap(g: Gloom, deed: Deed, ability: MakeTrap): Rule {
  const { damage = 0, conditions = [], nearestToEnemy, xp = 0 } = ability;
  const empty = emptyHexesAround(g, deed.by.hex);
  const hex = yield* chooseHex(
    g,
    deed,
    'make-trap',
    nearestToEnemy === true ? nearest(g, deed, empty) : empty,
  );
  if (hex === 'skip') return;
  const piece = makePiece(g, {
    is: 'trap',
    look: 'trap',
    hexes: [hex],
    value: damage,
    conditions: [...conditions],
    by: deed.by.id,
    xp,
  });
  deed.performed = true;
  g.tell({ is: 'trap-made', figure: deed.by.id, piece: piece.id, hexes: [hex] }, 'gh/terrain.14');
}

/** As close as possible to an enemy. [gh/A-26] */
export function nearest(g: Gloom, deed: Deed, hexes: readonly HexId[]): readonly HexId[] {
  const distance = (hex: HexId): number =>
    Math.min(...enemiesOf(g.state, deed.side).map((it) => range(g, hex, it.hex)));
  const least = Math.min(...hexes.map(distance));
  return hexes.filter((hex) => distance(hex) === least);
}

/** Removed without its effect. [gh/terrain.13] */
export function* disarmTrap(g: Gloom, deed: Deed, { where }: DisarmTrap): Rule {
  if (where === 'moved-through') {
    for (const hex of deed.entered) disarm(g, deed, hex);
    return;
  }
  const trapped = hexesAround(g, deed.by.hex).filter((hex) => pieceAt(g.state, hex, 'trap') !== null);
  const hex = yield* chooseHex(g, deed, 'disarm-trap', trapped);
  if (hex !== 'skip') disarm(g, deed, hex);
}

function disarm(g: Gloom, deed: Deed, hex: HexId): void {
  const trap = pieceAt(g.state, hex, 'trap');
  if (trap === null) return;
  removePiece(g, trap);
  deed.trap = { damage: trap.value, conditions: trap.conditions };
  deed.performed = true;
  countTally(leaderOf(g.state, deed.by), 'traps');
  g.tell({ is: 'trap-disarmed', figure: deed.by.id, piece: trap.id, hexes: trap.hexes }, 'gh/terrain.13');
}

export function* springOn(g: Gloom, deed: Deed, { targets }: SpringOn): Rule {
  if (deed.trap === null) return;
  const chosen = yield* pickTargets(g, deed, targets, { ability: 'spring-on', rule: 'gh/turn.19' });
  for (const figure of chosen) yield* applyTrap(g, figure, deed.trap, deed.by.id);
}

/** A hex in range to be measured from. */
export function* chooseAHex(deed: Deed, from: readonly HexId[]): Rule {
  if (from.length === 0) return;
  deed.chosenHex = yield* choose('ability-hex', {
    seat: deed.seat,
    rule: 'gh/turn.19',
    from,
    about: () => ({ ability: 'choose-hex', figure: deed.by.id }),
  });
}
