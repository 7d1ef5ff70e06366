import { expect } from 'vitest';
import { rule } from '../table.ts';
import { strikesOf } from '../told.ts';
import { meets, pushes } from './bouts.ts';
import { passesAll } from './playing.ts';

const grumbaz = { character: 'grumbaz' };
const burbonn = { character: 'burbonn' };
const shadowBolt = { hand: ['shadow-bolt'], energy: 1 };

pushes('lava-surger', 6);

meets('plaguebat-swarm', 'a hit gives the hero a disease', { dice: [1, 2], leaves: { diseases: 1 } });
meets('plaguebat-swarm', 'a miss gives the hero no disease', {
  ana: { armor: 'invokers-robe' },
  dice: [2, 1],
  theirs: { hit: false },
  leaves: { diseases: 0 },
});
meets('three-headed-hydra', 'on a sword it rolls and attacks once more, in the melee step', {
  dice: [1, [6, 1]],
  theirs: [
    { type: 'melee', total: 6 + 6 },
    { type: 'melee', total: 1 + 6 },
  ],
  leaves: { damage: 2 + 2 },
});
meets('scarlet-archmage', 'it has 1 more defense against a weapon replacement', {
  ana: shadowBolt,
  does: 'play:shadow-bolt',
  dice: [1, 1],
  own: { defense: 8 + 1 },
});

for (const [choice, hand, total] of [
  ['discard', [], 1 + 5],
  ['weaken', ['shadow-bolt', 'shadow-bolt'], 1 + 5 - 2],
] as const)
  rule(
    `twilight-prophet: a hero who chooses to ${choice} keeps ${hand.length} of 2 cards and attacks at ${total}`,
    { ana: { character: 'sandrai', level: 'red', hand: ['shadow-bolt', 'shadow-bolt'] } },
    (scene) => {
      scene.fights('ana', 'twilight-prophet');
      scene.asks('ana', 'choice', 'discard', 'weaken').answer(choice);
      passesAll(scene);
      scene.settles(() => {
        expect(scene.the('ana').hand).toEqual(hand);
        expect(strikesOf(scene, 'attacker')).toMatchObject([{ total }]);
      });
    },
    { red: [1], black: [1] },
  );

rule(
  'twilight-prophet: a hero with 1 card cannot choose to discard 2',
  { ana: { character: 'sandrai', level: 'red', hand: ['shadow-bolt'] } },
  (scene) => {
    scene.fights('ana', 'twilight-prophet');
    passesAll(scene);
    scene.settles(() => {
      expect(scene.the('ana').hand).toEqual(['shadow-bolt']);
      expect(strikesOf(scene, 'attacker')).toMatchObject([{ total: 1 + 5 - 2 }]);
    });
  },
  { red: [1], black: [1] },
);

meets('spire-legionnaire', 'when the hero rolls a sword it does 1 damage more', {
  ana: burbonn,
  dice: [6, 1],
  leaves: { damage: 2 + 1 },
});
meets('anvilrage-overseer', 'it makes no attack once a melee attack has beaten it', {
  ana: grumbaz,
  dice: [6, 6],
  own: { hit: true },
  theirs: [],
});
meets('ogre-lord-of-the-spire', 'on a 2 it rolls again', { dice: [1, [2, 3]], theirs: { total: 3 + 6 } });
meets('ravenholdt-blade', 'against a hero without armor its attack is ranged', {
  dice: [1, 1],
  theirs: { type: 'ranged' },
});
meets('ravenholdt-blade', 'against a hero in armor its attack is melee', {
  ana: { armor: 'novices-robe' },
  dice: [1, 1],
  theirs: { type: 'melee' },
});
meets('gurubashi-hexlord', 'on a 5 the hero attacks at 2 less', { dice: [3, 5], own: { total: 3 + 5 - 2 } });
meets('lich-initiate', 'on a sword the hero loses 2 cards', {
  ana: { hand: ['shadow-bolt', 'shadow-bolt', 'shadow-bolt'] },
  dice: [1, 6],
  leaves: { hand: ['shadow-bolt'] },
});
meets('abomination', 'on a sword it rolls again, and does 1 damage more with what it rolls', {
  dice: [1, [6, 1]],
  theirs: { total: 1 + 6 },
  leaves: { damage: 2 + 1 },
});
meets('death-knight', 'when the hero rolls 1 the hero takes 1 damage besides the hit', {
  dice: [1, 1],
  leaves: { damage: 3 + 1 },
});
meets('howling-wraith', 'it has 1 more defense against a melee attack', {
  ana: grumbaz,
  dice: [1, 1],
  own: { defense: 8 + 1 },
});
meets('howling-wraith', "a hit turns the hero's card to its starting side", {
  ana: { reversed: true },
  dice: [1, 3],
  own: { defense: 8 },
  leaves: { damage: 1, reversed: false },
});
meets('stoneform-gargoyle', 'on a 1 it has 2 more defense', { dice: [1, 1], own: { defense: 9 + 2 } });
meets('herald-of-plague', 'a hit gives the hero a disease', {
  dice: [1, 5],
  leaves: { damage: 1, diseases: 1 },
});
meets('herald-of-plague', 'on a sword it does 1 damage more', { dice: [1, 6], leaves: { damage: 1 + 1 } });
meets('doomguard-outrider', 'on a 1 it rolls again', { dice: [1, [1, 3]], theirs: { total: 3 + 6 } });

