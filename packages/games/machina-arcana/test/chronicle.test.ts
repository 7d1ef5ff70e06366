/** What the match after a scenario is played with, and how later scenarios of a campaign begin. */
import { seat } from '@tavolo/kernel';
import { expect, test } from 'vitest';
import { scenarioId } from '../content/words/cards.ts';
import { machinaArcana } from '../game.ts';
import type { Outcome, Sheet } from '../sheet.ts';
import type { Options } from '../state.ts';
import { itemsInDecks, laterScenario, levelsInDecks, survivor } from './campaign.ts';
import { newMatch } from './preparing.ts';

const explorers = [...machinaArcana.content.explorers.keys()];
const scenario = scenarioId('orchard-of-wires');
const before: Sheet = { survivors: [survivor('ana', 'crane', 'needle-pistol')], fallen: [], removed: [] };

/** What is handed on by the second scenario of a campaign. */
function afterSecond(outcome: Partial<NonNullable<Outcome>>) {
  const options: Options = { ...machinaArcana.defaults, campaign: true, difficulty: 'hard', scenario };
  const left = { survivors: [survivor('ana', 'crane')], fallen: [], removed: [], ...outcome };
  return machinaArcana.chronicle.next({
    seats: [seat('ana')],
    options,
    sheet: before,
    result: { winners: [], scores: {}, outcome: { scenario, ended: 'victory', ...left } },
  });
}

test('ma/ending.10: a won scenario leads to the next in the printed order, played in the same way', () => {
  const survivors = [survivor('ana', 'crane', 'heartglass')];
  const { options, sheet } = afterSecond({ survivors });
  expect(options).toMatchObject({ scenario: 'ninth-toll', campaign: true, difficulty: 'hard' });
  expect(sheet).toEqual({ survivors, fallen: [], removed: [] });
});

test('ma/ending.10: a scenario that survivors have lost is played again as it began', () => {
  const { options, sheet } = afterSecond({ ended: 'defeat', fallen: explorers.slice(0, 1) });
  expect(options.scenario).toBe('orchard-of-wires');
  expect(sheet).toEqual(before);
});

test('ma/ending.10: a campaign begins with the first scenario, whichever was named', () => {
  const { state } = newMatch(['ana'], { campaign: true, scenario: scenarioId('ninth-toll') });
  expect(state.options.scenario).toBe('drowned-engine');
  expect(state).toMatchObject({ monsterLevel: 1, itemLevel: 1 });
});

test('ma/ending.10: the third scenario begins at monster level 3 with items of levels 1 to 3', () => {
  const { state } = laterScenario(
    ['ana'],
    { scenario: scenarioId('ninth-toll') },
    { survivors: [survivor('ana', 'crane', 'heartglass', 'needle-pistol')] },
  );
  expect(state).toMatchObject({ monsterLevel: 3, itemLevel: 3 });
  expect(levelsInDecks(state)).toEqual([1, 2, 3]);
  expect(itemsInDecks(state)).toHaveLength(156 - 2);
  expect(state.monsterDeck).toHaveLength(9 + 8 + 7);
});

test('ma/ending.10: monsters that have left the game are in no deck', () => {
  const removed = ['brine-gnawer', 'pistonback'];
  const { state } = laterScenario(['ana'], { scenario }, { survivors: [survivor('ana', 'crane')], removed });
  expect(state.monsterDeck).toHaveLength(9 + 8 - 2);
  expect(state.monsterDeck.filter((id) => removed.some((gone) => gone === id))).toEqual([]);
  expect(state.removedMonsters).toEqual(removed);
});

test('ma/ending.10: explorers stand in the order of seats, whoever of them is new', () => {
  const match = laterScenario(['ana', 'ben'], { scenario }, { survivors: [survivor('ben', 'prys')] });
  match.play(seat('ana'), ['crane']);
  match.play(seat('ana'), ['apparel']);
  expect(match.state.explorers.map(({ explorer }) => explorer)).toEqual(['crane', 'prys']);
});

test('ma/ending.10: explorers that have died in the campaign come back only when no other is left', () => {
  const survivors = [survivor('ana', 'crane')];
  const offered = (fallen: readonly string[]) =>
    laterScenario(['ana', 'ben'], { scenario }, { survivors, fallen }).openTo(seat('ben'))?.options;
  const others = explorers.filter((id) => id !== 'crane');
  expect(offered(others.slice(2))).toEqual(others.slice(0, 2));
  expect(offered(others)).toEqual(others);
});

test('ma/ending.10: where everybody begins with an item, survivors get no more, and new explorers one', () => {
  const survivors = [survivor('ana', 'crane')];
  const match = laterScenario(['ana', 'ben'], { scenario, firstItem: true }, { survivors });
  match.play(seat('ben'), ['prys']);
  match.play(seat('ben'), ['weapon']);
  expect(match.state.explorers.map(({ bag }) => bag.length)).toEqual([0, 1]);
});
