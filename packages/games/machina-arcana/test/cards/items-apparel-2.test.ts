/** Apparel of level 2, and what can be joined to it. */
import { expect } from 'vitest';
import { essencePriceOf, figureOf, has, priceOf } from '../../rules/values/values.ts';
import { unit, wornBy } from '../ids.ts';
import { rule } from '../table.ts';
import {
  at,
  attacked,
  drudge,
  figuresOf,
  gnawer,
  owner,
  struckBy,
  surgeon,
  turn,
  uses,
  vane,
} from './playing.ts';

const beside = { monsters: { [gnawer]: { at: '1,4' } } };

for (const [picked, health, bag] of [
  ['use:ablative-harness:take-the-blow', 7, ['ablative-harness']],
  ['pass', 6, []],
] as const)
  attacked(
    `ablative-harness: a loss of health ${health === 7 ? 'is prevented by unequipping it' : 'may be taken'}`,
    { worn: ['ablative-harness'] },
    (scene) => {
      struckBy(scene, gnawer, 'gnaw');
      scene.asks('ana', 'use', 'use:ablative-harness:take-the-blow', 'pass').answer(picked);
      expect(scene.the('ana')).toMatchObject({ health, bag });
    },
    { ...beside, white: [2, 2] },
  );

turn('couriers-coat: trading costs nothing', { worn: ['couriers-coat'] }, (scene) =>
  expect(priceOf(scene.table, owner(scene), 'trade').n).toBe(0),
);

turn(
  'couriers-coat: 1 stamina and a marker for up to 3 spaces free',
  { worn: ['couriers-coat'] },
  (scene) => {
    uses(scene, 'couriers-coat:dash');
    const asked = scene.asksAbout('ana', 'where');
    expect(asked.question.options).toContain('3,4');
    expect(asked.question.options).not.toContain('4,4');
    asked.answer('3,4');
    expect(scene.the('ana')).toMatchObject({ at: '3,4', stamina: 5, markers: ['couriers-coat'] });
  },
);

attacked(
  'phlogiston-cloak: a hit by an adjacent monster may be answered with 1 white and 1 black die for a marker',
  { worn: ['phlogiston-cloak'] },
  (scene) => {
    struckBy(scene, gnawer, 'gnaw');
    scene.asks('ana', 'use', 'use:phlogiston-cloak:flare-up', 'pass').answer('use:phlogiston-cloak:flare-up');
    expect(scene.facts('rolled')).toMatchObject([
      {},
      { by: 'vane', white: [1], black: [1], targets: [gnawer] },
    ]);
    expect(scene.monster(gnawer).health).toBe(1);
    expect(scene.the('ana')).toMatchObject({ health: 6, markers: ['phlogiston-cloak'] });
  },
  { ...beside, white: [2, 2, 1], black: [1] },
);

turn(
  'judges-robes: every adjacent monster has 1 will less',
  { worn: ['judges-robes'] },
  (scene) => expect([gnawer, surgeon].map((id) => figureOf(scene.table, unit(id), 'will'))).toEqual([1, 4]),
  { monsters: { [gnawer]: { at: '1,4' }, [surgeon]: { at: '2,4' } } },
);

turn(
  'ghost-linen: at the end of a turn with no monster beside, 1 essence and a marker make ethereal',
  { worn: ['ghost-linen'], essence: 1 },
  (scene) => {
    scene.acts('ana', 'end');
    scene.asks('ana', 'use', 'use:ghost-linen:fold-away', 'pass').answer('use:ghost-linen:fold-away');
    expect(has(scene.table, owner(scene), 'ethereal')).toBe(true);
    expect(scene.the('ana')).toMatchObject({ essence: 0, markers: ['ghost-linen'] });
  },
);

turn(
  'ghost-linen: not with a monster beside',
  { worn: ['ghost-linen'], essence: 1 },
  (scene) => {
    scene.acts('ana', 'end');
    scene.settles(() => expect(has(scene.table, owner(scene), 'ethereal')).toBe(false));
  },
  beside,
);

for (const [roll, health] of [
  [6, 7],
  [5, 6],
] as const)
  attacked(
    `ironclad-vest: a ${roll} leaves ${health} of 7 health after a hit`,
    { worn: ['ironclad-vest'] },
    (scene) => {
      struckBy(scene, gnawer, 'gnaw');
      expect(scene.the('ana').health).toBe(health);
    },
    { ...beside, white: [2, 2], game: [roll] },
  );

