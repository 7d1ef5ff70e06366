import {
  begin,
  type Chance,
  habitQuestion,
  isRefusal,
  type Kinds,
  type Match,
  type Question,
  seat,
  thinkingChance,
} from '../index.ts';
import { messageOf } from './checks/questions.ts';
import type { Ledger } from './ledger.ts';
import { randomPicks } from './picks.ts';
import { type Scheduled, schedule } from './schedule.ts';
import type { Conformance, TableToTry } from './subject.ts';
import { looksOf, type Trial } from './trial.ts';

/** One game of so many has its course written down, to be compared with later. */
const oneWrittenDownIn = 4;

/** Which game of a run this is. */
export type Which = { readonly seed: string; readonly game: number };

/** The tables are tried in turn. */
const tableOf = <K extends Kinds>({ tables }: Conformance<K>, { game }: Which): TableToTry<K> | undefined =>
  tables[game % tables.length];

/** A match of this game, or why there is none. */
export function matchOf<K extends Kinds>(subject: Conformance<K>, which: Which): Match<K> | string {
  const { seed, game } = which;
  const table = tableOf(subject, which);
  if (table === undefined) return 'there are no tables to try';
  const { options, sheet } = table;
  const seats = [...Array(table.seats).keys()].map((number) => seat(`seat-${number + 1}`));
  try {
    const match = begin(subject.game, { seats, options, sheet, seed: `${seed} ${game}` });
    return isRefusal(match) ? `${match.refused} ${match.detail ?? ''}` : match;
  } catch (bug) {
    return messageOf(bug);
  }
}

/** One match, played at random and checked on the way. */
export class Course<K extends Kinds> {
  readonly match: Match<K>;
  /** The content that was in play. */
  readonly seen = new Set<string>();
  readonly #subject: Conformance<K>;
  readonly #which: Which;
  readonly #ledger: Ledger;
  readonly #chance: Chance;
  readonly #history: string[] = [];
  readonly #byHabit: number;
  #questions: readonly Question[] = [];
  #told = 0;

  constructor(subject: Conformance<K>, match: Match<K>, which: Which, ledger: Ledger) {
    this.#subject = subject;
    this.match = match;
    this.#which = which;
    this.#ledger = ledger;
    this.#chance = thinkingChance(`${which.seed} ${which.game} answers`);
    this.#byHabit = tableOf(subject, which)?.byHabit ?? subject.byHabit ?? 0;
  }

  /** Plays the match to its end, or as far as it can be played. */
  play(): void {
    this.#ledger.count('ends');
    this.#lookAround();
    while (!this.match.isOver && this.#answer()) this.#lookAround();
  }

  /** Somebody who is asked answers, any of them as likely. False when the match can't go on. */
  #answer(): boolean {
    if (this.match.answered >= this.#subject.longest)
      return this.#find('ends', `not over after ${this.match.answered} answers`);
    this.#ledger.count('goes-on');
    const question = this.#chance.pick(this.match.asked);
    const what = `${question.name} to ${question.seat}`;
    try {
      const picked = this.#picksFor(question);
      if (picked === null) return this.#find('goes-on', `nothing answers ${what}`);
      const refused = this.match.play(question.seat, picked);
      return (
        refused === null || this.#find('goes-on', `${what} refuses ${picked.join(', ')}: ${refused.refused}`)
      );
    } catch (bug) {
      return this.#find('goes-on', `${what}: ${messageOf(bug)}`);
    }
  }

  /** Any answer, or what the habit gives. */
  #picksFor(question: Question): readonly string[] | null {
    const { game } = this.#subject;
    const byHabit = this.#byHabit;
    const habit = byHabit > 0 && this.#chance.below(100) < byHabit ? game.counsel?.habit : undefined;
    const options = question.from();
    if (habit === undefined || options.length === question.min) return randomPicks(question, this.#chance);
    return habit(habitQuestion<K>(this.match.state, question, options), this.#chance);
  }

  #lookAround(): void {
    const { match } = this;
    const when = match.isOver ? 'whenOver' : 'whenAsked';
    if (this.#which.game % oneWrittenDownIn === 0) this.#history.push(looksOf(match));
    for (const id of this.#subject.inPlay(match.state)) this.seen.add(id);
    const newQuestions = match.asked.filter((question) => !this.#questions.includes(question));
    const news = match.log.slice(this.#told);
    for (const scheduled of schedule) {
      const chance = thinkingChance(
        `${this.#which.seed} ${this.#which.game} ${match.answered} ${scheduled.name}`,
      );
      const trial = { subject: this.#subject, match, chance, newQuestions, news, history: this.#history };
      if (scheduled[when](trial)) this.#make(scheduled, trial);
    }
    this.#questions = match.asked;
    this.#told = match.log.length;
  }

  #make({ name, check }: Scheduled, trial: Trial<K>): void {
    this.#ledger.count(name);
    try {
      for (const detail of check(trial)) this.#find(name, detail);
    } catch (bug) {
      this.#find(name, messageOf(bug));
    }
  }

  #find(check: string, detail: string): false {
    this.#ledger.keep({ check, ...this.#which, answer: this.match.answered, detail });
    return false;
  }
}
