import { ground, grounds, type Movement } from './ground.ts';

/** A path's worth is one number that compares as it should: so many for each negative hex, one for each point. */
export const negative = 1024;

export const negativesOf = (worth: number): number => Math.floor(worth / negative);
export const costOf = (worth: number): number => worth % negative;

/** What entering a cell, and ending on it, adds to a path's worth; by the bits of its ground. */
export type Journey = {
  /** 0 if the cell can't be entered. */
  readonly entering: Int16Array;
  /** -1 if no move can end there. */
  readonly ending: Int16Array;
};

/** Whether the path with the fewest negative hexes is wanted, as monsters do, or the cheapest. [gh/monsters.17] */
export type Manner = 'wary' | 'bold';

/** The tables of the three ways to move. A jump may end on difficult terrain heavily, for 2, or not. */
export function journeyOf(movement: Movement, manner: Manner, jumpEndsHeavily: boolean): Journey {
  const journeys = manner === 'wary' ? wary : bold;
  return movement === 'jump' && !jumpEndsHeavily ? journeys.lightJump : journeys[movement];
}

/** Through allies, not through enemies and obstacles; each hex has its effect. [gh/move.1] [gh/move.3] [gh/move.4] */
const walk = (peril: number): Journey => ({
  entering: byGround((bits) =>
    bits & (ground.enemy | ground.obstacle) ? 0 : 1 + hard(bits) + peril * bad(bits),
  ),
  ending: byGround((bits) => (bits & (ground.ally | ground.enemy | ground.obstacle) ? -1 : 0)),
});

/** Over everything, but the last hex is a normal move. [gh/move.8] [gh/move.9] [gh/monsters.18] */
const jump = (peril: number, heavily: number): Journey => ({
  entering: byGround(() => 1),
  ending: byGround((bits) =>
    bits & (ground.ally | ground.enemy | ground.obstacle) ? -1 : heavily * hard(bits) + peril * bad(bits),
  ),
});

/** Over everything, to any unoccupied hex. [gh/move.11] */
const fly: Journey = {
  entering: byGround(() => 1),
  ending: byGround((bits) => (bits & (ground.ally | ground.enemy) ? -1 : 0)),
};

const wary = { walk: walk(negative), jump: jump(negative, 1), lightJump: jump(negative, 0), fly };
const bold = { walk: walk(0), jump: jump(0, 1), lightJump: jump(0, 0), fly };

function byGround(value: (bits: number) => number): Int16Array {
  return Int16Array.from({ length: grounds }, (_, bits) => value(bits));
}

function hard(bits: number): number {
  return bits & ground.difficult ? 1 : 0;
}

/** Traps and hazardous terrain are negative hexes: 1, any other 0. [gh/monsters.17] */
export function bad(bits: number): number {
  return bits & (ground.trap | ground.hazardous) ? 1 : 0;
}
