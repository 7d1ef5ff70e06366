import { expect, test } from 'vitest';
import { passingCombat } from '../../onlooker/passing-combat.ts';
import { sumOf } from '../../rules/numbers.ts';
import { type Table, TableScene } from '../table.ts';
import { strikesOf } from '../told.ts';

const ana: Table = { ana: { character: 'burbonn', weapon: 'hunting-bow', space: 'hogger' } };

test('a combat that nobody was asked in is put together from what was told of it', () => {
  const scene = new TableScene(ana, { red: [3], black: [6] }, 'straight');
  const before = scene.seenBy('spectator');
  scene.fights('ana', 'timber-wolf');
  const combat = passingCombat(before, scene.told);
  expect(combat).toMatchObject({ attacker: 'ana', card: 'timber-wolf', foe: 'timber-wolf', tracked: false });
  expect([combat?.attacking.die, combat?.defending.die]).toEqual([3, 6]);
  const [strike] = strikesOf(scene, 'attacker');
  expect(combat?.attacking).toMatchObject({ hit: strike?.hit, missed: strike?.hit === false });
  expect(sumOf(combat?.attacking.attack ?? [], 'attack') + 3).toBe(strike?.total);
});

test('so is one with an encounter of the map, and none where none was told', () => {
  const scene = new TableScene(ana, { red: [1], black: [1] }, 'straight');
  const before = scene.seenBy('ana');
  expect(passingCombat(before, scene.told)).toBeNull();
  scene.fightsLair('ana');
  expect(passingCombat(before, scene.told)).toMatchObject({ against: 'lair', foe: 'hogger', card: null });
});
