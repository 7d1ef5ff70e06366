import { expect } from 'vitest';
import { type Lead, rule } from '../table.ts';

const gone: Lead = { dead: true, wounds: 4 };
const killer: Lead = { weapon: 'mace', weaponTokens: 0, bonus: { attack: 30 } };

rule(
  'gof/turn.1: a hero that dies at the end of a turn counts as Dead for a Necromancer only from the next turn on',
  { ana: { class: 'prospector', wounds: 3 }, bruno: { class: 'necromancer', wounds: 0 }, cleo: {} },
  (scene) => {
    scene.turns();
    scene.settles(() => {
      expect(scene.the('ana').dead).toBe(true);
      expect(scene.the('bruno').gold).toBe(0);
    });
    scene.turns();
    scene.settles(() => expect(scene.the('bruno').gold).toBe(2 + 1));
  },
  { deck: ['spear-trap', 'cache'] },
);

rule(
  'gof/turn.1: the Wand is used before the first card of the turn is turned over, and once',
  { ana: { weapon: 'wand', weaponTokens: 0 } },
  (scene) => {
    scene.turns(2);
    scene.asks('ana', 'card-on-top', 'cache', 'gopher');
    expect(scene.state).toMatchObject({ discards: [], encounters: [] });
    scene.asks('ana', 'card-on-top', 'cache', 'gopher').answer('gopher');
    scene.asks('ana', 'card-on-top', 'cache', 'wolf');
    expect(scene.state).toMatchObject({ turn: 2, discards: ['gopher'], encounters: [] });
    expect(scene.the('ana').fight).toBeNull();
    scene.asks('ana', 'card-on-top', 'cache', 'wolf').answer('cache');
    scene.settles((s) => expect(s.discards).toEqual(['gopher', 'cache']));
  },
  { deck: ['cache', 'gopher', 'wolf'] },
);

for (const card of ['wolf', 'cache'])
  rule(
    `gof/turn.2: the top card is turned over, and a ${card} is the Encounter of the turn`,
    { ana: {} },
    (scene) => {
      scene.goOn((s) => s.phase === 'commit');
      scene.settles((s) => {
        expect(s.encounters).toEqual([{ card, modifiers: [] }]);
        expect(s.discards).toEqual([card]);
        expect(s.deck).toEqual(['ogre']);
      });
    },
    { deck: [card, 'ogre'] },
  );

rule(
  'gof/turn.2.1: an Extra Modifier waits and the next card is turned over in the same turn',
  { ana: {} },
  (scene) => {
    scene.goOn((s) => s.phase === 'commit');
    scene.settles((s) => {
      expect(s.turn).toBe(1);
      expect(s.encounters).toEqual([{ card: 'wolf', modifiers: ['extra-scary'] }]);
    });
  },
  { deck: ['extra-scary', 'wolf'] },
);

rule(
  'gof/G-08, gof/turn.2.2: Extra Tough and Extra Scary make one Wolf of the same turn 15/14',
  { ana: { ...killer, bonus: { attack: 30, defense: -9 } }, bruno: gone, cleo: gone },
  (scene) => {
    scene.turns();
    scene.settles((s) => {
      expect(s.turn).toBe(1);
      expect(scene.told.find(({ is }) => is === 'attacked')).toMatchObject({ defense: 14 });
      expect(scene.told.find(({ is }) => is === 'was-hit')).toMatchObject({ attack: 15 });
    });
  },
  { deck: ['extra-tough', 'extra-scary', 'wolf'] },
);

rule(
  'gof/turn.2.2: waiting Modifiers land on the next Monster turns later, and on no other after it',
  { ana: { ...killer, bonus: { attack: 30 } }, bruno: gone, cleo: gone },
  (scene) => {
    scene.turns(4);
    scene.settles(() => {
      const met = scene.told.flatMap((fact) => (fact.is === 'attacked' ? [fact.defense] : []));
      expect(met).toEqual([11 + 3 + 3, 11]);
    });
  },
  { deck: ['extra-tough', 'cache', 'cache', 'extra-tough', 'wolf', 'wolf'] },
);

rule(
  'gof/G-07, gof/turn.2.3: an Extra Tough turned over before a Cache makes the Wolf of the next turn Defense 14',
  { ana: killer, bruno: gone, cleo: gone },
  (scene) => {
    scene.turns();
    scene.settles((s) => expect(s.waiting).toEqual(['extra-tough']));
    scene.turns();
    scene.settles((s) => {
      expect(scene.told.find(({ is }) => is === 'attacked')).toMatchObject({ defense: 14 });
      expect(s.waiting).toEqual([]);
    });
  },
  { deck: ['extra-tough', 'cache', 'wolf'] },
);

rule(
  'gof/turn.2.4: a Side Passage is discarded and two Encounters are turned over, one after the other',
  { ana: {} },
  (scene) => {
    scene.goOn((s) => s.phase === 'commit');
    scene.settles((s) => {
      expect(s.encounters).toEqual([
        { card: 'wolf', modifiers: [] },
        { card: 'ogre', modifiers: ['extra-tough'] },
      ]);
      expect(s.discards).toEqual(['side-passage', 'wolf', 'extra-tough', 'ogre']);
      expect(s.waiting).toEqual([]);
    });
  },
  { deck: ['side-passage', 'wolf', 'extra-tough', 'ogre', 'cache'] },
);

rule(
  'gof/turn.3: sides are chosen and a Dead Zombie pays in order from the first player',
  { ana: {}, bruno: { class: 'zombie', dead: true, wounds: 4 }, cleo: {} },
  (scene) => {
    scene.turns();
    scene.asksNothingOf('ana');
    scene.asks('bruno', 'play-though-dead', 'yes', 'no').answer('yes');
    scene.asks('bruno', 'side', 'cache', 'spear-trap').answer('cache');
    scene.asksNothingOf('ana');
    scene.asks('cleo', 'side', 'cache', 'spear-trap').answer('spear-trap');
    scene.asks('ana', 'side', 'cache', 'spear-trap').answer('cache');
    scene.settles(() => {
      expect(['ana', 'bruno', 'cleo'].map((name) => scene.the(name).gold)).toEqual([2, 2, 0]);
      expect(scene.the('bruno').classTokens).toBe(1);
    });
  },
  { first: 'bruno', deck: ['side-passage', 'cache', 'spear-trap'] },
);

rule(
  'gof/turn.3: a Zombie that stays Dead takes no part',
  { ana: { class: 'zombie', dead: true, wounds: 4 }, bruno: {}, cleo: {} },
  (scene) => {
    scene.turns();
    scene.asks('ana', 'play-though-dead', 'yes', 'no').answer('no');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ gold: 0, classTokens: 2 }));
  },
  { deck: ['cache'] },
);

rule(
  'gof/turn.4: skipping, healing and paying off come at the start of the Encounter, before any roll',
  {
    ana: { class: 'necromancer', weapon: 'mace', wounds: 2 },
    bruno: { ...gone, class: 'wizard' },
    cleo: { ...gone, class: 'priest' },
  },
  (scene) => {
    scene.faces('ana', 'behemoth');
    scene.asks('ana', 'start-of-encounter', 'wizard', 'priest', 'pay-off', 'go-on').answer('priest');
    expect(scene.the('ana').wounds).toBe(1);
    expect(scene.told.map(({ is }) => is)).not.toContain('rolled');
    scene.asks('ana', 'start-of-encounter', 'wizard', 'priest', 'pay-off', 'go-on').answer('wizard');
    scene.settles(() => expect(scene.the('ana').fight).toMatchObject({ skipped: true, dice: [] }));
  },
);
