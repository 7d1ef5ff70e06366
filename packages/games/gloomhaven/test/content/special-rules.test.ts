import { describe, expect, test } from 'vitest';
import { special } from '../../content/words/abilities.ts';
import type { Gloom } from '../../gloomhaven.ts';
import { deedOf } from '../../rules/abilities/abilities.ts';
import { lootWithin } from '../../rules/abilities/loot.ts';
import { specialAbility } from '../../rules/bosses/specials.ts';
import { theFigure } from '../../rules/figures.ts';
import { hexOf } from '../../rules/map/places.ts';
import { happens, openDoor } from '../../rules/scenario/rooms.ts';
import { endAndJudge } from '../../rules/turns/turn-order.ts';
import type { FigureId, HexId } from '../../vocabulary/ids.ts';
import { Preparing } from '../scene/table.ts';
import { scenarioNumber } from './map.ts';

/** A printed scenario in its first round, for so many characters. */
function begun(number: number, characters: number): Preparing {
  const table = new Preparing({ options: { scenario: scenarioNumber(number).id, characters } });
  table.toTheFirstRound();
  return table;
}

/** The types of monsters that the last act has spawned. */
const spawned = (table: Preparing): readonly string[] =>
  table.told.flatMap((it) =>
    it.is === 'appeared' && it.how === 'spawned' ? [it.figure.replace(/-\d+$/, '')] : [],
  );

/** Nobody is in the way any more. */
function clear({ state }: Gloom): void {
  state.figures = state.figures.filter(({ side }) => side === 'party');
}

test('Barrow Lair: the commander alone opens the locked doors, one after the other', () => {
  const table = begun(2, 2);
  table.perform((g) => openDoor(g, '1-2', null));
  const opened = scenarioNumber(2)
    .map.doors.filter(({ locked }) => locked)
    .map(({ id, cell }) => {
      table.perform((g) => {
        const commander = theFigure(g.state, 'bandit-commander' as FigureId); // tests write ids
        return specialAbility(g, deedOf(g, commander), special('jump-to-next-door'));
      });
      expect(table.figure('bandit-commander').hex).toBe(hexOf(cell));
      return id;
    });
  expect(table.state.openDoors).toEqual(['1-2', ...opened]);
  expect([...table.state.rooms].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

describe('Inox Encampment', () => {
  test.each([
    [2, 'round-end', 1, ['inox-guard']],
    [2, 'round-end', 2, []],
    [2, 'round-start', 3, []],
    [3, 'round-start', 2, ['inox-guard']],
    [4, 'round-start', 3, ['inox-guard']],
    [4, 'round-end', 3, []],
  ] as const)('for %i characters at the %s of round %i this spawns: %j', (characters, is, round, coming) => {
    const table = begun(3, characters);
    const inRound = function* (g: Gloom) {
      clear(g); // all standees are free
      g.state.round = round;
      yield* happens(g, { is });
    };
    table.perform(inRound);
    expect(spawned(table)).toEqual(coming);
    table.perform((g) => openDoor(g, '1-6', null));
    table.perform(inRound);
    expect(spawned(table)).toEqual([]);
  });
});

test('Vibrant Grotto: a Loot ability takes a goal treasure, the end of a turn does not', () => {
  const table = begun(7, 2);
  const goal = scenarioNumber(7).map.treasures.find(({ room }) => room === 1)?.cell ?? [0, 0];
  table.perform(function* (g) {
    const brute = theFigure(g.state, 'brute' as FigureId); // tests write ids
    brute.hex = hexOf(goal);
    yield* lootWithin(g, brute, 0, { by: 'turn-end' });
  });
  expect(table.state.goalsLooted).toBe(0);
  table.perform((g) => lootWithin(g, theFigure(g.state, 'brute' as FigureId), 0, { by: 'ability' })); // tests write ids
  expect(table.state.goalsLooted).toBe(1);
});

describe('Shrine of Strength', () => {
  test.each([
    [2, 'c', '2-3 2-4'],
    [2, 'd1 d2', '2-5 2-5b'],
    [2, 'd1 e', ''],
    [3, 'd1 d2', ''],
    [3, 'd1 d2 e', '2-5 2-5b'],
    [3, 'd1 d2 f', ''],
    [4, 'd1 d2 e', ''],
    [4, 'd1 d2 e f', '2-5 2-5b'],
  ])('%i characters, some of them on %s at the end of a turn, open: %s', (characters, held, doors) => {
    const table = begun(15, characters);
    const { plates } = scenarioNumber(15).map;
    const hexes = plates.flatMap(({ id, cell }): HexId[] =>
      held.split(' ').includes(id) ? [hexOf(cell)] : [],
    );
    table.perform(function* (g) {
      clear(g);
      for (const [n, hex] of hexes.entries()) {
        const [figure] = g.state.figures.slice(n);
        if (figure !== undefined) figure.hex = hex;
      }
      yield* endAndJudge(g);
    });
    expect(table.state.openDoors.join(' ')).toBe(doors);
  });
});

describe('Forgotten Crypt', () => {
  test.each([
    [2, ['cultist', 'living-spirit', 'living-bones']],
    [3, ['cultist', 'cultist', 'living-spirit', 'living-bones', 'living-bones']],
    [4, ['cultist', 'cultist', 'living-spirit', 'living-spirit', 'living-bones', 'living-bones']],
  ])('for %i characters the doors let these in behind them: %j', (characters, all) => {
    const table = begun(19, characters);
    const coming = ['1-2', '2-3', '3-4', '4-5'].flatMap((door) => {
      table.perform(function* (g) {
        clear(g);
        yield* openDoor(g, door, null);
      });
      table.allAnswer('monster-hex');
      return spawned(table);
    });
    expect(coming).toEqual(all);
  });
});
