import { expect, test } from 'vitest';
import { forgottenCrypt } from '../../content/scenarios/019-forgotten-crypt.ts';
import { theFigure } from '../../rules/figures.ts';
import { judge } from '../../rules/scenario/ending.ts';
import { actByItself } from '../../rules/turns/monster-turn.ts';
import type { FigureId } from '../../vocabulary/ids.ts';
import { Preparing } from '../scene/table.ts';

const hail = 'hail' as FigureId; // a figure of the scenario

/** Hail takes a turn in a crypt without monsters. */
function walks(table: Preparing): void {
  table.perform(function* (g) {
    g.state.figures = g.state.figures.filter(({ side }) => side === 'party');
    yield* actByItself(g, theFigure(g.state, hail));
    judge(g, hail);
  });
  table.allAnswer('monster-hex');
  table.settles();
}

test('gh/special.11: Hail walks past the characters and through all doors of the crypt to the altar', () => {
  const table = new Preparing({
    options: { scenario: forgottenCrypt.id, characters: 2 },
    wishes: { 'starting-hex brute': ['0,-2'], 'starting-hex scoundrel': ['0,-1'] },
  });
  table.toTheFirstRound();
  expect([table.figure('brute').hex, table.figure('scoundrel').hex]).toEqual(['0,-2', '0,-1']);
  for (let turns = 0; turns < 20 && table.state.ending === null; turns++) walks(table);
  expect(table.state.openDoors).toEqual(['1-2', '2-3', '3-4', '4-5']);
  expect(table.state.ending).toBe('success');
});
