import { expect } from 'vitest';
import { rule } from '../table.ts';
import { meetsOnMap } from './bouts.ts';
import { passesAll } from './playing.ts';

for (const [foe, face, attack] of [
  ['devlin-agamand', 1, 2],
  ['commander-mograine', 1, 4],
  ['archaedas', 2, 5],
] as const)
  meetsOnMap(foe, `on a ${face} he rolls again`, { dice: [1, [face, 3]], theirs: { total: 3 + attack } });

meetsOnMap('wolf-master-nandos', 'on a sword he does 1 damage more', {
  dice: [1, 6],
  leaves: { damage: 1 + 1 },
});
meetsOnMap('nefarian', 'on a 5 he does 1 damage more', { dice: [1, 5], leaves: { damage: 3 + 1 } });
meetsOnMap('nefarian', 'on a 4 he does the damage printed', { dice: [1, 4], leaves: { damage: 3 } });
meetsOnMap('stitches', 'on a sword he rolls again, and does 1 damage more with what he rolls', {
  dice: [1, [6, 1]],
  theirs: { total: 1 + 4 },
  leaves: { damage: 2 + 1 },
});

for (const [foe, who] of [
  ['darkmaster-gandling', 'he'],
  ['kelthuzad', 'the lich'],
] as const)
  meetsOnMap(foe, `on a sword ${who} takes 2 cards from the hand`, {
    ana: { hand: ['shadow-bolt', 'shadow-bolt', 'shadow-bolt'] },
    dice: [1, 6],
    leaves: { hand: ['shadow-bolt'] },
  });

meetsOnMap('baron-rivendare', 'the hero attacks at 1 less', { dice: [2, 1], own: { total: 2 + 5 - 1 } });
meetsOnMap('vile-priestess-hexx', 'a hero who rolls 1 attacks at 2 less', {
  dice: [1, 1],
  own: { total: 1 + 4 - 2 },
});
meetsOnMap('vile-priestess-hexx', 'a hero who rolls 2 attacks as printed', {
  dice: [2, 1],
  own: { total: 2 + 4 },
});
meetsOnMap('great-father-arctikas', 'on a 5 the hero discards a card', {
  ana: { hand: ['shadow-bolt'] },
  dice: [1, 5],
  leaves: { hand: [] },
});
meetsOnMap('mekgineer-thermaplugg', 'on a sword the hero takes 1 damage besides the hit', {
  dice: [1, 6],
  leaves: { damage: 2 + 1 },
});
meetsOnMap('edwin-vancleef', 'on a sword the hero loses an item of the backpack', {
  ana: { backpack: ['boarhide-vest'] },
  dice: [1, 6],
  leaves: { backpack: [] },
});
meetsOnMap('shade-of-eranikus', 'on a sword the attack is ranged', {
  dice: [1, 6],
  theirs: { type: 'ranged' },
});
meetsOnMap('shade-of-eranikus', 'on a 5 the attack is melee', { dice: [1, 5], theirs: { type: 'melee' } });
meetsOnMap('lord-kazzak', 'a hero who rolls 1 takes 1 damage besides the hit', {
  dice: [1, 1],
  leaves: { damage: 4 + 1 },
});

for (const [face, left] of [
  [6, 0],
  [5, 1],
] as const)
  rule(
    `hakkar: on a ${face === 6 ? 'sword' : face} the hero ${left === 0 ? 'loses' : 'keeps'} the card attached`,
    {
      ana: { character: 'sofeea', level: 'red', space: 'zulgurub' },
      bea: { character: 'sandrai', space: 'ironforge' },
    },
    (scene) => {
      scene.fightsLair('ana');
      passesAll(scene);
      scene.settles((state) => {
        expect(state.attached).toHaveLength(left);
        expect(scene.the('bea').discard).toHaveLength(1 - left);
      });
    },
    {
      attached: [{ ability: 'curse-of-weakness', owner: 'bea', on: 'hero', target: 'ana' }],
      red: [1],
      black: [face],
    },
  );
