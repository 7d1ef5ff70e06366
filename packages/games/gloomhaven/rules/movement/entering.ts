import type { Rule } from '@tavolo/kernel';
import type { Gloom } from '../../gloomhaven.ts';
import type { Figure, Piece } from '../../state.ts';
import type { FigureId, HexId } from '../../vocabulary/ids.ts';
import type { Token } from '../../vocabulary/terms.ts';
import { afflict } from '../abilities/conditions.ts';
import { pieceAt } from '../board.ts';
import { sufferDamage } from '../damage.ts';
import { countTally, figureById, gainXp, heroOf, isOnMap, leaderOf, theFigure } from '../figures.ts';
import { layoutIn } from '../map/in-play.ts';
import { removePiece } from '../scenario/pieces.ts';
import { happens } from '../scenario/rooms.ts';
import { isAwaited } from '../scenario/scenario-rules.ts';
import { type Trail, tellTrail } from './trail.ts';

/** How a hex is entered. `over`: in the middle of a jump. */
export type Entry = {
  readonly hex: HexId;
  readonly how: 'walk' | 'over' | 'fly' | 'forced';
  /** Whose deed it is that a figure is moved. [gh/terrain.17] */
  readonly by: FigureId | null;
};

/** The next hex of a way, which is told before what happens there. */
export function* enterNext(g: Gloom, trail: Trail, entry: Entry): Rule {
  if (isEventful(g, trail.figure, entry)) tellTrail(g, trail);
  yield* enterHex(g, trail.figure, entry);
}

function isEventful(g: Gloom, { kind }: Figure, { hex, how }: Entry): boolean {
  if (kind === 'character' && markersAt(g, hex).some((at) => isAwaited(g, { is: 'hex-entered', at })))
    return true;
  return isOnGround(how) && (['trap', 'hazard'] as const).some((is) => pieceAt(g.state, hex, is) !== null);
}

/** Flying and jumping figures are not. */
const isOnGround = (how: Entry['how']): boolean => how === 'walk' || how === 'forced';

/** Traps and hazardous terrain work at once. Flying and jumping figures are spared. [gh/move.5, gh/terrain.10] */
export function* enterHex(g: Gloom, figure: Figure, { hex, how, by }: Entry): Rule {
  if (figure.kind === 'character') yield* readWhatIsMarked(g, hex);
  if (!isOnGround(how)) return;
  const trap = pieceAt(g.state, hex, 'trap');
  if (trap !== null) yield* spring(g, figure, trap, by);
  const hazard = pieceAt(g.state, hex, 'hazard');
  if (hazard !== null && isOnMap(g.state, figure)) {
    const damage = Math.floor(g.state.trapDamage / 2);
    yield* sufferDamage(g, figure, { damage, cause: 'hazard', by });
  }
}

/** What a scenario says of a lettered hex comes when a character first enters it. [gh/move.21] */
function* readWhatIsMarked(g: Gloom, hex: HexId): Rule {
  for (const at of markersAt(g, hex)) yield* happens(g, { is: 'hex-entered', at });
}

const markersAt = (g: Gloom, hex: HexId): readonly string[] =>
  Object.entries(layoutIn(g).markers).flatMap(([at, hexes]) => (hexes.includes(hex) ? [at] : []));

/** Damage first, then conditions; the trap is gone. [gh/terrain.10, gh/A-44] */
function* spring(g: Gloom, figure: Figure, trap: Piece, by: FigureId | null): Rule {
  removePiece(g, trap);
  g.tell({ is: 'trap-sprung', figure: figure.id, trap: trap.id, hex: figure.hex }, 'gh/terrain.10');
  const { turn } = g.state;
  if (turn !== null) countTally(leaderOf(g.state, theTurnTaker(g, figure)), 'traps');
  if (trap.by !== null && trap.xp > 0) rewardMaker(g, trap, figure);
  yield* applyTrap(g, figure, { damage: trap.value, conditions: trap.conditions }, by);
}

const theTurnTaker = (g: Gloom, otherwise: Figure): Figure =>
  g.state.turn === null ? otherwise : (figureById(g.state, g.state.turn.figure) ?? otherwise);

function rewardMaker(g: Gloom, { by, xp }: Piece, victim: Figure): void {
  const maker = by === null ? null : figureById(g.state, by);
  if (maker !== null && maker.side !== victim.side && heroOf(g.state, maker) !== null) {
    gainXp(g, theFigure(g.state, maker.id), xp);
  }
}

type Effects = { readonly damage: number; readonly conditions: readonly Token[] };

/** A trap's damage is no attack: Shield does not help. [gh/terrain.18] */
export function* applyTrap(
  g: Gloom,
  figure: Figure,
  { damage, conditions }: Effects,
  by: FigureId | null,
): Rule {
  yield* sufferDamage(g, figure, { damage, cause: 'trap', by });
  for (const condition of conditions) afflict(g, figure, condition, by);
}
