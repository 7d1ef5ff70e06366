import { expect } from 'vitest';
import { loot, move } from '../../content/words/abilities.ts';
import { rule } from '../scene/index.ts';

const chest = { map: ['bC'], cast: { b: { class: 'brute' } } } as const;

rule(
  'gh/terrain.28: a numbered treasure is looked up the moment it is looted',
  { ...chest, treasure: 4 },
  (scene) => {
    scene.does('b', loot(1), move(0));
    scene.asksAbout('ana', 'ability-use').answer('perform');
    scene.settles(({ treasuresLooted, goalsLooted, pieces }) => {
      expect(scene.hero('b').gold).toBe(15);
      expect([treasuresLooted, goalsLooted, pieces]).toEqual([[4], 0, []]);
    });
  },
);

rule(
  'gh/terrain.28: a goal tile counts for the scenario and holds nothing',
  { ...chest, treasure: 'goal' },
  (scene) => {
    scene.does('b', loot(1));
    scene.asksAbout('ana', 'ability-use').answer('perform');
    scene.settles(({ treasuresLooted, goalsLooted }) => {
      expect([treasuresLooted, goalsLooted]).toEqual([[], 1]);
      expect(scene.hero('b')).toMatchObject({ gold: 0, coins: 0, found: [] });
    });
  },
);

const laterPlay = {
  map: ['b+C'],
  rooms: ['112'],
  cast: { b: { class: 'brute' } },
  lootedBefore: [7],
};

rule('gh/terrain.29: a numbered tile that was looted before is absent in later plays', laterPlay, (scene) => {
  scene.does('b', move(1));
  scene.asksAbout('ana', 'move-to').answer(scene.at('+'));
  scene.settles(({ pieces }) => expect(pieces).toEqual([]));
});

rule('gh/terrain.29: another numbered tile is placed', { ...laterPlay, treasure: 4 }, (scene) => {
  scene.does('b', move(1));
  scene.asksAbout('ana', 'move-to').answer(scene.at('+'));
  scene.settles(({ pieces }) =>
    expect(pieces.map(({ is, value }) => [is, value])).toEqual([['treasure', 4]]),
  );
});

rule('gh/terrain.29: goal tiles return every time', { ...laterPlay, treasure: 'goal' }, (scene) => {
  scene.does('b', move(1));
  scene.asksAbout('ana', 'move-to').answer(scene.at('+'));
  scene.settles(({ pieces }) => expect(pieces.map(({ look }) => look)).toEqual(['goal']));
});

rule(
  'gh/terrain.29a: treasure 7, looted in a failed attempt, gives nothing when the scenario is played again',
  laterPlay,
  (scene) => {
    scene.does('b', move(2), loot(2));
    scene.asksAbout('ana', 'move-to').answer(scene.at('+'));
    scene.asksAbout('ana', 'move-to').answer(scene.at('C'));
    scene.asksAbout('ana', 'ability-use').answer('perform');
    scene.settles(({ treasuresLooted }) => expect(treasuresLooted).toEqual([]));
  },
);

rule(
  'gh/terrain.30: a treasure naming an item gives it at once to the looting character',
  { ...chest, treasure: 5 },
  (scene) => {
    scene.does('b', loot(1));
    scene.asksAbout('ana', 'ability-use').answer('perform');
    scene.settles(() => expect(scene.hero('b').found).toEqual(['chainmail']));
  },
);

rule(
  'gh/terrain.30: a treasure naming an item design gives no card to the character, but tells of the design',
  { ...chest, treasure: 65 },
  (scene) => {
    scene.does('b', loot(1));
    scene.asksAbout('ana', 'ability-use').answer('perform');
    scene.settles(() => {
      expect(scene.hero('b').found).toEqual([]);
      expect(scene.told).toContainEqual({ is: 'found', figure: 'brute', what: 'item-design', value: 0 });
    });
  },
);

rule(
  'gh/terrain.31: a figure may pass through treasure and money or stop on them',
  { map: ['b$Ca'], cast: { b: { class: 'brute' } } },
  (scene) => {
    scene.does('b', move(3));
    scene.asks('ana', 'move-to', scene.at('$'), scene.at('C'), scene.at('a'), 'stop').answer(scene.at('C'));
    scene.asksAbout('ana', 'move-to').answer(scene.at('a'));
    scene.settles(() => expect(scene.the('b').hex).toBe(scene.at('a')));
  },
);

rule(
  'gh/terrain.31: a monster may stop on treasure',
  {
    map: ['bCg'],
    cast: { b: { class: 'brute' }, g: { monster: 'bandit-guard' } },
    cards: { guard: 'guard-4' },
  },
  (scene) => {
    scene.acts('g');
    scene.settles(({ pieces }) => {
      expect(scene.the('g').hex).toBe(scene.at('C'));
      expect(pieces).toHaveLength(1);
    });
  },
);
