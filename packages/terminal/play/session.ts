import { setImmediate as nextTurn } from 'node:timers/promises';
import { type BotName, picksOf } from '@tavolo/bots';
import { begin, isRefusal, type OpenQuestion, type Refusal, type Seat, sequelTo } from '@tavolo/kernel';
import { refusals } from '@tavolo/language/refusals';
import { wrap } from '../console/layout.ts';
import { helpLines, hintLines, logLines, ruleLines, whyLineLines, whyLines } from './answers.ts';
import { canBeNamed, namedBy } from './by-name.ts';
import { type PromptInput, readInput } from './commands.ts';
import { cardLines } from './looking.ts';
import { picksFrom, refusalLines } from './picks.ts';
import { askedAt, keyOf } from './question-shown.ts';
import { Saver } from './saving.ts';
import { type Fullness, logLine, questionLines, screenOf } from './screen.ts';
import { linesAt, peopleAt, sceneAt, showingAt, type TerminalTable } from './table.ts';
import type { PlayWord } from './words.ts';

/** What came of asking somebody: the match goes on, or they want to leave, by a word or by closing the door. */
type Outcome = 'on' | 'quit' | 'gone';

type UnknownInput = Extract<PromptInput, { readonly is: 'unknown' }>;

/** An answer of more lines pushes the question out of sight. */
const longAnswer = 7;

/** A person does not wait for a bot longer than this, however slow the machine. */
const botMilliseconds = 600;

/** How many matches a bot imagines before it answers, if it has the time. */
const botIterations = 400;

/** Plays matches at one table until the people leave. */
export class Session {
  #table: TerminalTable;
  #saver = new Saver();
  /** By seat, how many answers had been given after its last one: what was told since is news. */
  readonly #seen = new Map<Seat, number>();
  /** The only player who has seen the screen; `null` when anybody may. */
  #behindCurtain: Seat | null = null;
  #above: readonly string[];
  /** How fully the options stand on the screen, to be repeated as they were. */
  #fullness: Fullness = 'full';

  constructor(table: TerminalTable, above: readonly string[]) {
    this.#table = table;
    this.#above = above;
  }

