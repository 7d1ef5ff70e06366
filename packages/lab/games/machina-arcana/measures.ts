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
import { type MachinaKinds, machinaArcana } from '@tavolo/machina-arcana';
import type { Measure } from '../../bench/measure.ts';
import { compareRates, type Finding, median } from '../../bench/side-by-side.ts';
import { withTenMonsters } from './ten-monsters.ts';

const seats = ['north', 'south'].map(seat);

type Descent = Match<MachinaKinds>;
type Player = (match: Descent, question: Question, chance: Chance) => readonly string[];

const atRandom: Player = (_, question, chance) => randomAnswer(question, question.from(), chance);

const byHabit: Player = ({ state }, question, chance) => {
  const habit = machinaArcana.counsel?.habit;
  if (habit == null) throw new Error('the game has no habit');
  return habit(habitQuestion<MachinaKinds>(state, question, question.from()), chance);
};

/** The n-th game from its beginning, answer by answer, until it is over. */
function* playing(n: number, player: Player): Generator<Descent, Descent> {
  const chance = thinkingChance(`player ${n}`);
  const match = Match.start({
    game: machinaArcana,
    seats,
    options: machinaArcana.defaults,
    sheet: machinaArcana.chronicle.blank,
    seed: `game ${n}`,
  });
  for (let asked = match.firstAsked; asked !== null; asked = match.firstAsked) {
    yield match;
    const refusal = match.play(asked.seat, player(match, asked, chance));
    if (refusal !== null) throw new Error(`${asked.name} refused: ${refusal.refused}`);
  }
  return match;
}

function whole(n: number, player: Player): Descent {
  for (const moves = playing(n, player); ; ) {
    const { done, value } = moves.next();
    if (done === true) return value;
  }
}

/** Games that have come to a moment, each once; games in which it never comes are left out. */
function stoppedWhere(count: number, isThere: (match: Descent) => boolean): readonly Descent[] {
  const found: Descent[] = [];
  for (let n = 0; found.length < count; n++) {
    for (const match of playing(n, byHabit)) {
      if (!isThere(match)) continue;
      found.push(match);
      break;
    }
  }
  return found;
}

/** An attack has been rolled, and somebody may raise it, roll again or use a card. */
const isMidAttack = ({ state, firstAsked }: Descent): boolean =>
  state.round >= 2 &&
  (firstAsked?.name === 'raise' ||
    firstAsked?.name === 'dice-to-reroll' ||
    firstAsked?.name === 'essence-for-health');

const isMidTurn = ({ state, firstAsked }: Descent): boolean =>
  state.round >= 3 && state.monsters.length > 0 && firstAsked?.name === 'act';

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
  name: 'machina-arcana/random-game',
  against: 'the promise of 80 ms',
  target:
    'a whole game of two explorers at random, of normal duration, from their choice to its end, in less than 80 ms of one core',
  isMet: ({ value }) => value < 80,
  run: () => {
    let answers = 0;
    const found = costBeside(80, gamesAtOnce, () => {
      answers = 0;
      for (let n = 0; n < gamesAtOnce; n++) answers += whole(n, atRandom).answered / gamesAtOnce;
    });
    const each = ((1000 * found.value) / answers).toFixed(1);
    return { ...found, note: `${Math.round(answers)} answers, ${each} µs each` };
  },
};

const monsterPhase: Measure = {
  name: 'machina-arcana/monster-phase',
  against: 'the promise of 3 ms',
  target:
    'the monster phase of ten monsters, up to the next turn of an explorer, in less than 3 ms of one core',
  isMet: ({ value }) => value < 3,
  run: () => {
    const matches = stoppedWhere(20, isMidTurn);
    const tables = matches.map((match) => ({
      beginning: match.beginning,
      state: withTenMonsters(match),
    }));
    return costBeside(3, tables.length, (round) => {
      const chance = thinkingChance(`round ${round}`);
      for (const { beginning, state } of tables) letMonstersAct(Match.from(beginning, state), chance);
    });
  },
};

/** All monsters have their turns; what they make explorers decide is decided by habit. */
function letMonstersAct(match: Descent, chance: Chance): void {
  for (let asked = match.firstAsked; asked !== null; asked = match.firstAsked) {
    if (match.state.phase !== 'monsters') return;
    const refusal = match.play(asked.seat, byHabit(match, asked, chance));
    if (refusal !== null) throw new Error(`${asked.name} refused: ${refusal.refused}`);
  }
}

const fork: Measure = {
  name: 'machina-arcana/fork',
  against: 'structuredClone of the same state',
  target: 'a fork in the middle of an attack in less than 50 µs',
  isMet: ({ value }) => value < 50,
  run: () => {
    const matches = stoppedWhere(20, isMidAttack);
    const rates = compareRates(
      'forks/s',
      () => matches.filter((match) => match.fork().answered === match.answered).length,
      () => matches.filter((match) => structuredClone(match.state).round === match.state.round).length,
    );
    return { value: 1e6 / rates.value, unit: 'µs', baseline: 1e6 / rates.baseline, ratio: rates.ratio };
  },
};

const greedy: Measure = {
  name: 'machina-arcana/greedy-decision',
  against: 'the promise of 100 ms',
  target: 'a decision of the greedy bot, with monsters in play, in less than 100 ms of one core',
  isMet: ({ value }) => value < 100,
  run: () => {
    const matches = stoppedWhere(4, isMidTurn);
    const thinker = makeBot('greedy');
    return costBeside(100, matches.length, (round) => {
      for (const match of matches) {
        const sight = match.firstAsked === null ? null : sightOf(match, match.firstAsked.seat);
        if (sight === null) throw new Error('nobody is asked');
        thinker(sight, thinkingChance(`round ${round}`));
      }
    });
  },
};

const loading: Measure = {
  name: 'machina-arcana/load',
  against: 'the promise of 100 ms',
  target: 'a finished game parsed from JSON and loaded in less than 100 ms of one core',
  isMet: ({ value }) => value < 100,
  run: () => {
    const saved = Array.from({ length: 5 }, (_, n) => JSON.stringify(save(whole(n, byHabit))));
    return costBeside(100, saved.length, () => {
      for (const text of saved) {
        const loaded = load(machinaArcana, JSON.parse(text));
        if (isRefusal(loaded)) throw new Error(`does not load: ${loaded.refused}`);
      }
    });
  },
};

/** What is measured on this game. */
export const measures: readonly Measure[] = [wholeGame, monsterPhase, fork, greedy, loading];
