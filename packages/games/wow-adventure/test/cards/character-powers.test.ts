import { expect } from 'vitest';
import { levels } from '../../vocabulary/terms.ts';
import { rule } from '../table.ts';
import { strikesOf } from '../told.ts';
import { does, passesAll } from './playing.ts';

const walking = { phase: 'movement' } as const;

/** Powers that turn the card, and their price at each level. */
const turning = {
  'call-companion': { of: 'burbonn', prices: [2, 2, 1, 1] },
  'summon-demon': { of: 'sandrai', prices: [2, 2, 1, 1] },
  enrage: { of: 'grumbaz', prices: [2, 2, 2, 2] },
  'raise-ice-barrier': { of: 'sofeea', prices: [1, 1, 1, 1] },
} as const;

for (const [power, { of, prices }] of Object.entries(turning)) {
  levels.forEach((level, nth) => {
    const price = prices[nth] ?? 0;
    rule(
      `${power}: at ${level} it turns the card for ${price} energy and not for less`,
      { ana: { character: of, level, energy: price } },
      (scene) => {
        scene.goesOnTo('exploration');
        does(scene, 'ana', `use:${power}`);
        passesAll(scene);
        scene.settles(() => expect(scene.the('ana')).toMatchObject({ reversed: true, energy: 0 }));
        scene.perform((g) => {
          for (const hero of g.state.heroes) Object.assign(hero, { reversed: false, energy: price - 1 });
          g.state.phase = 'movement';
          return undefined;
        });
        scene.goesOnTo('exploration');
        expect(scene.asksAbout('ana', 'movement').question.options).not.toContain(`use:${power}`);
      },
      walking,
    );
  });
}

for (const [level, reach, place] of [
  ['grey', 'elwynn-2', 'westfall-1'],
  ['green', 'westfall-1', 'sentinel-hill'],
  ['yellow', 'sentinel-hill', 'moonbrook'],
  ['red', 'moonbrook', 'the-deadmines'],
] as const) {
  rule(
    `tracking: at ${level} a token in ${reach} can be seen, one in ${place} cannot`,
    { ana: { character: 'burbonn', level }, bea: { space: 'ironforge' } },
    (scene) => {
      scene.goesOnTo('exploration');
      does(scene, 'ana', 'use:tracking');
      passesAll(scene);
      scene.settles((state) => {
        expect(state.tokens.map(({ seenBy }) => seenBy.length)).toEqual([2, 1]);
      });
    },
    {
      ...walking,
      tokens: [
        { kind: 'gold', space: reach, by: 'bea' },
        { kind: 'bomb', space: place, by: 'bea' },
      ],
    },
  );
}

levels.forEach((level) => {
  rule(
    `quick-shot: at ${level} 1 energy makes the attack ranged`,
    { ana: { character: 'burbonn', level, energy: 1 } },
    (scene) => {
      scene.fights('ana', 'mountain-boar');
      does(scene, 'ana', 'use:quick-shot');
      scene.settles(() => {
        expect(strikesOf(scene, 'attacker')).toMatchObject([{ type: 'ranged' }]);
        expect(strikesOf(scene, 'defender')).toEqual([]);
      });
    },
    { red: [6], black: [6] },
  );
});

levels.forEach((level, nth) => {
  const last = [1, 2, 2, 3][nth] ?? 0;
  rule(
    `bear-companion: at ${level} a ${last} may be rolled again, a ${last + 1} may not`,
    { ana: { character: 'burbonn', level, reversed: true } },
    (scene) => {
      scene.fights('ana', 'mountain-boar');
      does(scene, 'ana', 'use:bear-companion-power');
      passesAll(scene);
      scene.fights('ana', 'mountain-boar');
      passesAll(scene);
      expect(scene.told).not.toContainEqual(expect.objectContaining({ is: 'rerolled' }));
    },
    { red: [last, 6, last + 1], black: [1, 1] },
  );
});

levels.forEach((level, nth) => {
  const drawn = nth >= 2 ? 1 : 0;
  rule(
    `life-tap: at ${level} 1 damage gives 1 energy and ${drawn} cards, once per turn`,
    { ana: { character: 'sandrai', level } },
    (scene) => {
      scene.goesOnTo('exploration');
      does(scene, 'ana', 'use:life-tap');
      expect(scene.asksAbout('ana', 'movement').question.options).not.toContain('use:life-tap');
      expect(scene.the('ana')).toMatchObject({ damage: 1, energy: 1 });
      expect(scene.the('ana').hand).toHaveLength(drawn);
    },
    walking,
  );
});

levels.forEach((level, nth) => {
  const prevented = nth >= 2 ? 2 : 1;
  for (const [power, of] of [
    ['voidwalkers-sacrifice', 'sandrai'],
    ['ice-barrier', 'sofeea'],
  ] as const) {
    rule(
      `${power}: at ${level} ${prevented} of 3 combat damage are prevented, and the card turns back`,
      { ana: { character: of, level, reversed: true } },
      (scene) => {
        scene.fights('ana', 'drakonid-legionmaster');
        if (of === 'sandrai') does(scene, 'ana', `use:${power}`);
        passesAll(scene);
        scene.settles(() =>
          expect(scene.the('ana')).toMatchObject({ damage: 3 - prevented, reversed: false }),
        );
      },
      { red: [1], black: [6] },
    );
  }
});

levels.forEach((level, nth) => {
  const price = nth >= 2 ? 1 : 2;
  rule(
    `evocation: at ${level} ${price} cards give 1 energy`,
    { ana: { character: 'sofeea', level, hand: ['blink', 'portal'] } },
    (scene) => {
      scene.goesOnTo('exploration');
      does(scene, 'ana', 'use:evocation');
      if (price === 1) scene.asksAbout('ana', 'cards-to-discard').answer('blink');
      passesAll(scene);
      scene.settles(() => {
        expect(scene.the('ana').energy).toBe(1);
        expect(scene.the('ana').discard).toHaveLength(price);
      });
    },
    walking,
  );
});
