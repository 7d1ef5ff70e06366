import { randomAnswer } from '@tavolo/bots';
import { content, explainMonster, type GloomKinds, gloomhaven, tableOf, wayTo } from '@tavolo/gloomhaven';
import {
  type Chance,
  habitQuestion,
  isRefusal,
  load,
  Match,
  type Question,
  type Seat,
  save,
  seat,
  thinkingChance,
} from '@tavolo/kernel';
import type { Measure } from '../../../bench/measure.ts';
import { compareRates, type Finding, median } from '../../../bench/side-by-side.ts';

const seats = ['north', 'east'].map(seat);

type Scenario = Match<GloomKinds>;
type Player = (match: Scenario, question: Question, chance: Chance) => readonly string[];

const atRandom: Player = (_, question, chance) => randomAnswer(question, question.from(), chance);

/** Sensible enough to be alive in the twentieth round. */
const byHabit: Player = ({ state }, question, chance) => {
  const habit = gloomhaven.counsel?.habit;
  if (habit == null) throw new Error('Gloomhaven has no habit');
  return habit(habitQuestion<GloomKinds>(state, question, question.from()), chance);
};

/** Plays the n-th scenario until it is over, or something is so. */
function play(n: number, player: Player, isThere: (match: Scenario) => boolean): Scenario {
  const chance = thinkingChance(`player ${n}`);
  const { defaults: options, chronicle } = gloomhaven;
  const sheet = chronicle.blank;
  const match = Match.start({ game: gloomhaven, seats, options, sheet, seed: `game ${n}` });
  for (let asked = match.firstAsked; asked !== null && !isThere(match); asked = match.firstAsked) {
    const refusal = match.play(asked.seat, player(match, asked, chance));
    if (refusal !== null) throw new Error(`${asked.name} refused: ${refusal.refused}`);
  }
  return match;
}

/** Some scenarios that have come to where something is so. */
function scenariosWhere(count: number, player: Player, isThere: (match: Scenario) => boolean): Scenario[] {
  const found: Scenario[] = [];
  for (let n = 0; found.length < count; n++) {
    const match = play(n, player, isThere);
    if (!match.isOver) found.push(match);
  }
  return found;
}

/** Milliseconds of one core that something takes, each of so many, in the middle of nine rounds; against a promise. */
function costBeside(promised: number, each: number, work: (round: number) => void): Finding {
  const times = Array.from({ length: 10 }, (_, round) => {
    const before = process.cpuUsage();
    work(round);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / each;
  });
  const value = median(times.slice(1));
  return { value, unit: 'ms', baseline: promised, ratio: promised / value };
}

const wholeScenario: Measure = {
  name: 'gloomhaven/random-scenario',
  against: 'the promise of 60 ms',
  target:
    'a whole scenario for two at random, from the choice of classes to its end, in less than 60 ms of one core',
  isMet: ({ value }) => value < 60,
  run: () => {
    const each = 20;
    return costBeside(60, each, (round) => {
      for (let n = 0; n < each; n++) {
        const { isOver } = play(round * each + n, atRandom, () => false);
        if (!isOver) throw new Error('a scenario did not end');
      }
    });
  },
};

const fork: Measure = {
  name: 'gloomhaven/fork',
  against: 'structuredClone of the same state',
  target: 'a fork in mid-turn in less than 100 µs',
  isMet: ({ value }) => value < 100,
  run: () => {
    const isInTurn = (match: Scenario): boolean =>
      match.state.round >= 3 && match.firstAsked?.name === 'move-to';
    const matches = scenariosWhere(50, byHabit, isInTurn);
    const rates = compareRates(
      'forks/s',
      () => matches.filter((match) => match.fork().answered === match.answered).length,
      () => matches.filter((match) => structuredClone(match.state).round === match.state.round).length,
    );
    return { value: 1e6 / rates.value, unit: 'µs', baseline: 1e6 / rates.baseline, ratio: rates.ratio };
  },
};

const loading: Measure = {
  name: 'gloomhaven/load',
  against: 'the promise of 50 ms',
  target: 'a scenario saved in its 20th round parsed from JSON and loaded in less than 50 ms of one core',
  isMet: ({ value }) => value < 50,
  run: () => {
    const saved = scenariosWhere(10, byHabit, ({ state }) => state.round >= 20).map((match) =>
      JSON.stringify(save(match)),
    );
    return costBeside(50, saved.length, () => {
      for (const text of saved) {
        const loaded = load(gloomhaven, JSON.parse(text));
        if (isRefusal(loaded)) throw new Error(`does not load: ${loaded.refused}`);
      }
    });
  },
};

type Seen = { readonly view: GloomKinds['View']; readonly told: number };

/** What the page reckons with the rules at once when an answer is taken and nothing of it is played out. */
function reckon(match: Scenario, onlooker: Seat, seen: Seen): void {
  let { view } = seen;
  for (const { fact } of match.toldTo(onlooker).slice(seen.told)) {
    view = gloomhaven.retold(view, fact);
    if (fact.is === 'turn-begins') explainMonster({ view, content }, fact.figure);
  }
  const open = match.openTo(onlooker);
  if (open?.name !== 'move-to') return;
  const table = tableOf({ view: match.view(onlooker), content });
  for (const option of open.options) wayTo(table, open, option);
}

/** Milliseconds that the page reckons after each answer of a scenario: the least of three, as a busy machine interrupts. */
function reckoningTimes(n: number): readonly number[] {
  const onlooker = seat('north');
  const times: number[] = [];
  let seen: Seen | null = null;
  play(n, byHabit, (match) => {
    const before = seen;
    const thrice = [1, 2, 3].map(() => {
      const begun = performance.now();
      if (before !== null) reckon(match, onlooker, before);
      return performance.now() - begun;
    });
    times.push(Math.min(...thrice));
    seen = { view: match.view(onlooker), told: match.toldTo(onlooker).length };
    return false;
  });
  return times;
}

const frame: Measure = {
  name: 'gloomhaven/frame',
  against: 'a frame of 16 ms',
  target:
    'what the page reckons with the rules after an answer (why monsters act, all ways of a move), at its longest, in less than a frame',
  isMet: ({ value }) => value < 16,
  run: () => {
    const [, ...warm] = Array.from({ length: 12 }, (_, n) => reckoningTimes(n));
    const value = Math.max(...warm.flat());
    return { value, unit: 'ms', baseline: 16, ratio: 16 / value };
  },
};

export const scenarioMeasures: readonly Measure[] = [wholeScenario, fork, loading, frame];
