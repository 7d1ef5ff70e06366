import { describe, expect, test } from 'vitest';
import { battleGoals } from '../../../content/battle-goals.ts';
import { classCards, classMats, summonCards } from '../../../content/classes/index.ts';
import { dungeonCards, roomCards } from '../../../content/dungeon.ts';
import { items } from '../../../content/items/index.ts';
import { itemSummons } from '../../../content/items/summons.ts';
import { modifiers } from '../../../content/modifiers.ts';
import { monsterCards } from '../../../content/monster-decks/index.ts';
import { monsters } from '../../../content/monsters/index.ts';
import { scenarios } from '../../../content/scenarios.ts';
import { treasures } from '../../../content/treasures.ts';
import * as compose from '../../../text/compose.ts';
import { type Language, languages } from '../../../text/language.ts';
import { ruleTextIn } from '../../../text/rulebook/index.ts';
import { english, slip } from './saying.ts';

const modifiersById = new Map(modifiers.map((modifier) => [modifier.id, modifier]));
const terms = Object.keys(compose.notedTerms) as readonly compose.NotedTerm[]; // the record's own keys

/** Lines of cards, items, monsters and summons. */
const linesIn = (language: Language): readonly compose.Line[] => [
  ...classCards.flatMap(({ top, bottom }) => [
    ...compose.halfText(language, top),
    ...compose.halfText(language, bottom),
  ]),
  ...items.flatMap((item) => compose.itemText(language, item)),
  ...monsterCards.flatMap((card) => compose.monsterCardText(language, card)),
  ...monsters.flatMap((monster) => [
    ...compose.traitText(language, monster),
    ...compose.specialText(language, monster).flat(),
    ...('boss' in monster.stats ? monster.stats.boss : [...monster.stats.normal, ...monster.stats.elite]).map(
      (stats) => compose.statsText(language, stats),
    ),
  ]),
  ...[...summonCards, ...itemSummons].flatMap((summon) => compose.summonText(language, summon)),
  ...modifiers.map((modifier) => compose.modifierText(language, modifier)),
];

/** Sentences of goals, scenarios, treasures, dungeons, perks and terms. */
const sentencesIn = (language: Language): readonly string[] => [
  ...battleGoals.flatMap((goal) => [compose.goalText(language, goal), compose.checksText(language, goal)]),
  ...scenarios.flatMap((scenario) => [
    ...compose.scenarioGoalText(language, scenario),
    ...compose.scenarioRulesText(language, scenario),
    ...scenario.rewards.map((reward) => compose.rewardText(language, reward)),
    ...scenario.map.traps.map((trap) => compose.trapText(language, trap)),
  ]),
  ...treasures.flatMap(({ holds }) => compose.treasureText(language, holds)),
  ...roomCards.flatMap(({ minor, major }) => [
    compose.penaltyText(language, minor),
    compose.penaltyText(language, major),
  ]),
  ...dungeonCards.flatMap(({ trap, treasure }) => [
    compose.trapText(language, trap),
    ...compose.treasureText(language, treasure),
  ]),
  ...classMats.flatMap(({ perks }) => perks.map((perk) => compose.perkText(language, perk, modifiersById))),
  ...terms.map((term) => compose.termNote(language, term).text),
];

describe.each(languages)('all that is printed, in %s', (language) => {
  const texts = [...linesIn(language).map(({ text }) => text), ...sentencesIn(language)];

  test('is composed without a slip', () => {
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.filter((text) => slip.test(text))).toEqual([]);
  });

  test('says everything in its own language', () => {
    const foreign = language === 'en' ? [] : texts.filter((text) => english.test(text));
    expect([...new Set(foreign)]).toEqual([]);
  });

  test('is a whole sentence where it is not a line of words and numbers', () => {
    const sentences = sentencesIn(language).filter((text) => !/^\d+ /.test(text));
    expect(sentences.filter((text) => !/^[^\p{Ll}].*\.$/u.test(text))).toEqual([]);
  });
});

test('the same lines have the same pictograms in every language', () => {
  const [en, it, pt] = languages.map((language) => linesIn(language).map(({ icons }) => icons));
  expect(it).toEqual(en);
  expect(pt).toEqual(en);
});

test.each(terms)('the note on %s sends to a rule that there is', (term) => {
  for (const language of languages) {
    expect(ruleTextIn(language, compose.termNote(language, term).rule)).not.toBeNull();
  }
});
