import type { Rule } from '@tavolo/kernel';
import type { Gloom } from '../../gloomhaven.ts';
import type { Figure, Turn } from '../../state.ts';
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

/**
 * Whoever was revealed by an action outside its player's turn and comes before the figure whose turn it is acts when
 * that action is over; then the turn goes on. [gh/A-29, gh/move.23]
 */
export function* actOnceRevealed(g: Gloom): Rule {
  const { turn } = g.state;
  if (turn === null || !turn.revealedRoom) return;
  turn.revealedRoom = false;
  yield* orderAll(g, newTies(g));
  for (let next = nextFigure(g); isBefore(g, next, turn); next = nextFigure(g)) {
    yield* startTurn(g, next);
    yield* actByItself(g, next);
    for (let again = g.state.turn?.actAgain[0]; again !== undefined; again = g.state.turn?.actAgain[0])
      yield* actAgain(g, again);
    yield* endAndJudge(g);
  }
  g.state.turn = turn;
}

/** As long as the figure whose turn it is stands, those before it in the order of the round are others. */
const isBefore = (g: Gloom, next: Figure | null, { figure }: Turn): next is Figure =>
  next !== null && next.id !== figure && figureById(g.state, figure) !== null;

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

/**
 * A figure that was ordered to takes one more turn, with its start and its end, within the turn of the figure that
 * gave the order; its own turn of the round it takes or has taken all the same. [gh/bosses.13]
 */
export function* actAgain(g: Gloom, id: FigureId): Rule {
  const { turn } = g.state;
  turn?.actAgain.shift();
  const figure = figureById(g.state, id);
  if (turn === null || figure === null) return;
  const { acted } = figure;
  yield* startTurn(g, figure);
  yield* actByItself(g, figure);
  yield* endAndJudge(g);
  figure.acted = acted;
  g.state.turn = turn;
}

/** After each turn it is seen whether the scenario's end is triggered. [gh/ending.1] */
export function* endAndJudge(g: Gloom): Rule {
  const ended = g.state.turn?.figure ?? null;
  yield* endTurn(g);
  judge(g, ended);
}
