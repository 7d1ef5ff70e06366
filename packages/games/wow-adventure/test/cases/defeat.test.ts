import { expect } from 'vitest';
import { rule } from '../table.ts';

rule(
  'wow/T-102, wow/damage.2, wow/damage.3, wow/damage.6: a defeated hero chooses among the nearest cities and loses damage, side and attached cards only',
  {
    ana: {
      character: 'grumbaz',
      level: 'green',
      reversed: true,
      space: 'deeprun-tram',
      damage: 4,
      hand: ['heroic-strike'],
      weapon: 'gnoll-hatchet',
      backpack: ['boarhide-vest'],
      tokens: ['gold'],
      quests: ['candle-tax'],
    },
    bea: { character: 'sandrai', space: 'undercity' },
  },
  (scene) => {
    scene.fights('ana', 'blackrock-warhand');
    scene.asks('ana', 'where', 'ironforge', 'stormwind-city').answer('ironforge');
    scene.settles((state) => {
      expect(scene.the('ana')).toMatchObject({
        space: 'ironforge',
        damage: 0,
        reversed: false,
        level: 'green',
        hand: ['heroic-strike'],
        weapon: 'gnoll-mongrel',
        backpack: ['mountain-boar'],
        tokens: ['gold'],
      });
      expect(scene.the('ana').quests).toHaveLength(1);
      expect(state.attached).toEqual([]);
      expect(scene.the('bea').discard).toEqual(['curse-of-weakness']);
    });
  },
  {
    attached: [{ ability: 'curse-of-weakness', owner: 'bea', on: 'hero', target: 'ana' }],
    red: [3],
    black: [3],
  },
);

rule(
  'wow/T-103, wow/damage.8: a hero defeated in the own challenge phase has travelled to the city',
  {
    ana: {
      character: 'grumbaz',
      space: 'kharanos',
      damage: 4,
      quests: [{ quest: 'sentry-rounds', done: [1, 0] }],
    },
  },
  (scene) => {
    scene.playsTurn();
    scene.settles(() => {
      expect(scene.the('ana').space).toBe('ironforge');
      expect(scene.the('ana').log).toEqual([{ card: 'sentry-rounds', valor: 1 }]);
    });
  },
  { decks: { grey: ['old-snowpaw'] }, elite: ['trailblazer'], red: [1], black: [6] },
);

rule(
  'wow/T-104, wow/damage.7: a trap that defeats a walker leaves only upkeep in the city, and energy until the turn ends',
  {
    ana: { character: 'grumbaz', damage: 4 },
    bea: { character: 'burbonn', level: 'yellow', space: 'undercity' },
  },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asksAbout('ana', 'movement').answer('walk:goldshire');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ space: 'stormwind-city', damage: 0, energy: 2 });
      expect(scene.told).not.toContainEqual(expect.objectContaining({ is: 'used-resource' }));
    });
    scene.playsTurn();
    scene.settles(() => {
      expect(scene.the('ana').energy).toBe(0);
      expect(scene.told.map(({ is }) => is)).toEqual(['turn-ended']);
    });
  },
  {
    phase: 'turn-start',
    movement: [[3, 2]],
    attached: [{ ability: 'freezing-trap', owner: 'bea', on: 'space', target: 'goldshire' }],
  },
);

rule(
  "wow/T-105: a hero defeated in a rival's turn starts the next turn normally from the city",
  { ana: { character: 'sandrai' }, bea: { character: 'grumbaz', damage: 4, reversed: true } },
  (scene) => {
    scene.duels('ana', 'bea');
    scene.playsTurn();
    scene.goesOnTo('exploration');
    expect(scene.the('bea')).toMatchObject({ space: 'stormwind-city', damage: 0, energy: 1 });
    scene.asksAbout('bea', 'movement').answer('walk:goldshire');
    scene.asksAbout('bea', 'movement').answer('end');
    scene.settles(() => expect(scene.the('bea').space).toBe('goldshire'));
  },
  { red: [6], black: [1], movement: [[4, 1]] },
);

