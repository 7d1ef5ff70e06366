import { expect } from 'vitest';
import { rule } from '../table.ts';

rule(
  'wow/T-119: a hero with 6 valor who completes a quest of 3 wins at once, before a quest is drawn or an item equipped',
  {
    ana: {
      character: 'burbonn',
      space: 'undercity',
      backpack: ['boarhide-vest'],
      quests: [{ quest: 'the-eastern-plagues', done: [1, 1, 1, 0] }],
      valor: [6],
    },
  },
  (scene) => {
    scene.playsTurn();
    scene.settles((state) => {
      expect(state).toMatchObject({ phase: 'over', winners: ['ana'] });
      expect(scene.told).toContainEqual({ is: 'won', winners: ['ana'], valor: { ana: 9, zoe: 0 } });
      expect(scene.told).not.toContainEqual(expect.objectContaining({ is: 'drew-quest' }));
      expect(scene.the('ana').armor).toBeNull();
    });
  },
  { phase: 'upkeep' },
);

const slayer = { character: 'sofeea', level: 'red', space: 'blackwing-lair', energy: 2 } as const;

rule(
  'wow/T-120, wow/trophies.1: a hero with 7 valor takes the trophy of Nefarian and wins before upkeep',
  { ana: { ...slayer, weapon: 'archmages-staff', valor: [7] } },
  (scene) => {
    scene.playsTurn();
    scene.settles((state) => {
      expect(state).toMatchObject({ phase: 'over', winners: ['ana'] });
      expect(scene.the('ana').log.at(-1)).toEqual({ card: 'nefarians-head', valor: 3 });
    });
  },
  { red: [6], black: [1] },
);

rule(
  'wow/T-121, wow/trophies.3: Nefarian gives nothing the second time',
  { ana: { ...slayer, weapon: 'archmages-staff' } },
  (scene) => {
    scene.fightsLair('ana');
    scene.settles();
    scene.fightsLair('ana');
    scene.settles((state) => {
      expect(scene.told).toContainEqual(expect.objectContaining({ is: 'beat', foe: 'nefarian' }));
      expect(scene.the('ana').log).toEqual([{ card: 'nefarians-head', valor: 3 }]);
      expect(state.trophies.filter((one) => one === 'nefarians-head')).toHaveLength(2);
    });
  },
  { red: [6, 6], black: [1, 1] },
);

rule(
  'wow/T-122, wow/trophies.2: an overlord whose trophies are all taken gives nothing',
  { ana: { ...slayer, weapon: 'archmages-staff' } },
  (scene) => {
    scene.fightsLair('ana');
    scene.settles(() => {
      expect(scene.told).toContainEqual(expect.objectContaining({ is: 'beat', foe: 'nefarian' }));
      expect(scene.told).toContainEqual({ is: 'got-no-reward', hero: 'ana', source: 'nefarians-head' });
      expect(scene.the('ana').log).toEqual([]);
    });
  },
  { trophies: ['heart-of-hakkar'], red: [6], black: [1] },
);

const traders = {
  ana: {
    character: 'sandrai',
    level: 'yellow',
    space: 'booty-bay',
    backpack: ['boarhide-vest', 'greyfur-harness', 'pantherhide-tunic'],
  },
} as const;

rule(
  'wow/T-123: three items of three colours buy the trophy of Booty Bay, and no card is drawn',
  traders,
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asks('ana', 'lair-offer', 'yes', 'no').answer('yes');
    scene.settles(() => {
      expect(scene.the('ana').backpack).toEqual([]);
      expect(scene.the('ana').log).toEqual([{ card: 'blackwater-charter', valor: 1 }]);
      expect(scene.told).not.toContainEqual(expect.objectContaining({ is: 'drew-encounter' }));
    });
  },
);

rule('wow/T-123: the offer of Booty Bay may be declined, and no card is drawn either', traders, (scene) => {
  scene.goesOnTo('upkeep');
  scene.asks('ana', 'lair-offer', 'yes', 'no').answer('no');
  scene.settles(() => {
    expect(scene.the('ana').backpack).toHaveLength(3);
    expect(scene.the('ana').log).toEqual([]);
    expect(scene.told).toEqual([]);
  });
});

rule(
  'wow/T-160: of two who reach 8 and 9 at the same moment, the one with 9 wins',
  {
    ana: { character: 'sofeea', damage: 3, quests: [{ quest: 'bounty', marked: 'bea' }], valor: [3, 3] },
    bea: { character: 'sandrai', damage: 3, quests: [{ quest: 'an-old-grudge', marked: 'ana' }], valor: [7] },
  },
  (scene) => {
    scene.duels('ana', 'bea');
    scene.settles((state) => expect(state.winners).toEqual(['bea']));
  },
  { red: [6], black: [6] },
);
