import { expect } from 'vitest';
import { comesToUpkeep, hasUpkeepAt } from '../cards/playing.ts';
import { rule } from '../table.ts';

rule(
  'wow/T-12, wow/quests.3, wow/quests.4, wow/quests.8: a token is collected in one upkeep, the quest is completed in another, and an elite quest comes',
  { ana: { space: 'brill', quests: ['letters-home'] } },
  (scene) => {
    scene.playsTurn();
    scene.settles(() => expect(scene.the('ana').quests).toMatchObject([{ done: [1, 0] }]));
    hasUpkeepAt(scene, 'ana', 'stormwind-city');
    scene.settles(() => {
      expect(scene.the('ana').log).toEqual([{ card: 'letters-home', valor: 1 }]);
      expect(scene.the('ana').quests).toMatchObject([{ quest: 'trailblazer', done: [0, 0, 0, 0] }]);
    });
  },
  { phase: 'upkeep', elite: ['trailblazer'] },
);

rule(
  'wow/T-166, wow/quests.7: Burbonn defeats the hero of his Bounty, logs 2 valor and lays a new quest beside his other',
  {
    ana: { character: 'burbonn', quests: ['candle-tax', { quest: 'bounty', marked: 'bea' }] },
    bea: { character: 'sandrai', damage: 3 },
  },
  (scene) => {
    scene.duels('ana', 'bea');
    scene.settles(() => {
      expect(scene.the('ana').log).toEqual([{ card: 'bounty', valor: 2 }]);
      expect(scene.the('ana').quests).toMatchObject([
        { quest: 'candle-tax' },
        { quest: 'settle-the-score', marked: 'bea' },
      ]);
    });
  },
  { elite: ['settle-the-score'], red: [6], black: [1] },
);

rule(
  'wow/T-167, wow/quests.2: The Eastern Plagues lays its tokens out at once, whatever the level',
  { ana: { character: 'sandrai', space: 'goldshire', quests: [{ quest: 'candle-tax', done: [0, 1] }] } },
  (scene) => {
    scene.playsTurn();
    scene.settles(() => {
      expect(scene.the('ana').level).toBe('grey');
      expect(scene.the('ana').quests).toMatchObject([{ quest: 'the-eastern-plagues', done: [0, 0, 0, 0] }]);
    });
    for (const place of ['lights-hope-chapel', 'caer-darrow', 'hearthglen']) {
      hasUpkeepAt(scene, 'ana', place);
      scene.settles();
    }
    expect(scene.the('ana').quests).toMatchObject([{ done: [1, 1, 1, 0] }]);
  },
  { phase: 'upkeep', elite: ['the-eastern-plagues'] },
);

rule(
  'wow/T-111, wow/quests.4: a hero who passes through Brill collects nothing there',
  { ana: { character: 'sandrai', space: 'deathknell', quests: ['letters-home'] } },
  (scene) => {
    scene.playsTurn();
    scene.asksAbout('ana', 'movement').answer('walk:brill');
    scene.asksAbout('ana', 'movement').answer('walk:deathknell');
    scene.asksAbout('ana', 'movement').answer('end');
    scene.asksAbout('ana', 'resource').answer('potion-small');
    scene.settles(() => {
      expect(scene.told).toContainEqual(expect.objectContaining({ is: 'walked', to: 'brill' }));
      expect(scene.the('ana').quests).toMatchObject([{ done: [0, 0] }]);
    });
  },
  { phase: 'turn-start', movement: [[2, 3]], decks: { grey: ['kobold-tunneler'] }, red: [1], black: [1] },
);

rule(
  'wow/T-112: a hero who stands after an unbeaten encounter at Brill collects the token',
  { ana: { character: 'sandrai', space: 'brill', quests: ['letters-home'] } },
  (scene) => {
    scene.playsTurn();
    scene.settles((state) => {
      expect(state.track).toMatchObject([{ card: 'kobold-tunneler', space: 'brill' }]);
      expect(scene.the('ana').quests).toMatchObject([{ done: [1, 0] }]);
    });
  },
  { decks: { grey: ['kobold-tunneler'] }, red: [1], black: [1] },
);

rule(
  'wow/T-113: with all three tokens in Undercity, The Eastern Plagues gives 3 valor and a new quest',
  { ana: { space: 'undercity', quests: [{ quest: 'the-eastern-plagues', done: [1, 1, 1, 0] }] } },
  (scene) => {
    scene.playsTurn();
    scene.settles((state) => {
      expect(scene.the('ana').log).toEqual([{ card: 'the-eastern-plagues', valor: 3 }]);
      expect(scene.the('ana').quests).toMatchObject([{ quest: 'trailblazer' }]);
      expect(state.eliteQuests).toEqual([]);
    });
  },
  { phase: 'upkeep', elite: ['trailblazer'] },
);

