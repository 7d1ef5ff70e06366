import { expect } from 'vitest';
import { type Lead, rule } from '../table.ts';

const gone: Lead = { dead: true, wounds: 4 };
const killer: Lead = { weapon: 'mace', weaponTokens: 0, bonus: { attack: 30 } };

rule(
  'gof/E-GUA-1: a hero that kills a Guardian sees a card that nobody else faces',
  { ana: killer, bruno: { dice: [1, 1, 1] }, cleo: { dice: [1, 1, 1] } },
  (scene) => {
    scene.turns();
    const asked = scene.asks('ana', 'face-privately', 'yes', 'no');
    expect(asked.question.about).toMatchObject({ card: 'cache' });
    expect(scene.the('ana').fight?.encounter.card).toBe('cache');
    scene.asksNothingOf('bruno');
    scene.asksNothingOf('cleo');
    asked.answer('yes');
    scene.settles(() => {
      expect(scene.the('ana').gold).toBe(2);
      expect(scene.the('bruno').gold).toBe(0);
      expect(scene.the('cleo').gold).toBe(0);
    });
  },
  { deck: ['guardian', 'cache'] },
);

rule(
  'gof/E-GUA-1: a private Encounter may be declined, and its card is gone',
  { ana: killer, bruno: gone, cleo: gone },
  (scene) => {
    scene.turns();
    scene.asks('ana', 'face-privately', 'yes', 'no').answer('no');
    scene.settles((s) => {
      expect(scene.the('ana').wounds).toBe(0);
      expect(scene.the('ana').fight).toMatchObject({ encounter: { card: 'spear-trap' }, skipped: true });
      expect(s.discards).toEqual(['guardian', 'spear-trap']);
      expect(s.deck).toEqual(['cache']);
    });
  },
  { deck: ['guardian', 'spear-trap', 'cache'] },
);

rule(
  'gof/E-GUA-1: a Guardian that was not killed brings no private Encounter',
  { ana: { dice: [1, 1, 1] }, bruno: gone, cleo: gone },
  (scene) => {
    scene.turns();
    scene.settles((s) => expect(s.deck).toEqual(['cache']));
  },
  { deck: ['guardian', 'cache'] },
);

rule(
  'gof/E-GUA-2: Modifiers drawn for a private Encounter are discarded until a Monster or Special comes',
  { ana: killer, bruno: gone, cleo: gone },
  (scene) => {
    scene.turns();
    const asked = scene.asks('ana', 'face-privately', 'yes', 'no');
    expect(asked.question.about).toMatchObject({ card: 'wolf' });
    asked.answer('yes');
    scene.settles((s) => {
      expect(scene.the('ana').gold).toBe(1);
      expect(s.waiting).toEqual([]);
    });
  },
  { deck: ['guardian', 'extra-wealthy', 'side-passage', 'wolf', 'cache'] },
);

rule(
  'gof/E-GUA-3: +3 Defense from a Sword in the fight with a Guardian counts in the private Encounter',
  { ana: { weapon: 'sword', weaponTokens: 1, bonus: { attack: 30 } }, bruno: gone, cleo: gone },
  (scene) => {
    scene.turns();
    scene.asks('ana', 'defense', 'sword', 'go-on').answer('sword');
    scene.asks('ana', 'face-privately', 'yes', 'no').answer('yes');
    // Attack 20 against Defense 18 and 3.
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ wounds: 0, gold: 4 }));
  },
  { deck: ['guardian', 'minotaur'] },
);

rule(
  'gof/E-GUA-4: several who killed a Guardian draw in order from the first player',
  { ana: killer, bruno: { dice: [1, 1, 1] }, cleo: killer },
  (scene) => {
    scene.turns();
    scene.asksNothingOf('cleo');
    const first = scene.asks('ana', 'face-privately', 'yes', 'no');
    expect(first.question.about).toMatchObject({ card: 'cache' });
    first.answer('yes');
    const second = scene.asks('cleo', 'face-privately', 'yes', 'no');
    expect(second.question.about).toMatchObject({ card: 'wolf' });
    second.answer('yes');
    scene.settles(() => {
      expect(scene.the('ana').gold).toBe(2);
      expect(scene.the('cleo').gold).toBe(1);
    });
  },
  { deck: ['guardian', 'cache', 'wolf'] },
);

rule(
  'gof/A-21: a Modifier that waits at a Side Passage does not land on a private Encounter but on the next Monster',
  { ana: killer, bruno: gone, cleo: gone },
  (scene) => {
    scene.turns();
    scene.asks('ana', 'side', 'guardian', 'cache').answer('guardian');
    scene.asks('ana', 'face-privately', 'yes', 'no').answer('yes');
    scene.settles((s) => {
      expect(scene.the('ana').gold).toBe(1);
      expect(s.waiting).toEqual(['extra-wealthy']);
    });
    scene.turns();
    scene.settles(() => expect(scene.the('ana').gold).toBe(1 + 2 + 3));
  },
  { deck: ['side-passage', 'guardian', 'extra-wealthy', 'cache', 'wolf', 'goblin'] },
);
