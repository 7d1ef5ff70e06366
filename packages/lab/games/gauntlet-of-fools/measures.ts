import { type BotSight, searchFor, sightOf } from '@tavolo/bots';
import { type GauntletKinds, gauntletOfFools, gauntletWith } from '@tavolo/gauntlet-of-fools';
import { isRefusal, load, type Match, save, seat, thinkingChance } from '@tavolo/kernel';
import type { Measure } from '../../bench/measure.ts';
import { playerOf, playRandomly } from '../../bench/random-play.ts';
import { compareRates, median } from '../../bench/side-by-side.ts';
import { playLoop } from './bench/loop.ts';
import { plainCards } from './bench/plain-cards.ts';

const seats = ['north', 'east', 'south', 'west'].map(seat);
const plainGauntlet = gauntletWith(plainCards);

/** A number that grows by one with each call: the games of a measurement are all different. */
function counting(): () => number {
  let n = 0;
  return () => n++;
}

/** Matches in mid-step as random play meets them: somebody has answered since the last state at rest. */
function inMidStep(count: number): readonly Match<GauntletKinds>[] {
  const found: Match<GauntletKinds>[] = [];
  for (let n = 0; found.length < count; n++) {
    const { match } = playRandomly(gauntletOfFools, seats, n, 1 + (n % 40));
    if (!match.isOver && match.answered > match.snapshot.answered) found.push(match);
  }
  return found;
}

/** What a seat sees that is asked for the first time in the gauntlet. */
function inFirstTurn(): BotSight<GauntletKinds> {
  for (let n = 0; ; n++) {
    const { match } = playRandomly(gauntletOfFools, seats, n, 20);
    const sight = match.firstAsked === null ? null : sightOf(match, match.firstAsked.seat);
    if (sight !== null && match.state.phase === 'face' && match.state.turn === 1) return sight;
  }
}

const gamesVersusLoop: Measure = {
  name: 'gauntlet/games-vs-loop',
  against: 'the same games by a loop written by hand, without questions, log or record',
  target: 'at least 1/5 of the loop',
  isMet: ({ ratio }) => ratio >= 0.2,
  run: () => {
    const [ours, theirs] = [counting(), counting()];
    return compareRates(
      'games/s',
      () => (playRandomly(plainGauntlet, seats, ours()).match.isOver ? 1 : 0),
      () => {
        const n = theirs();
        return playLoop(`game ${n}`, seats.length, playerOf(n)).length > 0 ? 1 : 0;
      },
    );
  },
};

const decisionsVersusBoardgameIo: Measure = {
  name: 'kernel/decisions-vs-boardgame.io',
  against: "moves of tic-tac-toe in boardgame.io's local client",
  target: 'at least 50 times',
  isMet: ({ ratio }) => ratio >= 50,
  run: async () => {
    const { playTicTacToe } = await import('../../bench/tic-tac-toe.ts');
    const n = counting();
    const chance = thinkingChance('tic-tac-toe');
    return compareRates(
      'decisions/s',
      () => playRandomly(gauntletOfFools, seats, n()).decisions,
      () => playTicTacToe((count) => chance.below(count)),
    );
  },
};

const fork: Measure = {
  name: 'kernel/fork',
  against: 'structuredClone of the same state',
  target: 'at most 30 µs, and at least 20 times quicker',
  isMet: ({ value, ratio }) => value <= 30 && ratio >= 20,
  run: () => {
    const matches = inMidStep(100);
    const rates = compareRates(
      'forks/s',
      () => matches.filter((match) => match.fork().answered === match.answered).length,
      () => matches.filter((match) => structuredClone(match.state).turn === match.state.turn).length,
    );
    return { value: 1e6 / rates.value, unit: 'µs', baseline: 1e6 / rates.baseline, ratio: rates.ratio };
  },
};

/** Iterations of our search in one breath: as many as boardgame.io's is given. */
const breath = 400;

const searchIterations: Measure = {
  name: 'search/iterations',
  against: "boardgame.io's MCTS bot on tic-tac-toe",
  target: 'ahead of it',
  isMet: ({ ratio }) => ratio > 1,
  run: async () => {
    const { thinkOverTicTacToe } = await import('../../bench/tic-tac-toe.ts');
    const sight = inFirstTurn();
    const measured: { ours: number; theirs: number }[] = [];
    for (let round = 0; round < 10; round++) {
      const search = searchFor(sight, thinkingChance(`round ${round}`));
      const ours = await perSecond(() => search.think({ iterations: breath }));
      measured.push({ ours, theirs: await perSecond(() => thinkOverTicTacToe(breath)) });
    }
    const warm = measured.slice(1);
    return {
      value: median(warm.map((round) => round.ours)),
      unit: 'iterations/s',
      baseline: median(warm.map((round) => round.theirs)),
      ratio: median(warm.map((round) => round.ours / round.theirs)),
    };
  },
};

async function perSecond(think: () => void | Promise<void>): Promise<number> {
  const began = performance.now();
  await think();
  return (breath / (performance.now() - began)) * 1000;
}

const saveAndLoad: Measure = {
  name: 'record/save-and-load',
  against: 'the promise of 5 ms',
  target: 'a finished match saved to JSON and loaded in at most 5 ms',
  isMet: ({ value }) => value <= 5,
  run: () => {
    const matches = Array.from({ length: 50 }, (_, n) => playRandomly(gauntletOfFools, seats, n).match);
    const times = Array.from({ length: 9 }, () => {
      const began = performance.now();
      for (const match of matches) {
        const loaded = load(gauntletOfFools, JSON.parse(JSON.stringify(save(match))));
        if (isRefusal(loaded)) throw new Error(`does not load: ${loaded.refused}`);
      }
      return (performance.now() - began) / matches.length;
    });
    const value = median(times);
    return { value, unit: 'ms', baseline: 5, ratio: 5 / value };
  },
};

const memory: Measure = {
  name: 'memory/1000-matches',
  against: 'the promise of 150 MB',
  target: '1,000 matches in mid-game in one process in less than 150 MB, everything included',
  isMet: ({ value }) => value < 150,
  run: () => {
    const matches: Match<GauntletKinds>[] = [];
    for (let n = 0; matches.length < 1000; n++) {
      const { match } = playRandomly(gauntletOfFools, seats, n, 24);
      if (!match.isOver) matches.push(match);
    }
    globalThis.gc?.();
    const value = process.memoryUsage().rss / 1e6;
    if (matches.some((match) => match.isOver)) throw new Error('a match of mid-game is over');
    return { value, unit: 'MB', baseline: 150, ratio: 150 / value };
  },
};

/** What is measured on this game: itself, and the kernel and the bots with it. */
export const measures: readonly Measure[] = [
  memory,
  gamesVersusLoop,
  decisionsVersusBoardgameIo,
  fork,
  searchIterations,
  saveAndLoad,
];