  async play(): Promise<void> {
    for (;;) {
      const outcome = await this.#playMatch();
      if (outcome !== 'on') return this.#leave(outcome);
      if ((await this.#afterwards()) !== 'on') return this.#say([this.#table.texts.play.left]);
    }
  }

  async #playMatch(): Promise<Outcome> {
    const { match, players, terminal, texts } = this.#table;
    let announced: Seat | null = null;
    while (!match.isOver) {
      const { open } = match;
      const bot = players.find(
        (player) => player.is === 'bot' && open.some(({ seat }) => seat === player.seat),
      );
      if (bot !== undefined && terminal.isInteractive && announced !== bot.seat)
        this.#say([terminal.paint.dim(texts.play.botThinks(bot.seat))]);
      announced = bot?.seat ?? null;
      // A breath between answers, so that Ctrl-C is heard while bots play, and what is written is seen.
      await nextTurn();
      if (bot?.is === 'bot') match.play(bot.seat, this.#botPicks(bot.seat, bot.bot));
      const [question] = open;
      if (bot !== undefined || question === undefined) continue;
      const outcome = await this.#decide(question);
      if (outcome !== 'on') return outcome;
    }
    return 'on';
  }

  #botPicks(seat: Seat, bot: BotName): readonly string[] {
    const until = performance.now() + botMilliseconds;
    const keepGoing = () => performance.now() < until;
    return picksOf(this.#table.match, seat, bot, { iterations: botIterations, keepGoing });
  }

  /** Asks a person until there is an answer. */
  async #decide(question: OpenQuestion): Promise<Outcome> {
    if ((await this.#drawCurtain(question)) === 'gone') return 'gone';
    this.#draw(question);
    for (;;) {
      const line = await this.#table.terminal.ask('> ', () => this.#draw(question));
      if (line === null) return 'gone';
      const said = readInput(line, this.#table.texts);
      const outcome = await this.#heard(question, line, said);
      if (outcome !== 'ask-again') return outcome;
    }
  }

  async #heard(question: OpenQuestion, line: string, said: PromptInput): Promise<Outcome | 'ask-again'> {
    if (said.is === 'word') return this.#obey(question, said.word, said.rest);
    const isAnswered =
      said.is === 'picks' ? this.#answered(question, said.keys) : this.#named(question, line, said);
    return isAnswered ? 'on' : 'ask-again';
  }

  /** Answers by part of a name, where the list of options is long; else says what was meant, or that nothing was. */
  #named(question: OpenQuestion, line: string, { word, meant }: UnknownInput): boolean {
    const { play } = this.#table.texts;
    const asked = askedAt(this.#table, question);
    const [found, ...others] = canBeNamed(question) ? namedBy(asked, line) : [];
    if (found === undefined) this.#say([play.unknownWord(word, meant)]);
    else if (others.length === 0) return this.#answered(question, [keyOf(asked, found)]);
    else {
      const names = [found, ...others].map((option) => `${keyOf(asked, option)} ${option.short}`);
      this.#say(wrap(play.whichOption(names), this.#table.terminal.width));
    }
    return false;
  }

  #answered(question: OpenQuestion, keys: readonly string[]): boolean {
    const { match } = this.#table;
    const picks = picksFrom(this.#table, question, keys);
    if ('refusal' in picks) {
      this.#say([picks.refusal]);
      return false;
    }
    const refused = match.play(question.seat, picks.picked);
    if (refused !== null) {
      this.#say(refusalLines(this.#table, question, picks.picked, refused));
      return false;
    }
    this.#seen.set(question.seat, match.answered);
    this.#above = [];
    return true;
  }

  /** Does what a word asks for; most are answered, and the question stays open. */
  async #obey(question: OpenQuestion, word: PlayWord, rest: string): Promise<Outcome | 'ask-again'> {
    if (word === 'undo') return this.#undo(question);
    if (word === 'quit') return 'quit';
    const told =
      word === 'save' ? await this.#saver.save(this.#table, rest) : this.#tellAbout(question, word, rest);
    // After a long answer nobody should have to scroll back to what was asked.
    const again = () => ['', ...questionLines(this.#table, question, this.#fullness)];
    const reminder = told.length > longAnswer ? again() : [];
    this.#say([...told, ...reminder]);
    return 'ask-again';
  }

  #tellAbout(
    question: OpenQuestion,
    word: Exclude<PlayWord, 'undo' | 'quit' | 'save'>,
    rest: string,
  ): readonly string[] {
    const table = this.#table;
    switch (word) {
      case 'help':
        return helpLines(table);
      case 'log':
        return logLines(table, question);
      case 'card':
        return cardLines(table, question, rest);
      case 'rule':
        return ruleLines(table, rest === '' ? question.rule : rest);
      case 'why':
        return rest === '' ? whyLines(table, question) : whyLineLines(table, question, rest);
      case 'hint':
        this.#say([table.texts.play.thinking]);
        return hintLines(table, question);
    }
  }

  /** Takes back a decision of the person who is asked now, and of nobody else at the keyboard. */
  #undo({ seat }: OpenQuestion): Outcome | 'ask-again' {
    const { match, texts } = this.#table;
    const refused = match.undo(seat);
    if (refused !== null) {
      this.#say(this.#refused(refused));
      return 'ask-again';
    }
    this.#above = [this.#table.terminal.paint.cyan(texts.play.undone)];
    return 'on';
  }

  /** With several people, a secret is asked only when its owner sits alone before the screen. */
  async #drawCurtain({ secret, seat }: OpenQuestion): Promise<Outcome> {
    const { terminal, texts } = this.#table;
    const isNeeded = secret && peopleAt(this.#table).length > 1 && this.#behindCurtain !== seat;
    if (this.#behindCurtain !== null) terminal.clear('all');
    this.#behindCurtain = secret ? seat : null;
    if (!isNeeded) return 'on';
    terminal.clear('all');
    this.#say([terminal.paint.bold(texts.play.curtain(seat))]);
    return (await terminal.ask(texts.play.curtainPrompt)) === null ? 'gone' : 'on';
  }

  #draw(question: OpenQuestion): void {
    this.#table.terminal.clear('screen');
    const since = this.#seen.get(question.seat) ?? 0;
    const drawn = screenOf(this.#table, { question, since, above: this.#above });
    this.#fullness = drawn.question;
    this.#say(drawn.lines);
  }

  /** The reckoning, and what next. */
  async #afterwards(): Promise<Outcome> {
    const { game, terminal, texts } = this.#table;
    terminal.clear(this.#behindCurtain === null ? 'screen' : 'all');
    this.#behindCurtain = null;
    const reckoning = game.face.reckoning(sceneAt(this.#table, null), showingAt(this.#table));
    this.#say([...this.#lastLines(), '', ...reckoning, '']);
    if (peopleAt(this.#table).length === 0) return 'quit';
    const choices = texts.play.endingChoices.map((choice, index) => `  ${index + 1}  ${choice}`);
    for (;;) {
      this.#say([terminal.paint.bold(texts.play.ending), ...choices]);
      const line = await terminal.ask('> ');
      const wish = line === null ? 'quit' : endingWish(line, texts);
      if (wish === 'quit') return 'quit';
      if (wish === 'rematch') return this.#rematch();
      if (wish === 'save') this.#say(await this.#saver.save(this.#table, ''));
      else this.#say(wish === 'log' ? logLines(this.#table, null) : [texts.play.pickOne(choices.length)]);
    }
  }

  /** What has happened since the last decision, as far as there is room, so that the end is told too. */
  #lastLines(): readonly string[] {
    const showing = showingAt(this.#table);
    const seen = Math.max(0, ...this.#seen.values());
    const lines = linesAt(this.#table, null);
    const news = lines.flatMap((line, index) => (line.at >= seen ? [logLine(line, index + 1, showing)] : []));
    return news.slice(-6).flat();
  }

  #refused({ refused }: Refusal): readonly string[] {
    const { language, terminal } = this.#table;
    return wrap(refusals[language][refused], terminal.width);
  }

  #rematch(): Outcome {
    const { match } = this.#table;
    const { game, seats, seed } = match.beginning;
    const again = begin(game, { seats, ...sequelTo(match), seed: nextSeed(seed) });
    if (isRefusal(again)) {
      this.#say(this.#refused(again));
      return 'quit';
    }
    this.#table = { ...this.#table, match: again };
    // Another match, another file.
    this.#saver = new Saver();
    this.#seen.clear();
    return 'on';
  }

  /** Anyone who quits by word is asked whether to save; if the input just ends, the match is saved without asking. */
  async #leave(how: 'quit' | 'gone'): Promise<void> {
    const { terminal, texts } = this.#table;
    const answer = how === 'quit' ? await terminal.ask(texts.play.offerSave) : null;
    const wantsNot = answer !== null && texts.no.includes(answer.trim().toLowerCase());
    if (!wantsNot) this.#say(await this.#saver.saveSomewhere(this.#table));
    this.#say([texts.play.left]);
  }

  /** Saves what there is when a rule fails. */
  async rescue(): Promise<readonly string[]> {
    return this.#saver.saveSomewhere(this.#table);
  }

  #say(lines: readonly string[]): void {
    this.#table.terminal.write(`${lines.join('\n')}\n`);
  }
}

/** A rematch has a seed of its own, that follows from the first: `ab`, `ab-2`, `ab-3`. */
function nextSeed(seed: string): string {
  const [, stem = seed, number = '1'] = /^(.*)-(\d+)$/.exec(seed) ?? [];
  return `${stem}-${Number(number) + 1}`;
}

/** What somebody wants when the match is over, by number or by word. */
function endingWish(
  line: string,
  texts: TerminalTable['texts'],
): 'rematch' | 'save' | 'quit' | 'log' | 'unclear' {
  const answer = line.trim();
  if (answer === '1') return 'rematch';
  if (answer === '2') return 'save';
  if (answer === '3') return 'quit';
  const said = readInput(answer, texts);
  const word = said.is === 'word' ? said.word : null;
  return word === 'save' || word === 'quit' || word === 'log' ? word : 'unclear';
}