turn(
  'lantern-helm: dark chapter spaces and sealing cost 1 essence less',
  { worn: ['lantern-helm'] },
  (scene) => {
    const price = (action: Parameters<typeof essencePriceOf>[2]) =>
      essencePriceOf(scene.table, owner(scene), action).n;
    expect([price('activate-dark-chapter'), price('seal-spawn')]).toEqual([2, 3]);
  },
);

for (const [worn, place] of [
  [['magnet-boots'], '4,5'],
  [[], '6,5'],
] as const)
  attacked(
    `magnet-boots: a push moves ${worn.length > 0 ? 'nobody who wears them' : 'others'}`,
    { at: '4,5', worn },
    (scene) => {
      struckBy(scene, 'pistonback', 'ram');
      expect(scene.the('ana')).toMatchObject({ at: place, health: 6 });
    },
    { monsters: { pistonback: { at: '3,5' } }, white: [2, 2], black: [3, 3] },
  );

for (const [health, armor] of [
  [3, 4],
  [2, 3],
] as const)
  rule(
    `officers-braid: a companion beside has 1 will more, and armor ${armor} while its wearer has ${health} health`,
    {
      ana: { explorer: 'calloway', at: '4,5', health, worn: ['officers-braid'] },
      ben: { explorer: 'vane', at: '4,4' },
      cleo: { explorer: 'sable', at: '4,7' },
    },
    (scene) => {
      const of = (id: string) => [
        figureOf(scene.table, unit(id), 'will'),
        figureOf(scene.table, unit(id), 'armor'),
      ];
      expect(of('vane')).toEqual([4, armor]);
      expect(of('sable')).toEqual([3, 3]);
      expect(of('calloway')).toEqual([4, 3]);
    },
  );

const ring = {
  'brine-gnawer': { at: '0,3' },
  'cellar-drudge': { at: '1,3' },
  'tide-surgeon': { at: '1,4' },
  'wire-crawler': { at: '1,5' },
  'soot-urchin': { at: '0,5' },
};

turn(
  'spring-soles: a marker moves up to 3 spaces over what is in the way, but not onto it',
  { worn: [{ main: 'guild-livery', right: 'spring-soles' }] },
  (scene) => {
    uses(scene, 'spring-soles:bound');
    const asked = scene.asksAbout('ana', 'where');
    expect(asked.question.options).not.toContain('1,4');
    expect(asked.question.options).not.toContain('4,4');
    asked.answer('3,4');
    expect(scene.the('ana')).toMatchObject({ at: '3,4', stamina: 6, markers: ['spring-soles'] });
  },
  { monsters: ring },
);

turn(
  'smoke-vials: ranged rolls against their wearer are lowered by 2 until the next explorer phase',
  { at: '2,5', worn: [{ main: 'guild-livery', right: 'smoke-vials' }] },
  (scene) => {
    uses(scene, 'smoke-vials:screen');
    expect(scene.the('ana')).toMatchObject({ stamina: 5, markers: ['smoke-vials'] });
    scene.acts('ana', 'end');
    struckBy(scene, 'wick-bearer', 'hot-wax');
    expect(scene.facts('missed')).toMatchObject([{ total: 2, defence: 3 }]);
    struckBy(scene, drudge, 'cudgel');
    expect(scene.facts('hit')).toMatchObject([{ total: 4 }]);
    expect(scene.the('ana').health).toBe(6);
  },
  { monsters: { 'wick-bearer': { at: '4,5' }, [drudge]: { at: '1,5' } }, white: [2, 2, 2], black: [2] },
);

attacked(
  'reactive-plate: whoever hits its wearer may be pushed 3 spaces by unequipping it',
  { worn: [{ main: 'guild-livery', right: 'reactive-plate' }] },
  (scene) => {
    struckBy(scene, gnawer, 'gnaw');
    scene.asks('ana', 'use', 'use:reactive-plate:blow-out', 'pass').answer('use:reactive-plate:blow-out');
    expect(at(scene, gnawer)).toBe('4,4');
    expect(wornBy(scene.the('ana'))).toEqual(['guild-livery']);
    expect(scene.the('ana')).toMatchObject({ health: 6, bag: ['reactive-plate'] });
    expect(figuresOf(scene, 'armor')).toEqual([3]);
  },
  { ...beside, white: [2, 2] },
);

rule(
  'couriers-coat: its wearer trades without stamina',
  {
    ana: vane({ stamina: 0, worn: ['couriers-coat'] }),
    ben: { explorer: 'crane', at: '1,4', bag: ['gauze-roll'], alwaysHelps: true },
  },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', 'trade:crane');
    scene.asksAbout('ana', 'trade-items').answer('take:gauze-roll');
    expect(scene.the('ana')).toMatchObject({ stamina: 0, bag: ['gauze-roll'] });
  },
);
