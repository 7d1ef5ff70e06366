import { type BotName, type Considered, makeBot, Search, sightOf } from '@tavolo/bots';
import {
  begin,
  isRefusal,
  type Kinds,
  load,
  type Match,
  type OpenQuestion,
  type Refusal,
  type Result,
  type Saved,
  type Seat,
  save,
  thinkingChance,
} from '@tavolo/kernel';
import type { Entry, Scene } from './entry.ts';
import type {
  Asked,
  CardText,
  Detail,
  Explained,
  Guide,
  Line,
  RulebookChapter,
  ShelvedGame,
  Showing,
  SimulatedBeginning,
  Sitting,
} from './shelf.ts';
import { simulateMatch } from './simulate/match.ts';
import type { TallyTexts } from './simulate/tally.ts';
import type { Language } from './text/language.ts';

/** Puts a game on the shelf: from here on nobody needs to know its types. */
export const shelved = <K extends Kinds>(entry: Entry<K>): ShelvedGame => new OwnGame(entry);

class OwnGame<K extends Kinds> implements ShelvedGame {
  readonly #entry: Entry<K>;
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly optionWords: readonly string[];
  readonly winsTogether: boolean;

  constructor(entry: Entry<K>) {
    this.#entry = entry;
    this.id = entry.game.id;
    this.seats = entry.game.seats;
    this.optionWords = entry.optionWords;
    this.winsTogether = entry.winsTogether;
  }

  title(language: Language): string {
    return this.#entry.words[language].title;
  }

  greeting(language: Language): readonly string[] {
    return this.#entry.words[language].greeting;
  }

  rulebook(language: Language): readonly RulebookChapter[] {
    return this.#entry.words[language].rulebook;
  }

  guide(language: Language): Guide {
    return this.#entry.words[language].guide;
  }

  nameOf(id: string, language: Language): string {
    return this.#entry.words[language].nameOf(id);
  }

  tallyTexts(language: Language): TallyTexts {
    return this.#entry.tallyTexts(language);
  }

  optionSays(word: string, language: Language): string {
    return this.#entry.words[language].optionSays(word);
  }

  optionsOf(words: readonly string[]): object {
    return this.#entry.optionsOf(words);
  }

  begin(given: Parameters<ShelvedGame['begin']>[0]): Sitting | Refusal {
    const match = begin(this.#entry.game, given);
    return isRefusal(match) ? match : new OwnSitting(this, this.#entry, match);
  }

  load(given: unknown): ReturnType<ShelvedGame['load']> {
    const loaded = load(this.#entry.game, given);
    if (isRefusal(loaded)) return loaded;
    return { sitting: new OwnSitting(this, this.#entry, loaded.match), givenUp: loaded.givenUp };
  }

  simulate(given: SimulatedBeginning) {
    return simulateMatch(this.#entry, given);
  }
}

/** How many matches a bot imagines before it answers a person, and how many it may for a hint. */
const iterations = { answer: 400, hint: 20_000 };

/** A person does not wait for a bot longer than this, however slow the machine. */
const answerMilliseconds = 600;

class OwnSitting<K extends Kinds> implements Sitting {
  readonly game: ShelvedGame;
  readonly #entry: Entry<K>;
  readonly #match: Match<K>;

  constructor(game: ShelvedGame, entry: Entry<K>, match: Match<K>) {
    this.game = game;
    this.#entry = entry;
    this.#match = match;
  }

  get seats(): readonly Seat[] {
    return this.#match.beginning.seats;
  }

  get seed(): string {
    return this.#match.beginning.seed;
  }

  get isOver(): boolean {
    return this.#match.isOver;
  }

  get answered(): number {
    return this.#match.answered;
  }

  get open(): readonly OpenQuestion[] {
    return this.#match.open;
  }

  get result(): Result {
    return this.#match.result;
  }

  answer(seat: Seat, picked: readonly string[]): Refusal | null {
    return this.#match.play(seat, picked);
  }

  undo(seat: Seat): Refusal | null {
    return this.#match.undo(seat);
  }

  save(): Saved {
    return save(this.#match);
  }

  picks(seat: Seat, bot: BotName): readonly string[] {
    const until = performance.now() + answerMilliseconds;
    const keepGoing = () => performance.now() < until;
    const play =
      bot === 'search' ? makeBot('search', { iterations: iterations.answer, keepGoing }) : makeBot(bot);
    return play(this.#sight(seat), this.#chance(seat, bot));
  }

  considered(seat: Seat, keepGoing: () => boolean): readonly Considered[] {
    const search = new Search(this.#sight(seat), this.#chance(seat, 'hint'));
    search.think({ iterations: iterations.hint, keepGoing });
    return search.considered;
  }

  lines({ onlooker, language }: Showing): readonly Line[] {
    const view = this.#match.view(onlooker);
    const words = this.#entry.words[language];
    return this.#match.toldTo(onlooker).map(({ fact, rule, at }) => ({
      text: words.line(fact, view),
      rule,
      at,
      tone: this.#entry.toneOf(fact),
      about: this.#entry.aboutWhom(fact, view),
    }));
  }

  picture(showing: Showing, question: OpenQuestion | null, detail: Detail): readonly string[] {
    return this.#entry.picture(this.#scene(showing, question), showing, detail);
  }

  asked(question: OpenQuestion, { language, onlooker }: Showing): Asked {
    return this.#entry.words[language].asked(question, this.#match.view(onlooker));
  }

  refusing(
    question: OpenQuestion,
    picked: readonly string[],
    { language, onlooker }: Showing,
  ): string | null {
    return this.#entry.words[language].refusing(question, picked, this.#match.view(onlooker));
  }

  cards(ids: readonly string[], { onlooker, language }: Showing): readonly CardText[] {
    const words = this.#entry.words[language];
    const view = this.#match.view(onlooker);
    return ids.map((id) => ({ id, name: words.nameOf(id), text: words.cardText(id, view) }));
  }

  cardsInSight(showing: Showing): readonly CardText[] {
    return this.cards(this.#entry.cardsInSight(this.#match.view(showing.onlooker)), showing);
  }

  allCards(showing: Showing): readonly CardText[] {
    return this.cards(this.#entry.cards, showing);
  }

  explained(seat: Seat, language: Language): readonly Explained[] {
    return this.#entry.explained(this.#match.view(seat), seat, language);
  }

  reckoning(showing: Showing): readonly string[] {
    return this.#entry.reckoning(this.#scene(showing, null), showing);
  }

  rematch(seed: string): Sitting | Refusal {
    const { beginning, result } = this.#match;
    const options = this.#entry.rematchOptions(beginning.options, result);
    return this.game.begin({ seats: this.seats, options, seed });
  }

  #scene({ onlooker }: Showing, question: OpenQuestion | null): Scene<K> {
    const facts = this.#match.toldTo(onlooker).map(({ fact }) => fact);
    return { view: this.#match.view(onlooker), facts, question, result: this.#match.result };
  }

  #sight(seat: Seat) {
    const sight = sightOf(this.#match, seat);
    if (sight === null) throw new Error(`${seat} is not asked`);
    return sight;
  }

  #chance(seat: Seat, purpose: string) {
    return thinkingChance(`${this.seed} ${purpose} ${seat} ${this.answered}`);
  }
}
