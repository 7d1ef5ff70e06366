import { expect } from 'vitest';
import { attack, damage, move } from '../../content/words/abilities.ts';
import { adjacentEnemies, allEnemies, self } from '../../content/words/targets.ts';
import { rule } from '../scene/index.ts';

const guard = { monster: 'bandit-guard', hp: 20 } as const;
const twoCards = { class: 'brute', hand: ['trample', 'skewer'] } as const;
const cards = { guard: 'guard-4' } as const;

rule(
  'gh/damage.7: each hazardous hex is negated separately',
  { map: ['bHHa'], cast: { b: twoCards } },
  (scene) => {
    scene.does('b', move(3));
    scene.asksAbout('ana', 'move-to').answer(scene.at('a'));
    scene.asksAbout('ana', 'negate-damage').answer('lose-card');
    scene.asksAbout('ana', 'card-to-lose').answer('trample');
    scene.asks('ana', 'negate-damage', 'suffer', 'lose-card').answer('suffer');
    scene.settles(() => expect(scene.the('b').hp).toBe(9));
  },
);

rule(
  'gh/damage.7: the Retaliate of each enemy attacked is negated separately',
  {
    map: ['gbh'],
    cast: { b: twoCards, g: { ...guard, retaliate: 2 }, h: { ...guard, retaliate: 3 } },
  },
  (scene) => {
    scene.does('b', attack(1, { targets: adjacentEnemies }));
    scene.asksAbout('ana', 'ability-use').answer('perform');
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.asksAbout('ana', 'negate-damage').answer('suffer');
    scene.asksAbout('ana', 'negate-damage').answer('lose-card');
    scene.asksAbout('ana', 'card-to-lose').answer('trample');
    scene.settles(() => expect(scene.the('b').hp).toBe(10 - 2));
  },
);

rule(
  'gh/damage.7a: to prevent attacks for 3 and for 2 of two monsters the player loses two cards from hand',
  {
    map: ['gbh'],
    cards,
    monsterDraws: ['+1', '+0'],
    cast: { b: twoCards, g: guard, h: guard },
  },
  (scene) => {
    scene.acts('g');
    const three = scene.asksAbout('ana', 'negate-damage');
    expect(three.question.about).toMatchObject({ damage: 3 });
    three.answer('lose-card');
    scene.asksAbout('ana', 'card-to-lose').answer('trample');
    scene.settles();
    scene.acts('h');
    const two = scene.asksAbout('ana', 'negate-damage');
    expect(two.question.about).toMatchObject({ damage: 2 });
    two.answer('lose-card');
    scene.asks('ana', 'card-to-lose', 'skewer').answer('skewer');
    scene.settles(() => {
      expect(scene.the('b').hp).toBe(10);
      expect(scene.hero('b')).toMatchObject({ hand: [], lost: ['trample', 'skewer'] });
    });
  },
);

rule(
  'gh/damage.8: a summon cannot negate damage, though its owner has cards',
  {
    map: ['tdg'],
    cards,
    cast: { t: { class: 'tinkerer', hand: ['ink-bomb'] }, d: { summon: 'decoy', owner: 't' }, g: guard },
  },
  (scene) => {
    scene.acts('g');
    scene.settles(() => expect(scene.the('d').hp).toBe(6 - 2));
  },
);

rule(
  'gh/damage.8: an allied figure and a monster cannot negate damage',
  {
    map: ['bgo'],
    cards,
    cast: { b: twoCards, g: guard, o: { objective: 'hail', side: 'party', hp: 5 } },
  },
  (scene) => {
    scene.does('g', damage(1, allEnemies));
    scene.asksAbout('ana', 'negate-damage').answer('suffer');
    scene.settles(() => expect(scene.the('o').hp).toBe(4));
    scene.does('b', damage(1, adjacentEnemies));
    scene.asksAbout('ana', 'ability-use').answer('perform');
    scene.settles(() => expect(scene.the('g').hp).toBe(19));
  },
);

