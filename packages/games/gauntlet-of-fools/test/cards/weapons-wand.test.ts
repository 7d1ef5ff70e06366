import { expect } from 'vitest';
import type { TableScene } from '../table.ts';
import { rule } from '../table.ts';

/** A Wand that has no tokens, and nobody else who could kill. */
const spentWand = { weapon: 'wand', weaponTokens: 0 };
const harmless = { dice: [1, 1, 1, 1, 1, 1] };

/** What its owner was shown in the last act. */
const shown = (scene: TableScene) =>
  scene.told.flatMap((fact) => (fact.is === 'saw' ? [fact.cards.toSorted()] : []));

rule(
  'gof/W-WAN-1: a Wand without tokens reorders the top two cards at the start of each turn',
  { ana: { ...spentWand, dice: Array(10).fill(1) }, bo: harmless, cy: harmless },
  (scene) => {
    scene.turns(2);
    scene.asks('ana', 'card-on-top', 'ogre', 'cache').answer('cache');
    scene.asks('ana', 'card-on-top', 'ogre', 'wolf').answer('wolf');
    scene.settles(({ discards, deck }) => {
      expect(discards).toEqual(['cache', 'wolf']);
      expect(deck).toEqual(['goblin', 'ogre']);
    });
  },
  { deck: ['ogre', 'cache', 'wolf', 'goblin'] },
);

rule(
  'gof/W-WAN-1: a dead owner of a Wand reorders nothing',
  { ana: { ...spentWand, dead: true, wounds: 4 } },
  (scene) => {
    scene.turns(1);
    scene.settles(({ discards }) => expect(discards).toEqual(['ogre']));
  },
  { deck: ['ogre', 'cache'] },
);

rule(
  'gof/W-WAN-2: for a token a seen card leaves the game, and the kept card and the next one can be reordered',
  { ana: { weapon: 'wand', dice: Array(5).fill(1) } },
  (scene) => {
    scene.turns(1);
    scene.asks('ana', 'card-to-remove', 'ogre', 'cache', 'none').answer('cache');
    scene.asks('ana', 'card-to-remove', 'ogre', 'wolf', 'none').answer('none');
    scene.asks('ana', 'card-on-top', 'ogre', 'wolf').answer('wolf');
    scene.settles(({ removed, discards, deck }) => {
      expect(removed).toEqual([{ card: 'cache', by: 'ana' }]);
      expect(discards).toEqual(['wolf']);
      expect(deck).toEqual(['goblin', 'ogre']);
      expect(scene.the('ana').weapons).toEqual([{ card: 'wand', tokens: 1 }]);
    });
  },
  { deck: ['ogre', 'cache', 'wolf', 'goblin'] },
);

rule(
  'gof/W-WAN-3: when the Wand leaves Modifiers on top, the card after them comes unseen',
  { ana: { ...spentWand, dice: Array(5).fill(1) }, bo: harmless, cy: harmless },
  (scene) => {
    scene.turns(1);
    scene.asks('ana', 'card-on-top', 'extra-scary', 'extra-tough').answer('extra-tough');
    scene.settles(({ discards }) => {
      expect(shown(scene)).toEqual([['extra-scary', 'extra-tough']]);
      expect(discards).toEqual(['extra-tough', 'extra-scary', 'wolf']);
    });
  },
  { deck: ['extra-scary', 'extra-tough', 'wolf', 'goblin'] },
);

rule(
  'gof/W-WAN-3: after a Modifier and a killed Guardian, the card for its killer comes unseen',
  { ana: { ...spentWand, dice: [6, 6, 6, 6, 6] }, bo: harmless, cy: harmless },
  (scene) => {
    scene.turns(1);
    scene.asks('ana', 'card-on-top', 'extra-scary', 'guardian').answer('extra-scary');
    scene.asks('ana', 'face-privately', 'yes', 'no').answer('no');
    scene.settles(({ discards }) => {
      expect(shown(scene)).toEqual([['extra-scary', 'guardian']]);
      expect(discards).toEqual(['extra-scary', 'guardian', 'wolf']);
    });
  },
  { deck: ['extra-scary', 'guardian', 'wolf', 'goblin'] },
);
