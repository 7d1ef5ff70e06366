import { expect } from 'vitest';
import { rule } from '../table.ts';

rule(
  'wow/duels.1: only a rival in the same space can be attacked',
  { ana: { space: 'elwynn-1' }, bea: { space: 'goldshire' }, cem: { space: 'elwynn-1' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asks('ana', 'challenge', 'attack:cem', 'draw');
  },
);

rule(
  'wow/duels.4: the defender has 1 energy in the duel, and what is left of it is lost',
  { ana: { character: 'sandrai', energy: 3 }, bea: { character: 'burbonn' } },
  (scene) => {
    scene.duels('ana', 'bea');
    expect(scene.the('bea').energy).toBe(1);
    scene.asks('bea', 'before-roll', 'use:quick-shot', 'done').answer('done');
    scene.settles(() => {
      expect(scene.the('bea').energy).toBe(0);
      expect(scene.the('ana').energy).toBe(3);
    });
  },
  { red: [1], black: [1] },
);

rule(
  'wow/duels.9: what a loser has equipped cannot be taken',
  {
    ana: { character: 'sandrai' },
    bea: { character: 'sofeea', damage: 3, weapon: 'hexers-wand', armor: 'novices-robe' },
  },
  (scene) => {
    scene.duels('ana', 'bea');
    scene.settles(() => {
      expect(scene.the('bea')).toMatchObject({ weapon: 'frostmane-hexer', armor: 'scarlet-recruit' });
      expect(scene.the('ana').backpack).toEqual([]);
    });
  },
  { red: [6], black: [1] },
);

rule(
  'wow/damage.1: healing removes damage down to none',
  { ana: { space: 'fenris-isle', damage: 1 } },
  (scene) => {
    scene.goesOnTo('challenge');
    scene.settles(() => {
      expect(scene.the('ana').damage).toBe(0);
      expect(scene.told).toContainEqual({ is: 'healed', hero: 'ana', n: 1, now: 0 });
    });
  },
  { phase: 'exploration' },
);

rule(
  'wow/damage.4: a card on an item of a defeated hero stays',
  { ana: { character: 'grumbaz', damage: 4, weapon: 'gnoll-hatchet' } },
  (scene) => {
    scene.fights('ana', 'blackrock-warhand');
    scene.settles((state) => {
      expect(scene.the('ana').space).toBe('stormwind-city');
      expect(state.attached).toMatchObject([{ ability: 'honed-edge', target: 'gnoll-mongrel' }]);
    });
  },
  {
    attached: [{ ability: 'honed-edge', owner: 'ana', on: 'item', target: 'gnoll-mongrel' }],
    red: [1],
    black: [6],
  },
);

rule(
  'wow/damage.5: the nearest city is that of the fewest spaces, whatever their colour',
  { ana: { character: 'grumbaz', level: 'green', space: 'redridge-2', damage: 4 } },
  (scene) => {
    scene.fights('ana', 'blackrock-warhand');
    scene.settles(() => expect(scene.the('ana').space).toBe('stormwind-city'));
  },
  { red: [1], black: [6] },
);

rule(
  'wow/damage.6: a Disease token goes with defeat',
  { ana: { character: 'grumbaz', damage: 3, diseases: 1 } },
  (scene) => {
    scene.fights('ana', 'blackrock-warhand');
    scene.settles(() => expect(scene.the('ana').diseases).toBe(0));
  },
  { red: [1], black: [6] },
);

rule(
  'wow/damage.9, wow/A-47: poison is dropped when the hero is defeated before it works',
  {
    ana: { character: 'sandrai' },
    bea: {
      character: 'sofeea',
      damage: 3,
      lasting: [{ is: 'poisoned', n: 1, by: null, source: 'cave-spider' }],
    },
  },
  (scene) => {
    scene.duels('ana', 'bea');
    scene.playsTurn();
    scene.goesOnTo('exploration');
    expect(scene.the('bea').damage).toBe(0);
    scene.asksAbout('bea', 'movement').answer('end');
    scene.settles();
  },
  { red: [6], black: [1], movement: [[1, 3]] },
);

rule(
  'wow/damage.11: a hero with 1 health left may not pay damage',
  { ana: { character: 'sandrai', damage: 3, hand: ['dark-bargain'] } },
  (scene) => {
    scene.goesOnTo('exploration');
    const { question } = scene.asksAbout('ana', 'movement');
    expect(question.options).not.toContain('play:dark-bargain');
    expect(question.options).not.toContain('use:life-tap');
    scene.asksAbout('ana', 'movement').answer('end');
    scene.settles();
  },
  { phase: 'turn-start', movement: [[1, 3]] },
);

rule(
  'wow/damage.11: where the table plays so, damage paid in a combat may defeat, and the combat ends',
  { ana: { character: 'sandrai', level: 'yellow', damage: 5, backpack: ['portable-deathray'] } },
  (scene) => {
    scene.fights('ana', 'gnoll-brute');
    scene.asks('ana', 'before-roll', 'use:runaway-deathray', 'done').answer('use:runaway-deathray');
    scene.settles((state) => {
      expect(scene.the('ana')).toMatchObject({ space: 'stormwind-city', damage: 0 });
      expect(scene.told).not.toContainEqual(expect.objectContaining({ is: 'rolled-combat' }));
      expect(state.track).toMatchObject([{ card: 'gnoll-brute', space: 'elwynn-1' }]);
    });
  },
  { options: { damageCostMayDefeat: true }, red: [6], black: [1] },
);

rule(
  'wow/A-28: a trap that defeats the hero of a Bounty fulfils it, and takes no item',
  {
    ana: { character: 'grumbaz', damage: 4, backpack: ['boarhide-vest'] },
    bea: { character: 'burbonn', level: 'yellow', quests: [{ quest: 'bounty', marked: 'ana' }] },
  },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asksAbout('ana', 'movement').answer('walk:goldshire');
    scene.settles(() => {
      expect(scene.the('bea').log).toEqual([{ card: 'bounty', valor: 2 }]);
      expect(scene.the('ana').backpack).toEqual(['mountain-boar']);
    });
  },
  {
    phase: 'turn-start',
    elite: [],
    movement: [[3, 2]],
    attached: [{ ability: 'freezing-trap', owner: 'bea', on: 'space', target: 'goldshire' }],
  },
);

