import { describe, expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import { special } from '../../content/words/abilities.ts';
import { runs } from '../scene/monsters.ts';
import { allIsWell, playOut } from './at-random.ts';
import { hero, lively } from './lively.ts';

/** A boss makes a character perform the top action of a card. */
function performs(name: string, card: string): void {
  const told = `${name} ${card}`;
  const scene = lively({ monster: 'the-betrayer', rank: 'boss', hp: 20 }, told, {
    with: {
      s: hero(name === 'brute' ? 'scoundrel' : 'brute', '', { hp: 5 }),
      m: hero(name, card, { hp: 6, picked: [card], initiative: 90 }),
    },
  });
  try {
    runs(scene, 'b', special('mind-control', 2));
    scene.settles();
    expect(scene.the('m').takenOver).not.toBeNull();
    scene.acts('m');
    playOut(scene.match, told);
    scene.settles((s) => {
      allIsWell(scene.match);
      expect(scene.told).toContainEqual({ is: 'action', figure: name, card, half: 'top', basic: false });
      const own = s.figures.filter(({ id, owner }) => id === scene.id('m') || owner === scene.id('m'));
      expect(own.filter(({ side }) => side !== 'party')).toEqual([]);
    });
  } catch (cause) {
    throw new Error(told, { cause });
  }
}

describe('a boss can make every character perform every top action [gh/bosses.11]', () => {
  test.each([...content.classes.keys()])('%s', (name) => {
    for (const card of content.cards.values()) if (card.class === name) performs(name, card.id);
  });
});
