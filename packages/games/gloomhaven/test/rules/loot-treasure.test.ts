import { expect } from 'vitest';
import { loot, move } from '../../content/words/abilities.ts';
import { item, refreshItems } from '../../content/words/treasures.ts';
import { rule } from '../scene/index.ts';

const goggles = [item('eagle-eye-goggles')];

rule(
  'gh/loot.6, gh/loot.6a: a looted item that the character owns already and that costs 30 is sold at once for 15 gold',
  { map: ['bC'], holds: goggles, cast: { b: { class: 'brute', items: ['eagle-eye-goggles'] } } },
  (scene) => {
    scene.does('b', loot(1));
    scene.asksAbout('ana', 'ability-use').answer('perform');
    scene.settles(() => {
      expect(scene.hero('b')).toMatchObject({ gold: 15, found: [] });
      expect(scene.hero('b').items).toHaveLength(1);
    });
  },
);

rule(
  'gh/loot.7: a looted item that fits no free slot is owned, but not equipped in this scenario',
  { map: ['bC'], holds: goggles, cast: { b: { class: 'brute', items: ['iron-helmet'] } } },
  (scene) => {
    scene.does('b', loot(1));
    scene.asksAbout('ana', 'ability-use').answer('perform');
    scene.settles(() => {
      expect(scene.hero('b').found).toEqual(['eagle-eye-goggles']);
      expect(scene.hero('b').items.map((it) => it.item)).toEqual(['iron-helmet']);
    });
  },
);

rule(
  'gh/loot.8: a summon that ends its turn on money does not loot it',
  {
    map: ['t$'],
    cast: { t: { class: 'tinkerer' }, d: { summon: 'decoy', owner: 't', at: '$' } },
    turn: 'd',
  },
  (scene) => {
    scene.finishesTurn();
    scene.settles(({ pieces }) => expect(pieces).toHaveLength(1));
  },
);

rule(
  'gh/loot.8: a summon that is granted a Loot ability does not loot either',
  { map: ['t$d'], cast: { t: { class: 'tinkerer' }, d: { summon: 'decoy', owner: 't' } } },
  (scene) => {
    scene.does('d', loot(1));
    scene.settles(({ pieces }) => expect(pieces).toHaveLength(1));
  },
);

rule(
  'gh/loot.8: a monster that ends its turn on money does not loot it, but with a Loot ability it takes the token away',
  {
    map: ['b..$'],
    cast: { b: { class: 'brute' }, g: { monster: 'bandit-guard', at: '$' } },
    cards: { guard: 'guard-1' },
    turn: 'g',
  },
  (scene) => {
    scene.finishesTurn();
    scene.settles(({ pieces }) => expect(pieces).toHaveLength(1));
    scene.does('g', loot(1));
    scene.settles(({ pieces }) => {
      expect(pieces).toEqual([]);
      expect(scene.hero('b').coins).toBe(0);
      expect(scene.told).toEqual([{ is: 'coins-taken', figure: 'bandit-guard-1', count: 1 }]);
    });
  },
);

rule(
  'gh/loot.9: a Loot ability may be skipped',
  { map: ['b$'], cast: { b: { class: 'brute' } } },
  (scene) => {
    scene.does('b', loot(1));
    scene.asks('ana', 'ability-use', 'perform', 'skip').answer('skip');
    scene.settles(({ pieces }) => expect(pieces).toHaveLength(1));
  },
);

rule(
  'gh/loot.9: a Loot ability that is performed collects everything in range, the unwanted chest too',
  { map: ['$bC'], holds: goggles, cast: { b: { class: 'brute' } } },
  (scene) => {
    scene.does('b', loot(1));
    scene.asksAbout('ana', 'ability-use').answer('perform');
    scene.settles(({ pieces }) => {
      expect(pieces).toEqual([]);
      expect(scene.hero('b')).toMatchObject({ coins: 1, found: ['eagle-eye-goggles'] });
    });
  },
);

rule(
  'gh/loot.10: tokens not looted when the scenario ends are worth nothing',
  { map: ['b$$'], level: 0, cast: { b: { class: 'brute', coins: 1, acted: true } } },
  (scene) => {
    scene.goOn(({ phase }) => phase === 'over');
    scene.settles(({ outcome, pieces }) => {
      expect(outcome).toBe('success');
      expect(pieces).toHaveLength(2);
      expect(scene.hero('b').gold).toBe(2);
    });
  },
);

rule(
  'gh/loot.11: a treasure in a hex of a move is not looted, neither on the way nor in its last hex before the turn ends',
  { map: ['bC'], holds: goggles, cast: { b: { class: 'brute' } }, turn: 'b' },
  (scene) => {
    scene.does('b', move(1));
    scene.asksAbout('ana', 'move-to').answer(scene.at('C'));
    scene.settles(({ pieces }) => {
      expect(scene.the('b').hex).toBe(scene.at('C'));
      expect(pieces).toHaveLength(1);
    });
    scene.finishesTurn();
    scene.settles(({ pieces }) => expect(pieces).toEqual([]));
  },
);

const potions = ['minor-healing-potion', 'minor-stamina-potion', 'minor-power-potion'] as const;

rule(
  'gh/turn.19: which two small items a treasure refreshes is chosen by the player who loots it',
  {
    map: ['bC'],
    holds: [refreshItems(2, 'small')],
    cast: { b: { class: 'brute', items: potions.map((it) => ({ item: it, state: 'consumed' as const })) } },
  },
  (scene) => {
    scene.does('b', loot(1));
    scene.asksAbout('ana', 'ability-use').answer('perform');
    scene.asks('ana', 'items-to-refresh', ...potions).answer(potions[0], potions[2]);
    scene.settles(() =>
      expect(scene.hero('b').items.map(({ state }) => state)).toEqual(['ready', 'consumed', 'ready']),
    );
  },
);