rule(
  'wow/T-114, wow/quests.1, wow/A-31: a third quest makes one of the three go before any set-up, here an old one with its progress',
  {
    ana: { space: 'stormwind-city', quests: [{ quest: 'candle-tax', done: [1, 0] }, 'wyrmslayer'] },
    bea: { space: 'ironforge' },
    cem: { space: 'ironforge' },
  },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asksAbout('ana', 'resource').answer('quest-giver');
    scene.asks('ana', 'quest-to-drop', 'candle-tax', 'wyrmslayer', 'an-old-grudge').answer('candle-tax');
    scene.asks('ana', 'hero-to-mark', 'bea', 'cem').answer('cem');
    scene.settles((state) => {
      expect(scene.the('ana').quests).toMatchObject([
        { quest: 'wyrmslayer' },
        { quest: 'an-old-grudge', marked: 'cem' },
      ]);
      expect(state.eliteQuests).toEqual([]);
    });
  },
  { phase: 'exploration', elite: ['an-old-grudge'] },
);

rule(
  'wow/T-114, wow/quests.1, wow/A-31: a new quest that is dropped at once is not set up and goes under the elite deck',
  {
    ana: { space: 'stormwind-city', quests: ['candle-tax', 'wyrmslayer'] },
    bea: { space: 'ironforge' },
    cem: { space: 'ironforge' },
  },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asksAbout('ana', 'resource').answer('quest-giver');
    scene.asksAbout('ana', 'quest-to-drop').answer('an-old-grudge');
    scene.settles((state) => {
      expect(scene.the('ana').quests).toHaveLength(2);
      expect(state.eliteQuests).toEqual(['an-old-grudge', 'trailblazer']);
    });
  },
  { phase: 'exploration', elite: ['an-old-grudge', 'trailblazer'] },
);

rule(
  'wow/T-115, wow/upkeep.4, wow/quests.6: an equipped item cannot pay a quest before it was taken off in an earlier turn',
  {
    ana: {
      character: 'burbonn',
      space: 'stormwind-city',
      armor: 'boarhide-vest',
      quests: ['hides-for-the-tanner'],
    },
  },
  (scene) => {
    scene.playsTurn();
    scene.asks('ana', 'upkeep', 'unequip:mountain-boar', 'end').answer('unequip:mountain-boar');
    scene.asks('ana', 'upkeep', 'equip:mountain-boar', 'end').answer('end');
    scene.settles();
    comesToUpkeep(scene, 'ana', 'stormwind-city');
    scene
      .asks('ana', 'upkeep', 'pay:hides-for-the-tanner', 'equip:mountain-boar', 'end')
      .answer('pay:hides-for-the-tanner');
    scene.settles(() => {
      expect(scene.the('ana').backpack).toEqual([]);
      expect(scene.the('ana').quests).toMatchObject([{ done: [1] }]);
    });
  },
  { phase: 'upkeep' },
);

rule(
  'wow/T-116: an item from the back of an event is no Beast',
  {
    ana: { space: 'stormwind-city', backpack: ['caravan-strongbox'], quests: ['hides-for-the-tanner'] },
  },
  (scene) => {
    scene.playsTurn();
    scene.asks('ana', 'upkeep', 'use:lost-caravan', 'end').answer('end');
    scene.settles(() => expect(scene.the('ana').quests).toMatchObject([{ done: [0] }]));
  },
  { phase: 'upkeep' },
);

rule(
  'wow/T-117, wow/quests.5: Bounty is not fulfilled when a third hero defeats the marked one',
  {
    ana: { character: 'sandrai' },
    bea: { character: 'sofeea', damage: 3 },
    cem: { character: 'grumbaz', quests: [{ quest: 'bounty', marked: 'bea' }] },
  },
  (scene) => {
    scene.duels('ana', 'bea');
    scene.settles(() => {
      expect(scene.told).toContainEqual(expect.objectContaining({ is: 'was-defeated', hero: 'bea' }));
      expect(scene.the('cem')).toMatchObject({ log: [], quests: [{ done: [0] }] });
    });
  },
  { red: [6], black: [1] },
);

rule(
  "wow/T-118: Bounty is fulfilled in the marked hero's own turn, and a quest is drawn at once",
  {
    ana: { character: 'grumbaz', damage: 4 },
    bea: { character: 'sandrai', quests: [{ quest: 'bounty', marked: 'ana' }] },
  },
  (scene) => {
    scene.duels('ana', 'bea');
    scene.settles(() => {
      expect(scene.the('bea').log).toEqual([{ card: 'bounty', valor: 2 }]);
      expect(scene.the('bea').quests).toMatchObject([{ quest: 'trailblazer' }]);
    });
  },
  { elite: ['trailblazer'], red: [1], black: [6] },
);
