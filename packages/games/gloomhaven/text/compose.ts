import type { Area } from '../vocabulary/area.ts';
import type { Half, Modifier, Perk } from '../vocabulary/class-cards.ts';
import type { DungeonCard, Penalty } from '../vocabulary/dungeon.ts';
import type { BattleGoal } from '../vocabulary/goals.ts';
import type { ModifierId } from '../vocabulary/ids.ts';
import type { Item } from '../vocabulary/items.ts';
import type { Monster, MonsterCard, Stats, SummonCard } from '../vocabulary/monsters.ts';
import type { PlacedTrap, Reward, Scenario, TreasureReward } from '../vocabulary/scenarios.ts';
import { namesIn } from './card-names.ts';
import {
  areasOf,
  halfLines,
  monsterCardLines,
  specialLines,
  statsLine,
  summonLines,
  traitLines,
} from './composing/cards.ts';
import { itemLines } from './composing/items.ts';
import { type ModifierText, modifierLine, perkLine } from './composing/modifiers.ts';
import { type NamedPlaces, placesNamedIn } from './composing/named-places.ts';
import { notedRules } from './composing/noted-rules.ts';
import {
  goalSentence,
  penaltySentence,
  rewardSentence,
  scenarioGoalLines,
  scenarioRuleLines,
  trapSentence,
  treasureLines,
  type Valuing,
} from './composing/scenarios.ts';
import type { Line, Teller } from './composing/scene.ts';
import { en } from './en/cards/phrases.ts';
import { it } from './it/cards/phrases.ts';
import type { Language } from './language.ts';
import type { Phrases } from './phrases/phrases.ts';
import type { NotedTerm, Terms } from './phrases/terms.ts';
import { pt } from './pt/cards/phrases.ts';

/** What cards do, in three languages, composed from the words that run. No sentence belongs to a single card. */

export type { Line, ModifierText, NotedTerm };

/** All terms that have a note, with the rule that a beginner is sent to. */
export { notedRules as notedTerms };

const phrases: Readonly<Record<Language, Phrases>> = { en, it, pt };
const teller = (language: Language): Teller => ({ phrases: phrases[language], names: namesIn(language) });

/** One action of a class card, line by line. */
export const halfText = (language: Language, half: Half): readonly Line[] =>
  halfLines(teller(language), half);
/** The area drawings of an action, in the order of its lines. */
export const areaOf = (half: Half): readonly Area[] => areasOf(half);

export const itemText = (language: Language, item: Item): readonly Line[] =>
  itemLines(teller(language), item);

/** A monster's card; its values are relative to the monster's own: `Move +1`. */
export const monsterCardText = (language: Language, card: MonsterCard): readonly Line[] =>
  monsterCardLines(teller(language), card);
/** What a monster is beside its values. */
export const traitText = (language: Language, monster: Monster): readonly Line[] =>
  traitLines(teller(language), monster);
/** The special actions of a boss, each with its lines. */
export const specialText = (language: Language, monster: Monster): readonly (readonly Line[])[] =>
  specialLines(teller(language), monster);
export const statsText = (language: Language, stats: Stats): Line => statsLine(teller(language), stats);
export const summonText = (language: Language, summon: SummonCard): readonly Line[] =>
  summonLines(teller(language), summon);

export const modifierText = (language: Language, modifier: Modifier): ModifierText =>
  modifierLine(phrases[language], modifier);
/** A perk; the cards it names are looked up. */
export const perkText = (
  language: Language,
  perk: Perk,
  modifiers: ReadonlyMap<ModifierId, Modifier>,
): string => perkLine(phrases[language], perk, modifiers);

/** A battle goal. */
export const goalText = (language: Language, goal: BattleGoal): string =>
  goalSentence(teller(language), goal);
/** What a battle goal gives. */
export const checksText = (language: Language, { checks }: BattleGoal): string =>
  phrases[language].goals.checks(checks);

/** What a scenario asks for; with letters for what depends on the table, unless it is known how to value it. */
export const scenarioGoalText = (
  language: Language,
  scenario: Scenario,
  value?: Valuing,
): readonly string[] => scenarioGoalLines(teller(language), scenario, value);
export const scenarioRulesText = (
  language: Language,
  scenario: Scenario,
  value?: Valuing,
): readonly string[] => scenarioRuleLines(teller(language), scenario, value);
/** What these sentences name on the map. */
export const scenarioPlaces = (scenario: Scenario): NamedPlaces => placesNamedIn(scenario);
export const rewardText = (language: Language, reward: Reward): string =>
  rewardSentence(teller(language), reward);
/** What a treasure holds, a sentence for each thing. */
export const treasureText = (language: Language, holds: readonly TreasureReward[]): readonly string[] =>
  treasureLines(teller(language), holds);
export const penaltyText = (language: Language, penalty: Penalty): string =>
  penaltySentence(teller(language), penalty);
export const trapText = (
  language: Language,
  trap: DungeonCard['trap'] | Pick<PlacedTrap, 'damage' | 'conditions'>,
): string => trapSentence(teller(language), trap);

/** A term in one sentence, and the rule that says so. */
export type TermNote = { readonly text: string; readonly rule: string };

export const termsIn = (language: Language): Terms => phrases[language].terms;
/** What a term means, in one sentence, for beginners. */
export const termNote = (language: Language, term: NotedTerm): TermNote => ({
  text: phrases[language].notes[term],
  rule: notedRules[term],
});
