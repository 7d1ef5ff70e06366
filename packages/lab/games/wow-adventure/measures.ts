import { makeBot, randomAnswer, sightOf } from '@tavolo/bots';
import {
  type Chance,
  habitQuestion,
  isRefusal,
  load,
  Match,
  type Question,
  save,
  seat,
  thinkingChance,
} from '@tavolo/kernel';
import { type WowKinds, wowAdventure } from '@tavolo/wow-adventure';
import type { Measure } from '../../bench/measure.ts';
import { compareRates, type Finding, median } from '../../bench/side-by-side.ts';

const seats = ['north', 'east', 'south', 'west'].map(seat);

type Adventure = Match<WowKinds>;
type Player = (match: Adventure, question: Question, chance: Chance) => readonly string[];

const atRandom: Player = (_, question, chance) => randomAnswer(question, question.from(), chance);

const byHabit: Player = ({ state }, question, chance) => {
  const habit = wowAdventure.counsel?.habit;
  if (habit == null) throw new Error('the game has no habit');
  return habit(habitQuestion<WowKinds>(state, question, question.from()), chance);
};

/** Plays the n-th game until it is over, or something is so. */
function play(n: number, player: Player, isThere: (match: Adventure) => boolean): Adventure {
  const chance = thinkingChance(`player ${n}`);
  const { defaults: options, chronicle } = wowAdventure;
  const match = Match.start({
    game: wowAdventure,
    seats,
    options,
    sheet: chronicle.blank,
    seed: `game ${n}`,
  });
  for (let asked = match.firstAsked; asked !== null && !isThere(match); asked = match.firstAsked) {
    const refusal = match.play(asked.seat, player(match, asked, chance));
    if (refusal !== null) throw new Error(`${asked.name} refused: ${refusal.refused}`);
  }
  return match;
}

/** Games that have come to a question in the middle of a combat, well after the beginning. */
function inMidCombat(count: number): readonly Adventure[] {
  const isThere = ({ state, firstAsked }: Adventure): boolean =>
    state.turn >= 20 && state.combat !== null && firstAsked?.name === 'after-roll';
  const found: Adventure[] = [];
  for (let n = 0; found.length < count; n++) {
    const match = play(n, byHabit, isThere);
    if (!match.isOver) found.push(match);
  }
  return found;
}

/** Milliseconds of one core that something takes, in the middle of some rounds after one to warm up; against a promise. */
function costBeside(promised: number, each: number, work: (round: number) => void): Finding {
  const times = Array.from({ length: 6 }, (_, round) => {
    const before = process.cpuUsage();
    work(round);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / each;
  });
  const value = median(times.slice(1));
  return { value, unit: 'ms', baseline: promised, ratio: promised / value };
}

/** Games in a round: they differ much in length. */
const gamesAtOnce = 20;

const wholeGame: Measure = {
  name: 'wow-adventure/random-game',
  against: 'the promise of 60 ms',
  target:
    'a whole game of four at random, from the choice of characters to its end, in less than 60 ms of one core',
  isMet: ({ value }) => value < 60,
  run: () => {
    let answers = 0;
    const found = costBeside(60, gamesAtOnce, () => {
      answers = 0;
      for (let n = 0; n < gamesAtOnce; n++) {
        const match = play(n, atRandom, () => false);
        if (!match.isOver) throw new Error('a game did not end');
        answers += match.answered / gamesAtOnce;
      }
    });
    const each = ((1000 * found.value) / answers).toFixed(1);
    return { ...found, note: `${Math.round(answers)} answers, ${each} µs each` };
  },
};

const fork: Measure = {
  name: 'wow-adventure/fork',
  against: 'structuredClone of the same state',
  target: 'a fork in mid-combat in less than 50 µs',
  isMet: ({ value }) => value < 50,
  run: () => {
    const matches = inMidCombat(30);
    const rates = compareRates(
      'forks/s',
      () => matches.filter((match) => match.fork().answered === match.answered).length,
      () => matches.filter((match) => structuredClone(match.state).turn === match.state.turn).length,
    );
    return { value: 1e6 / rates.value, unit: 'µs', baseline: 1e6 / rates.baseline, ratio: rates.ratio };
  },
};

/** What a bot takes for a decision in mid-combat. */
const decision = (bot: 'greedy' | 'search', promised: number): Measure => ({
  name: `wow-adventure/${bot}-decision`,
  against: `the promise of ${promised} ms`,
  target: `a decision of the ${bot} bot in mid-combat in less than ${promised} ms of one core`,
  isMet: ({ value }) => value < promised,
  run: () => {
    const matches = inMidCombat(4);
    const thinker = bot === 'search' ? makeBot('search', { iterations: 400 }) : makeBot('greedy');
    return costBeside(promised, matches.length, (round) => {
      for (const match of matches) {
        const sight = match.firstAsked === null ? null : sightOf(match, match.firstAsked.seat);
        if (sight === null) throw new Error('nobody is asked');
        thinker(sight, thinkingChance(`round ${round}`));
      }
    });
  },
});

const loading: Measure = {
  name: 'wow-adventure/load',
  against: 'the promise of 50 ms',
  target: 'a finished game parsed from JSON and loaded in less than 50 ms of one core',
  isMet: ({ value }) => value < 50,
  run: () => {
    const saved = Array.from({ length: 5 }, (_, n) => JSON.stringify(save(play(n, byHabit, () => false))));
    return costBeside(50, saved.length, () => {
      for (const text of saved) {
        const loaded = load(wowAdventure, JSON.parse(text));
        if (isRefusal(loaded)) throw new Error(`does not load: ${loaded.refused}`);
      }
    });
  },
};

/** What is measured on this game. */
export const measures: readonly Measure[] = [
  wholeGame,
  fork,
  decision('greedy', 50),
  decision('search', 2000),
  loading,
];
