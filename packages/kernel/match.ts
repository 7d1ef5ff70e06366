import { admit, type Given, type OpenQuestion, readAnswer, shown } from './admit.ts';
import { type Answer, Answers, type Decider, type Kept } from './answers.ts';
import type { Beginning } from './beginning.ts';
import { areSideBySide } from './branch.ts';
import { type Chance, reseed } from './chance.ts';
import { First } from './first.ts';
import type { Game, Kinds, Result } from './game.ts';
import { type Mark, Marks } from './marks.ts';
import { isRefusal, type Refusal, refuse } from './refusal.ts';
import type { Question } from './rule.ts';
import { type Follower, Run, type Told } from './run.ts';
import type { Onlooker, Seat } from './seat.ts';
import { TakenBack } from './taken-back.ts';
import { Thought } from './thought.ts';

/** A rule threw: the match stands as it did before the answer. */
export class RuleBug extends Error {}

/** A running match: its open questions, its log, and the one door for answers. */
export class Match<K extends Kinds = Kinds> {
  readonly beginning: Beginning<K>;
  readonly #first: First<K>;
  #run: Run<K>;
  #answers = new Answers();
  #log: Told<K>[] = [];
  #marks = new Marks<K>();
  #takenBack = new TakenBack();

  private constructor(beginning: Beginning<K>, first: First<K>, run: Run<K> | null) {
    this.beginning = beginning;
    this.#first = first;
    this.#run = run ?? this.#first.run(undefined, this.#follower());
  }

  /** A new match, up to its first questions. */
  static start<K extends Kinds>(beginning: Beginning<K>): Match<K> {
    return Match.#upToQuestions(beginning, First.setUp(beginning));
  }

  /** A match that goes on from a state at rest, such as a snapshot or a test's scene. Its answers begin there. */
  static from<K extends Kinds>(beginning: Beginning<K>, state: K['State']): Match<K> {
    return Match.#upToQuestions(beginning, First.given(beginning, state));
  }

