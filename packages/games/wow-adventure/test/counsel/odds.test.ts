import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Fighter, plainFighter } from '../../counsel/fights/fighter.ts';
import { type Odds, oddsOf } from '../../counsel/fights/odds.ts';

const never = () => false;

const fighters = fc.record({
  attack: fc.integer({ min: 0, max: 6 }),
  type: fc.constantFrom('melee' as const, 'ranged' as const),
  defense: fc.integer({ min: 3, max: 10 }),
  damage: fc.integer({ min: 1, max: 3 }),
});

/** What is left of both after one roll: ranged, then melee; attacks of one step at once. [wow/combat.7] */
function leftAfter(own: Fighter, foe: Fighter, a: number, b: number): readonly [own: number, foe: number] {
  let [ownLeft, foeLeft] = [own.left, foe.left];
  for (const step of ['ranged', 'melee'] as const) {
    if (ownLeft <= 0 || foeLeft <= 0) break;
    const hits = own.type === step && a + own.attack >= foe.defense;
    const isStruck = foe.type === step && b + foe.attack >= own.defense;
    foeLeft -= hits ? own.damage : 0;
    ownLeft -= isStruck ? foe.damage : 0;
  }
  return [ownLeft, foeLeft];
}

const faces = [1, 2, 3, 4, 5, 6];

/** All 36 rolls, one after the other. */
function played(own: Fighter, foe: Fighter): Odds {
  const odds = { win: 0, hurt: 0, fall: 0, dealt: 0 };
  for (const [a, b] of faces.flatMap((one) => faces.map((other) => [one, other] as const))) {
    const [ownLeft, foeLeft] = leftAfter(own, foe, a, b);
    odds.win += ownLeft > 0 && foeLeft <= 0 ? 1 / 36 : 0;
    odds.fall += ownLeft <= 0 ? 1 / 36 : 0;
    odds.hurt += (own.left - Math.max(0, ownLeft)) / 36;
    odds.dealt += (foe.left - foeLeft) / 36;
  }
  return odds;
}

describe('The odds of a fight', () => {
  test('are those of all 36 rolls', () => {
    fc.assert(
      fc.property(fighters, fighters, fc.integer({ min: 1, max: 5 }), (mine, theirs, left) => {
        const own = plainFighter(mine, { left });
        const foe = plainFighter(theirs);
        const [found, expected] = [oddsOf({ own, foe, isSo: never }), played(own, foe)];
        for (const part of ['win', 'hurt', 'fall', 'dealt'] as const)
          expect(found[part], part).toBeCloseTo(expected[part], 9);
      }),
    );
  });

  const own = plainFighter({ attack: 2, type: 'melee', defense: 9, damage: 1 }, { left: 5 });
  const foe = plainFighter({ attack: 0, type: 'melee', defense: 6, damage: 1 });

  test('count a die that is rolled again on some faces', () => {
    const dice = [{ die: 'own', faces: [1, 2, 3], do: [{ is: 'reroll', die: 'own' }] }] as const;
    expect(oddsOf({ own, foe, isSo: never }).win).toBeCloseTo(3 / 6, 9);
    expect(oddsOf({ own: { ...own, dice }, foe, isSo: never }).win).toBeCloseTo(3 / 6 + (3 / 6) * (3 / 6), 9);
  });

  test('count bonuses that a face gives', () => {
    const dice = [
      { die: 'own', faces: [3], do: [{ is: 'bonus', stat: 'attack', n: 1, who: 'self' }] },
    ] as const;
    expect(oddsOf({ own: { ...own, dice }, foe, isSo: never }).win).toBeCloseTo(4 / 6, 9);
  });

  test('take what is prevented off a blow', () => {
    const heavy = { ...foe, attack: 9, damage: 3 };
    expect(
      oddsOf({ own: { ...own, wards: [{ n: 1, atLeast: 2 }] }, foe: heavy, isSo: never }).hurt,
    ).toBeCloseTo(2, 9);
  });
});
