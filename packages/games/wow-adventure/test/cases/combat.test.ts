import { expect } from 'vitest';
import { rule } from '../table.ts';

rule(
  'wow/T-01: a ranged attack beats a melee foe before it answers, and the item goes to the backpack',
  { ana: { character: 'sandrai' } },
  (scene) => {
    scene.fights('ana', 'mountain-boar');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ damage: 0, backpack: ['mountain-boar'] }));
  },
  { red: [3], black: [5] },
);

rule(
  'wow/T-02: a hero who is hit in the ranged step and stands still makes a melee attack',
  { ana: { character: 'burbonn', level: 'grey' } },
  (scene) => {
    scene.fights('ana', 'goblin-engineer');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ damage: 2 });
      expect(scene.told).toContainEqual(
        expect.objectContaining({ is: 'struck', side: 'attacker', type: 'melee' }),
      );
    });
  },
  { red: [2], black: [5] },
);
