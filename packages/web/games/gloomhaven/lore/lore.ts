import type { GoalProgress, MonsterExplained, Texts, WayAcross } from '@tavolo/gloomhaven';
import type { Worn } from '@tavolo/gloomhaven/equipment';
import type { OpenQuestion, Seat } from '@tavolo/kernel';
import type { Language } from '../../../text/language.ts';
import type {
  Box,
  CardId,
  Condition,
  Fact,
  FigureId,
  GoalId,
  HeroView,
  ItemId,
  ModifierId,
  MonsterCardId,
  MonsterId,
  PrintedElement,
  Stats,
  View,
} from '../game.ts';
import type { Chart } from '../map/chart.ts';

/** A line of a card: what it says, and the pictograms it is drawn with, in the order of its parts. */
export type CardLine = { readonly text: string; readonly icons: readonly string[] };

/** Passages are numbered as the scenario's rules call for them. */
type Story = {
  readonly intro: string;
  readonly sections: { readonly [section: number]: string };
  readonly conclusion: string;
};

/** Who and what is at the table, so that words can name them. */
export type Known = { readonly view: View; readonly player: (seat: Seat) => string };

/** The game's words as far as the board says them. What only the board says is in `text/`. */
export type Words = {
  /** The words of cards: slots, ranks, how strong an element is, what abilities are called. */
  readonly terms: Texts['words'];
  /** Anything printed, by its id: a class, a card, a monster, an item, a goal, a scenario. */
  name(id: string): string;
  condition(id: Condition): string;
  element(id: PrintedElement): string;
  figure(id: string, known: Known): string;
  half(card: CardId, half: 'top' | 'bottom'): readonly CardLine[];
  monsterCard(card: MonsterCardId): readonly CardLine[];
  item(item: ItemId): readonly CardLine[];
  /** What a battle goal asks for. */
  goal(goal: GoalId): string;
  /** What a scenario asks for, before anybody plays it. */
  goalOf(scenario: string): readonly string[];
  /** What must be done to win, a sentence each. */
  scenarioGoal(view: View): readonly string[];
  /** The special rules of the scenario, a sentence each. */
  scenarioRules(view: View): readonly string[];
  /** What is told of the scenario; `null`: nothing is. */
  story(view: View): Story | null;
  rewards(view: View): readonly string[];
  /** The values on a stat card, in a line. */
  stats(stats: Stats): CardLine;
  /** What a monster is beside its values. */
  traits(monster: MonsterId): readonly CardLine[];
  /** The special actions of a boss, each with its lines; none of any other monster. */
  specials(monster: MonsterId): readonly (readonly CardLine[])[];
  summon(summon: string): readonly CardLine[];
  /** What a condition means, in a sentence, and the rule that says so. */
  note(condition: Condition): { readonly text: string; readonly rule: string };
  /** A modifier card in a few letters: `+1`, `2×`. */
  modifier(card: ModifierId): string;
  perk(of: string, place: number): string;
  prompt(question: OpenQuestion, known: Known): string;
  /** What to know when deciding it. */
  consider(question: OpenQuestion, known: Known): string;
  option(question: OpenQuestion, option: string, known: Known): string;
  /** What giving these picks does; there is at least one. */
  giving(question: OpenQuestion, picked: readonly string[], known: Known): string;
  /** Why the rules would refuse these picks; `null`: nothing is known against them. */
  objection(question: OpenQuestion, picked: readonly string[], known: Known): string | null;
};

/** What the board asks of the game: what is printed, how it is called, and what follows from a view. */
export type Lore = {
  readonly box: Box;
  words(language: Language): Words;
  /** The whole map of the scenario; what is drawn of it are the rooms that the view reveals. */
  chart(view: View): Chart;
  /** The way that a move to an option of `move-to` would take. */
  wayTo(view: View, question: OpenQuestion, hex: string): WayAcross | null;
  /** The hexes that an option `place:q,r:n` would cover. */
  areaOf(view: View, question: OpenQuestion, option: string): readonly string[];
  /** Where these items are worn, and how much room is left there. */
  worn(hero: HeroView, items: readonly string[]): readonly Worn[];
  /** How far the goal is reached, where it is counted. */
  goalProgress(view: View): GoalProgress | null;
  /** How a view looks once one more fact is told. */
  retold(view: View, fact: Fact): View;
  /** What a monster would do if its turn began now, and why; `null`: players decide for the figure. */
  explainMonster(view: View, figure: FigureId): MonsterExplained | null;
};
