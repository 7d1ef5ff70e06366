import { type Language, languages, lineText } from '@tavolo/language';
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
import { notedRules } from '../../../text/composing/noted-rules.ts';
import { textsIn } from '../../../text/index.ts';
import type { Line } from '../../../text/parts.ts';
import type { NotedTerm } from '../../../text/phrases/terms.ts';
import { english, slip } from './saying.ts';

const modifiersById = new Map(modifiers.map((modifier) => [modifier.id, modifier]));
const terms = Object.keys(notedRules) as readonly NotedTerm[]; // the record's own keys

/** Lines of cards, items, monsters and summons. */
const linesIn = (language: Language): readonly Line[] => [
  ...classCards.flatMap(({ top, bottom }) => [
    ...textsIn(language).cards.half(top),
    ...textsIn(language).cards.half(bottom),
  ]),
  ...items.flatMap((item) => textsIn(language).cards.item(item)),
  ...monsterCards.flatMap((card) => textsIn(language).cards.monsterCard(card)),
  ...monsters.flatMap((monster) => [
    ...textsIn(language).cards.traits(monster),
    ...textsIn(language).cards.specials(monster).flat(),
    ...('boss' in monster.stats ? monster.stats.boss : [...monster.stats.normal, ...monster.stats.elite]).map(
      (stats) => textsIn(language).cards.stats(stats),
    ),
  ]),
  ...[...summonCards, ...itemSummons].flatMap((summon) => textsIn(language).cards.summon(summon)),
  ...modifiers.map((modifier) => textsIn(language).cards.modifier(modifier).line),
];

/** Sentences of goals, scenarios, treasures, dungeons, perks and terms. */
const sentencesIn = (language: Language): readonly string[] => [
  ...battleGoals.flatMap((goal) => [
    textsIn(language).cards.goal(goal),
    textsIn(language).cards.checks(goal),
  ]),
  ...scenarios.flatMap((scenario) => [
    ...textsIn(language).cards.scenarioGoal(scenario),
    ...textsIn(language).cards.scenarioRules(scenario),
    ...scenario.rewards.map((reward) => textsIn(language).cards.reward(reward)),
    ...scenario.map.traps.map((trap) => textsIn(language).cards.trap(trap)),
  ]),
  ...treasures.flatMap(({ holds }) => textsIn(language).cards.treasure(holds)),
  ...roomCards.flatMap(({ minor, major }) => [
    textsIn(language).cards.penalty(minor),
    textsIn(language).cards.penalty(major),
  ]),
  ...dungeonCards.flatMap(({ trap, treasure }) => [
    textsIn(language).cards.trap(trap),
    ...textsIn(language).cards.treasure(treasure),
  ]),
  ...classMats.flatMap(({ perks }) => perks.map((perk) => textsIn(language).cards.perk(perk, modifiersById))),
  ...terms.map((term) => textsIn(language).cards.note(term).text),
];

describe.each(languages)('all that is printed, in %s', (language) => {
  const texts = [...linesIn(language).map(lineText), ...sentencesIn(language)];

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

test.each(terms)('the note on %s sends to a rule that there is', (term) => {
  for (const language of languages) {
    expect(textsIn(language).ruleText(textsIn(language).cards.note(term).rule)).not.toBeNull();
  }
});
