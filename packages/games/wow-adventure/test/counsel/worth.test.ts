import { seat } from '@tavolo/kernel';
import { describe, expect, test } from 'vitest';
import { worthWith } from '../../counsel/worth.ts';
import { wowAdventure } from '../../game.ts';
import { type Table, TableScene } from '../table.ts';

const worth = worthWith(wowAdventure.content);

/** How well Ann and Bea stand. */
function standings(heroes: Table): readonly [ann: number, bea: number] {
  const { state } = new TableScene(heroes, { phase: 'movement' }, 'straight');
  return [worth(state, seat('ann')), worth(state, seat('bea'))];
}

const alike = { character: 'sofeea', level: 'green' } as const;

describe('How well heroes stand', () => {
  test('adds up to one, and is the same for heroes that are alike', () => {
    const [ann, bea] = standings({ ann: alike, bea: alike });
    expect(ann).toBeCloseTo(0.5);
    expect(bea).toBeCloseTo(0.5);
  });

  test.each([
    ['one valor', { valor: [1] }],
    ['a higher level', { level: 'yellow' }],
    ['a quest to go for', { quests: ['trailblazer'] }],
    ['the half of it done', { quests: [{ quest: 'trailblazer', done: [1, 1, 0, 0] }] }],
    ['something to wear', { weapon: 'bone-wand' }],
    ['a card in hand', { hand: ['fireball'] }],
  ] as const)('is better with %s', (_, more) => {
    const [ann, bea] = standings({ ann: { ...alike, ...more }, bea: alike });
    expect(ann).toBeGreaterThan(bea);
    expect(ann + bea).toBeCloseTo(1);
  });

  test('is worse with wounds', () => {
    const [ann, bea] = standings({ ann: { ...alike, damage: 2 }, bea: alike });
    expect(ann).toBeLessThan(bea);
  });
});
