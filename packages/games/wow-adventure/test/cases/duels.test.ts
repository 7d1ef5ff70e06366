import { expect } from 'vitest';
import { rule } from '../table.ts';

rule(
  'wow/T-04, wow/duels.3, wow/duels.6: the attacker of a duel defeats a rival with the last hit and takes an item of choice',
  {
    ana: { character: 'grumbaz', armor: 'raiders-hauberk' },
    bea: {
      character: 'sandrai',
      damage: 3,
      weapon: 'hexers-wand',
      backpack: ['boarhide-vest', 'gnoll-hatchet'],
    },
  },
  (scene) => {
    scene.duels('ana', 'bea');
    scene.asksAbout('ana', 'after-roll').answer('done');
    expect(scene.told).toContainEqual(
      expect.objectContaining({ is: 'struck', side: 'defender', total: 4, defense: 5, hit: false }),
    );
    expect(scene.told).toContainEqual(
      expect.objectContaining({ is: 'struck', side: 'attacker', total: 6, defense: 4, hit: true }),
    );
    scene.asks('ana', 'item', 'mountain-boar', 'gnoll-mongrel', 'none').answer('gnoll-mongrel');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ damage: 0, backpack: ['gnoll-mongrel'] });
      expect(scene.the('ana').hand).toHaveLength(1);
      expect(scene.the('bea')).toMatchObject({ space: 'stormwind-city', backpack: ['mountain-boar'] });
    });
  },
  { red: [3], black: [1] },
);

rule(
  'wow/T-96, wow/duels.11: a ranged defender fells a melee attacker before the attack, and may take an item',
  {
    ana: { character: 'grumbaz', damage: 4, backpack: ['boarhide-vest'] },
    bea: { character: 'sandrai' },
  },
  (scene) => {
    scene.duels('ana', 'bea');
    scene.asks('bea', 'item', 'mountain-boar', 'none').answer('mountain-boar');
    scene.settles(() => {
      expect(scene.told).not.toContainEqual(expect.objectContaining({ is: 'struck', side: 'attacker' }));
      expect(scene.the('ana')).toMatchObject({ space: 'stormwind-city', backpack: [] });
      expect(scene.the('bea')).toMatchObject({ damage: 0, backpack: ['mountain-boar'] });
    });
  },
  { red: [6], black: [3] },
);

rule(
  'wow/T-97, wow/duels.7: if both fall in a duel no item is taken, and the defender resolves defeat first',
  {
    ana: { character: 'grumbaz', space: 'deeprun-tram', damage: 4, backpack: ['boarhide-vest'] },
    bea: { character: 'burbonn', space: 'deeprun-tram', damage: 4, backpack: ['gnoll-hatchet'] },
  },
  (scene) => {
    scene.duels('ana', 'bea');
    scene.asks('bea', 'before-roll', 'use:quick-shot', 'done').answer('done');
    scene.asksNothingOf('ana');
    scene.asks('bea', 'where', 'ironforge', 'stormwind-city').answer('ironforge');
    scene.asks('ana', 'where', 'ironforge', 'stormwind-city').answer('stormwind-city');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ space: 'stormwind-city', backpack: ['mountain-boar'] });
      expect(scene.the('bea')).toMatchObject({ space: 'ironforge', backpack: ['gnoll-mongrel'] });
    });
  },
  { red: [3], black: [3] },
);

/** Both have six valor, hunt each other, and fall together. */
const hunters = {
  ana: { character: 'grumbaz', damage: 4 },
  bea: { character: 'sofeea', damage: 3 },
} as const;
const bounty = [{ quest: 'bounty', marked: 'bea' }];
const grudge = [{ quest: 'an-old-grudge', marked: 'ana' }];
const fellTogether = { red: [4], black: [4] };

rule(
  'wow/T-98: of two who reach 8 together, the one with more cards in the log wins',
  {
    ana: { ...hunters.ana, weapon: 'fine-longbow', quests: bounty, valor: [6] },
    bea: { ...hunters.bea, quests: grudge, valor: [3, 3] },
  },
  (scene) => {
    scene.duels('ana', 'bea');
    scene.settles((state) => {
      expect(state).toMatchObject({ phase: 'over', winners: ['bea'] });
      expect(scene.the('ana').log.map(({ valor }) => valor)).toEqual([6, 2]);
    });
  },
  fellTogether,
);

rule(
  'wow/T-98: of two who reach 8 together with as many cards, the higher level wins',
  {
    ana: { ...hunters.ana, weapon: 'fine-longbow', level: 'green', quests: bounty, valor: [6] },
    bea: { ...hunters.bea, quests: grudge, valor: [6] },
  },
  (scene) => {
    scene.duels('ana', 'bea');
    scene.settles((state) => expect(state.winners).toEqual(['ana']));
  },
  fellTogether,
);