rule(
  'gh/damage.9: damage that a character causes itself is mandatory but may be negated',
  { map: ['b.'], cast: { b: twoCards } },
  (scene) => {
    scene.does('b', damage(2, self));
    scene.asks('ana', 'negate-damage', 'suffer', 'lose-card').answer('lose-card');
    scene.asksAbout('ana', 'card-to-lose').answer('trample');
    scene.settles(() => expect([scene.the('b').hp, scene.hero('b').lost]).toEqual([10, ['trample']]));
  },
);

rule(
  'gh/damage.10: a bonus that prevents damage is applied before any card is asked for',
  { map: ['bg'], cards, cast: { b: { ...twoCards, active: ['juggernaut bottom'] }, g: guard } },
  (scene) => {
    scene.acts('g');
    scene.settles(() => {
      expect(scene.the('b').hp).toBe(10);
      expect(scene.hero('b').hand).toEqual(['trample', 'skewer']);
      expect(scene.hero('b').active[0]?.used).toBe(1);
    });
  },
);

rule(
  'gh/damage.10: an item that lessens damage is used before deciding about cards',
  { map: ['bg'], cards, cast: { b: { ...twoCards, items: ['heater-shield'] }, g: guard } },
  (scene) => {
    scene.acts('g');
    scene.asks('ana', 'reaction', 'item:heater-shield', 'go-on').answer('item:heater-shield');
    const asked = scene.asksAbout('ana', 'negate-damage');
    expect(asked.question.about).toMatchObject({ damage: 1 });
    asked.answer('suffer');
    scene.settles(() => expect(scene.the('b').hp).toBe(9));
  },
);

rule(
  'gh/damage.11: damage of 0 is no damage and triggers nothing',
  { map: ['bg'], cards, cast: { b: { ...twoCards, shield: 2, active: ['juggernaut bottom'] }, g: guard } },
  (scene) => {
    scene.acts('g');
    scene.settles(() => {
      expect(scene.the('b').hp).toBe(10);
      expect(scene.hero('b').active[0]?.used).toBe(0);
      expect(scene.told.some(({ is }) => is === 'suffered')).toBe(false);
    });
  },
);

rule(
  'gh/damage.12: a character at 0 hit points is exhausted',
  { map: ['bg'], cards, cast: { b: { class: 'brute', hp: 2 }, g: guard } },
  (scene) => {
    scene.acts('g');
    scene.settles(() => {
      expect(scene.hero('b').exhausted).toBe(true);
      expect(scene.isThere('b')).toBe(false);
      expect(scene.told).toContainEqual({ is: 'exhausted', figure: 'brute', why: 'hp' });
    });
  },
);

rule(
  'gh/damage.13: monsters, summons and objectives at 0 hit points are removed',
  {
    map: ['bghio'],
    cast: {
      b: { class: 'brute' },
      g: { monster: 'bandit-guard', hp: 1 },
      o: { objective: 'altar', side: 'monsters', hp: 1 },
      i: { summon: 'decoy', owner: 'b', hp: 1, side: 'monsters' },
      h: guard,
    },
  },
  (scene) => {
    scene.does('b', damage(1, allEnemies));
    scene.asksAbout('ana', 'ability-use').answer('perform');
    scene.settles(({ figures }) =>
      expect(figures.map(({ id }) => id)).toEqual([scene.id('b'), scene.id('h')]),
    );
  },
);

rule(
  'gh/damage.14: excess damage is ignored',
  { map: ['gbh'], cast: { b: { class: 'brute' }, g: { monster: 'bandit-guard', hp: 1 }, h: guard } },
  (scene) => {
    scene.does('b', attack(9));
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.settles(() => {
      expect(scene.told).toContainEqual({
        ...{ is: 'suffered', figure: 'bandit-guard-1', damage: 9, cause: 'attack', by: 'brute', hp: 0 },
      });
      expect([scene.the('b').hp, scene.the('h').hp]).toEqual([10, 20]);
    });
  },
);
