/** What can be joined to weapons, of level 1. */
import { expect } from 'vitest';
import { figureOf, has } from '../../rules/values/values.ts';
import { unit } from '../ids.ts';
import { at, drudge, gnawer, rolls, strikes, surgeon, turn, uses } from './playing.ts';

strikes({ use: 'saw-bayonet:slash', stamina: 2, marker: true, reach: 'melee', white: [1, 0], black: [2] });
strikes({ use: 'ratchet-hatchet:chop', stamina: 1, reach: 'melee', white: [1, 1] });

const beside = { monsters: { [gnawer]: { at: '1,4' } } };
const hammer = (more: { top?: string; right?: string }) => ({ worn: [{ main: 'rivet-hammer', ...more }] });
const pistol = (more: { bottom?: string; right?: string }) => ({
  worn: [{ main: 'needle-pistol', ...more }],
});

turn(
  'saw-bayonet: hit or miss, the armor of the target is 1 lower until the next explorer phase',
  { worn: ['saw-bayonet'] },
  (scene) => {
    uses(scene, 'saw-bayonet:slash');
    expect(scene.monster(gnawer).health).toBe(2);
    expect(figureOf(scene.table, unit(gnawer), 'armor')).toBe(1);
    scene.acts('ana', 'end');
    expect(figureOf(scene.table, unit(gnawer), 'armor')).toBe(1);
  },
  { ...beside, white: [0, 0], black: [0] },
);

turn(
  'peep-sight: ranged rolls of the item it is fitted to are raised by 1, others not',
  { worn: [{ main: 'needle-pistol', bottom: 'peep-sight' }, 'signal-pistol'] },
  (scene) => {
    uses(scene, 'needle-pistol:fire');
    uses(scene, 'signal-pistol:flare');
    expect(rolls(scene)).toEqual(['normal 10/ = 2', 'normal 1/ = 1']);
  },
  { ...beside, white: [1, 0, 1] },
);

turn(
  'bladder-stock: a hit may push the unit 2 spaces for a marker',
  hammer({ top: 'bladder-stock' }),
  (scene) => {
    uses(scene, 'rivet-hammer:strike');
    scene.asks('ana', 'use', 'use:bladder-stock:kick', 'pass').answer('use:bladder-stock:kick');
    expect(at(scene, gnawer)).toBe('3,4');
    expect(scene.the('ana').markers).toEqual(['bladder-stock']);
  },
  { ...beside, white: [0], black: [2] },
);

for (const [picked, places] of [
  ['change-places', ['1,4', '0,4']],
  ['stay', ['0,4', '1,4']],
] as const)
  turn(
    `hooked-blade: after a hit with 1 white and 1 black die the owner may ${picked}`,
    { worn: ['hooked-blade'] },
    (scene) => {
      uses(scene, 'hooked-blade:hook-past');
      scene.asks('ana', 'choice', 'change-places', 'stay').answer(picked);
      expect([at(scene, 'vane'), at(scene, gnawer)]).toEqual(places);
      expect(rolls(scene)).toEqual(['normal 1/1 = 2']);
      expect(scene.the('ana').stamina).toBe(4);
    },
    { ...beside, white: [1], black: [1] },
  );

turn(
  'pressure-valve: the next attack of its item rolls 1 black die more, the one after it does not',
  hammer({ right: 'pressure-valve' }),
  (scene) => {
    uses(scene, 'pressure-valve:overfeed');
    expect(scene.the('ana')).toMatchObject({ stamina: 6, markers: ['pressure-valve'] });
    uses(scene, 'rivet-hammer:strike');
    uses(scene, 'rivet-hammer:strike');
    expect(rolls(scene)).toEqual(['normal 0/01 = 1', 'normal 0/0 = 0']);
  },
  { ...beside, white: [0, 0], black: [0, 1, 0] },
);

turn(
  'shock-coil: the next attack of its item is arcane, the one after it is not',
  pistol({ right: 'shock-coil' }),
  (scene) => {
    uses(scene, 'shock-coil:charge');
    uses(scene, 'needle-pistol:fire');
    uses(scene, 'needle-pistol:fire');
    expect(rolls(scene)).toEqual(['arcane 10/ = 1', 'normal 10/ = 1']);
    expect(scene.facts('hit')).toMatchObject([{ target: drudge, defence: 1 }]);
    expect(scene.the('ana').markers).toEqual(['shock-coil']);
  },
  { monsters: { [drudge]: { at: '1,4' } }, white: [1, 0, 1, 0] },
);

turn(
  'tar-nozzle: a hit may make the unit immobile for a marker',
  hammer({ right: 'tar-nozzle' }),
  (scene) => {
    uses(scene, 'rivet-hammer:strike');
    scene.asks('ana', 'use', 'use:tar-nozzle:foul', 'pass').answer('use:tar-nozzle:foul');
    expect(has(scene.table, unit(gnawer), 'immobile')).toBe(true);
    expect(scene.the('ana').markers).toEqual(['tar-nozzle']);
  },
  { ...beside, white: [0], black: [2] },
);

turn(
  'opening-weight: rolls of its item are raised by 1 against a unit that has lost no health',
  pistol({ right: 'opening-weight' }),
  (scene) => {
    uses(scene, 'needle-pistol:fire');
    uses(scene, 'needle-pistol:fire');
    expect(scene.facts('hit')).toMatchObject([{ target: gnawer, total: 2 }]);
    expect(scene.facts('missed')).toMatchObject([{ target: gnawer, total: 1 }]);
  },
  { ...beside, white: [1, 0, 1, 0] },
);

turn(
  'relief-cock: pushes every adjacent unit 1 space',
  { at: '3,5', ...hammer({ right: 'relief-cock' }) },
  (scene) => {
    uses(scene, 'relief-cock:bleed-off');
    expect([at(scene, gnawer), at(scene, drudge), at(scene, surgeon)]).toEqual(['1,5', '5,3', '6,5']);
    expect(scene.the('ana')).toMatchObject({ stamina: 5, markers: ['relief-cock'] });
  },
  { monsters: { [gnawer]: { at: '2,5' }, [drudge]: { at: '4,4' }, [surgeon]: { at: '6,5' } } },
);
