/** Weapons of level 1. */
import { expect } from 'vitest';
import { figureOf, has } from '../../rules/values/values.ts';
import { unit } from '../ids.ts';
import { at, canUse, drudge, gnawer, rolls, strikes, turn, uses } from './playing.ts';

strikes({ use: 'boiler-maul:crush', stamina: 3, reach: 'melee', white: [1], black: [2, 1] });
strikes({ use: 'needle-pistol:fire', stamina: 2, reach: { ranged: 4 }, white: [1, 1] });
strikes({ use: 'rivet-hammer:strike', stamina: 2, reach: 'melee', white: [1], black: [2] });
strikes({ use: 'duelling-foil:thrust', stamina: 1, reach: 'melee', black: [2] });
strikes({ use: 'signal-pistol:flare', stamina: 2, reach: { arc: 4 }, white: [2] });
strikes({ use: 'whalers-lance:stick', stamina: 2, reach: { ranged: 2 }, white: [0], black: [2] });
strikes({ use: 'brass-knuckles:jab', stamina: 1, reach: 'melee', white: [1], bonus: 1 });
strikes({ use: 'spring-crossbow:loose', stamina: 2, reach: { ranged: 4 }, white: [0], black: [2] });

const beside = { monsters: { [gnawer]: { at: '1,4' } } };

turn(
  'boiler-maul: a hit pushes the target 1 space',
  { worn: ['boiler-maul'] },
  (scene) => {
    uses(scene, 'boiler-maul:crush');
    expect(at(scene, gnawer)).toBe('2,4');
  },
  { ...beside, white: [0], black: [2, 0] },
);

turn(
  'chain-hook: pulls 2 spaces and attacks what ends beside with 1 white die',
  { worn: ['chain-hook'] },
  (scene) => {
    uses(scene, 'chain-hook:drag');
    expect(at(scene, gnawer)).toBe('1,4');
    expect(rolls(scene)).toEqual(['normal 2/ = 2']);
    expect(scene.monster(gnawer).health).toBe(1);
    expect(scene.the('ana').stamina).toBe(4);
  },
  { monsters: { [gnawer]: { at: '3,4' } }, white: [2] },
);

turn(
  'chain-hook: what does not end beside is not attacked',
  { worn: ['chain-hook'] },
  (scene) => {
    uses(scene, 'chain-hook:drag');
    expect(at(scene, 'gear-saint')).toBe('3,4');
    expect(rolls(scene)).toEqual([]);
  },
  { monsters: { 'gear-saint': { at: '3,4' } } },
);

turn(
  'rivet-hammer: a monster that is nailed down is immobile',
  { worn: ['rivet-hammer'] },
  (scene) => {
    uses(scene, 'rivet-hammer:nail-down');
    expect(has(scene.table, unit(gnawer), 'immobile')).toBe(true);
    expect(scene.the('ana')).toMatchObject({ stamina: 5, markers: ['rivet-hammer'] });
  },
  beside,
);

turn(
  'fowling-piece: attacks the target and every unit beside it with 1 white and 1 black die',
  { worn: ['fowling-piece'] },
  (scene) => {
    uses(scene, 'fowling-piece:scatter');
    expect(scene.facts('rolled')).toMatchObject([{ white: [1], black: [1], targets: [gnawer, drudge] }]);
    expect([scene.monster(gnawer).health, scene.monster(drudge).health]).toEqual([1, 1]);
    expect(scene.the('ana').stamina).toBe(3);
  },
  { monsters: { [gnawer]: { at: '2,4' }, [drudge]: { at: '3,5' } }, white: [1], black: [1] },
);

turn(
  'duelling-foil: it thrusts twice per turn',
  { worn: ['duelling-foil'] },
  (scene) => {
    uses(scene, 'duelling-foil:thrust');
    expect(canUse(scene, 'duelling-foil:thrust')).toBe(true);
    uses(scene, 'duelling-foil:thrust');
    expect(canUse(scene, 'duelling-foil:thrust')).toBe(false);
  },
  { ...beside, black: [0, 0] },
);

turn(
  'signal-pistol: a hit lowers the armor of the target by 1 until the end of the turn',
  { worn: ['signal-pistol'] },
  (scene) => {
    uses(scene, 'signal-pistol:flare');
    expect(figureOf(scene.table, unit(gnawer), 'armor')).toBe(1);
    scene.acts('ana', 'end');
    expect(figureOf(scene.table, unit(gnawer), 'armor')).toBe(2);
  },
  { ...beside, white: [2] },
);

turn(
  'whalers-lance: a hit pulls the target 1 space',
  { worn: ['whalers-lance'] },
  (scene) => {
    uses(scene, 'whalers-lance:stick');
    expect(at(scene, gnawer)).toBe('1,4');
  },
  { monsters: { [gnawer]: { at: '2,4' } }, white: [2], black: [0] },
);

for (const [use, dice] of [
  ['spring-crossbow:loose', { white: [0], black: [0] }],
  ['ratchet-hatchet:chop', { white: [0, 0] }],
] as const)
  turn(
    `${use}: once per turn`,
    { worn: [use.split(':')[0] ?? ''] },
    (scene) => {
      uses(scene, use);
      expect(canUse(scene, use)).toBe(false);
    },
    { ...beside, ...dice },
  );
