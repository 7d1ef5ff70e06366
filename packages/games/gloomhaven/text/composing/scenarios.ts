import { sentence } from '@tavolo/language';
import type { Equation } from '../../vocabulary/amounts.ts';
import type { DungeonCard, Penalty } from '../../vocabulary/dungeon.ts';
import type { BattleGoal, GoalTest } from '../../vocabulary/goals.ts';
import type {
  BossPlaces,
  PlacedTrap,
  Reward,
  Scenario,
  ScenarioRule,
  TreasureReward,
} from '../../vocabulary/scenarios.ts';
import type { Phrases } from '../phrases/phrases.ts';
import { said } from '../phrases/saying.ts';
import { conditionNames, equationText, type Teller } from './scene.ts';

/** A battle goal in a sentence. */
export const goalSentence = ({ phrases }: Teller, { tests }: BattleGoal): string =>
  sentence(phrases.terms.and(tests.map((test) => testText(phrases, test))));

function testText({ goals: words, terms: { and } }: Phrases, test: GoalTest): string {
  if (test.is !== 'tally') return said(words.tests, test);
  const { of, at, value, plusLevel } = test;
  if (at === 'most' && value === 0) return and(of.map((tally) => words.tallies[tally].none));
  const shown = plusLevel ? words.plusLevel(value) : String(value);
  const [only, ...others] = of;
  if (only !== undefined && others.length === 0) return words.tallies[only][at](shown, plusLevel ? 2 : value);
  return words.sum(
    of.map((tally) => words.tallies[tally].noun),
    at,
    shown,
  );
}

/** How a value is written that grows with the characters and the level. */
export type Valuing = (equation: Equation) => string;

/** As it is printed, before anybody plays. */
const valueIn =
  ({ phrases }: Teller): Valuing =>
  (equation) =>
    equationText(phrases.amounts, equation);

/** What the scenario asks for, a sentence for each thing. */
export const scenarioGoalLines = (
  teller: Teller,
  { goal, map }: Scenario,
  value = valueIn(teller),
): readonly string[] =>
  goal.map((each) => {
    const several =
      each.is === 'kill' && map.monsters.filter(({ monster }) => monster === each.monster).length > 1;
    return sentence(said(teller.phrases.goals.scenario, each, teller.names, value, several));
  });

/** What is special in a scenario. Passages of the story are not told: they are read when they come. */
export function scenarioRuleLines(
  teller: Teller,
  scenario: Scenario,
  value = valueIn(teller),
): readonly string[] {
  const { names } = teller;
  const words = teller.phrases.goals;
  const { boss, levelOffsets = [], lootByAbilityOnly, map } = scenario;
  const locked = map.doors.filter((door) => door.locked).map(({ id }) => id);
  return [
    ...scenario.losses.map((loss) => said(words.losses, loss, names)),
    ...scenario.objectives.map((objective) => words.objective(objective, names, value)),
    ...(boss === undefined ? [] : [words.bossPlaces(boss.places.map(placeIn(teller)))]),
    ...(scenario.allied.length === 0 ? [] : [words.allied(scenario.allied.map(names.monster))]),
    ...levelOffsets.map(({ monster, by }) => words.levelOffset(names.monster(monster), by)),
    ...(lootByAbilityOnly ? [words.lootByAbilityOnly] : []),
    ...(locked.length === 0 ? [] : [words.lockedDoors(locked)]),
    ...scenario.rules.flatMap((rule) => ruleTexts(teller, rule, value)),
  ].map(sentence);
}

const placeIn =
  ({ names }: Teller) =>
  ({ at, demon }: BossPlaces['places'][number]) => ({
    at,
    demon: demon === undefined ? null : names.monster(demon),
  });

function ruleTexts({ phrases, names }: Teller, rule: ScenarioRule, value: Valuing): readonly string[] {
  const words = phrases.goals;
  const effects = rule.do.flatMap((effect) =>
    effect.is === 'story' ? [] : [said(words.effects, effect, names, value)],
  );
  if (effects.length === 0) return [];
  const once = rule.once ? ` (${words.once})` : '';
  return [`${said(words.occasions, rule.on)}${once}: ${effects.join('; ')}`];
}

export const rewardSentence = ({ phrases, names }: Teller, reward: Reward): string =>
  sentence(said(phrases.goals.rewards, reward, names));

export const treasureLines = (
  { phrases, names }: Teller,
  holds: readonly TreasureReward[],
): readonly string[] => holds.map((reward) => sentence(said(phrases.goals.treasures, reward, names)));

export const penaltySentence = ({ phrases }: Teller, penalty: Penalty): string =>
  sentence(said(phrases.goals.penalties, penalty));

/** What happens to who springs a trap. [gh/terrain.12] */
export function trapSentence(
  { phrases }: Teller,
  { damage, conditions }: DungeonCard['trap'] | Pick<PlacedTrap, 'damage' | 'conditions'>,
): string {
  const { goals, terms } = phrases;
  return sentence(goals.trap([...(damage ? [goals.trapDamage] : []), ...conditionNames(terms, conditions)]));
}
