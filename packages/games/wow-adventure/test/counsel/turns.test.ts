import { describe, expect, test } from 'vitest';
import { type Setting, type Table, TableScene } from '../table.ts';
import { habitual, thoughtOf } from './habitual.ts';

/** Ann is asked in her movement phase. */
const moving = (heroes: Table, steps: number, setting: Setting = {}): TableScene => {
  const [ann = {}] = Object.values(heroes);
  const scene = new TableScene(
    { ...heroes, ann: { ...ann, turn: { steps } } },
    { phase: 'movement', ...setting },
    'straight',
  );
  scene.goesOnTo('exploration');
  return scene;
};

describe('By habit a hero', () => {
  test('walks to where its quest is completed, and not away from it', () => {
    const ann = { space: 'elwynn-1', quests: [{ quest: 'grain-for-the-garrison', done: [1, 0] }] };
    const scene = moving({ ann }, 3);
    expect(scene.reach('ann')).toContain('goldshire');
    expect(habitual(scene)).toEqual(['walk:goldshire']);
    scene.asksAbout('ann', 'movement').answer('walk:goldshire');
    expect(habitual(scene)).toEqual(['end']);
  });

  test('heals when it is badly hurt, and keeps the card when it is well', () => {
    const sofeea = { character: 'sofeea', space: 'goldshire', hand: ['conjure-food'] } as const;
    expect(habitual(moving({ ann: { ...sofeea, damage: 3 } }, 0))).toEqual(['play:conjure-food']);
    expect(habitual(moving({ ann: sofeea }, 0))).toEqual(['end']);
  });

  test('lays no second card of a kind on itself', () => {
    const ann = {
      character: 'burbonn',
      energy: 1,
      hand: ['aspect-of-the-hawk'],
      weapon: 'hunting-bow',
    } as const;
    expect(habitual(moving({ ann }, 0))).toEqual(['play:aspect-of-the-hawk']);
    const lies = { ability: 'aspect-of-the-hawk', owner: 'ann', on: 'hero', target: 'ann' } as const;
    expect(habitual(moving({ ann }, 0, { attached: [lies] }))).toEqual(['end']);
  });
});

describe('A bot', () => {
  test('thinks about a few options, the usual one among them', () => {
    const ann = { space: 'elwynn-1', quests: ['candle-tax', 'pilgrimage'] };
    const scene = moving({ ann }, 4);
    const thought = thoughtOf(scene);
    expect(scene.reach('ann').length).toBeGreaterThan(6);
    expect(thought.length).toBeLessThanOrEqual(4);
    expect(thought).toContain(habitual(scene)[0]);
  });
});
