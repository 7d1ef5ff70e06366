import type { Decider } from './answers.ts';
import type { Branch } from './branch.ts';
import type { Question, Rule, Together } from './rule.ts';
import type { Seat } from './seat.ts';

/**
 * One line of running rules. A step that goes on alone has one; steps side by side, and the parts of a
 * `together`, have one each. A lane has an open question, or waits for the lanes it started, or has ended.
 */
export type Lane = {
  readonly rule: Rule<unknown>;
  readonly parent: Lane | null;
  readonly seat: Seat | null;
  /** What this lane's answers can and can't depend on. */
  readonly branch: Branch;
  question: Question | null;
  waitingFor: number;
  /** Whether the first lane it started that comes to something closes the others. */
  until: Together['until'];
  /** What the lanes it started have ended with; `null` when it has started none. */
  results: Map<Seat, unknown> | null;
};

/** Runs rules until each has ended or asks. Knows nothing of games, states or records. */
export class Lanes {
  /** The lanes with an open question, in the order in which they began to ask. */
  readonly open: Lane[] = [];
  /** The seats whose questions were closed by the last answer, because another seat has decided. */
  readonly closed: Seat[] = [];
  /** The lane whose rule is running now. */
  running: Lane | null = null;
  /** Whether a rule has ended the match: no lane goes on. */
  #isOver = false;
  /** How many answers have been given. */
  #given = 0;

  /** Starts steps side by side. */
  start(rules: readonly Rule<unknown>[]): void {
    const fork = rules.length > 1 ? {} : null;
    for (const rule of rules) {
      if (!this.#isOver) this.#go(lane(rule, null, null, fork), undefined);
    }
  }

  /** The seats that are asked, and what their answers can depend on. */
  get deciders(): readonly Decider[] {
    return this.open.flatMap(({ question, branch }) =>
      question === null ? [] : [{ seat: question.seat, branch }],
    );
  }

  /** The lane in which a seat is asked, if any. */
  of(seat: Seat): Lane | undefined {
    for (const lane of this.open) if (lane.question?.seat === seat) return lane;
    return undefined;
  }

  /** The seats that are asked beside a seat, where the first of them to answer decides for all. */
  rivalsOf(seat: Seat): readonly Seat[] {
    const parent = this.of(seat)?.parent ?? null;
    if (parent?.until !== 'first') return [];
    const beside = this.open.filter((lane) => lane.parent === parent);
    return beside.flatMap(({ question }) =>
      question === null || question.seat === seat ? [] : [question.seat],
    );
  }

  /** Gives a lane the answer it waits for and runs on. */
  answer(lane: Lane, picked: readonly string[]): void {
    this.#given++;
    this.closed.length = 0;
    this.open.splice(this.open.indexOf(lane), 1);
    lane.question = null;
    this.#go(lane, picked);
  }

  #go(lane: Lane, reply: unknown): void {
    const before = this.running;
    this.running = lane;
    const turn = lane.rule.next(reply);
    this.running = before;
    if (turn.done === true) this.#end(lane, turn.value);
    else if (turn.value.is === 'question') this.#ask(lane, turn.value);
    else if (turn.value.is === 'together') this.#split(lane, turn.value);
    else this.#isOver = true;
    if (this.#isOver) this.open.length = 0;
  }

  #ask(lane: Lane, question: Question): void {
    if (this.of(question.seat) !== undefined) throw new Error(`${question.seat} is asked two things at once`);
    lane.question = { ...question, from: this.#remembered(question.from) };
    this.open.push(lane);
  }

  /** Options, found once for all who look: only an answer, be it another lane's, can change them. */
  #remembered(from: Question['from']): Question['from'] {
    let options: readonly string[] = [];
    let foundAt = -1;
    return () => {
      if (foundAt !== this.#given) options = from();
      foundAt = this.#given;
      return options;
    };
  }

  #split(parent: Lane, { parts, until }: Together): void {
    // What one decides for all is not decided beside the others.
    const fork = until === 'all' ? {} : null;
    parent.waitingFor = parts.length;
    parent.until = until;
    // In the order of the parts from the beginning, so that nobody can tell in which order they ended.
    parent.results = new Map(parts.map(({ seat }) => [seat, undefined]));
    for (const part of parts) {
      const isDecided = parent.waitingFor === 0;
      if (!this.#isOver && !isDecided) this.#go(lane(part.rule, parent, part.seat, fork), undefined);
    }
  }

  #end({ parent, seat }: Lane, result: unknown): void {
    if (parent === null || seat === null) return;
    parent.waitingFor--;
    if (parent.until === 'first') this.#endFirst(parent, result);
    else {
      parent.results?.set(seat, result);
      if (parent.waitingFor === 0) this.#go(parent, parent.results);
    }
  }

  /** A lane has come to something, which closes the others, or to nothing, which leaves it to them. */
  #endFirst(parent: Lane, result: unknown): void {
    if (result === null && parent.waitingFor > 0) return;
    parent.waitingFor = 0;
    for (const lane of this.open.filter((one) => grewFromLane(one, parent))) {
      this.open.splice(this.open.indexOf(lane), 1);
      if (lane.question !== null) this.closed.push(lane.question.seat);
    }
    this.#go(parent, result);
  }
}

/** Whether a lane was started by another, or by one that it started. */
const grewFromLane = ({ parent }: Lane, other: Lane): boolean =>
  parent !== null && (parent === other || grewFromLane(parent, other));

const lane = (rule: Rule<unknown>, parent: Lane | null, seat: Seat | null, fork: object | null): Lane => ({
  rule,
  parent,
  seat,
  branch: { from: parent?.branch ?? null, fork },
  question: null,
  waitingFor: 0,
  until: 'all',
  results: null,
});
