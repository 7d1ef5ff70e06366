import { describe, expect, test } from 'vitest';
import { type Chance, isRefusal, load, type Match, save, thinkingChance } from '../index.ts';
import { type Bench, benchMatch } from './toy/bench.ts';
import { looks } from './toy/looks.ts';
import { randomRows } from './toy/random-rules.ts';
import { ana, bea, ciro } from './toy/seats.ts';

const seats = [ana, bea, ciro];

/** Answers, takes back or goes back, as chance will. */
function somethingHappens(match: Match<Bench>, chance: Chance): void {
  const deed = chance.below(10);
  if (deed === 0) match.rewind(chance.below(match.answered + 1));
  else if (deed < 3) match.undo(chance.pick(seats));
  else if (!match.isOver) match.play(chance.pick(match.asked).seat, [chance.pick(['a', 'b', 'c'])]);
}

/** Plays forty matches of made-up rules, and looks after everything that happens. */
function inAllOf(look: (match: Match<Bench>, chance: Chance) => void): void {
  for (let nth = 0; nth < 40; nth++) {
    const chance = thinkingChance(`made up ${nth}`);
    const match = benchMatch(...randomRows(seats, chance));
    for (let i = 0; i < 25; i++) {
      somethingHappens(match, chance);
      look(match, chance);
    }
  }
}

describe('whatever the rules, and whatever was answered, taken back and gone back to', () => {
  test('a match is what its record says', () => {
    inAllOf((match) => {
      const loaded = load(match.game, JSON.parse(JSON.stringify(save(match))));
      expect(isRefusal(loaded) ? loaded : looks(loaded.match)).toEqual(looks(match));
    });
  });

  test('a fork looks like its original', () => {
    inAllOf((match) => {
      expect(looks(match.fork())).toEqual(looks(match));
    });
  });

  test('a match that nobody looked into on its way rests where one rests that was forked at every answer', () => {
    for (let nth = 0; nth < 40; nth++) {
      const rows = () => randomRows(seats, thinkingChance(`made up ${nth}`));
      const [left, forked] = [benchMatch(...rows()), benchMatch(...rows())];
      const [one, other] = [thinkingChance(`course ${nth}`), thinkingChance(`course ${nth}`)];
      for (let i = 0; i < 40; i++) {
        somethingHappens(left, one);
        somethingHappens(forked, other);
        forked.fork();
      }
      expect(left.snapshot).toEqual(forked.snapshot);
      expect(looks(left.fork())).toEqual(looks(forked));
    }
  });

  test('taking back an answer and giving it again leads to the same state', () => {
    inAllOf((match, chance) => {
      const seat = chance.pick(seats);
      const last = match.answers.findLast((answer) => answer.seat === seat);
      if (last === undefined || !match.canUndo(seat)) return;
      const fork = match.fork();
      expect([fork.undo(seat), fork.play(seat, last.picked)]).toEqual([null, null]);
      expect(fork.state).toEqual(match.state);
    });
  });

  test('taking back an answer leaves all others in the record', () => {
    inAllOf((match, chance) => {
      const seat = chance.pick(seats);
      const index = match.answers.findLastIndex((answer) => answer.seat === seat);
      const fork = match.fork();
      const left = fork.undo(seat) === null ? match.answers.filter((_, at) => at !== index) : match.answers;
      expect(fork.answers).toEqual(left);
    });
  });

  test('a seat that is asked something is asked the same in its imagination', () => {
    inAllOf((match, chance) => {
      for (const { seat, name } of match.open) {
        expect(match.imagine(seat, chance).askedOf(seat)?.name).toBe(name);
      }
    });
  });

  test('a decision that is no longer open never is again', () => {
    const opened = new WeakMap<Match<Bench>, Set<string>>();
    const gone = new WeakMap<Match<Bench>, Set<string>>();
    inAllOf((match) => {
      const now = new Set(match.open.map(({ decision }) => decision));
      const before = opened.get(match) ?? now;
      const never = new Set([...(gone.get(match) ?? []), ...[...before].filter((name) => !now.has(name))]);
      expect([...now].filter((name) => never.has(name))).toEqual([]);
      opened.set(match, now);
      gone.set(match, never);
    });
  });
});
