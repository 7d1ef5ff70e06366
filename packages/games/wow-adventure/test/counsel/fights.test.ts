import { describe, expect, test } from 'vitest';
import { type Setting, type Table, TableScene } from '../table.ts';
import { habitual, until } from './habitual.ts';

const at = (heroes: Table, card: string, setting: Setting = {}): TableScene => {
  const scene = new TableScene(heroes, setting, 'straight');
  scene.fights('ann', card);
  return scene;
};

describe('By habit a hero', () => {
  test('plays a card that decides the fight', () => {
    const ann = { character: 'grumbaz', energy: 2, hand: ['heroic-strike'] };
    const scene = at({ ann }, 'river-crocolisk');
    scene.asksAbout('ann', 'before-roll');
    expect(habitual(scene)).toEqual(['play:heroic-strike']);
  });

  test('keeps it when the fight is won anyway', () => {
    const ann = {
      character: 'grumbaz',
      energy: 2,
      level: 'red',
      weapon: 'blackhand-claymore',
      hand: ['heroic-strike'],
    } as const;
    const scene = at({ ann }, 'mountain-boar');
    scene.asksAbout('ann', 'before-roll');
    expect(habitual(scene)).toEqual(['done']);
  });

  const sofeea = { character: 'sofeea', energy: 1, hand: ['blink'] } as const;

  test('leaves a fight that would be fatal', () => {
    const scene = at({ ann: { ...sofeea, damage: 3 } }, 'ridge-poacher', { red: [1], black: [5] });
    until(scene, 'after-roll');
    expect(habitual(scene)).toEqual(['play:blink']);
  });

  test('stays in one that is won', () => {
    const scene = at({ ann: { ...sofeea, damage: 3 } }, 'mountain-boar', { red: [6], black: [6] });
    until(scene, 'after-roll');
    expect(habitual(scene)).toEqual(['done']);
  });

  test('rolls a die again that misses, and leaves one that hits', () => {
    const bear = { character: 'burbonn', level: 'green', reversed: true } as const;
    const misses = at({ ann: bear }, 'river-crocolisk', { red: [1], black: [1] });
    until(misses, 'after-roll');
    expect(habitual(misses)).toEqual(['use:bear-companion-power']);
    const hits = at({ ann: { ...bear, weapon: 'high-tech-supergun' } }, 'mountain-boar', {
      red: [2],
      black: [1],
    });
    until(hits, 'after-roll');
    expect(habitual(hits)).toEqual(['done']);
  });
});