rule(
  'wow/T-98: two who reach 8 together with as many cards and the same level share the win',
  {
    ana: { ...hunters.ana, weapon: 'fine-longbow', quests: bounty, valor: [6] },
    bea: { ...hunters.bea, quests: grudge, valor: [6] },
  },
  (scene) => {
    scene.duels('ana', 'bea');
    scene.settles((state) => {
      expect(state.winners).toEqual(['ana', 'bea']);
      expect(scene.told).not.toContainEqual(expect.objectContaining({ is: 'drew-quest' }));
    });
  },
  fellTogether,
);

rule(
  'wow/T-99: with a rival in the same city the challenge phase is skipped',
  { ana: { space: 'stormwind-city' }, bea: { space: 'stormwind-city' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.settles(() => expect(scene.told).toEqual([]));
  },
);

rule(
  'wow/T-100: in the space of a map encounter a rival may be attacked instead',
  {
    ana: { character: 'sandrai', space: 'hogger' },
    bea: { character: 'sofeea', space: 'hogger' },
  },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asks('ana', 'challenge', 'attack:bea', 'lair').answer('attack:bea');
    scene.settles(() => {
      expect(scene.the('bea').damage).toBe(1);
      expect(scene.told).not.toContainEqual(expect.objectContaining({ is: 'began-fight' }));
    });
  },
  { red: [6], black: [1] },
);

for (const [attacker, defender] of [
  ['burbonn', 'sandrai'],
  ['sandrai', 'burbonn'],
] as const) {
  rule(
    `wow/T-101, wow/duels.10: ${attacker} may attack ${defender}, though both are of the Alliance`,
    { ana: { character: attacker }, bea: { character: defender } },
    (scene) => {
      scene.goesOnTo('upkeep');
      scene.asks('ana', 'challenge', 'attack:bea', 'draw').answer('draw');
      scene.settles();
    },
    { decks: { grey: ['kobold-tunneler'] }, red: [6], black: [1] },
  );
}

rule(
  'wow/T-148: a defender who is done before the roll may not play in answer, but has a new chance after it',
  {
    ana: { character: 'grumbaz', hand: ['battle-shout', 'shield-block'], energy: 3 },
    bea: { character: 'sofeea', hand: ['frostbolt', 'frost-nova'] },
  },
  (scene) => {
    scene.duels('ana', 'bea');
    scene.asksNothingOf('ana');
    scene.asks('bea', 'before-roll', 'play:frostbolt', 'done').answer('done');
    scene.asks('ana', 'before-roll', 'play:battle-shout', 'done').answer('play:battle-shout');
    scene.asksAbout('bea', 'reaction').answer('pass-turn');
    scene.asks('ana', 'before-roll', 'done').answer('done');
    scene.asks('bea', 'after-roll', 'play:frost-nova', 'done').answer('play:frost-nova');
    scene.asks('ana', 'after-roll', 'play:shield-block', 'done').answer('done');
    scene.settles();
  },
  { red: [3], black: [1] },
);

rule(
  'wow/T-150: with a yellow marker and a rival in the space, the rival may be attacked',
  { ana: { character: 'sandrai' }, bea: { character: 'grumbaz' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asks('ana', 'challenge', 'attack:bea', 'foe:gnoll-brute').answer('attack:bea');
    scene.settles((state) => {
      expect(scene.told).toContainEqual({ is: 'attacked-hero', hero: 'ana', rival: 'bea' });
      expect(state.track).toHaveLength(1);
    });
  },
  { track: [{ card: 'gnoll-brute', space: 'elwynn-1' }], red: [1], black: [1] },
);

rule(
  'wow/T-152, wow/duels.2, wow/duels.5, wow/duels.8: if both are hit in a duel and both stand, damage stays and nothing is taken',
  {
    ana: { character: 'sofeea', backpack: ['boarhide-vest'] },
    bea: { character: 'sandrai', backpack: ['gnoll-hatchet'] },
  },
  (scene) => {
    scene.duels('ana', 'bea');
    scene.settles((state) => {
      expect(scene.the('ana')).toMatchObject({ damage: 1, backpack: ['mountain-boar'] });
      expect(scene.the('bea')).toMatchObject({ damage: 1, backpack: ['gnoll-mongrel'] });
      expect(scene.told.filter(({ is }) => is === 'struck')).toHaveLength(2);
      expect(state).toMatchObject({ combat: null, phase: 'upkeep' });
    });
  },
  { red: [5], black: [5] },
);
