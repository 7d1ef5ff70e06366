import { expect } from 'vitest';
import { type Lead, rule } from '../table.ts';

/** A hero that is killed by nothing yet hit by everything, with a token for each ability. */
const ready: Lead = { weapon: 'mace', weaponTokens: 0, classTokens: 0, penalty: { defense: 9 } };
const asClass = (card: string): Lead => ({ ...ready, class: card, classTokens: 1 });
const withWeapon = (card: string): Lead => ({ ...ready, weapon: card, weaponTokens: 1 });
/** Kills whatever it attacks, or nothing. */
const kills: Lead = { bonus: { attack: 40 } };
const killsNot: Lead = { penalty: { defense: 9, dice: 9 } };

/** Every ability that costs a token and is used in a fight, at a table where it could be. */
const barred: readonly (readonly [string, Lead])[] = [
  ...['armorer', 'artificer'].map((card) => [card, { ...asClass(card), ...kills }] as const),
  ...[
    'avenger',
    'berserker',
    'jester',
    'knight',
    'monk',
    'priest',
    'thief',
    'trapper',
    'warlord',
    'zealot',
  ].map((card) => [card, asClass(card)] as const),
  ...['axe', 'dagger', 'deadly-fists', 'demonic-blade', 'flaming-sword', 'holy-sword', 'mace'].map(
    (card) => [card, withWeapon(card)] as const,
  ),
  ...['morning-star', 'scepter', 'scimitar', 'sling', 'spear', 'staff', 'sword', 'throwing-stars'].map(
    (card) => [card, withWeapon(card)] as const,
  ),
  ['bow', { ...withWeapon('bow'), ...kills }],
  ...['spiked-shield', 'whip'].map((card) => [card, { ...withWeapon(card), ...killsNot }] as const),
];

for (const [card, lead] of barred)
  rule(
    `gof/E-DEM-1: the ${card}, which is of use against a Minotaur, is not offered against a Demon`,
    { ana: lead, bruno: { dead: true }, cleo: {} },
    (scene) => {
      // Attack 23 and Defense 20 or 24, so that the conditions of the Scepter and the Sling are met.
      scene.faces('ana', 'demon', 'extra-scary', 'extra-tough', 'extra-tough', 'extra-tough');
      scene.settles(() => expect(scene.told.map(({ is }) => is)).not.toContain('used'));
      scene.faces('ana', 'minotaur', 'extra-tough', 'extra-tough', 'extra-tough');
      const [question] = scene.match.open;
      expect(question?.options.some((option) => option.startsWith(card))).toBe(true);
    },
  );

rule(
  'gof/E-DEM-2: the +1 Defense of a Spiked Shield counts against a Demon',
  { ana: { class: 'ninja', weapon: 'spiked-shield', dice: [1, 1, 1] } },
  (scene) => {
    scene.faces('ana', 'demon');
    scene.settles(() => {
      expect(scene.the('ana').fight?.dodged).toBe(true);
      expect(scene.the('ana').wounds).toBe(0);
    });
  },
);

rule(
  'gof/E-DEM-3: a one-use die may be spent against a Demon',
  { ana: { class: 'monk', weapon: 'mace', bonus: { oneUseDice: 1 } } },
  (scene) => {
    scene.faces('ana', 'demon');
    scene.asks('ana', 'before-rolling', 'one-use-dice', 'go-on').answer('one-use-dice');
    scene.settles(() => expect(scene.the('ana').fight?.dice).toHaveLength(6));
  },
);

rule('gof/A-15: a Wizard may skip a Demon', { ana: { class: 'wizard', weapon: 'mace' } }, (scene) => {
  scene.faces('ana', 'demon');
  scene.asks('ana', 'start-of-encounter', 'wizard', 'go-on').answer('wizard');
  scene.settles(() => {
    expect(scene.the('ana').fight).toMatchObject({ skipped: true, dice: [] });
    expect(scene.the('ana').wounds).toBe(0);
  });
});

rule(
  'gof/A-15: a Dead Zombie may pay to face a Demon',
  { ana: { class: 'zombie', dead: true, wounds: 4 }, bruno: {}, cleo: {} },
  (scene) => {
    scene.turns();
    scene.asks('ana', 'play-though-dead', 'yes', 'no').answer('yes');
    scene.settles(() => expect(scene.the('ana').classTokens).toBe(1));
  },
  { deck: ['demon'] },
);

rule(
  'gof/A-15: an Adventurer may face a Demon again once the fight is over',
  { ana: { class: 'adventurer', weapon: 'mace', classTokens: 1, weaponTokens: 0, bonus: { attack: 30 } } },
  (scene) => {
    scene.faces('ana', 'demon');
    scene.asks('ana', 'after-encounter', 'adventurer', 'go-on').answer('adventurer');
    scene.settles(() => expect(scene.the('ana').gold).toBe(8));
  },
);

rule(
  'gof/A-15: an Alchemist that killed and dodged a Demon may heal at the end of the turn',
  {
    ana: { class: 'alchemist', classTokens: 1, wounds: 2, bonus: { attack: 30, defense: 4 } },
    bruno: { dead: true },
    cleo: { dead: true },
  },
  (scene) => {
    scene.turns();
    scene.asks('ana', 'end-of-turn', 'alchemist', 'go-on').answer('alchemist');
    scene.settles(() => expect(scene.the('ana').wounds).toBe(1));
  },
  { deck: ['demon'] },
);
