import type { Seen, Texts as TextsForAnyBoard } from '@tavolo/box';
import { content } from '../content/content.ts';
import type { GloomKinds } from '../kinds.ts';
import { objectionToPicks } from '../onlooker/objection-to-picks.ts';
import type { ScenarioId } from '../vocabulary/ids.ts';
import { namingOf } from './naming.ts';
import { type ScenarioWords, withScenarios } from './option-words.ts';
import type { Texts } from './texts.ts';

/** What the game says on any board. */
export const textsForAnyBoard = (texts: Texts): TextsForAnyBoard<GloomKinds> => ({
  title: texts.title,
  rulebook: texts.rulebook,
  preface: texts.preface,
  options: withScenarios(texts.options, (id) => scenarioWords(texts, id)),
  name: (id) => texts.name(id),
  cardText: (id) => texts.cardText(id, content),
  line: (fact, seen) => texts.line(fact, naming(seen)),
  prompt: (question, seen) => texts.prompt(question, naming(seen)),
  consider: (question, seen) => texts.consider(question, naming(seen)),
  option: (question, id, seen) => texts.option(question, id, naming(seen)),
  objection: (question, picked, seen) => {
    const objection = objectionToPicks({ view: seen.view, content }, question, picked);
    return objection === null ? null : texts.objection(objection, naming(seen));
  },
});

const naming = ({ view, player }: Seen<GloomKinds>) => namingOf(view, content, player);

/** Dungeons of chance have no number. */
function scenarioWords(texts: Texts, id: ScenarioId): ScenarioWords {
  const scenario = content.scenarios.get(id);
  return {
    mark: scenario === undefined || scenario.number === 0 ? '?' : String(scenario.number),
    label: texts.name(id, 'scenario'),
    brief: scenario === undefined ? '' : texts.cards.scenarioGoal(scenario).join(' '),
    says: texts.story(id)?.intro ?? '',
  };
}
