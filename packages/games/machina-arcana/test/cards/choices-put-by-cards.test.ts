/** Choices that monsters, horror events and chapters put: what cannot be done in full cannot be chosen. */
import { expect } from 'vitest';
import { during } from './chapters-turning.ts';
import { crane, essences, fright, healths } from './horror-drawing.ts';
import { acting } from './monsters-acting.ts';
import { uses } from './playing.ts';

acting(
  'quiet-auditor: seize takes nothing more from an explorer with 1 essence and no item',
  { 'quiet-auditor': { at: '7,4' } },
  (scene) => {
    scene.asksAbout('ana', 'essence-for-health').answer('0');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ health: 6, essence: 1 }));
  },
  { ana: { essence: 1 }, black: [1, 2] },
);

acting(
  'debt-collector: an explorer with 1 essence can only bleed',
  { 'debt-collector': { at: '7,4' } },
  (scene) => {
    scene.asksAbout('ana', 'essence-for-health').answer('0');
    scene.asksAbout('ana', 'essence-for-health').answer('0');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ health: 5, essence: 1 }));
  },
  { ana: { essence: 1 }, black: [1, 2] },
);

fright(
  'cold-sweat',
  'whoever has no essence lets an item slip, unasked; whoever wears nothing either loses nothing',
  (scene) =>
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ worn: [], bag: ['rivet-hammer'] });
      expect([healths(scene), essences(scene)]).toEqual([
        [7, 5],
        [0, 0],
      ]);
    }),
  { ana: { worn: ['rivet-hammer'] }, companions: crane('8,8') },
);

fright('s2-harvest', 'whoever has no item gives blood, unasked', (scene) =>
  scene.settles(() => expect(healths(scene)).toEqual([6])),
);

during(
  'grafting',
  'whoever has no item gives blood, unasked',
  (scene) => {
    uses(scene, 'grafting:feed-it');
    expect(healths(scene)).toEqual([6, 5]);
  },
  { ana: { at: '1,7' }, companions: crane('8,8', { finished: true }) },
);

during(
  'ballast',
  'lighten is not for whoever has no item to destroy [ma/effects.9]',
  (scene) => {
    scene.acts('ana', 'exit');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ at: null, health: 4 }));
  },
  {
    ana: { at: '4,0', health: 4 },
    companions: crane('8,8', { finished: true }),
    exit: { column: 0, row: 0, side: 'north' },
  },
);

during(
  'ballast',
  'lighten may be declined, and then the item is kept',
  (scene) => {
    scene.acts('ana', 'exit');
    scene.asks('ana', 'use', 'use:ballast:lighten', 'pass').answer('pass');
    expect(scene.the('ana')).toMatchObject({ at: null, health: 4, bag: ['rivet-hammer'] });
  },
  {
    ana: { at: '4,0', health: 4, bag: ['rivet-hammer'] },
    companions: crane('8,8', { finished: true }),
    exit: { column: 0, row: 0, side: 'north' },
  },
);
