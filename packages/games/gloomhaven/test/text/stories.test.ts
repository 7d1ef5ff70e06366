import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { dungeonCards, roomCards } from '../../content/dungeon.ts';
import { scenarios } from '../../content/scenarios.ts';
import * as enDungeon from '../../text/en/dungeon-names.ts';
import { objectiveNames } from '../../text/en/place-names.ts';
import { stories as en } from '../../text/en/stories.ts';
import * as itDungeon from '../../text/it/dungeon-names.ts';
import { stories as it } from '../../text/it/stories.ts';
import * as ptDungeon from '../../text/pt/dungeon-names.ts';
import { stories as pt } from '../../text/pt/stories.ts';
import type { Scenario } from '../../vocabulary/scenarios.ts';

/** The passages that a scenario's rules call for. */
const sectionsOf = ({ rules }: Scenario): readonly string[] =>
  rules
    .flatMap((rule) => rule.do)
    .flatMap((effect) => (effect.is === 'story' ? [String(effect.section)] : []));

const sentences = (passage: string): number => passage.split(/[.!?][»”"]?(?: |$)/).length - 1;

describe.each([
  ['English', en],
  ['Italian', it],
  ['Portuguese', pt],
])('The stories in %s', (_language, stories) => {
  test('are those of the scenarios, with the passages that the rules call for', () => {
    const told = Object.entries(stories).map(([id, { sections }]) => [id, Object.keys(sections)]);
    assert.deepEqual(
      told,
      scenarios.map((scenario) => [scenario.id, sectionsOf(scenario)]),
    );
  });

  test('are told in a few sentences each', () => {
    for (const { intro, sections, conclusion } of Object.values(stories)) {
      for (const passage of [intro, conclusion, ...Object.values(sections)]) {
        assert.ok(sentences(passage) >= 2 && sentences(passage) <= 5, passage);
      }
    }
  });
});

describe.each([
  ['English', enDungeon, 'Mangy Crypt'],
  ['Italian', itDungeon, 'Cripta della Rogna'],
  ['Portuguese', ptDungeon, 'Cripta da Sarna'],
])('The dungeon in %s', (_language, names, mangyCrypt) => {
  test('names every card', () => {
    assert.deepEqual(Object.keys(names.roomNames).sort(), roomCards.map(({ id }) => id).sort());
    assert.deepEqual(Object.keys(names.dungeonCardNames).sort(), dungeonCards.map(({ id }) => id).sort());
  });

  test('gh/variants.14: names a room by both titles', () => {
    const { roomNames, dungeonCardNames, dungeonRoomName } = names;
    assert.equal(dungeonRoomName(roomNames['long-crypt'], dungeonCardNames.mangy), mangyCrypt);
  });
});

test('Every objective of a scenario has a name, and what bosses lay', () => {
  const ids = scenarios.flatMap(({ objectives }) => objectives.map(({ id }): string => id));
  assert.deepEqual([...ids, 'egg'], Object.keys(objectiveNames));
});
