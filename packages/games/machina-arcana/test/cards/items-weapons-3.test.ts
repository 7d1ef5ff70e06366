/** Weapons of level 3. */
import { expect } from 'vitest';
import { at, canUse, drudge, gnawer, rolls, strikes, surgeon, turn, uses } from './playing.ts';

strikes({ use: 'storm-carbine:discharge', stamina: 3, reach: { ranged: 6 }, black: [1, 1, 0] });
strikes({ use: 'leviathan-gun:broadside', stamina: 4, reach: { ranged: 7 }, white: [0], black: [2, 0, 0] });
strikes({ use: 'sun-lens:focus', stamina: 2, mode: 'arcane', reach: { arc: 3 }, black: [1, 1] });
strikes({ use: 'clockwork-sabres:cut', stamina: 1, reach: 'melee', white: [0], black: [2] });

const beside = { monsters: { [gnawer]: { at: '1,4' } } };

for (const [how, dice, left] of [
  ['a miss takes 1 essence', [0, 0, 0], 0],
  ['a hit takes none', [2, 0, 0], 1],
] as const)
  turn(
    `storm-carbine: ${how}`,
    { worn: ['storm-carbine'], essence: 1 },
    (scene) => {
      uses(scene, 'storm-carbine:discharge');
      expect(scene.the('ana').essence).toBe(left);
    },
    { ...beside, black: dice },
  );

turn(
  'leviathan-gun: its owner is pushed 1 space away from the target; once per turn',
  { at: '3,5', worn: ['leviathan-gun'] },
  (scene) => {
    uses(scene, 'leviathan-gun:broadside');
    expect([at(scene, 'vane'), at(scene, gnawer)]).toEqual(['2,5', '5,5']);
    expect(canUse(scene, 'leviathan-gun:broadside')).toBe(false);
  },
  { monsters: { [gnawer]: { at: '5,5' } }, white: [0], black: [0, 0, 0] },
);

for (const [how, health, isGone] of [
  ['destroys what is left with exactly 1 health', 2, true],
  ['leaves alone what has more', 3, false],
] as const)
  turn(
    `executioners-gear: a hit with 1 white and 3 black dice ${how}`,
    { worn: ['executioners-gear'] },
    (scene) => {
      uses(scene, 'executioners-gear:execute');
      expect(rolls(scene)).toEqual(['normal 1/210 = 4']);
      expect(scene.isInPlay(surgeon)).toBe(!isGone);
      expect(scene.the('ana')).toMatchObject({ stamina: 3, essence: isGone ? 1 : 0 });
    },
    { monsters: { [surgeon]: { at: '1,4', health } }, white: [1], black: [2, 1, 0] },
  );

turn(
  'clockwork-sabres: three times per turn',
  { worn: ['clockwork-sabres'] },
  (scene) => {
    for (const nth of [1, 2, 3]) {
      uses(scene, 'clockwork-sabres:cut');
      expect(canUse(scene, 'clockwork-sabres:cut')).toBe(nth < 3);
    }
  },
  { ...beside, white: [0, 0, 0], black: [0, 0, 0] },
);

turn(
  'gravity-anchor: pulls everybody within 2 of a space toward it, then attacks who is on it or beside it',
  { worn: ['gravity-anchor'] },
  (scene) => {
    scene.acts('ana', 'use:gravity-anchor:drop-anchor');
    expect(scene.asksAbout('ana', 'target').question.options).not.toContain('space:5,4');
    scene.asksAbout('ana', 'target').answer('space:4,4');
    expect([at(scene, gnawer), at(scene, drudge), at(scene, surgeon)]).toEqual(['5,4', '4,5', '7,4']);
    expect(scene.facts('rolled')).toMatchObject([{ white: [1], black: [1], targets: [gnawer, drudge] }]);
    expect([gnawer, drudge].map((id) => scene.monster(id).health)).toEqual([1, 1]);
    expect(scene.the('ana').stamina).toBe(3);
  },
  {
    monsters: { [gnawer]: { at: '6,4' }, [drudge]: { at: '4,6' }, [surgeon]: { at: '7,4' } },
    ...{ white: [1], black: [1] },
  },
);

turn(
  'resonance-pike: compares 1 white and 2 black dice within 2 with the lower of armor and will',
  { worn: ['resonance-pike'] },
  (scene) => {
    uses(scene, 'resonance-pike:sound');
    expect(rolls(scene)).toEqual(['lower 0/10 = 1']);
    expect(scene.facts('hit')).toMatchObject([{ target: drudge, defence: 1 }]);
    expect(scene.the('ana').stamina).toBe(4);
  },
  { monsters: { [drudge]: { at: '2,4' }, [gnawer]: { at: '3,3' } }, white: [0], black: [1, 0] },
);