  static #upToQuestions<K extends Kinds>(beginning: Beginning<K>, first: First<K>): Match<K> {
    const match = new Match(beginning, first, null);
    match.#run.advance();
    return match;
  }

  get game(): Game<K> {
    return this.beginning.game;
  }

  /** The state itself: for storage, the lab and tests. Never sent to anybody; that is what views are for. */
  get state(): K['State'] {
    return this.#run.state;
  }

  get isOver(): boolean {
    return this.#run.lanes.open.length === 0;
  }

  get result(): Result<K['Outcome']> {
    return this.game.result(this.state);
  }

  /** The answers so far. */
  get answers(): readonly Answer[] {
    return this.#answers.all;
  }

  get answered(): number {
    return this.#answers.length;
  }

  /** Everything told so far, secrets included. Others get `toldTo`. */
  get log(): readonly Told<K>[] {
    return this.#log;
  }

  /** What an onlooker has been told. */
  toldTo(onlooker: Onlooker): readonly Told<K>[] {
    return this.#log.filter(({ to }) => to === null || to === onlooker);
  }

  view(onlooker: Onlooker): K['View'] {
    return this.game.view(this.state, onlooker);
  }

  /** The open questions as the rules asked them, in the order they were asked. */
  get asked(): readonly Question[] {
    return this.#run.lanes.open.map((lane) => lane.question as Question); // open lanes have one
  }

  /** The seats that are asked, in the order they were asked. */
  get deciding(): readonly Seat[] {
    return this.asked.map(({ seat }) => seat);
  }

  /** The question that was asked first of those open, or `null` when the match is over. */
  get firstAsked(): Question | null {
    return this.#run.lanes.open[0]?.question ?? null;
  }

  /** All open questions with their options, secret ones too: for those who may know all. A client is shown `openTo`. */
  get open(): readonly OpenQuestion<K>[] {
    return this.asked.map((question) => shown(question, this.#decision(question.seat)));
  }

  /** A seat's open question, or `null`. */
  openTo(seat: Seat): OpenQuestion<K> | null {
    const question = this.#run.lanes.of(seat)?.question ?? null;
    return question === null ? null : shown(question, this.#decision(seat));
  }

  /** The only door for answers from outside: `null` when the answer was taken, or why it was not. */
  answer(given: unknown): Refusal | null {
    const read = readAnswer(given);
    if (isRefusal(read)) return read;
    return this.#misdirected(read) ?? this.play(read.seat, read.picked);
  }

  /** The name of the decision that a seat is asked for; `null` when it is not asked. */
  decisionOf(seat: Seat): string | null {
    return this.#run.lanes.of(seat)?.question == null ? null : this.#decision(seat);
  }

  /** The seats that are asked beside a seat, where the first of them to answer decides for all; usually none. */
  rivalsOf(seat: Seat): readonly Seat[] {
    return this.#run.lanes.rivalsOf(seat);
  }

  /** Takes a seat's answer to the question open to it now. For callers in this process, who can't be late. */
  play(seat: Seat, picked: readonly string[]): Refusal | null {
    const question = this.#run.lanes.of(seat)?.question;
    if (question == null) return refuse(this.isOver ? 'match-over' : 'not-your-turn');
    const admitted = admit(question, picked);
    if (isRefusal(admitted)) return admitted;
    const before = this.answered;
    try {
      this.#give(seat, admitted);
      this.#takenBack.count(this.#run.lanes.closed);
    } catch (cause) {
      this.#rerun(before, this.#answers.since(0).slice(0, before));
      throw new RuleBug(`a rule failed on ${seat}'s answer to ${question.name}`, { cause });
    }
    return null;
  }

  /** Whether a seat could take back its last answer by itself. */
  canUndo(seat: Seat): boolean {
    return this.#answers.lastOf(seat)?.freedom === 'free';
  }

  /** Takes back a seat's own last answer, if nothing was drawn, shown or decided on it since. */
  undo(seat: Seat): Refusal | null {
    const last = this.#answers.lastOf(seat);
    if (last === null) return refuse('nothing-to-undo');
    if (last.freedom !== 'free') return refuse(last.freedom);
    const gone = this.#deciders.filter(({ branch }) => !areSideBySide(branch, last.branch));
    this.#takenBack.count([seat, ...gone.map((decider) => decider.seat)]);
    this.#rerun(
      last.index,
      this.#answers.since(0).filter((_, index) => index !== last.index),
    );
    return null;
  }

  /** Goes back to the first so many answers, over barriers too: for tables that agreed on it, and to look back. */
  rewind(to: number): void {
    const answers = this.#answers.since(0);
    if (to >= answers.length) return;
    const left = Math.max(0, to);
    this.#takenBack.count([...answers.slice(left), ...this.#deciders].map((decider) => decider.seat));
    this.#rerun(left, answers.slice(0, left));
  }

  /** The same match again, at the same questions, to go on by itself. */
  fork(): Match<K> {
    const nearest = this.#marks.nearest(this.#first, this.#answers);
    const fork = new Match(this.beginning, this.#first, this.#run);
    fork.#answers = this.#answers.copy();
    fork.#log = this.#log.slice();
    fork.#marks = this.#marks.copy();
    fork.#takenBack = new TakenBack(this.takenBack);
    fork.#runAgain(nearest, this.#answers.since(0));
    return fork;
  }

  /**
   * The match as a seat might think it: what the seat can't know is dealt anew, what others have secretly
   * picked while somebody beside them still decides is open again, and all chance to come is another. A secret
   * pick that somebody else has gone on from stays: the game's own `imagine` deals it anew.
   */
  imagine(seat: Seat, chance: Chance): Thought<K> {
    const run = this.#rethought(seat);
    this.game.imagine(run.state, seat, chance);
    reseed(run.state.chance, chance);
    return new Thought(run);
  }

  /** The last state at rest, and how many answers had been given by then. */
  get snapshot(): { readonly state: K['State']; readonly answered: number } {
    const base = this.isOver ? undefined : this.#marks.newest(this.#first, this.#answers)?.base;
    const { state, answered } = base ?? this;
    return { state: this.game.form.clone(state), answered };
  }

  /** The state that it went on from; `null` when it was set up from its seed. */
  get origin(): K['State'] | null {
    return this.#first.isSetUp ? null : this.game.form.clone(this.#first.state);
  }

  /** By seat, how often it has been taken back. */
  get takenBack(): ReadonlyMap<Seat, number> {
    return this.#takenBack.bySeat;
  }

  /** Restores `takenBack`, when a match is loaded. */
  recallTakenBack(takenBack: ReadonlyMap<Seat, number>): void {
    this.#takenBack = new TakenBack(takenBack);
  }

  #decision(seat: Seat): string {
    return this.#takenBack.decision(seat, this.#answers.by(seat));
  }

  #misdirected({ seat, decision, picked }: Given): Refusal | null {
    if (!this.beginning.seats.includes(seat)) return refuse('unknown-seat');
    const given = this.#answers.by(seat);
    if (decision === this.#takenBack.decision(seat, given)) return null;
    const isLast = decision === this.#takenBack.decision(seat, given - 1);
    if (isLast && this.#answers.isLastOf(seat, picked)) return refuse('already-taken');
    return refuse(this.isOver ? 'match-over' : 'stale');
  }

  /** The seats that are asked now, and the lanes they are asked in. */
  get #deciders(): readonly Decider[] {
    return this.#run.lanes.deciders;
  }

  #give(seat: Seat, picked: readonly string[]): void {
    const lane = this.#run.lanes.of(seat);
    if (lane?.question == null) throw new Error(`${seat} is not asked: the record does not fit these rules`);
    const { name, secret } = lane.question;
    this.#answers.add({ ask: name, seat, picked, branch: lane.branch, secret });
    this.#run.give(lane, picked);
    this.#run.advance();
  }

  /** Runs again from the newest kept base at or before so many answers, with the answers that follow it. */
  #rerun(to: number, answers: readonly Kept[]): void {
    this.#runAgain(this.#marks.backTo(to), answers);
  }

  #runAgain(mark: Mark<K> | undefined, answers: readonly Kept[]): void {
    const answered = mark?.answered ?? 0;
    this.#log.length = mark?.told ?? 0;
    this.#answers.truncate(answered, mark?.unsealed ?? []);
    this.#run = this.#first.run(mark?.base, this.#follower());
    this.#run.advance();
    for (const answer of answers.slice(answered)) this.#give(answer.seat, answer.picked);
  }

  /** A run of its own that has heard only the answers that a seat may know, and tells nobody. */
  #rethought(seat: Seat): Run<K> {
    const mark = this.#marks.nearest(this.#first, this.#answers);
    const run =
      mark === undefined
        ? new Run(this.game, this.game.form.clone(this.state), this.answered, null)
        : this.#first.run(mark.base, null);
    run.advance();
    const secrets = this.#answers.secretFrom(seat, run.answered, this.#deciders);
    const unheard: Kept[] = [];
    for (const answer of this.#answers.since(run.answered)) {
      if (secrets.includes(answer)) unheard.push(answer);
      if (unheard.some(({ branch }) => !areSideBySide(branch, answer.branch))) continue;
      const lane = run.lanes.of(answer.seat);
      if (lane !== undefined) run.give(lane, answer.picked);
    }
    run.advance();
    return run;
  }

  #follower(): Follower<K> {
    return {
      based: (base, isNear) => {
        const { length: answered, unsealed } = this.#answers;
        this.#marks.pass({ base, isNear }, { answered, told: this.#log.length, unsealed });
      },
      told: (told) => this.#log.push(told),
      revealed: (lane) => this.#answers.seal(lane?.branch ?? null),
    };
  }
}
