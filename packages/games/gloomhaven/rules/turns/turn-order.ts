import type { Rule } from '@tavolo/kernel';
import type { Gloom } from '../../gloomhaven.ts';
import type { Figure } from '../../state.ts';
import type { FigureId } from '../../vocabulary/ids.ts';
import { figureById } from '../figures.ts';
import { judge } from '../scenario/ending.ts';
import { orderOf } from './initiative-order.ts';
import { actByItself } from './monster-turn.ts';
import { newTies, order } from './ties.ts';
import { endTurn, startTurn } from './turn-edges.ts';

/**
 * The figure next in the order of initiative begins its turn; after the last, the round is cleaned up. What is
 * revealed in mid-round and comes earlier in the order acts now. [gh/initiative.3, gh/move.23]
 */
export function nextTurn(g: Gloom): Rule | undefined {
  const ties = newTies(g);
  if (ties.length > 0) return orderAll(g, ties);
  const next = nextFigure(g);
  if (next !== null) return startTurn(g, next);
  g.state.phase = 'clean-up';
  return undefined;
}

/** The next turn begins when their order is known. */
function* orderAll(g: Gloom, ties: ReturnType<typeof newTies>): Rule {
  for (const tie of ties) yield* order(g, tie);
}

function nextFigure(g: Gloom): Figure | null {
  let next: Figure | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const figure of g.state.figures) {
    if (figure.acted || (figure.kind === 'objective' && !isActive(g, figure))) continue;
    const place = orderOf(g, figure);
    if (place < least) [next, least] = [figure, place];
  }
  return next;
}

/** Objectives that have nothing to do take no turn. */
const isActive = (g: Gloom, { type }: Figure): boolean =>
  g.content.scenarios
    .get(g.state.options.scenario)
    ?.objectives.some((it) => it.id === type && it.moves !== undefined) === true;

/** A figure that was told to acts once more, within the turn of who told it. */
export function actAgain(g: Gloom, id: FigureId): Rule | undefined {
  g.state.turn?.actAgain.shift();
  const figure = figureById(g.state, id);
  return figure === null ? undefined : actByItself(g, figure);
}

/** After each turn it is seen whether the scenario's end is triggered. [gh/ending.1] */
export function* endAndJudge(g: Gloom): Rule {
  yield* endTurn(g);
  judge(g);
}
