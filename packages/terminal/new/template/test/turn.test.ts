import { expect } from 'vitest';
import { takeTurn } from '../rules/turn.ts';
import { rule } from './scene.ts';

rule(
  'pd/turn.1: the top card is turned over',
  { deck: ['small-pearl-1', 'shark-1', 'large-pearl-1'] },
  (scene) => {
    scene.perform(takeTurn);
    expect(scene.state.held).toEqual(['small-pearl-1']);
    scene.asks('ana', 'dive-or-surface', 'dive', 'surface').answer('surface');
    scene.settles();
  },
);

rule(
  'pd/turn.1: an empty deck is made anew from what was discarded',
  { deck: [], discard: [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `small-pearl-${n}`).concat('large-pearl-1') },
  (scene) => {
    scene.perform(takeTurn);
    expect([scene.state.held.length, scene.state.deck.length, scene.state.discard]).toEqual([1, 8, []]);
    scene.asks('ana', 'dive-or-surface', 'dive', 'surface').answer('surface');
    scene.settles();
  },
);

rule(
  'pd/turn.2: a diver who surfaces brings home what they hold',
  { deck: ['small-pearl-1', 'large-pearl-1', 'shark-1'] },
  (scene) => {
    scene.perform(takeTurn);
    scene.asks('ana', 'dive-or-surface', 'dive', 'surface').answer('dive');
    scene.asks('ana', 'dive-or-surface', 'dive', 'surface').answer('surface');
    scene.settles(({ divers, held, turn }) => {
      expect(divers[0]?.pearls).toBe(3);
      expect([held, turn]).toEqual([[], 1]);
    });
  },
);

rule(
  'pd/turn.3: a shark takes what is held, and nothing that is at home',
  { deck: ['large-pearl-1', 'shark-1', 'small-pearl-1'], home: 4 },
  (scene) => {
    scene.perform(takeTurn);
    scene.asks('ana', 'dive-or-surface', 'dive', 'surface').answer('dive');
    scene.settles(({ divers, held, turn }) => {
      expect(divers[0]?.pearls).toBe(4);
      expect([held, turn]).toEqual([[], 1]);
    });
  },
);

rule(
  'pd/end.1: enough pearls at home win at once',
  { deck: ['large-pearl-1', 'shark-1'], home: 8 },
  (scene) => {
    scene.goOn(() => false);
    scene.asks('ana', 'dive-or-surface', 'dive', 'surface').answer('surface');
    scene.settles(({ winner }) => expect(winner).toBe('ana'));
  },
);
