import {
  type Game,
  isRefusal,
  type Kinds,
  load,
  Match,
  type OpenQuestion,
  type OpenQuestionOf,
  type Play,
  type QuestionName,
  type RefusalName,
  type Rule,
  RuleBug,
  type Seat,
  save,
} from '../index.ts';
import { type Act, type Script, ScriptOut, stage } from './stage.ts';

export type { Script } from './stage.ts';

/** Every test runs straight; saved and loaded at every question; and forked at every question. */
export const modes = ['straight', 'reloaded', 'forked'] as const;
export type Mode = (typeof modes)[number];

/** Where a scene begins. */
export type Setting<K extends Kinds> = {
  readonly game: Game<K>;
  readonly seats: readonly Seat[];
  readonly options: K['Options'];
  readonly state: K['State'];
  readonly script: Script;
};

/** A scene of a test: things on the table, rules performed on them, questions asked and answered. */
export class Scene<K extends Kinds> {
  readonly #setting: Setting<K>;
  readonly #mode: Mode;
  #match: Match<K> | null = null;
  #state: K['State'];

  constructor(setting: Setting<K>, mode: Mode) {
    this.#setting = setting;
    this.#mode = mode;
    this.#state = setting.state;
  }

  /** The state as it stands. */
  get state(): K['State'] {
    return this.#match?.state ?? this.#state;
  }

  /** Everything told in the act that is on or was last. */
  get told(): readonly K['Fact'][] {
    return this.#match?.log.map(({ fact }) => fact) ?? [];
  }

  /** The match of the act that is on or was last, for what a scene has no word for. */
  get match(): Match<K> {
    if (this.#match === null) fail('nothing has been performed');
    return this.#match;
  }

  /** Performs one rule by itself. */
  perform(rule: (g: Play<K>) => Rule | undefined): void {
    this.#act({ is: 'perform', rule });
  }

  /** Lets the game go on by its own steps until something is so, or it is over. */
  goOn(until: (state: K['State']) => boolean): void {
    this.#act({ is: 'go-on', until });
  }

  /** Expects a seat to be asked exactly this, with exactly these options in any order. */
  asks<Name extends QuestionName<K>>(
    seat: string,
    name: Name,
    ...options: readonly string[]
  ): FoundQuestion<OpenQuestionOf<K, Name>> {
    const asked = this.asksAbout(seat, name);
    const offered = [...asked.question.options].sort().join(', ');
    const expected = [...options].sort().join(', ');
    if (offered !== expected) fail(`${name} offers ${offered}; expected ${expected}`);
    return asked;
  }

  /** Expects a seat to be asked this, where the options are not what the test is about. */
  asksAbout<Name extends QuestionName<K>>(seat: string, name: Name): FoundQuestion<OpenQuestionOf<K, Name>> {
    this.#turnOver();
    const open = this.match.openTo(seat as Seat); // a test writes names; unknown ones are asked nothing
    if (open === null) fail(`${seat} is asked nothing; open: ${this.#openNames()}`);
    if (open.name !== name) fail(`${seat} is asked ${open.name}, not ${name}`);
    return {
      question: open as OpenQuestionOf<K, Name>, // it has this name
      answer: (...picked) => this.#answer(open, picked),
      refuses: (refusal, ...picked) => this.#refuses(open, refusal, picked),
    };
  }

  /** Expects that a seat is asked nothing now. */
  asksNothingOf(seat: string): void {
    const open = this.match.openTo(seat as Seat); // a test writes names; unknown ones are asked nothing
    if (open !== null) fail(`${seat} is asked ${open.name}`);
  }

  /** Expects that nobody is asked anything any more. */
  settles(check: (state: K['State']) => void = () => {}): void {
    if (!this.match.isOver) fail(`still open: ${this.#openNames()}`);
    check(this.state);
  }

  #act(act: Act<K>): void {
    if (this.#match !== null) this.settles();
    const { game, seats, options, script } = this.#setting;
    const staged = stage(game, this.state, act, script);
    this.#match = Match.start({ game: staged, seats, options, sheet: staged.chronicle.blank, seed: 'scene' });
  }

  #answer(open: OpenQuestion, picked: readonly string[]): void {
    const refusal = this.match.answer({ seat: open.seat, decision: open.decision, picked });
    if (refusal !== null) fail(`${open.name} refuses ${picked.join(', ')}: ${refusal.refused}`);
  }

  #refuses(open: OpenQuestion, expected: RefusalName, picked: readonly string[]): void {
    const refusal = this.match.answer({ seat: open.seat, decision: open.decision, picked });
    if (refusal?.refused !== expected)
      fail(`${open.name} answers ${refusal?.refused ?? 'nothing'}, not ${expected}`);
  }

  #openNames(): string {
    return this.match.asked.map(({ seat, name }) => `${seat}: ${name}`).join('; ') || 'nothing';
  }

  /** What the mode does at a question: nothing, a reload, or a fork that is played on while the original stays. */
  #turnOver(): void {
    if (this.#mode === 'reloaded') this.#match = reloaded(this.match);
    if (this.#mode === 'forked') this.#match = forked(this.match);
  }
}

/** A question that was found open. */
export type FoundQuestion<Open extends OpenQuestion = OpenQuestion> = {
  readonly question: Open;
  answer(...picked: readonly string[]): void;
  refuses(refusal: RefusalName, ...picked: readonly string[]): void;
};

function reloaded<K extends Kinds>(match: Match<K>): Match<K> {
  const loaded = load(match.game, JSON.parse(JSON.stringify(save(match))));
  if (isRefusal(loaded)) fail(`does not load: ${loaded.refused} ${loaded.detail ?? ''}`);
  const difference = match.game.form.difference(match.state, loaded.match.state);
  if (difference !== null) fail(`differs after loading in ${difference}`);
  return loaded.match;
}

/** Enough to see that a fork goes its own way. */
const forkedAnswers = 8;

function forked<K extends Kinds>(match: Match<K>): Match<K> {
  const before = match.game.form.hash(match.state);
  const fork = match.fork();
  for (let i = 0; i < forkedAnswers && fork.firstAsked !== null; i++) playOn(fork);
  if (match.game.form.hash(match.state) !== before) fail('a fork changed its original');
  return match.fork();
}

/** Answers with what is offered first. A fork goes its own way and may draw more than the scene has scripted: there it ends. */
function playOn<K extends Kinds>(fork: Match<K>): void {
  const question = fork.firstAsked;
  if (question === null) return;
  try {
    fork.play(question.seat, question.from().slice(0, question.min));
  } catch (cause) {
    const isScriptOut = cause instanceof RuleBug && cause.cause instanceof ScriptOut;
    if (!isScriptOut) throw cause;
  }
}

function fail(message: string): never {
  throw new Error(`scene: ${message}`);
}
