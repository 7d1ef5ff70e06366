import type { Half, Modifier, Perk } from '../vocabulary/class-cards.ts';
import type { DungeonCard, Penalty } from '../vocabulary/dungeon.ts';
import type { BattleGoal } from '../vocabulary/goals.ts';
import type { ModifierId } from '../vocabulary/ids.ts';
import type { Item } from '../vocabulary/items.ts';
import type { Monster, MonsterCard, Stats, SummonCard } from '../vocabulary/monsters.ts';
import type { PlacedTrap, Reward, Scenario, TreasureReward } from '../vocabulary/scenarios.ts';
import {
  halfLines,
  monsterCardLines,
  specialLines,
  statsLine,
  summonLines,
  traitLines,
} from './composing/cards.ts';
import { itemLines } from './composing/items.ts';
import { type ModifierText, modifierText, perkLine } from './composing/modifiers.ts';
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
import type { Teller } from './composing/scene.ts';
import type { Line } from './parts.ts';
import type { NotedTerm } from './phrases/terms.ts';

/** A term in one sentence, and the rule that says so. */
type TermNote = { readonly text: string; readonly rule: string };

/** What things of the box do, composed from the words that run. No sentence belongs to a single card. */
export type CardTexts = {
  /** One action of a class card, line by line. */
  half(half: Half): readonly Line[];
  item(item: Item): readonly Line[];
  /** A monster's card; its values are relative to the monster's own: `Move +1`. */
  monsterCard(card: MonsterCard): readonly Line[];
  /** What a monster is beside its values. */
  traits(monster: Monster): readonly Line[];
  /** The special actions of a boss, each with its lines. */
  specials(monster: Monster): readonly (readonly Line[])[];
  stats(stats: Stats): Line;
  summon(summon: SummonCard): readonly Line[];
  modifier(modifier: Modifier): ModifierText;
  /** A perk; the cards it names are looked up. */
  perk(perk: Perk, modifiers: ReadonlyMap<ModifierId, Modifier>): string;
  /** What a battle goal asks for. */
  goal(goal: BattleGoal): string;
  /** What a battle goal gives. */
  checks(goal: BattleGoal): string;
  /** What a scenario asks for; with letters for what depends on the table, unless it is known how to value it. */
  scenarioGoal(scenario: Scenario, value?: Valuing): readonly string[];
  scenarioRules(scenario: Scenario, value?: Valuing): readonly string[];
  reward(reward: Reward): string;
  /** What a treasure holds, a sentence for each thing. */
  treasure(holds: readonly TreasureReward[]): readonly string[];
  penalty(penalty: Penalty): string;
  trap(trap: DungeonCard['trap'] | Pick<PlacedTrap, 'damage' | 'conditions'>): string;
  /** What a term means, for beginners. */
  note(term: NotedTerm): TermNote;
};

export const cardTextsOf = (teller: Teller): CardTexts => ({
  half: (half) => halfLines(teller, half),
  item: (item) => itemLines(teller, item),
  monsterCard: (card) => monsterCardLines(teller, card),
  traits: (monster) => traitLines(teller, monster),
  specials: (monster) => specialLines(teller, monster),
  stats: (stats) => statsLine(teller, stats),
  summon: (summon) => summonLines(teller, summon),
  modifier: (modifier) => modifierText(teller.phrases, modifier),
  perk: (perk, modifiers) => perkLine(teller.phrases, perk, modifiers),
  goal: (goal) => goalSentence(teller, goal),
  checks: ({ checks }) => teller.phrases.goals.checks(checks),
  scenarioGoal: (scenario, value) => scenarioGoalLines(teller, scenario, value),
  scenarioRules: (scenario, value) => scenarioRuleLines(teller, scenario, value),
  reward: (reward) => rewardSentence(teller, reward),
  treasure: (holds) => treasureLines(teller, holds),
  penalty: (penalty) => penaltySentence(teller, penalty),
  trap: (trap) => trapSentence(teller, trap),
  note: (term) => ({ text: teller.phrases.notes[term], rule: notedRules[term] }),
});
