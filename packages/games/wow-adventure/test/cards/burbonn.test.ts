import { expect } from 'vitest';
import { rule } from '../table.ts';
import { strikesOf } from '../told.ts';
import { does, passesAll } from './playing.ts';

const archer = { character: 'burbonn', weapon: 'hunting-bow' } as const;
const walking = { phase: 'movement' } as const;

for (const [level, total] of [
  ['grey', 3],
  ['red', 2],
] as const) {
  rule(
    `concussive-shot: at ${level} a melee opponent of an archer attacks at ${5 - total} less`,
    { ana: { ...archer, level, hand: ['concussive-shot'], energy: 1 } },
    (scene) => {
      scene.fights('ana', 'gnoll-brute');
      does(scene, 'ana', 'play:concussive-shot');
      passesAll(scene);
      scene.settles(() => expect(strikesOf(scene, 'defender')).toMatchObject([{ total }]));
    },
    { red: [1], black: [2] },
  );
}

for (const [level, atOnce] of [
  ['grey', 1],
  ['red', 3],
] as const) {
  rule(
    `serpent-sting: at ${level} a rival that was hit has ${atOnce} damage, and one more when its turn begins`,
    {
      ana: { ...archer, level, hand: ['serpent-sting'], energy: 1 },
      bea: { character: 'sandrai', level: 'red' },
    },
    (scene) => {
      scene.duels('ana', 'bea');
      does(scene, 'ana', 'play:serpent-sting');
      passesAll(scene);
      scene.settles((state) => {
        expect(scene.the('bea').damage).toBe(atOnce);
        expect(state.attached).toMatchObject([{ ability: 'serpent-sting', target: 'bea' }]);
      });
      scene.playsTurn();
      passesAll(scene);
      scene.goesOnTo('exploration');
      expect(scene.the('bea').damage).toBe(atOnce + 1);
      expect(scene.the('ana').discard).toEqual(['serpent-sting']);
    },
    { red: [6], black: [1] },
  );
}

rule(
  'serpent-sting: an encounter that was not beaten has 2 less defense from then on',
  { ana: { ...archer, hand: ['serpent-sting'], energy: 1 } },
  (scene) => {
    scene.fights('ana', 'gnoll-brute');
    does(scene, 'ana', 'play:serpent-sting');
    passesAll(scene);
    scene.settles();
    scene.fights('ana', 'gnoll-brute');
    scene.settles((state) => {
      expect(strikesOf(scene, 'attacker')).toMatchObject([{ defense: 3, hit: true }]);
      expect(state.attached).toEqual([]);
    });
  },
  { red: [2, 2], black: [1, 1] },
);

rule(
  'feign-death: the combat is over, and the encounter goes to the track',
  { ana: { ...archer, hand: ['feign-death'], energy: 1 } },
  (scene) => {
    scene.fights('ana', 'gnoll-brute');
    does(scene, 'ana', 'play:feign-death');
    scene.settles((state) => {
      expect(scene.the('ana').damage).toBe(0);
      expect(strikesOf(scene, 'defender')).toEqual([]);
      expect(state.track).toMatchObject([{ card: 'gnoll-brute' }]);
    });
  },
  { red: [1], black: [6] },
);

rule(
  'intimidation: on the companion side a melee opponent makes no attack',
  { ana: { character: 'burbonn', reversed: true, hand: ['intimidation'], energy: 2 } },
  (scene) => {
    scene.fights('ana', 'gnoll-brute');
    does(scene, 'ana', 'play:intimidation');
    passesAll(scene);
    scene.settles(() => {
      expect(strikesOf(scene, 'defender')).toEqual([]);
      expect(scene.the('ana').damage).toBe(0);
    });
  },
  { red: [2], black: [6] },
);

rule(
  'rapid-fire: after a ranged miss the hero rolls again and attacks once more in the melee step',
  { ana: { ...archer, hand: ['rapid-fire'], energy: 2 } },
  (scene) => {
    scene.fights('ana', 'gnoll-brute');
    does(scene, 'ana', 'play:rapid-fire');
    passesAll(scene);
    scene.settles(() => {
      expect(strikesOf(scene, 'attacker').map(({ total }) => total)).toEqual([3, 8]);
      expect(scene.the('ana').backpack).toEqual(['gnoll-brute']);
    });
  },
  { red: [1, 6], black: [1] },
);