rule(
  'infernal: beaten, it hurts every hero in the space and nobody elsewhere',
  {
    ana: { character: 'sandrai', level: 'red' },
    bea: { character: 'sofeea' },
    cem: { character: 'grumbaz', space: 'goldshire' },
  },
  (scene) => {
    scene.fights('ana', 'infernal');
    passesAll(scene);
    scene.settles(() => {
      expect(['ana', 'bea', 'cem'].map((name) => scene.the(name).damage)).toEqual([1, 1, 0]);
      expect(scene.the('ana').backpack).toEqual(['infernal']);
    });
  },
  { red: [6], black: [1] },
);

meets('dreadlord-schemer', 'once the hero has played a combat card it does 1 damage more', {
  ana: shadowBolt,
  does: 'play:shadow-bolt',
  dice: [1, 1],
  leaves: { damage: 2 + 1 },
});
meets('felhound-packleader', 'on a 5 it cancels the combat card that the hero played', {
  ana: shadowBolt,
  does: 'play:shadow-bolt',
  dice: [1, 1],
  extra: [5],
  own: { total: 1 + 5 },
  leaves: { hand: [], energy: 0 },
});
meets('felhound-packleader', 'on a 4 it does not cancel the combat card', {
  ana: shadowBolt,
  does: 'play:shadow-bolt',
  dice: [1, 1],
  extra: [4],
  own: { total: 1 + 6 },
});

rule(
  'legion-invoker: left unbeaten, it does 1 damage more in the next combat',
  { ana: { character: 'sandrai', level: 'red' } },
  (scene) => {
    scene.fights('ana', 'legion-invoker');
    scene.settles((state) => {
      expect(scene.the('ana').damage).toBe(2);
      expect(state.track).toMatchObject([{ card: 'legion-invoker', growth: 1 }]);
    });
    scene.fights('ana', 'legion-invoker');
    scene.settles(() => expect(scene.the('ana').damage).toBe(2 + 2 + 1));
  },
  { red: [1, 1], black: [1, 1] },
);

meets('flamewaker', 'on a 5 the hero takes 1 damage besides the hit', {
  dice: [1, 5],
  leaves: { damage: 1 + 1 },
});
meets('molten-giant', 'a melee hit on it hurts the hero by 1', {
  ana: burbonn,
  dice: [6, 1],
  leaves: { damage: 2 + 1, backpack: ['molten-giant'] },
});
meets('molten-giant', 'a ranged hit on it does not hurt', {
  dice: [6, 1],
  leaves: { damage: 0, backpack: ['molten-giant'] },
});
meets('scalebane-drake', 'on a sword it does 1 damage more', { dice: [1, 6], leaves: { damage: 2 + 1 } });
meets('brood-of-whelps', 'with another of the dragonkin on the track it attacks at 1 more', {
  track: [{ card: 'scalebane-drake', space: 'goldshire' }],
  dice: [1, 1],
  theirs: { total: 1 + 4 + 1 },
});
meets('brood-of-whelps', 'with only a beast on the track it attacks as printed', {
  track: [{ card: 'dreadhawk', space: 'goldshire' }],
  dice: [1, 1],
  theirs: { total: 1 + 4 },
});
meets('chromatic-dragonspawn', 'on a 1 it has 1 more defense', { dice: [1, 1], own: { defense: 9 + 1 } });
meets('chromatic-dragonspawn', 'on a sword it does 1 damage more', {
  dice: [1, 6],
  own: { defense: 9 },
  leaves: { damage: 2 + 1 },
});
meets('wyrmguard-captain', 'the hero may not roll again, not even by a power that must work', {
  ana: { ...burbonn, weapon: 'fine-longbow' },
  dice: [1, 1],
  own: { total: 1 + 2 },
});
meets('dark-iron-war-golem', 'it has 1 more defense against a ranged attack', {
  dice: [1, 1],
  own: { defense: 9 + 1 },
});
meets('dark-iron-war-golem', 'it has the defense printed against a melee attack', {
  ana: grumbaz,
  dice: [1, 1],
  own: { defense: 9 },
});
