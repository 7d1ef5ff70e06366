import type { Tally } from '../../../simulate/tally.ts';
import type { Difficulty, Player } from './job.ts';

/** Who plays, how many, and how hard it is; and what share of games should be won. */
export type Setting = {
  readonly difficulty: Difficulty;
  readonly explorers: number;
  readonly player: Player;
  /** `null`: within ten points of two explorers at the same difficulty. */
  readonly target: readonly [low: number, high: number] | null;
};

export type Played = { readonly setting: Setting; readonly tally: Tally };

const two = (difficulty: Difficulty, low: number, high: number): Setting => ({
  difficulty,
  explorers: 2,
  player: 'habit',
  target: [low, high],
});

const others = (explorers: number): Setting => ({
  difficulty: 'normal',
  explorers,
  player: 'habit',
  target: null,
});

export const settings: readonly Setting[] = [
  two('easy', 0.7, 0.85),
  two('normal', 0.45, 0.6),
  two('hard', 0.2, 0.35),
  two('nightmare', 0.05, 0.15),
  others(1),
  others(3),
  others(4),
  { difficulty: 'normal', explorers: 2, player: 'greedy', target: [0.45, 1] },
];
