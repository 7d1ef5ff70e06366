import type { QuestionName } from '@tavolo/kernel';
import { expect } from 'vitest';
import type { GauntletKinds } from '../../kinds.ts';
import { type Lead, rule, type TableScene } from '../table.ts';

/** Monster, Attack, Defense, wounds dealt, gold: as printed; what its own text adds is below. */
const figures = [
  ['bandit', 14, 14, 1, 3],
  ['banshee', 23, 16, 0, 4],
  ['bee-swarm', 10, 6, 1, 0],
  ['behemoth', 20, 21, 1, 4],
  ['brass-golem', 16, 15, 1, 2],
  ['carnivorous-plant', 10, 16, 1, 1],
  ['dancing-sword', 21, 8, 1, 3],
  ['demon', 17, 17, 1, 4],
  ['doppelganger', 14, 'yours', 1, 3],
  ['fire-elemental', 18, 14, 1, 0],
  ['gargoyle', 13, 19, 1, 2],
  ['giant', 24, 20, 1, 5],
  ['giant-cockroach', 11, 12, 1, 2],
  ['giant-crab', 8, 18, 1, 2],
  ['giant-scorpion', 19, 12, 2, 3],
  ['giant-spider', 17, 19, 0, 3],
  ['giant-toad', 14, 12, 1, 2],
  ['giant-turtle', 9, 14, 1, 1],
  ['goblin', 13, 10, 1, 2],
  ['gopher', 6, 7, 0, 1],
  ['griffin', 11, 13, 1, 3],
  ['guardian', 10, 16, 1, 0],
  ['hellhound', 16, 10, 1, 3],
  ['mercenary', 18, 20, 2, 4],
  ['minotaur', 20, 14, 1, 4],
  ['mummy', 18, 14, 0, 3],
  ['mushroom-man', 15, 14, 2, 2],
  ['ogre', 16, 13, 1, 3],
  ['ooze', 20, 11, 1, 3],
  ['pixie', 14, 11, 0, 2],
  ['shadow', 12, 9, 0, 1],
  ['skelephant', 13, 8, 1, 2],
  ['slime-monster', 22, 18, 1, 4],
  ['titan', 22, 24, 1, 5],
  ['troll', 20, 15, 1, 4],
  ['unicorn', 12, 8, 1, 0],
  ['vampire', 21, 18, 0, 4],
  ['will-o-wisp', 19, 15, 0, 2],
  ['witch', 15, 10, 1, 2],
  ['wolf', 12, 11, 1, 1],
  ['gladiator', 15, 15, 1, 0],
] as const;

type OwnText = { readonly wounds?: number; readonly gold?: number; readonly defense?: number };

/** What the text of a monster adds for an unwounded hero that killed it and whose Defense equals its Attack. */
const ownText: { readonly [card: string]: OwnText } = {
  'fire-elemental': { gold: 6 }, // a third of Defense 18
  'giant-crab': { defense: 1 }, // before the hit check
  shadow: { wounds: 2 },
  vampire: { wounds: 1 },
};

/** Questions on the way, answered so that nothing is added to the printed figures. */
const asked: { readonly [card: string]: readonly [QuestionName<GauntletKinds>, string] } = {
  banshee: ['choice', 'penalty'],
  'bee-swarm': ['choice', 'class-token'],
  hellhound: ['wound-for-gold', 'no'],
};

/** A hero without dice, whose Attack and Defense are just these. */
const exactly = (attack: number, defense: number): Lead => ({
  weapon: 'mace',
  weaponTokens: 0,
  penalty: { dice: 5 },
  bonus: { attack, defense: defense - 18 },
});

/** What a hero was dealt and paid in the act that was last. */
const woundsAndGold = (scene: TableScene): readonly [number, number] => [
  scene.told.reduce((sum, fact) => sum + (fact.is === 'wounded' ? fact.wounds : 0), 0),
  scene.told.reduce((sum, fact) => sum + (fact.is === 'gained-gold' ? fact.gold : 0), 0),
];

for (const [card, attack, defense, wounds, gold] of figures) {
  const { wounds: moreWounds = 0, gold: moreGold = 0, defense: moreDefense = 0 } = ownText[card] ?? {};
  rule(
    `gof/setup.1: the ${card} has Attack ${attack}, Defense ${defense}, deals ${wounds} Wounds and pays ${gold} gold`,
    {
      ana: exactly(defense === 'yours' ? attack : defense, attack - moreDefense),
      bruno: exactly(defense === 'yours' ? attack : defense - 1, attack + 1),
    },
    (scene) => {
      scene.faces('ana', card);
      const question = asked[card];
      if (question !== undefined) scene.asksAbout('ana', question[0]).answer(question[1]);
      scene.settles(() => expect(woundsAndGold(scene)).toEqual([wounds + moreWounds, gold + moreGold]));
      expect(scene.the('ana').fight).toMatchObject({ killed: true, dodged: false });
      scene.faces('bruno', card);
      scene.settles(() => expect(woundsAndGold(scene)).toEqual([0, 0]));
      expect(scene.the('bruno').fight).toMatchObject({ killed: false, dodged: true });
    },
  );
}

/** Modifier, and the Wolf (12/11, 1 Wound, 1 gold) with it. */
const modified = [
  ['extra-bitey', 12, 11, 2, 1],
  ['extra-scary', 15, 11, 1, 1],
  ['extra-tough', 12, 14, 1, 1],
  ['extra-wealthy', 12, 11, 1, 4],
] as const;

for (const [card, attack, defense, wounds, gold] of modified)
  rule(
    `gof/setup.1: an ${card} Wolf is ${attack}/${defense}, deals ${wounds} Wounds and pays ${gold} gold`,
    { ana: exactly(defense, attack), bruno: exactly(defense - 1, attack + 1) },
    (scene) => {
      scene.faces('ana', 'wolf', card);
      scene.settles(() => expect(woundsAndGold(scene)).toEqual([wounds, gold]));
      expect(scene.the('ana').fight).toMatchObject({ killed: true, dodged: false });
      scene.faces('bruno', 'wolf', card);
      scene.settles(() => expect(woundsAndGold(scene)).toEqual([0, 0]));
      expect(scene.the('bruno').fight).toMatchObject({ killed: false, dodged: true });
    },
  );

/** What is left of 1 gold, 2 Wounds and no tokens after a special encounter with Attack 14, and the answer to its choice. */
const specials = [
  ['cache', null, { gold: 3, wounds: 2, classTokens: 0 }],
  ['gold-vein', null, { gold: 3, wounds: 2, classTokens: 0 }],
  ['healing-pool', 'heal', { gold: 1, wounds: 1, classTokens: 0 }],
  ['magic-pool', 'class-token', { gold: 1, wounds: 2, classTokens: 1 }],
  ['spear-trap', null, { gold: 1, wounds: 3, classTokens: 0 }],
] as const;

for (const [card, choice, left] of specials)
  rule(
    `gof/setup.1: the ${card} leaves a hero with 1 gold and 2 Wounds as its figures say`,
    { ana: { ...exactly(14, 99), gold: 1, wounds: 2 } },
    (scene) => {
      scene.faces('ana', card);
      if (choice !== null) scene.asksAbout('ana', 'choice').answer(choice);
      scene.settles(() => expect(scene.the('ana')).toMatchObject(left));
    },
  );
