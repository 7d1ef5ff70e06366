import { expect } from 'vitest';
import { type Lead, rule } from '../table.ts';

/** No dice: the Attack is what is said. */
const withAttack = (attack: number): Lead => ({
  weapon: 'mace',
  weaponTokens: 0,
  penalty: { dice: 5 },
  bonus: { attack },
});

rule(
  'gof/E-CAC-1: a Cache gives a Blindfolded hero 2 gold',
  { ana: { boasts: ['blindfolded'] } },
  (scene) => {
    scene.faces('ana', 'cache');
    scene.settles(() => expect(scene.the('ana').gold).toBe(2));
  },
);

for (const [attack, gold] of [
  [24, 4],
  [4, 0],
  [5, 1],
] as const)
  rule(
    `gof/E-GOL-1: an Attack of ${attack} at a Gold Vein gives ${gold} gold`,
    { ana: withAttack(attack) },
    (scene) => {
      scene.faces('ana', 'gold-vein');
      scene.settles(() => expect(scene.the('ana').gold).toBe(gold));
    },
  );

rule(
  'gof/E-GOL-2: Boasts, bonuses and penalties count at a Gold Vein as in a fight',
  {
    ana: {
      weapon: 'mace',
      weaponTokens: 0,
      dice: [6, 6, 2, 6, 6],
      boasts: ['while-juggling', 'one-arm-tied'],
      bonus: { dice: 1, attack: 2 },
      penalty: { dice: 1 },
    },
  },
  (scene) => {
    scene.faces('ana', 'gold-vein');
    scene.settles(() => {
      expect(scene.the('ana').fight?.dice).toEqual([6, 6, 2, 6, 6]);
      expect(scene.attack('ana')).toBe(24 + 2 - 1);
      expect(scene.the('ana').gold).toBe(5);
    });
  },
);

rule(
  'gof/E-GOL-2: abilities and one-use dice are used at a Gold Vein as in a fight',
  { ana: { class: 'warlord', weapon: 'mace', dice: [1, 1, 1, 1, 1, 1, 1, 6, 6], bonus: { oneUseDice: 1 } } },
  (scene) => {
    scene.faces('ana', 'gold-vein');
    scene.asks('ana', 'before-rolling', 'one-use-dice', 'go-on').answer('one-use-dice');
    scene.asks('ana', 'after-rolling', 'warlord', 'mace', 'go-on').answer('mace');
    scene.asks('ana', 'after-rolling', 'warlord', 'mace', 'go-on').answer('warlord');
    scene.asks('ana', 'after-rolling', 'warlord', 'mace', 'go-on').answer('go-on');
    scene.settles(() => {
      expect(scene.attack('ana')).toBe(7 + 12);
      expect(scene.the('ana').gold).toBe(3);
    });
  },
);

for (const defense of [0, 100])
  rule(
    `gof/E-TRP-1: a Spear Trap deals 1 Wound to a hero with ${defense} more Defense`,
    { ana: { weapon: 'sword', bonus: { defense } } },
    (scene) => {
      scene.faces('ana', 'spear-trap');
      scene.settles(() => expect(scene.the('ana').wounds).toBe(1));
    },
  );

for (const lead of [
  ...['jester', 'trapper', 'zealot'].map((card): Lead => ({ class: card })),
  ...['dagger', 'deadly-fists', 'scepter', 'sling'].map((weapon): Lead => ({ weapon })),
])
  rule(
    `gof/E-GOL-2: the ${lead.class ?? lead.weapon} is not offered at a Gold Vein, where there is no Monster`,
    { ana: lead },
    (scene) => {
      scene.faces('ana', 'gold-vein');
      scene.settles(() => expect(scene.told.map(({ is }) => is)).toContain('rolled'));
    },
  );
