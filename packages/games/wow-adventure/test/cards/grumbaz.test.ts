import { expect } from 'vitest';
import { rule } from '../table.ts';
import { strikesOf } from '../told.ts';
import { does, passesAll } from './playing.ts';

const walking = { phase: 'movement' } as const;

for (const [level, armor, defense] of [
  ['grey', undefined, 6],
  ['grey', 'crocolisk-hide-shield', 8],
  ['green', 'crocolisk-hide-shield', 9],
  ['green', 'boarhide-vest', 7],
] as const) {
  rule(
    `shield-block: at ${level} with ${armor ?? 'no armor'} the defense becomes ${defense}`,
    {
      ana: {
        character: 'grumbaz',
        level,
        hand: ['shield-block'],
        energy: 1,
        ...(armor === undefined ? {} : { armor }),
      },
    },
    (scene) => {
      scene.fights('ana', 'gnoll-brute');
      does(scene, 'ana', 'play:shield-block');
      passesAll(scene);
      scene.settles(() => expect(strikesOf(scene, 'defender')).toMatchObject([{ defense }]));
    },
    { red: [3], black: [1] },
  );
}

rule(
  'overpower: a die that shows 2 is rolled again, with +1 attack',
  { ana: { character: 'grumbaz', hand: ['overpower'] } },
  (scene) => {
    scene.fights('ana', 'mountain-boar');
    does(scene, 'ana', 'play:overpower');
    passesAll(scene);
    scene.settles(() => expect(strikesOf(scene, 'attacker')).toMatchObject([{ total: 8 }]));
  },
  { red: [2, 5], black: [1] },
);

rule(
  'overpower: it cannot be played on a 3',
  { ana: { character: 'grumbaz', hand: ['overpower'] } },
  (scene) => {
    scene.fights('ana', 'mountain-boar');
    scene.settles(() => expect(scene.the('ana').hand).toEqual(['overpower']));
  },
  { red: [3], black: [1] },
);

for (const [face, type] of [
  [3, 'melee'],
  [4, 'ranged'],
] as const) {
  rule(
    `charge: it gives 1 movement, and with a ${face} on the die the attack is ${type}`,
    { ana: { character: 'grumbaz', hand: ['charge'], energy: 1 } },
    (scene) => {
      scene.goesOnTo('exploration');
      does(scene, 'ana', 'play:charge');
      passesAll(scene);
      scene.settles(() => expect(scene.the('ana').turn.steps).toBe(1));
      scene.fights('ana', 'mountain-boar');
      passesAll(scene);
      scene.settles(() => expect(strikesOf(scene, 'attacker')).toMatchObject([{ type }]));
    },
    { ...walking, red: [face], black: [1] },
  );
}

rule(
  'bloodrage: 1 damage gives 2 energy',
  { ana: { character: 'grumbaz', hand: ['bloodrage'] } },
  (scene) => {
    scene.goesOnTo('exploration');
    does(scene, 'ana', 'play:bloodrage');
    does(scene, 'ana', 'energy');
    passesAll(scene);
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ damage: 1, energy: 2, reversed: false }));
  },
  walking,
);

rule(
  'bloodrage: 1 damage gives 1 energy and Berserk Stance',
  { ana: { character: 'grumbaz', hand: ['bloodrage'] } },
  (scene) => {
    scene.goesOnTo('exploration');
    does(scene, 'ana', 'play:bloodrage');
    does(scene, 'ana', 'rage');
    passesAll(scene);
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ damage: 1, energy: 1, reversed: true }));
  },
  walking,
);

rule(
  'honed-edge: attacks made with the weapon it lies on get +1',
  { ana: { character: 'grumbaz', weapon: 'gnoll-hatchet', hand: ['honed-edge'], energy: 1 } },
  (scene) => {
    scene.goesOnTo('exploration');
    does(scene, 'ana', 'play:honed-edge');
    passesAll(scene);
    scene.settles();
    scene.fights('ana', 'mountain-boar');
    scene.settles(() => expect(strikesOf(scene, 'attacker')).toMatchObject([{ total: 7 }]));
  },
  { ...walking, red: [3], black: [1] },
);

rule(
  'intercept: the hero goes up to 3 spaces to a rival or an unbeaten encounter, and no further',
  {
    ana: { character: 'grumbaz', hand: ['intercept'], energy: 2, turn: { steps: 2 } },
    bea: { character: 'sandrai', space: 'westfall-1' },
    cem: { character: 'sofeea', space: 'sentinel-hill' },
  },
  (scene) => {
    scene.goesOnTo('exploration');
    does(scene, 'ana', 'play:intercept');
    scene.asks('ana', 'where', 'westfall-1', 'hogger').answer('westfall-1');
    scene.asks('ana', 'movement', 'end').answer('end');
    scene.settles(() => expect(scene.the('ana').space).toBe('westfall-1'));
  },
  { ...walking, track: [{ card: 'gnoll-brute', space: 'hogger' }] },
);

for (const [level, cards] of [
  ['grey', 0],
  ['yellow', 1],
] as const) {
  rule(
    `berserker-rage: at ${level} a card of a rival comes off, Berserk Stance is up, and ${cards} cards are drawn`,
    {
      ana: { character: 'grumbaz', level, hand: ['berserker-rage'], energy: 1 },
      bea: { character: 'sandrai' },
    },
    (scene) => {
      scene.goesOnTo('exploration');
      does(scene, 'ana', 'play:berserker-rage');
      passesAll(scene);
      scene.settles((state) => {
        expect(state.attached).toEqual([]);
        expect(scene.the('bea').discard).toEqual(['curse-of-weakness']);
        expect(scene.the('ana').reversed).toBe(true);
        expect(scene.the('ana').hand).toHaveLength(cards);
      });
    },
    {
      ...walking,
      attached: [{ ability: 'curse-of-weakness', owner: 'bea', on: 'hero', target: 'ana' }],
    },
  );
}

for (const [level, cursed, left] of [
  ['grey', false, 3],
  ['grey', true, 2],
  ['yellow', true, 1],
] as const) {
  rule(
    `second-wind: at ${level} with ${cursed ? 'two cards' : 'no card'} of rivals on the hero it heals ${4 - left}`,
    {
      ana: { character: 'grumbaz', level, damage: 4, hand: ['second-wind'], energy: 1 },
      bea: { character: 'sandrai' },
    },
    (scene) => {
      scene.goesOnTo('exploration');
      does(scene, 'ana', 'play:second-wind');
      passesAll(scene);
      scene.settles(() => expect(scene.the('ana').damage).toBe(left));
    },
    {
      ...walking,
      attached: cursed
        ? [
            { ability: 'curse-of-weakness', owner: 'bea', on: 'hero', target: 'ana' },
            { ability: 'corruption', owner: 'bea', on: 'hero', target: 'ana', counters: 2 },
          ]
        : [],
    },
  );
}
