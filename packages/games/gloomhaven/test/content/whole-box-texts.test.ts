import { type InEachLanguage, type Language, languages, lineText } from '@tavolo/language';
import { describe, expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import type { AllNames, NameKind } from '../../text/all-names.ts';
import { names as en } from '../../text/en/all-names.ts';
import * as enDungeon from '../../text/en/dungeon-names.ts';
import { textsIn } from '../../text/index.ts';
import { names as it } from '../../text/it/all-names.ts';
import * as itDungeon from '../../text/it/dungeon-names.ts';
import type { Line } from '../../text/parts.ts';
import { names as pt } from '../../text/pt/all-names.ts';
import * as ptDungeon from '../../text/pt/dungeon-names.ts';
import { slip } from '../text/cards/saying.ts';

const names: InEachLanguage<AllNames> = { en, it, pt };
const dungeons = { en: enDungeon, it: itDungeon, pt: ptDungeon };

const every = <Thing>(things: ReadonlyMap<unknown, Thing>): readonly Thing[] => [...things.values()];
const scenarios = every(content.scenarios);

/** The ids of everything that has a name of its own. */
const ids: Readonly<Record<NameKind, readonly string[]>> = {
  class: [...content.classes.keys()],
  card: [...content.cards.keys()],
  summon: [...content.summons.keys()],
  monster: [...content.monsters.keys()],
  objective: scenarios.flatMap(({ objectives }) => objectives.map(({ id }) => id)),
  item: [...content.items.keys()],
  goal: [...content.goals.keys()],
  scenario: [...content.scenarios.keys()],
};

type Told = { readonly [thing: string]: readonly string[] };

const lines = (...all: readonly (readonly Line[])[]): readonly string[] => all.flat().map(lineText);

const told = <Thing extends { readonly id: string }>(
  things: ReadonlyMap<unknown, Thing>,
  tell: (thing: Thing) => readonly string[],
): Told => Object.fromEntries(every(things).map((thing) => [thing.id, tell(thing)]));

/** What everything in the box says that says something. */
const textsOf = (language: Language): readonly Told[] => [
  told(content.cards, ({ top }) => lines(textsIn(language).cards.half(top))),
  told(content.cards, ({ bottom }) => lines(textsIn(language).cards.half(bottom))),
  told(content.items, (item) => lines(textsIn(language).cards.item(item))),
  told(content.summons, (summon) => lines(textsIn(language).cards.summon(summon))),
  told(content.monsterCards, (card) => lines(textsIn(language).cards.monsterCard(card))),
  told(content.modifiers, (modifier) => lines([textsIn(language).cards.modifier(modifier).line])),
  told(content.goals, (goal) => [textsIn(language).cards.goal(goal), textsIn(language).cards.checks(goal)]),
  told(content.classes, ({ perks }) =>
    perks.map((perk) => textsIn(language).cards.perk(perk, content.modifiers)),
  ),
  told(content.scenarios, (scenario) => textsIn(language).cards.scenarioGoal(scenario)),
  told(content.roomCards, ({ minor, major }) =>
    [minor, major].map((it) => textsIn(language).cards.penalty(it)),
  ),
  told(content.dungeonCards, ({ trap }) => [textsIn(language).cards.trap(trap)]),
  Object.fromEntries(
    every(content.treasures).map(({ number, holds }) => [
      `chest ${number}`,
      textsIn(language).cards.treasure(holds),
    ]),
  ),
];

/** What may be silent: a scenario without rules of its own, a monster without traits. */
const moreTexts = (language: Language): readonly string[] => [
  ...scenarios.flatMap((scenario) => [
    ...textsIn(language).cards.scenarioRules(scenario),
    ...scenario.rewards.map((reward) => textsIn(language).cards.reward(reward)),
  ]),
  ...every(content.monsters).flatMap((monster) => [
    ...lines(textsIn(language).cards.traits(monster), ...textsIn(language).cards.specials(monster)),
  ]),
  ...every(content.dungeonCards).flatMap(({ treasure }) => textsIn(language).cards.treasure(treasure)),
];

describe.each(languages)('in %s', (language) => {
  test('everything has a name', () => {
    for (const [kind, known] of Object.entries(ids)) {
      const named = names[language][kind as NameKind]; // the record's own keys
      expect(known.filter((id) => named[id] === undefined)).toEqual([]);
    }
    expect(Object.keys(dungeons[language].roomNames)).toEqual(
      expect.arrayContaining([...content.roomCards.keys()]),
    );
    expect(Object.keys(dungeons[language].dungeonCardNames)).toEqual(
      expect.arrayContaining([...content.dungeonCards.keys()]),
    );
  });

  test('everything says what it does, without a slip', () => {
    for (const texts of textsOf(language)) {
      expect(Object.entries(texts).filter(([, said]) => said.length === 0)).toEqual([]);
      expect(Object.entries(texts).filter(([, said]) => said.some((text) => isSlip(text)))).toEqual([]);
    }
    expect(moreTexts(language).filter(isSlip)).toEqual([]);
  });

  test('every scenario has its story', () => {
    expect([...content.scenarios.keys()].filter((id) => textsIn(language).story(id) === null)).toEqual([]);
  });
});

const isSlip = (text: string): boolean => text === '' || slip.test(text);
