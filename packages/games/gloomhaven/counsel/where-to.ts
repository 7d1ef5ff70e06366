import { unreachable } from '@tavolo/hexes';
import type { Attack } from '../vocabulary/abilities.ts';
import type { Half } from '../vocabulary/class-cards.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { coverOf } from './cover.ts';
import { doorBadness } from './exploring.ts';
import { nearest } from './foes.ts';
import { isPressed } from './goals.ts';
import { gainAt, numeric, type Strike, strikeOf } from './hits.ts';
import { lootRange } from './loot-cards.ts';
import { approachWorth, basicAttack, closeEnough } from './plans.ts';
import { pullOf } from './pursuit.ts';
import { dangerAt, type Situation } from './situation.ts';
import { stepsTo } from './ways.ts';

/**
 * The hex from which what is left of the turn does most, with as little danger as can be; without enemies in sight,
 * toward what the goal asks for, or the next door.
 */
export function whereTo(s: Situation, options: readonly string[], points: number): string {
  const pull = pullOf(s, lootToCome(s));
  const inPeace = s.errand === null ? doorBadness(s) : () => 0;
  const otherwise = s.foes.length === 0 ? inPeace : fightBadness(s, points);
  const badness = (cell: number): number => otherwise(cell) - pull(cell);
  let best: string = options.includes('stop') ? 'stop' : (options.at(-1) ?? '');
  let least = options.includes('stop') ? badness(s.at) : Number.POSITIVE_INFINITY;
  for (const option of options) {
    const cell = s.field.cell(option);
    if (cell < 0) continue;
    const bad = badness(cell) + 0.02 * Math.min(9, s.walk[cell] ?? 9) + trapCost(s, option);
    if (bad < least) [best, least] = [option, bad];
  }
  return best;
}

const trapCost = ({ g }: Situation, hex: string): number =>
  g.state.pieces.some(({ is, hexes }) => (is === 'trap' || is === 'hazard') && hexes.some((it) => it === hex))
    ? 6
    : 0;

function fightBadness(s: Situation, points: number): (cell: number) => number {
  const plans = strikesToCome(s, points);
  const steps = stepsToFoes(s);
  const cover = coverOf(s);
  return (cell) => {
    let most = 0;
    for (const strikes of plans) {
      const gain = strikes.reduce((sum, strike) => sum + gainAt(s, cell, strike), 0);
      most = Math.max(most, gain);
    }
    const far = most > 0 ? 0 : approachWorth * Math.max(0, steps(cell) - closeEnough);
    return s.fear * dangerAt(s, cell) + far + 0.05 * Math.max(0, toFriends(s, cell) - 3) - most - cover(cell);
  };
}

/** Steps to the nearest enemy; around obstacles, where time presses. */
function stepsToFoes({ g, field, foes }: Situation): (cell: number) => number {
  if (!isPressed(g)) return (cell) => nearest(foes, cell);
  const ways = stepsTo(
    g,
    field,
    foes.map(({ cell }) => cell),
  );
  return (cell) => ways[cell] ?? unreachable;
}

/** How far away something can be looted with the cards of the turn. */
function lootToCome({ g, hero }: Situation): number {
  const printed = hero.picked.map((card) => g.content.cards.get(card));
  return Math.max(0, ...printed.flatMap((card) => [lootRange(card?.top), lootRange(card?.bottom)]));
}

/** Steps to the nearest other character. */
function toFriends({ g, field, figure }: Situation, cell: number): number {
  let least = unreachable;
  const ranges = field.rangesFrom(cell);
  for (const { kind, id, hex } of g.state.figures)
    if (kind === 'character' && id !== figure.id)
      least = Math.min(least, ranges[field.cell(hex)] ?? unreachable);
  return least === unreachable ? 0 : least;
}

/** The attacks that may follow a move, by the card that the move may be of. */
function strikesToCome(s: Situation, points: number): readonly (readonly Strike[])[] {
  const { picked } = s.hero;
  const fitting = picked.filter((card) => isPlayed(s, card, points));
  const played = fitting.length > 0 ? fitting : picked;
  return played.map((card) => [
    ...attacksOf(usedHalf(s, card)),
    ...picked.filter((other) => other !== card).flatMap((other) => bestAttacks(s, other)),
  ]);
}

const usedHalf = ({ g }: Situation, card: CardId): Half | undefined => {
  const printed = g.content.cards.get(card);
  return g.state.turn?.bottomUsed === true ? printed?.bottom : printed?.top;
};

/** Whether the move may be of this card: as long as it is printed, or a basic one. */
function isPlayed(s: Situation, card: CardId, points: number): boolean {
  const moves = (usedHalf(s, card)?.abilities ?? []).filter((it) => it.do === 'move');
  return moves.some(({ value }) => numeric(value) === points);
}

/** The attacks of the half that is still to be played. */
function bestAttacks({ g }: Situation, card: CardId): readonly Strike[] {
  const { turn, content } = { turn: g.state.turn, content: g.content };
  const printed = content.cards.get(card);
  if (turn === null || printed === undefined) return [];
  if (turn.topUsed) return turn.bottomUsed ? [] : attacksOf(printed.bottom);
  const strikes = attacksOf(printed.top);
  return strikes.length > 0 ? strikes : attacksOf(basicAttack);
}

const attacksOf = (half: Half | undefined): readonly Strike[] =>
  (half?.abilities ?? []).filter((it): it is Attack => it.do === 'attack').map(strikeOf);
