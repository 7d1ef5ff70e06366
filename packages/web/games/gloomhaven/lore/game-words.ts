import { namingOf, objectionToPicks, tableOf, textsIn, valueAt } from '@tavolo/gloomhaven';
import {
  goalText,
  halfText,
  itemText,
  modifierText,
  monsterCardText,
  perkText,
  rewardText,
  scenarioGoalText,
  scenarioRulesText,
  specialText,
  statsText,
  summonText,
  termNote,
  traitText,
} from '@tavolo/gloomhaven/compose';
import { scenarioOf } from '@tavolo/gloomhaven/map';
import type { Language } from '../../../text/language.ts';
import type { Box, ClassId, ScenarioId, SummonId, View } from '../game.ts';
import type { Known, Words } from './lore.ts';

/** The game's words, with everything printed in a box. */
export const wordsIn = (language: Language, box: Box): Words => ({
  ...tableWords(language, box),
  ...cardWords(language, box),
  ...scenarioWords(language, box),
});

type TableWords =
  | 'terms'
  | 'name'
  | 'condition'
  | 'element'
  | 'figure'
  | 'prompt'
  | 'consider'
  | 'option'
  | 'giving'
  | 'objection'
  | 'note';

function tableWords(language: Language, box: Box): Pick<Words, TableWords> {
  const texts = textsIn(language);
  const naming = ({ view, player }: Known) => namingOf(view, box, player);
  return {
    terms: texts.words,
    name: (id) => texts.name(id),
    condition: (id) => texts.condition(id),
    element: (id) => texts.element(id),
    figure: (id, known) => texts.figure(id, naming(known)),
    prompt: (question, known) => texts.prompt(question, naming(known)),
    consider: (question, known) => texts.consider(question, naming(known)),
    option: (question, option, known) => texts.option(question, option, naming(known)),
    giving: (question, picked, known) => texts.giving(question, picked, naming(known)),
    objection: (question, picked, known) => {
      const objection = objectionToPicks({ view: known.view, content: box }, question, picked);
      return objection === null ? null : texts.objection(objection, naming(known));
    },
    note: (condition) => termNote(language, condition),
  };
}

/** What is said of a thing that is printed; nothing of what is not. */
const said = <Thing, Said>(thing: Thing | undefined, says: (thing: Thing) => Said, nothing: Said): Said =>
  thing === undefined ? nothing : says(thing);

type CardWords =
  | 'half'
  | 'monsterCard'
  | 'item'
  | 'goal'
  | 'stats'
  | 'traits'
  | 'specials'
  | 'summon'
  | 'modifier'
  | 'perk';

const cardWords = (language: Language, box: Box): Pick<Words, CardWords> => ({
  half: (id, half) => said(box.cards.get(id), (card) => halfText(language, card[half]), []),
  monsterCard: (id) => said(box.monsterCards.get(id), (card) => monsterCardText(language, card), []),
  item: (id) => said(box.items.get(id), (item) => itemText(language, item), []),
  goal: (id) => said(box.goals.get(id), (goal) => goalText(language, goal), ''),
  stats: (stats) => statsText(language, stats),
  traits: (id) => said(box.monsters.get(id), (monster) => traitText(language, monster), []),
  specials: (id) => said(box.monsters.get(id), (monster) => specialText(language, monster), []),
  summon: (id) => said(box.summons.get(id as SummonId), (summon) => summonText(language, summon), []), // any text can be asked for
  modifier: (id) => said(box.modifiers.get(id), (card) => modifierText(language, card).short, id),
  perk: (of, place) => {
    const perk = box.classes.get(of as ClassId)?.perks[place]; // any text can be asked for
    return said(perk, (one) => perkText(language, one, box.modifiers), '');
  },
});

type ScenarioWords = 'goalOf' | 'story' | 'rewards' | 'scenarioGoal' | 'scenarioRules';

const scenarioWords = (language: Language, box: Box): Pick<Words, ScenarioWords> => ({
  goalOf: (id) =>
    said(box.scenarios.get(id as ScenarioId), (scenario) => scenarioGoalText(language, scenario), []), // any text can be asked for
  story: (view) => textsIn(language).story(view.options.scenario),
  rewards: (view) =>
    scenarioOf(tableOf({ view, content: box })).rewards.map((reward) => rewardText(language, reward)),
  scenarioGoal: (view) =>
    scenarioGoalText(language, scenarioOf(tableOf({ view, content: box })), valuingIn(view, box)),
  scenarioRules: (view) =>
    scenarioRulesText(language, scenarioOf(tableOf({ view, content: box })), valuingIn(view, box)),
});

/** In numbers, once the level is known. */
const valuingIn = (view: View, box: Box) =>
  view.round === 0
    ? undefined
    : (equation: Parameters<typeof valueAt>[1]) => String(valueAt({ view, content: box }, equation));
