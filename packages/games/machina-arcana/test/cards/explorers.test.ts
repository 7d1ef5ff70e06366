/** The own cards of the eight explorers. */
import { expect } from 'vitest';
import { figureOf, has, priceOf } from '../../rules/values/values.ts';
import { unit } from '../ids.ts';
import { rule } from '../table.ts';
import {
  at,
  attacked,
  canUse,
  gnawer,
  owner,
  rolls,
  strikes,
  struckBy,
  surgeon,
  turn,
  uses,
} from './playing.ts';

const melee = { stamina: 2, reach: 'melee', white: [1], black: [1] } as const;
strikes({ ...melee, use: 'thornquist:spanner-and-fist', by: 'thornquist' });
strikes({ ...melee, use: 'vane:bare-knuckles', by: 'vane' });
strikes({ ...melee, use: 'obermann:bone-saw', by: 'obermann' });
strikes({ ...melee, use: 'rourke:undertow', by: 'rourke', mode: 'arcane' });
strikes({ use: 'prys:pipe-wrench', by: 'prys', stamina: 2, reach: 'melee', white: [1, 1] });
strikes({ use: 'crane:sleeve-derringer', by: 'crane', stamina: 2, reach: { ranged: 2 }, white: [1, 1] });
strikes({
  ...{ use: 'sable:service-revolver', by: 'sable', stamina: 2, reach: { ranged: 3 } },
  ...{ white: [1, 0], bonus: 1 },
});
strikes({
  ...{ use: 'calloway:whispered-name', by: 'calloway', stamina: 2, mode: 'arcane' },
  ...{ reach: { arc: 2 }, white: [1], black: [1] },
});

const beside = { monsters: { [gnawer]: { at: '1,4' } } };

turn(
  'thornquist: destroying a closed door costs 2 stamina',
  { explorer: 'thornquist', at: '2,1' },
  (scene) => {
    scene.acts('ana', 'break:2,1,east');
    expect(scene.the('ana').stamina).toBe(4);
    expect(scene.state.doors).toEqual([{ door: '2,1,east', is: 'destroyed' }]);
  },
  { doors: { '2,1,east': 'closed' } },
);

turn(
  'thornquist: Heave pushes an adjacent unit 1 space for 1 stamina and a marker',
  { explorer: 'thornquist' },
  (scene) => {
    uses(scene, 'thornquist:heave');
    expect(at(scene, gnawer)).toBe('2,4');
    expect(scene.the('ana')).toMatchObject({ stamina: 5, markers: ['thornquist'] });
  },
  beside,
);

attacked(
  'vane: every third hit of a monster gives 2 essence',
  { explorer: 'vane' },
  (scene) => {
    for (const essence of [0, 0, 2]) {
      struckBy(scene, gnawer, 'gnaw');
      scene.settles(() => expect(scene.the('ana').essence).toBe(essence));
    }
    expect([scene.the('ana').health, scene.state.gathered]).toEqual([4, []]);
  },
  { ...beside, white: [2, 2, 2, 2, 2, 2] },
);

for (const [picked, lost] of [
  ['use:vane:turn-the-other-cheek', [1, 0]],
  ['pass', [0, 1]],
] as const)
  rule(
    `vane: for a marker he may lose the health of an adjacent explorer instead: ${picked}`,
    {
      ana: { explorer: 'vane', at: '0,4', essence: 0 },
      ben: { explorer: 'crane', at: '1,4', essence: 0 },
    },
    (scene) => {
      struckBy(scene, gnawer, 'gnaw', 'crane');
      scene.asks('ana', 'use', 'use:vane:turn-the-other-cheek', 'pass').answer(picked);
      scene.settles(() => {
        expect([7 - scene.the('ana').health, 5 - scene.the('ben').health]).toEqual(lost);
        expect(scene.the('ana').markers).toEqual(picked === 'pass' ? [] : ['vane']);
      });
    },
    { phase: 'monsters', active: null, monsters: { [gnawer]: { at: '2,4' } }, white: [2, 2] },
  );

turn(
  'sable: once she has moved, her ranged rolls are no longer raised',
  { explorer: 'sable' },
  (scene) => {
    uses(scene, 'sable:service-revolver');
    scene.acts('ana', 'move:0,5');
    uses(scene, 'sable:service-revolver');
    expect(rolls(scene)).toEqual(['normal 00/ = 1', 'normal 00/ = 0']);
  },
  { ...beside, white: [0, 0, 0, 0] },
);

turn(
  'sable: Call the Shot lowers the armor of a monster within 5 by 1 for 1 stamina and a marker',
  { explorer: 'sable' },
  (scene) => {
    uses(scene, 'sable:call-the-shot', `unit:${surgeon}`);
    expect(figureOf(scene.table, unit(surgeon), 'armor')).toBe(3);
    expect(scene.the('ana')).toMatchObject({ stamina: 6, markers: ['sable'] });
  },
  { monsters: { [surgeon]: { at: '5,4' }, [gnawer]: { at: '1,5' } } },
);

turn(
  'crane: after a kill in his turn a marker moves him up to 2 spaces free',
  { explorer: 'crane' },
  (scene) => {
    uses(scene, 'crane:sleeve-derringer');
    scene.asks('ana', 'use', 'use:crane:gone-already', 'pass').answer('use:crane:gone-already');
    const asked = scene.asksAbout('ana', 'where');
    expect(asked.question.options).toContain('2,4');
    expect(asked.question.options).not.toContain('3,4');
    asked.answer('2,4');
    expect(scene.the('ana')).toMatchObject({ at: '2,4', stamina: 6, markers: ['crane'] });
  },
  { monsters: { [gnawer]: { at: '1,4', health: 1 } }, white: [1, 1] },
);