for (const [level, damage] of [
  ['grey', 0],
  ['yellow', 1],
] as const) {
  rule(
    `freezing-trap: at ${level} the next rival to enter stops with ${damage} damage, and the trap goes`,
    {
      ana: { character: 'burbonn', level, space: 'goldshire', hand: ['freezing-trap'], energy: 1 },
      bea: { character: 'sofeea', space: 'elwynn-1' },
    },
    (scene) => {
      scene.goesOnTo('exploration');
      does(scene, 'ana', 'play:freezing-trap');
      passesAll(scene);
      scene.settles((state) => expect(state.attached).toMatchObject([{ on: 'space', target: 'goldshire' }]));
      scene.perform((g) => {
        g.state.active = 1;
        g.state.phase = 'turn-start';
        return undefined;
      });
      scene.goesOnTo('exploration');
      does(scene, 'bea', 'walk:goldshire');
      expect(scene.asksAbout('bea', 'movement').question.options).not.toContain('walk:elwynn-2');
      passesAll(scene);
      scene.settles((state) => {
        expect(scene.the('bea')).toMatchObject({ space: 'goldshire', damage });
        expect(state.attached).toEqual([]);
      });
    },
    { ...walking, movement: [[4, 1]] },
  );
}

for (const [level, steps] of [
  ['grey', 1],
  ['green', 2],
] as const) {
  rule(
    `aspect-of-the-cheetah: at ${level} it gives ${steps} movement`,
    { ana: { character: 'burbonn', level, hand: ['aspect-of-the-cheetah'] } },
    (scene) => {
      scene.goesOnTo('exploration');
      does(scene, 'ana', 'play:aspect-of-the-cheetah');
      passesAll(scene);
      scene.settles(() => expect(scene.the('ana').turn.steps).toBe(steps));
    },
    walking,
  );
}

rule(
  'aspect-of-the-hawk: ranged attacks get +1, melee attacks do not, and a second one replaces the first',
  { ana: { ...archer, hand: ['aspect-of-the-hawk'], energy: 1 } },
  (scene) => {
    scene.goesOnTo('exploration');
    does(scene, 'ana', 'play:aspect-of-the-hawk');
    passesAll(scene);
    scene.settles((state) => {
      expect(state.attached).toHaveLength(1);
      expect(scene.the('ana').discard).toEqual(['aspect-of-the-hawk']);
    });
    scene.fights('ana', 'mountain-boar');
    scene.settles(() => expect(strikesOf(scene, 'attacker')).toMatchObject([{ total: 5 }]));
    scene.perform((g) => {
      for (const hero of g.state.heroes) hero.weapon = null;
      return undefined;
    });
    scene.fights('ana', 'timber-wolf');
    scene.settles(() => expect(strikesOf(scene, 'attacker')).toMatchObject([{ total: 4, type: 'melee' }]));
  },
  {
    ...walking,
    attached: [{ ability: 'aspect-of-the-hawk', owner: 'ana', on: 'hero', target: 'ana' }],
    red: [2, 3],
    black: [1, 1],
  },
);

for (const [side, left] of [
  ['starting', 2],
  ['companion', 1],
] as const) {
  rule(
    `mend-pet: on the ${side} side it heals ${3 - left}`,
    {
      ana: {
        character: 'burbonn',
        ...(side === 'companion' ? { reversed: true as const } : {}),
        damage: 3,
        hand: ['mend-pet'],
        energy: 1,
      },
    },
    (scene) => {
      scene.goesOnTo('exploration');
      does(scene, 'ana', 'play:mend-pet');
      passesAll(scene);
      scene.settles(() => expect(scene.the('ana').damage).toBe(left));
    },
    walking,
  );
}

for (const [level, defense] of [
  ['grey', 4],
  ['red', 3],
] as const) {
  rule(
    `hunters-mark: at ${level} it makes the defense of an unbeaten encounter ${defense}`,
    { ana: { ...archer, level, hand: ['hunters-mark'], energy: 1 } },
    (scene) => {
      scene.goesOnTo('exploration');
      does(scene, 'ana', 'play:hunters-mark');
      does(scene, 'ana', 'foe:gnoll-brute');
      passesAll(scene);
      scene.fights('ana', 'gnoll-brute');
      scene.settles(() => expect(strikesOf(scene, 'attacker')).toMatchObject([{ defense }]));
    },
    {
      ...walking,
      track: [
        { card: 'gnoll-brute', space: 'goldshire' },
        { card: 'timber-wolf', space: 'elwynn-3' },
      ],
      red: [6],
      black: [1],
    },
  );
}

rule(
  'track-beasts: the next three cards of a deck are put back in any order, and a card is drawn',
  { ana: { character: 'burbonn', hand: ['track-beasts'] } },
  (scene) => {
    scene.goesOnTo('exploration');
    does(scene, 'ana', 'play:track-beasts');
    scene.asks('ana', 'card-on-top', 'gnoll-brute', 'timber-wolf', 'mountain-boar').answer('mountain-boar');
    scene.asks('ana', 'card-on-top', 'gnoll-brute', 'timber-wolf').answer('timber-wolf');
    passesAll(scene);
    scene.settles((state) => {
      expect(state.decks.grey.cards).toEqual(['mountain-boar', 'timber-wolf', 'gnoll-brute', 'cave-spider']);
      expect(scene.the('ana').hand).toHaveLength(1);
    });
  },
  { ...walking, decks: { grey: ['gnoll-brute', 'timber-wolf', 'mountain-boar', 'cave-spider'] } },
);
