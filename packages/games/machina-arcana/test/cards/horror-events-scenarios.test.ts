/** Horror events of one scenario that are over at once. */
import { expect } from 'vitest';
import { freeMarkers, has, priceOf } from '../../rules/values/values.ts';
import { item, unit } from '../ids.ts';
import { arrivals, crane, essences, fright, healths } from './horror-drawing.ts';
import { at, drudge, gnawer, rolls, surgeon } from './playing.ts';

fright(
  's1-undertow',
  'every explorer is pulled 2 spaces toward the nearest spawn space',
  (scene) =>
    scene.settles(() => expect(['vane', 'crane'].map((id) => at(scene, id))).toEqual(['2,3', '7,9'])),
  { ana: { at: '4,3' }, companions: crane('5,9') },
);

fright(
  's1-steam-ghosts',
  'one arcane roll of 2 white dice attacks every explorer',
  (scene) =>
    scene.settles(() => {
      expect(rolls(scene)).toEqual(['arcane 11/ = 2']);
      expect(healths(scene)).toEqual([7, 4]);
    }),
  { companions: crane('8,8'), white: [1, 1] },
);

fright(
  's1-bilge-rats',
  'a monster of level 1 comes for the explorer with the least health',
  (scene) => scene.settles(() => expect(arrivals(scene)).toEqual([`${gnawer} for crane`])),
  { companions: crane('8,8'), monsterDeck: [surgeon, gnawer] },
);

fright(
  's1-rivets',
  'one roll of 1 white and 1 black die attacks the explorers beside an action space',
  (scene) =>
    scene.settles(() => {
      expect(scene.facts('rolled')).toMatchObject([{ white: [1], black: [2], targets: ['crane'] }]);
      expect(healths(scene)).toEqual([7, 4]);
    }),
  { companions: crane('8,8'), white: [1], black: [2] },
);

for (const [event, spawnRating, horrorRating] of [
  ['s1-black-pressure', 5, 3],
  ['s3-twelve-minutes', 4, 5],
] as const)
  fright(event, `the ratings stand at ${spawnRating} and ${horrorRating}`, (scene) =>
    scene.settles((state) => expect(state).toMatchObject({ spawnRating, horrorRating })),
  );

fright(
  's1-valve-scream',
  'the recharge stations of tiles that hold an explorer are explored, others are not',
  (scene) =>
    scene.settles(() => expect([scene.token('9,7'), scene.token('17,9')]).toEqual(['explored', null])),
  {
    tiles: [
      { face: 'pump-hall', column: 0, row: 0 },
      { face: 'flooded-archive', column: 1, row: 0 },
    ],
  },
);

fright(
  's2-ring-ring',
  'the explorer with the most essence loses 2, or as much as there is',
  (scene) => scene.settles(() => expect(essences(scene)).toEqual([0, 0])),
  { ana: { essence: 1 }, companions: crane('8,8') },
);

fright(
  's2-ring-ring',
  'another explorer loses none',
  (scene) => scene.settles(() => expect(essences(scene)).toEqual([1, 1])),
  { ana: { essence: 1 }, companions: crane('8,8', { essence: 3 }) },
);

fright(
  's2-tangle',
  'a step costs 1 stamina more to explorers beside an action space, with a horror marker',
  (scene) =>
    scene.settles(({ horrorMarkers }) => {
      expect(
        ['vane', 'crane'].map((id) => priceOf(scene.table, scene.explorer(id).explorer, 'move').n),
      ).toEqual([1, 2]);
      expect(horrorMarkers).toEqual(['s2-tangle']);
    }),
  { companions: crane('8,8') },
);

fright(
  's2-pollen-fall',
  'every monster is as healthy as it can be, and the horror rating falls by 1',
  (scene) =>
    scene.settles(({ monsters, horrorRating }) => {
      expect(monsters.map(({ health }) => health)).toEqual([3, 2]);
      expect(horrorRating).toBe(2);
    }),
  { monsters: { [surgeon]: { at: '8,8', health: 1 }, [drudge]: { at: '9,8', health: 1 } } },
);

fright(
  's2-wrong-number',
  'the first monster and the explorer with the least health change places',
  (scene) =>
    scene.settles(() =>
      expect(['crane', gnawer, drudge].map((id) => at(scene, id))).toEqual(['0,4', '8,8', '9,8']),
    ),
  { companions: crane('8,8'), monsters: { [gnawer]: { at: '0,4' }, [drudge]: { at: '9,8' } } },
);

fright(
  's2-harvest',
  'each explorer chooses to destroy an item or to lose 1 health',
  (scene) => {
    scene.asks('ana', 'choice', 'give-an-item', 'give-blood').answer('give-an-item');
    scene.asks('ben', 'choice', 'give-an-item', 'give-blood').answer('give-blood');
    scene.settles(() => {
      expect([scene.the('ana').bag, scene.the('ben').bag]).toEqual([[], ['chain-hook']]);
      expect(healths(scene)).toEqual([7, 4]);
    });
  },
  { ana: { bag: ['rivet-hammer'] }, companions: crane('8,8', { bag: ['chain-hook'] }) },
);

fright(
  's2-overgrowth',
  'a monster comes for the explorer farthest from all monsters',
  (scene) => scene.settles(() => expect(arrivals(scene)).toEqual([`${surgeon} for vane`])),
  {
    ana: { at: '0,4' },
    companions: crane('8,8'),
    monsters: { [gnawer]: { at: '9,8' } },
    monsterDeck: [surgeon],
  },
);

fright(
  's3-stopped-clock',
  'all markers of explorers come back and what they showed ends; each has one fewer until the next horror phase',
  (scene) =>
    scene.settles(() => {
      expect(scene.the('ana').markers).toEqual([]);
      expect(has(scene.table, unit('vane'), 'ethereal')).toBe(false);
      expect(freeMarkers(scene.table, scene.the('ana').explorer)).toBe(2);
    }),
  {
    ana: { markers: ['veil-prism'], worn: [{ main: 'drowned-bell', right: 'veil-prism' }] },
    lasting: [
      {
        card: item('veil-prism'),
        on: unit('vane'),
        ...{ is: 'grant', of: 'ethereal', owner: unit('vane') as never, marked: true }, // tests write ids
      },
    ],
  },
);

fright(
  's3-dirge',
  'one arcane roll of 1 white and 1 black die attacks every explorer',
  (scene) =>
    scene.settles(() => {
      expect(rolls(scene)).toEqual(['arcane 1/1 = 2']);
      expect(healths(scene)).toEqual([7, 4]);
    }),
  { companions: crane('8,8'), white: [1], black: [1] },
);

fright(
  's3-open-graves',
  'a monster comes for the explorer with the most health, then one of level 1',
  (scene) => {
    const asked = scene.asksAbout('ana', 'where');
    expect(asked.question.options).toContain('0,4');
    asked.answer('0,4');
    scene.settles(() => expect(arrivals(scene)).toEqual([`${surgeon} for vane`, `${gnawer} for vane`]));
  },
  { companions: crane('8,8'), monsterDeck: [surgeon, 'pistonback', gnawer] },
);

fright(
  's3-vertigo',
  'explorers beside a pit lose 1 health, each other one 1 essence',
  (scene) => {
    scene.asksAbout('ana', 'essence-for-health').answer('0');
    scene.settles(() => {
      expect(healths(scene)).toEqual([6, 5]);
      expect(essences(scene)).toEqual([1, 1]);
    });
  },
  { ana: { at: '4,8', essence: 1 }, companions: crane('8,8', { essence: 2 }) },
);
