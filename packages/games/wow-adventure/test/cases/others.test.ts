import { expect } from 'vitest';
import { rule } from '../table.ts';

rule(
  'wow/T-138: a card and a potion fit between two steps',
  {
    ana: {
      character: 'burbonn',
      hand: ['aspect-of-the-cheetah'],
      damage: 1,
      backpack: ['wolf-tooth-dagger'],
    },
  },
  (scene) => {
    scene.goesOnTo('exploration');
    scene.asksAbout('ana', 'movement').answer('walk:goldshire');
    scene.asksAbout('ana', 'movement').answer('play:aspect-of-the-cheetah');
    scene.asksAbout('ana', 'movement').answer('drink:timber-wolf:health');
    scene.asksAbout('ana', 'movement').answer('walk:sentinel-hill');
    scene.asks('ana', 'movement', 'end').answer('end');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ space: 'sentinel-hill', damage: 0 }));
  },
  { phase: 'turn-start', movement: [[3, 1]] },
);

rule(
  'wow/T-140: without an item in the red deck none is gained, and its cards keep their order',
  { ana: { character: 'sofeea', level: 'red', space: 'stratholme', weapon: 'archmages-staff' } },
  (scene) => {
    scene.fightsLair('ana');
    scene.settles((state) => {
      expect(scene.told).toContainEqual({ is: 'found-no-item', hero: 'ana', level: 'red' });
      expect(scene.the('ana').backpack).toEqual([]);
      expect(state.decks.red.cards).toEqual(['legion-assault', 'falling-stars', 'dark-ritual']);
    });
  },
  { decks: { red: ['legion-assault', 'falling-stars', 'dark-ritual'] }, red: [6], black: [1] },
);

rule(
  'wow/T-142, wow/A-60, wow/damage.10: Falling Stars defeats clockwise from the drawer, whose phase ends',
  {
    cem: { character: 'sandrai', level: 'red', space: 'burning-1', damage: 5 },
    ana: { character: 'sofeea', level: 'red', space: 'morgans-vigil', damage: 5 },
    bea: { character: 'burbonn', level: 'red', space: 'burning-1', damage: 6 },
  },
  (scene) => {
    scene.perform((g) => {
      g.state.active = 1;
      return undefined;
    });
    scene.goesOnTo('upkeep');
    scene.settles(() => {
      const fallen = scene.told.flatMap((fact) => (fact.is === 'was-defeated' ? [fact.hero] : []));
      expect(fallen).toEqual(['ana', 'bea', 'cem']);
      expect(scene.told).not.toContainEqual(expect.objectContaining({ is: 'drew-encounter' }));
      expect(scene.the('ana').space).toBe('stormwind-city');
    });
  },
  { decks: { red: ['falling-stars', 'dreadhawk'] } },
);

rule(
  'wow/T-143, wow/A-44, wow/levels.8: a grey hero who is granted yellow rises straight to it, with one set of steps',
  { ana: { character: 'sofeea', space: 'scarlet-monastery', damage: 2, weapon: 'archmages-staff' } },
  (scene) => {
    scene.fightsLair('ana');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ level: 'yellow', damage: 0 });
      expect(scene.the('ana').hand).toHaveLength(3);
      expect(scene.told.filter(({ is }) => is === 'rose-to')).toHaveLength(1);
    });
  },
  { red: [6], black: [2] },
);

rule(
  "wow/T-144, wow/quests.9: the ledger is collected in the owner's upkeep, not in the marked hero's, in a city too",
  {
    bea: { space: 'ironforge' },
    ana: { space: 'ironforge', quests: [{ quest: 'the-stolen-ledger', marked: 'bea' }] },
  },
  (scene) => {
    scene.playsTurn();
    scene.settles(() => expect(scene.the('ana').log).toEqual([]));
    scene.perform((g) => {
      g.state.phase = 'upkeep';
      return undefined;
    });
    scene.playsTurn();
    scene.settles(() => expect(scene.the('ana').log).toEqual([{ card: 'the-stolen-ledger', valor: 1 }]));
  },
  { phase: 'upkeep', elite: [] },
);

rule(
  'wow/T-145, wow/quests.10: travel to the chapel does not count while a token is missing',
  {
    ana: {
      level: 'red',
      space: 'lights-hope-chapel',
      quests: [{ quest: 'relief-for-the-chapel', done: [1, 0, 0] }],
    },
  },
  (scene) => {
    scene.playsTurn();
    scene.settles(() => expect(scene.the('ana').quests).toMatchObject([{ done: [1, 0, 0] }]));
  },
  { phase: 'upkeep' },
);

rule(
  'wow/T-146, wow/quests.11, wow/A-64: a token of a quest drawn in upkeep is collected in the same upkeep',
  { ana: { level: 'yellow', space: 'hearthglen', quests: [{ quest: 'purge-the-risen', done: [2, 0] }] } },
  (scene) => {
    scene.playsTurn();
    scene.settles(() => {
      expect(scene.the('ana').log).toHaveLength(1);
      expect(scene.the('ana').quests).toMatchObject([{ quest: 'plague-samples', done: [0, 1, 0] }]);
    });
  },
  { phase: 'upkeep', elite: ['plague-samples'] },
);

rule(
  'wow/T-147, wow/quests.13: with the elite deck empty a completed quest is logged and none is drawn',
  { ana: { space: 'ironforge', quests: [{ quest: 'sentry-rounds', done: [1, 0] }] } },
  (scene) => {
    scene.playsTurn();
    scene.asksAbout('ana', 'resource').answer('quest-giver');
    scene.settles(() => {
      expect(scene.the('ana').log).toEqual([{ card: 'sentry-rounds', valor: 1 }]);
      expect(scene.the('ana').quests).toEqual([]);
      expect(scene.told).not.toContainEqual(expect.objectContaining({ is: 'drew-quest' }));
    });
  },
  { phase: 'exploration', elite: [] },
);

rule(
  "wow/T-149: a token on a rival's space is known to its placer alone until that rival explores there",
  { ana: { space: 'silverpine-1' }, bea: { space: 'goldshire' } },
  (scene) => {
    scene.goesOnTo('challenge');
    scene.asksAbout('ana', 'where').answer('goldshire');
    scene.settles(() => {
      expect(scene.seenBy('ana').tokens).toEqual([{ space: 'goldshire', by: 'ana', kind: 'gold' }]);
      expect(scene.seenBy('bea').tokens).toEqual([{ space: 'goldshire', by: 'ana', kind: null }]);
    });
    scene.perform((g) => {
      g.state.active = 1;
      g.state.phase = 'exploration';
      return undefined;
    });
    scene.goesOnTo('challenge');
    scene.settles((state) => {
      expect(scene.the('bea').tokens).toEqual(['gold']);
      expect(state.tokens).toEqual([]);
    });
  },
  { phase: 'exploration', pool: ['gold'] },
);