rule(
  'wow/A-48: two Disease tokens add up, and one large potion removes both',
  { ana: { character: 'grumbaz', space: 'fenris-isle', damage: 2, diseases: 2 } },
  (scene) => {
    scene.goesOnTo('challenge');
    scene.settles(() =>
      expect(scene.the('ana')).toMatchObject({ damage: 0, diseases: 0, space: 'fenris-isle' }),
    );
  },
  { phase: 'exploration' },
);

rule(
  'wow/A-48: with two Disease tokens health is 2 lower',
  { ana: { character: 'grumbaz', damage: 2, diseases: 2 } },
  (scene) => {
    scene.fights('ana', 'old-snowpaw');
    scene.settles(() => expect(scene.the('ana').space).toBe('stormwind-city'));
  },
  { red: [1], black: [6] },
);

rule(
  'wow/A-59: the merchant takes an unequipped item, and the rival takes a different one back',
  {
    ana: { character: 'sandrai', tokens: ['traveling-merchant'], backpack: ['gnoll-hatchet'] },
    bea: { character: 'sofeea', backpack: ['boarhide-vest'] },
    cem: { character: 'grumbaz', armor: 'bearskin-cloak' },
  },
  (scene) => {
    scene.goesOnTo('exploration');
    scene.asksAbout('ana', 'movement').answer('use:traveling-merchant');
    scene.asksAbout('ana', 'movement').answer('end');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ backpack: ['mountain-boar'], tokens: [] });
      expect(scene.the('bea').backpack).toEqual(['gnoll-mongrel']);
      expect(scene.the('cem').armor).toBe('young-forest-bear');
    });
  },
  { phase: 'turn-start', movement: [[1, 3]] },
);
