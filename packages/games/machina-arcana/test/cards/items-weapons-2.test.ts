/** Weapons of level 2. */
import { expect } from 'vitest';
import { figureOf } from '../../rules/values/values.ts';
import { unit } from '../ids.ts';
import { at, drudge, gnawer, rolls, strikes, surgeon, turn, uses } from './playing.ts';

strikes({ use: 'steam-rifle:fire', stamina: 3, reach: { ranged: 6 }, black: [1, 1] });
strikes({ use: 'flensing-saw:flense', stamina: 3, reach: 'melee', white: [0], black: [1, 1] });
strikes({
  ...{ use: 'galvanic-whip:lash', stamina: 2, marker: true, mode: 'arcane', reach: { ranged: 2 } },
  ...{ white: [0], black: [2] },
});
strikes({ use: 'thunderer:thunder', stamina: 3, reach: { ranged: 2 }, black: [2, 0, 0] });

turn(
  'chain-glaive: attacks every adjacent unit with 2 white and 1 black dice',
  { at: '2,5', worn: ['chain-glaive'] },
  (scene) => {
    uses(scene, 'chain-glaive:reap');
    expect(scene.facts('rolled')).toMatchObject([{ white: [0, 0], black: [2], targets: [gnawer, drudge] }]);
    expect([gnawer, drudge, surgeon].map((id) => scene.monster(id).health)).toEqual([1, 1, 3]);
    expect(scene.the('ana').stamina).toBe(3);
  },
  {
    monsters: { [gnawer]: { at: '1,4' }, [drudge]: { at: '3,5' }, [surgeon]: { at: '4,5' } },
    ...{ white: [0, 0], black: [2] },
  },
);

turn(
  'arc-projector: an arcane attack on every unit on a line of 4 spaces',
  { worn: ['arc-projector'] },
  (scene) => {
    uses(scene, 'arc-projector:discharge');
    expect(scene.facts('rolled')).toMatchObject([
      { mode: 'arcane', white: [1], black: [1], targets: [gnawer, drudge] },
    ]);
    expect([gnawer, drudge, surgeon].map((id) => scene.monster(id).health)).toEqual([1, 1, 3]);
    expect(scene.the('ana').stamina).toBe(3);
  },
  {
    monsters: { [gnawer]: { at: '2,4' }, [drudge]: { at: '4,4' }, [surgeon]: { at: '5,4' } },
    ...{ white: [1], black: [1] },
  },
);

turn(
  'twin-derringers: two attacks with 1 black die each, on the same unit or on another',
  { worn: ['twin-derringers'] },
  (scene) => {
    uses(scene, 'twin-derringers:both-barrels');
    scene.asksAbout('ana', 'target').answer(`unit:${gnawer}`);
    scene.asks('ana', 'target', `unit:${gnawer}`, `unit:${drudge}`).answer(`unit:${drudge}`);
    expect(scene.facts('rolled')).toMatchObject([
      { black: [2], targets: [gnawer] },
      { black: [3], targets: [drudge] },
    ]);
    expect([gnawer, drudge].map((id) => scene.monster(id).health)).toEqual([1, 1]);
    expect(scene.the('ana').stamina).toBe(4);
  },
  { monsters: { [gnawer]: { at: '1,4' }, [drudge]: { at: '1,5' } }, black: [2, 3] },
);

turn(
  'grapnel-gun: hauls a unit 3 spaces in and attacks it with 1 black die if it ends beside',
  { worn: ['grapnel-gun'] },
  (scene) => {
    uses(scene, 'grapnel-gun:reel');
    scene.asks('ana', 'choice', 'haul-it-in', 'swing-over').answer('haul-it-in');
    expect(at(scene, gnawer)).toBe('1,4');
    expect(rolls(scene)).toEqual(['normal /2 = 2']);
    expect(scene.monster(gnawer).health).toBe(1);
    expect(scene.the('ana').stamina).toBe(4);
  },
  { monsters: { [gnawer]: { at: '4,4' } }, black: [2] },
);

turn(
  'grapnel-gun: or its owner swings up to 3 spaces closer, over what is in the way',
  { worn: ['grapnel-gun'] },
  (scene) => {
    uses(scene, 'grapnel-gun:reel', `unit:${gnawer}`);
    scene.asksAbout('ana', 'choice').answer('swing-over');
    if (scene.match.asked[0]?.name === 'where') scene.asksAbout('ana', 'where').answer('3,4');
    expect(at(scene, 'vane')).toBe('3,4');
    expect(rolls(scene)).toEqual([]);
  },
  { monsters: { [gnawer]: { at: '4,4' }, [drudge]: { at: '1,5' } } },
);

turn(
  'flensing-saw: a hit takes 1 health more from a unit that had lost health before',
  { worn: ['flensing-saw'] },
  (scene) => {
    uses(scene, 'flensing-saw:flense');
    expect(scene.monster(surgeon).health).toBe(2);
    uses(scene, 'flensing-saw:flense');
    expect(scene.isInPlay(surgeon)).toBe(false);
  },
  { monsters: { [surgeon]: { at: '1,4' } }, white: [0, 0], black: [2, 2, 2, 2] },
);

turn(
  'trench-mortar: attacks everybody on and around a space 3 to 5 away, over obstacles',
  { worn: ['trench-mortar'] },
  (scene) => {
    scene.acts('ana', 'use:trench-mortar:lob');
    const { options } = scene.asksAbout('ana', 'target').question;
    expect(options).toContain('space:3,4');
    expect(options).toContain('space:5,4');
    expect(options).not.toContain('space:2,4');
    expect(options).not.toContain('space:6,4');
    scene.asksAbout('ana', 'target').answer('space:4,4');
    expect(scene.facts('rolled')).toMatchObject([{ white: [1, 0], black: [1], targets: [gnawer, drudge] }]);
    expect([gnawer, drudge, surgeon].map((id) => scene.monster(id).health)).toEqual([1, 1, 3]);
    expect(scene.the('ana').stamina).toBe(2);
  },
  {
    monsters: { [gnawer]: { at: '4,4' }, [drudge]: { at: '5,5' }, [surgeon]: { at: '1,4' } },
    ...{ white: [1, 0], black: [1] },
  },
);

turn(
  'galvanic-whip: a hit leaves the monster 2 stamina less until the next explorer phase',
  { worn: ['galvanic-whip'] },
  (scene) => {
    uses(scene, 'galvanic-whip:lash');
    expect(figureOf(scene.table, unit(gnawer), 'stamina')).toBe(3);
  },
  { monsters: { [gnawer]: { at: '1,4' } }, white: [0], black: [2] },
);

for (const [how, dice, place] of [
  ['a hit pushes the target 2 spaces', [2, 0, 0], '6,5'],
  ['a miss does not push the target', [0, 0, 0], '4,5'],
] as const)
  turn(
    `thunderer: ${how}; either way its owner is pushed 1 space away`,
    { at: '3,5', worn: ['thunderer'] },
    (scene) => {
      uses(scene, 'thunderer:thunder');
      expect(at(scene, gnawer)).toBe(place);
      expect(at(scene, 'vane')).toBe('2,5');
    },
    { monsters: { [gnawer]: { at: '4,5' } }, black: dice },
  );