turn(
  'crane: draws 3 cards from a chest, keeps one, and parts with the others',
  { explorer: 'crane', at: '1,1' },
  (scene) => {
    scene.acts('ana', 'activate:0,0');
    for (const deck of ['weapon', 'weapon', 'weapon']) scene.asksAbout('ana', 'deck').answer(deck);
    scene.asks('ana', 'item-to-keep', 'chain-hook', 'rivet-hammer', 'boiler-maul').answer('boiler-maul');
    scene.asks('ana', 'item-fate', 'destroy', 'return').answer('return');
    scene.asks('ana', 'item-fate', 'destroy', 'return').answer('return');
    scene.asks('ana', 'item-next-back', 'chain-hook', 'rivet-hammer').answer('rivet-hammer');
    expect(scene.the('ana').bag).toEqual(['boiler-maul']);
    expect(scene.state.items.weapon.deck).toEqual(['rivet-hammer', 'chain-hook']);
  },
  { weapons: ['chain-hook', 'rivet-hammer', 'boiler-maul'] },
);

rule(
  'calloway: 1 essence and a marker give an explorer within 3 armor and will until the next explorer phase',
  {
    ana: { explorer: 'calloway', at: '0,4', essence: 1 },
    ben: { explorer: 'crane', at: '3,4' },
    cleo: { explorer: 'prys', at: '4,4' },
  },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', 'use:calloway:sheltering-psalm');
    scene.asks('ana', 'target', 'unit:calloway', 'unit:crane').answer('unit:crane');
    const of = (value: 'armor' | 'will') => figureOf(scene.table, unit('crane'), value);
    expect([of('armor'), of('will')]).toEqual([4, 3]);
    expect(scene.the('ana')).toMatchObject({ stamina: 6, essence: 0, markers: ['calloway'] });
  },
);

turn(
  'rourke: ethereal units are targets for her',
  { explorer: 'rourke' },
  (scene) => {
    expect(has(scene.table, owner(scene), 'sees-ethereal')).toBe(true);
    uses(scene, 'rourke:undertow');
    expect(scene.facts('hit')).toMatchObject([{ target: gnawer }]);
  },
  {
    ...beside,
    lasting: [{ card: 'thin-places' as never, on: unit(gnawer), is: 'grant', of: 'ethereal' }],
    ...{ white: [1], black: [1] },
  },
);

turn('rourke: 2 stamina and 1 essence teleport her within 3', { explorer: 'rourke', essence: 1 }, (scene) => {
  uses(scene, 'rourke:veil-step');
  const asked = scene.asksAbout('ana', 'where');
  expect(asked.question.options).not.toContain('4,4');
  asked.answer('1,2');
  expect(scene.the('ana')).toMatchObject({ at: '1,2', stamina: 4, essence: 0 });
});

turn('prys: using the inventory costs her 1 stamina', { explorer: 'prys', bag: ['chain-hook'] }, (scene) => {
  expect(priceOf(scene.table, owner(scene), 'use-inventory').n).toBe(1);
  scene.acts('ana', 'arrange');
  scene.asksAbout('ana', 'arrangement').answer('wear:chain-hook');
  expect(scene.the('ana').stamina).toBe(6);
});

turn(
  'prys: takes the explored token off an adjacent lever or recharge station for 2 stamina and a marker',
  { explorer: 'prys', at: '6,4' },
  (scene) => {
    uses(scene, 'prys:jury-rig');
    expect(scene.token('7,5')).toBe(null);
    expect(scene.the('ana')).toMatchObject({ stamina: 5, markers: ['prys'] });
  },
  { tokens: { '7,5': 'explored' } },
);

turn(
  'prys: not off a chest',
  { explorer: 'prys', at: '1,1' },
  (scene) => expect(canUse(scene, 'prys:jury-rig')).toBe(false),
  { tokens: { '0,0': 'explored' } },
);

rule(
  'obermann: he or an explorer beside restores 1 health for 3 stamina, 1 essence and a marker',
  {
    ana: { explorer: 'obermann', at: '0,4', essence: 2, health: 3 },
    ben: { explorer: 'crane', at: '1,4', health: 1, essence: 0 },
    cleo: { explorer: 'prys', at: '2,4', health: 1, essence: 0 },
  },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', 'use:obermann:field-surgery');
    scene.asks('ana', 'target', 'unit:obermann', 'unit:crane').answer('unit:crane');
    if (scene.match.asked[0]?.name === 'support') scene.asksAbout('ben', 'support').answer('0');
    expect(scene.the('ben').health).toBe(2);
    expect(scene.the('ana')).toMatchObject({ stamina: 3, essence: 1, markers: ['obermann'] });
  },
);

turn(
  'obermann: once per round he may roll the recharge die again',
  { explorer: 'obermann', at: '8,7', stamina: 2 },
  (scene) => {
    scene.acts('ana', 'activate:9,7');
    scene.asks('ana', 'use', 'use:obermann:fine-calibration', 'pass').answer('use:obermann:fine-calibration');
    expect(scene.facts('recharged').at(-1)).toMatchObject({ face: 'stamina-3' });
    expect(scene.the('ana').stamina).toBe(4);
  },
  { recharge: [5, 4] },
);