rule(
  'wow/T-106: Soulstone turns a lethal hit into 1 health left, and the combat goes on',
  {
    ana: { character: 'sofeea' },
    bea: { character: 'sandrai', damage: 3, weapon: 'medicine-staff', backpack: ['boarhide-vest'] },
  },
  (scene) => {
    scene.duels('ana', 'bea');
    scene.settles((state) => {
      expect(scene.the('bea')).toMatchObject({
        space: 'elwynn-1',
        damage: 3,
        discard: ['soulstone'],
        backpack: ['mountain-boar'],
      });
      expect(state.attached).toEqual([]);
      expect(scene.the('ana').damage).toBe(1);
    });
  },
  {
    attached: [{ ability: 'soulstone', owner: 'bea', on: 'hero', target: 'bea' }],
    red: [6],
    black: [6],
  },
);

rule(
  'wow/T-15, wow/levels.2, wow/levels.3: a level removes the damage, draws three cards and keeps the reverse side up',
  { ana: { character: 'sofeea', space: 'hogger', reversed: true, damage: 3 } },
  (scene) => {
    scene.fightsLair('ana');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ level: 'green', damage: 0, reversed: true });
      expect(scene.the('ana').hand).toHaveLength(3);
    });
  },
  { red: [4], black: [1] },
);

rule(
  'wow/T-107, wow/levels.5: a green hero gets nothing for beating Hogger',
  { ana: { character: 'sofeea', level: 'green', space: 'hogger', damage: 1 } },
  (scene) => {
    scene.fightsLair('ana');
    scene.settles(() => {
      expect(scene.told).toContainEqual(expect.objectContaining({ is: 'beat', foe: 'hogger' }));
      expect(scene.the('ana')).toMatchObject({ level: 'green', damage: 1, hand: [], backpack: [], log: [] });
    });
  },
  { red: [4], black: [1] },
);

rule(
  'wow/T-108, wow/levels.5: a green hero who beats The Deadmines gains the item and no level',
  { ana: { character: 'sofeea', level: 'green', space: 'the-deadmines', damage: 1 } },
  (scene) => {
    scene.fightsLair('ana');
    scene.settles(() =>
      expect(scene.the('ana')).toMatchObject({ damage: 1, hand: [], backpack: ['great-grey-bear'] }),
    );
  },
  { decks: { green: ['great-grey-bear'] }, red: [4], black: [1] },
);

const nine = [...Array(3).fill('frostbolt'), ...Array(2).fill('fireball'), ...Array(2).fill('frost-nova')];

rule(
  'wow/T-109: a hero with nine cards who gains a level draws to twelve and discards to ten',
  { ana: { character: 'sofeea', space: 'hogger', hand: [...nine, 'blink', 'blink'] } },
  (scene) => {
    scene.fightsLair('ana');
    expect(scene.the('ana').hand).toHaveLength(12);
    scene.asksAbout('ana', 'cards-to-discard').answer('blink', 'frostbolt');
    scene.settles(() => {
      expect(scene.the('ana').hand).toHaveLength(10);
      expect(scene.the('ana').discard).toEqual(['frostbolt', 'blink']);
    });
  },
  { red: [4], black: [1] },
);

rule(
  'wow/T-110, wow/A-08: a hero who falls together with Stitches gets no level and no item, and Stitches stays',
  {
    ana: { character: 'grumbaz', level: 'green', space: 'stitches', damage: 4 },
    bea: { character: 'sandrai', level: 'green', space: 'stitches' },
  },
  (scene) => {
    scene.fightsLair('ana');
    scene.settles((state) => {
      expect(scene.the('ana')).toMatchObject({ level: 'green', backpack: [], hand: [], damage: 0 });
      expect(scene.the('ana').space).toBe('stormwind-city');
      expect(state.track).toEqual([]);
    });
    scene.fightsLair('bea');
    scene.settles(() =>
      expect(scene.told).toContainEqual(expect.objectContaining({ is: 'began-fight', hero: 'bea' })),
    );
  },
  { red: [4, 1], black: [1, 1] },
);
