import { expect } from 'vitest';
import { rule } from '../table.ts';
import { strikesOf } from '../told.ts';
import { does, passesAll } from './playing.ts';

const walking = { phase: 'movement' } as const;
/** The turn of the second hero begins. */
const next = { phase: 'turn-end' } as const;

rule(
  'fear: the duel is over, and the rival is moved up to 1 space',
  { ana: { character: 'sandrai', hand: ['fear'], energy: 2 }, bea: { character: 'grumbaz' } },
  (scene) => {
    scene.duels('ana', 'bea');
    does(scene, 'ana', 'play:fear');
    scene.asks('ana', 'push', 'goldshire', 'elwynn-3', 'stormwind-city', 'stay').answer('elwynn-3');
    scene.settles(() => {
      expect(scene.the('bea')).toMatchObject({ space: 'elwynn-3', damage: 0 });
      expect(strikesOf(scene, 'attacker')).toEqual([]);
    });
  },
  { red: [6], black: [6] },
);

rule(
  'fear: an encounter goes to the track',
  { ana: { character: 'sandrai', hand: ['fear'], energy: 2 } },
  (scene) => {
    scene.fights('ana', 'gnoll-brute');
    does(scene, 'ana', 'play:fear');
    scene.settles((state) => expect(state.track).toMatchObject([{ card: 'gnoll-brute' }]));
  },
  { red: [6], black: [6] },
);

rule(
  'dark-bargain: 1 damage gives 2 energy',
  { ana: { character: 'sandrai', hand: ['dark-bargain'] } },
  (scene) => {
    scene.goesOnTo('exploration');
    does(scene, 'ana', 'play:dark-bargain');
    passesAll(scene);
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ damage: 1, energy: 2 }));
  },
  walking,
);

rule(
  'ritual-of-summoning: a rival within 4 spaces comes to the hero',
  {
    ana: { character: 'sandrai', hand: ['ritual-of-summoning'], energy: 2 },
    bea: { character: 'grumbaz', space: 'sentinel-hill' },
    cem: { character: 'sofeea', space: 'moonbrook' },
  },
  (scene) => {
    scene.goesOnTo('exploration');
    does(scene, 'ana', 'play:ritual-of-summoning');
    passesAll(scene);
    scene.settles(() => {
      expect(scene.the('bea').space).toBe('elwynn-1');
      expect(scene.the('cem').space).toBe('moonbrook');
    });
  },
  walking,
);

rule(
  'demon-skin: +1 defense at red, for no energy',
  { ana: { character: 'sandrai', level: 'red', hand: ['demon-skin'] } },
  (scene) => {
    scene.goesOnTo('exploration');
    does(scene, 'ana', 'play:demon-skin');
    passesAll(scene);
    scene.settles();
    scene.fights('ana', 'drakonid-legionmaster');
    scene.settles(() => expect(strikesOf(scene, 'defender')).toMatchObject([{ defense: 7 }]));
  },
  { ...walking, red: [1], black: [1] },
);

for (const [attached, space] of [
  [[], 'stormwind-city'],
  [[{ ability: 'demon-skin', owner: 'ana', on: 'hero', target: 'ana' }], 'elwynn-1'],
] as const) {
  rule(
    `demon-skin: with ${attached.length} of it, a hero hit for the last of the printed health ends up at ${space}`,
    { ana: { character: 'sandrai', level: 'yellow', damage: 5 } },
    (scene) => {
      scene.fights('ana', 'snapjaw-turtle');
      scene.settles(() => expect(scene.the('ana').space).toBe(space));
    },
    { attached, red: [1], black: [6] },
  );
}

rule(
  'curse-of-recklessness: the rival has +1 attack and -2 defense, and an older curse goes',
  {
    ana: { character: 'sandrai', hand: ['curse-of-recklessness'], energy: 1 },
    bea: { character: 'sofeea' },
  },
  (scene) => {
    scene.goesOnTo('exploration');
    does(scene, 'ana', 'play:curse-of-recklessness');
    passesAll(scene);
    scene.settles((state) => expect(state.attached).toHaveLength(1));
    scene.duels('ana', 'bea');
    scene.settles(() => {
      expect(strikesOf(scene, 'attacker')).toMatchObject([{ defense: 2 }]);
      expect(strikesOf(scene, 'defender')).toMatchObject([{ total: 3 }]);
    });
  },
  {
    ...walking,
    attached: [{ ability: 'curse-of-weakness', owner: 'ana', on: 'hero', target: 'bea' }],
    red: [1],
    black: [1],
  },
);

