import { lineText } from '@tavolo/language';
import type { Content } from '../vocabulary/content.ts';
import type { CardId, GoalId, ItemId, MonsterId, ScenarioId } from '../vocabulary/ids.ts';
import type { CardTexts } from './card-texts.ts';

/** How a card's halves are told apart. */
type HalfWords = { readonly top: string; readonly bottom: string };

/** What a class card, an item, a battle goal, a monster or a scenario does, a sentence a line; none for other ids. */
export function cardText(texts: CardTexts, words: HalfWords, id: string, box: Content): readonly string[] {
  const card = box.cards.get(id as CardId); // any text can be asked for
  if (card !== undefined)
    return (['top', 'bottom'] as const).flatMap((half) => [
      `${words[half]}: ${texts.half(card[half]).map(lineText).join(' · ')}`,
    ]);
  const item = box.items.get(id as ItemId); // any text can be asked for
  if (item !== undefined) return texts.item(item).map(lineText);
  const goal = box.goals.get(id as GoalId); // any text can be asked for
  if (goal !== undefined) return [texts.goal(goal), texts.checks(goal)];
  const monster = box.monsters.get(id as MonsterId); // any text can be asked for
  if (monster !== undefined) return texts.traits(monster).map(lineText);
  const scenario = box.scenarios.get(id as ScenarioId); // any text can be asked for
  return scenario === undefined ? [] : [...texts.scenarioGoal(scenario), ...texts.scenarioRules(scenario)];
}
