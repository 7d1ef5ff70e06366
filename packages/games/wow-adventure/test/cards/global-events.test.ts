import { expect } from 'vitest';
import { rule } from '../table.ts';
import { strikesOf } from '../told.ts';
import { does, passesAll } from './playing.ts';

rule(
  'market-day: an auction house may be used for a second trade, and then the user gains a grey item',
  { ana: { space: 'stormwind-city', backpack: ['boarhide-vest'] } },
  (scene) => {
    scene.goesOnTo('upkeep');
    does(scene, 'ana', 'auction-house');
    scene.asks('ana', 'item', 'timber-wolf', 'none').answer('none');
    scene.settles((state) => {
      expect(scene.the('ana').backpack).toEqual(['timber-wolf', 'cave-spider']);
      expect(state).toMatchObject({ globalEvent: null });
      expect(state.decks.grey.cards).toEqual(['mountain-boar', 'market-day']);
    });
  },
  { phase: 'exploration', globalEvent: 'market-day', decks: { grey: ['timber-wolf', 'cave-spider'] } },
);

rule(
  'harvest-festival: a small potion heals 1 more',
  { ana: { space: 'goldshire', damage: 3 } },
  (scene) => {
    scene.goesOnTo('challenge');
    does(scene, 'ana', 'potion-small');
    scene.settles(() => expect(scene.the('ana').damage).toBe(1));
  },
  { phase: 'exploration', globalEvent: 'harvest-festival' },
);

rule(
  'harvest-festival: when a hero is defeated every hero draws 1, and it goes',
  { ana: { character: 'sofeea' }, bea: { character: 'sandrai', damage: 3 } },
  (scene) => {
    scene.duels('ana', 'bea');
    scene.goesOnTo('upkeep');
    scene.settles((state) => {
      expect(state.heroes.map(({ hand }) => hand.length)).toEqual([1, 1]);
      expect(state.globalEvent).toBeNull();
    });
  },
  { globalEvent: 'harvest-festival', red: [6], black: [1] },
);

rule(
  'storm-season: flight paths do nothing',
  { ana: { space: 'stormwind-city' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    does(scene, 'ana', 'flight-path');
    scene.settles(() => expect(scene.the('ana').space).toBe('stormwind-city'));
  },
  { phase: 'exploration', globalEvent: 'storm-season' },
);

rule(
  'storm-season: whoever beats a map encounter may fly at once, and it goes',
  { ana: { character: 'sofeea', space: 'hogger' } },
  (scene) => {
    scene.fightsLair('ana');
    scene.goesOnTo('upkeep');
    does(scene, 'ana', 'undercity');
    scene.settles((state) => {
      expect(scene.the('ana').space).toBe('undercity');
      expect(state.globalEvent).toBeNull();
    });
  },
  { globalEvent: 'storm-season', red: [6], black: [1] },
);

rule(
  'bandit-uprising: Humanoids attack at 1 more, and beating a green one gives the purse',
  { ana: { character: 'grumbaz', level: 'green' } },
  (scene) => {
    scene.fights('ana', 'murloc-coastrunner');
    passesAll(scene);
    expect(strikesOf(scene, 'defender')).toMatchObject([{ total: 5 }]);
    scene.goesOnTo('upkeep');
    scene.settles(() => expect(scene.the('ana').backpack).toEqual(['murloc-coastrunner', 'bandit-uprising']));
  },
  { globalEvent: 'bandit-uprising', red: [6], black: [1] },
);

rule(
  'plague-winds: every healing is 1 smaller',
  { ana: { space: 'fenris-isle', damage: 3 } },
  (scene) => {
    scene.goesOnTo('challenge');
    scene.settles(() => expect(scene.the('ana').damage).toBe(2));
  },
  { phase: 'exploration', globalEvent: 'plague-winds' },
);

rule(
  'plague-winds: whoever beats an Undead heals 2, and it goes',
  { ana: { character: 'sofeea', damage: 3 } },
  (scene) => {
    scene.fights('ana', 'fallen-footman');
    scene.goesOnTo('upkeep');
    scene.settles((state) => {
      expect(scene.the('ana').damage).toBe(1);
      expect(state.globalEvent).toBeNull();
    });
  },
  { globalEvent: 'plague-winds', red: [6], black: [1] },
);

rule(
  'blood-moon: both sides of a duel do 1 damage more',
  { ana: { character: 'sofeea' }, bea: { character: 'sandrai' } },
  (scene) => {
    scene.duels('ana', 'bea');
    scene.settles((state) => expect(state.heroes.map(({ damage }) => damage)).toEqual([2, 2]));
  },
  { globalEvent: 'blood-moon', red: [6], black: [6] },
);

rule(
  'blood-moon: the victor of a duel gets the charm',
  { ana: { character: 'sofeea' }, bea: { character: 'sandrai', damage: 3 } },
  (scene) => {
    scene.duels('ana', 'bea');
    scene.goesOnTo('upkeep');
    scene.settles(() => expect(scene.the('ana').backpack).toEqual(['blood-moon']));
  },
  { globalEvent: 'blood-moon', red: [6], black: [1] },
);

rule(
  'shadow-overhead: whoever uses a flight path takes 1 damage',
  { ana: { space: 'stormwind-city' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    does(scene, 'ana', 'flight-path');
    does(scene, 'ana', 'ironforge');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ space: 'ironforge', damage: 1 }));
  },
  { phase: 'exploration', globalEvent: 'shadow-overhead' },
);

rule(
  'shadow-overhead: whoever beats a Dragonkin gets the Drake Whistle',
  { ana: { character: 'sofeea', level: 'red' } },
  (scene) => {
    scene.fights('ana', 'dreaming-whelp');
    scene.goesOnTo('upkeep');
    scene.settles(() => expect(scene.the('ana').backpack).toEqual(['dreaming-whelp', 'shadow-overhead']));
  },
  { globalEvent: 'shadow-overhead', red: [5], black: [1] },
);

rule(
  'legion-assault: Demons do 1 damage more',
  { ana: { character: 'sandrai' } },
  (scene) => {
    scene.fights('ana', 'felhunter');
    scene.settles(() => expect(scene.the('ana').damage).toBe(2));
  },
  { globalEvent: 'legion-assault', red: [1], black: [1] },
);

rule(
  'legion-assault: whoever beats a yellow Demon logs it for 1 valor',
  { ana: { character: 'sandrai', level: 'red' } },
  (scene) => {
    scene.fights('ana', 'tempting-succubus');
    passesAll(scene);
    scene.goesOnTo('upkeep');
    scene.settles(() => expect(scene.the('ana').log).toEqual([{ card: 'legion-assault', valor: 1 }]));
  },
  { globalEvent: 'legion-assault', red: [5], black: [1] },
);