rule(
  'curse-of-weakness: laid on an opponent before the roll, it takes 1 attack and 1 damage, but never the last',
  { ana: { character: 'sandrai', hand: ['curse-of-weakness'], energy: 1 } },
  (scene) => {
    scene.fights('ana', 'gnoll-brute');
    does(scene, 'ana', 'play:curse-of-weakness');
    passesAll(scene);
    scene.settles((state) => {
      expect(strikesOf(scene, 'defender')).toMatchObject([{ total: 4 }]);
      expect(scene.the('ana').damage).toBe(1);
      expect(state.attached).toMatchObject([{ on: 'foe', target: 'gnoll-brute' }]);
    });
  },
  { red: [1], black: [2] },
);

for (const [movement, damage, counters] of [
  [[2, 3], 1, 1],
  [[2, 2], 0, 2],
] as const) {
  rule(
    `curse-of-agony: on a roll with ${movement[1]} energy the rival takes ${damage} damage`,
    { ana: { character: 'sandrai' }, bea: { character: 'grumbaz' } },
    (scene) => {
      scene.playsTurn();
      scene.goesOnTo('exploration');
      expect(scene.the('bea').damage).toBe(damage);
      expect(scene.state.attached).toMatchObject([{ counters }]);
      passesAll(scene);
    },
    {
      ...next,
      attached: [{ ability: 'curse-of-agony', owner: 'ana', on: 'hero', target: 'bea', counters: 2 }],
      movement: [movement],
    },
  );
}

for (const [space, damage] of [
  ['elwynn-1', 1],
  ['ironforge', 0],
] as const) {
  rule(
    `corruption: at the end of a turn in ${space} the rival takes ${damage} damage, and a counter goes`,
    { bea: { character: 'grumbaz', space }, ana: { character: 'sandrai' } },
    (scene) => {
      scene.playsTurn();
      scene.settles((state) => {
        expect(scene.the('bea').damage).toBe(damage);
        expect(state.attached).toMatchObject([{ counters: 1 }]);
      });
    },
    {
      ...next,
      attached: [{ ability: 'corruption', owner: 'ana', on: 'hero', target: 'bea', counters: 2 }],
    },
  );
}

for (const card of ['curse-of-agony', 'corruption', 'soulstone'] as const) {
  rule(
    `${card}: it is played in the own turn and lies on its target`,
    { ana: { character: 'sandrai', hand: [card], energy: 2 }, bea: { character: 'grumbaz' } },
    (scene) => {
      scene.goesOnTo('exploration');
      does(scene, 'ana', `play:${card}`);
      passesAll(scene);
      scene.settles((state) =>
        expect(state.attached).toMatchObject([
          card === 'soulstone'
            ? { ability: card, target: 'ana' }
            : { ability: card, target: 'bea', counters: 2 },
        ]),
      );
    },
    walking,
  );
}

for (const [level, track] of [
  ['yellow', 2],
  ['red', 1],
] as const) {
  rule(
    `rain-of-fire: at ${level} rivals within 2 spaces take 1 damage, and ${track} of two encounters stay`,
    {
      ana: { character: 'sandrai', level, hand: ['rain-of-fire'], energy: 2 },
      bea: { character: 'grumbaz', space: 'elwynn-2' },
      cem: { character: 'sofeea', space: 'westfall-1' },
    },
    (scene) => {
      scene.goesOnTo('exploration');
      does(scene, 'ana', 'play:rain-of-fire');
      passesAll(scene);
      scene.settles((state) => {
        expect(scene.the('bea').damage).toBe(1);
        expect(scene.the('cem').damage).toBe(0);
        expect(state.track).toHaveLength(track);
      });
    },
    {
      ...walking,
      track: [
        { card: 'gnoll-brute', space: 'goldshire' },
        { card: 'timber-wolf', space: 'elwynn-2' },
      ],
    },
  );
}
