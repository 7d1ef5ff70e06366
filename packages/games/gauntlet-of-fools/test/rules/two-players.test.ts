import { expect } from 'vitest';
import { type Lead, rule } from '../table.ts';

const killer: Lead = { weapon: 'mace', weaponTokens: 0, bonus: { attack: 30 } };
const feeble: Lead = { weapon: 'mace', weaponTokens: 0, penalty: { dice: 5 } };
const gone: Lead = { dead: true, wounds: 4 };
/** An opponent with one hero to play with, of whom nothing is asked. */
const opponent: readonly Lead[] = [feeble, gone];
const ours = ['hero-ana-0', 'hero-ana-1'] as const;
const [one, other] = ours;

rule(
  'gof/two.2: once the Encounter is turned over, each player names one living hero; the other does nothing',
  { ana: [{}, {}], bruno: [{}, {}] },
  (scene) => {
    scene.turns();
    expect(scene.state.encounters).toEqual([{ card: 'cache', modifiers: [] }]);
    scene.asksNothingOf('bruno');
    scene.asks('ana', 'active-hero', ...ours).answer(other);
    scene.asks('bruno', 'active-hero', 'hero-bruno-0', 'hero-bruno-1').answer('hero-bruno-0');
    scene.settles((s) => expect(s.heroes.map((hero) => hero.gold)).toEqual([0, 2, 2, 0]));
  },
  { deck: ['cache'] },
);

rule(
  'gof/two.2: a Dead hero cannot be named, and a player with one living hero is not asked',
  { ana: [gone, {}], bruno: opponent },
  (scene) => {
    scene.turns();
    scene.settles((s) => expect(s.heroes.map((hero) => hero.gold)).toEqual([0, 2, 2, 0]));
  },
  { deck: ['cache'] },
);

rule(
  'gof/T-01, gof/two.3: an inactive Prospector gains no gold',
  { ana: [{}, { class: 'prospector' }], bruno: opponent },
  (scene) => {
    scene.turns(2);
    scene.asks('ana', 'active-hero', ...ours).answer(one);
    expect(scene.the('ana', 1).gold).toBe(0);
    scene.asks('ana', 'active-hero', ...ours).answer(other);
    scene.settles(() => expect(scene.the('ana', 1).gold).toBe(1));
  },
  { deck: ['spear-trap', 'spear-trap'] },
);

rule(
  'gof/T-02, gof/two.3: an inactive poisoned hero takes no Wound',
  { ana: [{}, { penalty: { poison: 1 } }], bruno: opponent },
  (scene) => {
    scene.turns(2);
    scene.asks('ana', 'active-hero', ...ours).answer(one);
    expect(scene.the('ana', 1).wounds).toBe(0);
    scene.asks('ana', 'active-hero', ...ours).answer(other);
    scene.settles(() => expect(scene.the('ana', 1).wounds).toBe(1));
  },
  { deck: ['cache', 'cache'] },
);

rule(
  'gof/T-03, gof/two.3: a hero that a Giant Scorpion took to 4 Wounds dies at the end of its next active turn',
  { ana: [{}, { ...feeble, wounds: 2 }], bruno: opponent },
  (scene) => {
    scene.turns(3);
    scene.asks('ana', 'active-hero', ...ours).answer(other);
    expect(scene.the('ana', 1)).toMatchObject({ wounds: 4, dead: false });
    scene.asks('ana', 'active-hero', ...ours).answer(one);
    expect(scene.the('ana', 1).dead).toBe(false);
    scene.asks('ana', 'active-hero', ...ours).answer(other);
    scene.settles(() => expect(scene.the('ana', 1)).toMatchObject({ wounds: 4, dead: true, gold: 2 }));
  },
  { deck: ['giant-scorpion', 'cache', 'cache'] },
);

rule(
  'gof/T-03: a hero that healed below 4 Wounds by its next active turn does not die of the Scorpion',
  { ana: [{}, { ...feeble, wounds: 2 }], bruno: opponent },
  (scene) => {
    scene.turns(2);
    scene.asks('ana', 'active-hero', ...ours).answer(other);
    scene.asks('ana', 'active-hero', ...ours).answer(other);
    scene.asks('ana', 'choice', 'heal', 'discard-penalties').answer('heal');
    scene.asks('bruno', 'choice', 'heal', 'discard-penalties').answer('heal');
    scene.settles(() => expect(scene.the('ana', 1)).toMatchObject({ wounds: 3, dead: false }));
  },
  { deck: ['giant-scorpion', 'healing-pool'] },
);

rule(
  "gof/T-04, gof/two.4: the Mummy's curse waits for the hero's next active turn",
  { ana: [feeble, feeble], bruno: opponent },
  (scene) => {
    scene.turns(3);
    scene.asks('ana', 'active-hero', ...ours).answer(other);
    scene.asks('ana', 'active-hero', ...ours).answer(one);
    scene.asks('ana', 'active-hero', ...ours).answer(other);
    scene.settles(() => {
      expect(scene.the('ana', 0).wounds).toBe(1);
      expect(scene.the('ana', 1).wounds).toBe(2);
    });
  },
  { deck: ['mummy', 'minotaur', 'minotaur'] },
);

rule(
  "gof/T-04, gof/two.4: the turn without Attack after an Axe waits for the hero's next active turn",
  { ana: [killer, { weapon: 'axe', weaponTokens: 1, bonus: { attack: 30 } }], bruno: opponent },
  (scene) => {
    scene.turns(4);
    scene.asks('ana', 'active-hero', ...ours).answer(other);
    scene.asks('ana', 'before-rolling', 'axe', 'go-on').answer('axe');
    for (const hero of [one, other, other]) scene.asks('ana', 'active-hero', ...ours).answer(hero);
    scene.settles(() => {
      const killers = scene.told.flatMap((fact) => (fact.is === 'killed' ? [fact.hero] : []));
      expect(killers).toEqual([other, one, other]);
    });
  },
  { deck: ['wolf', 'wolf', 'wolf', 'wolf'] },
);

rule(
  "gof/T-05, gof/two.5: a Sack of Loot adds its own hero's gold to the Attack and nobody else's",
  { ana: [{ weapon: 'sack-of-loot', gold: 2, dice: [1, 1, 1] }, { gold: 20 }], bruno: opponent },
  (scene) => {
    scene.turns();
    scene.asks('ana', 'active-hero', ...ours).answer(one);
    scene.settles(() => {
      expect(scene.told).toContainEqual({ is: 'attacked', hero: one, attack: 5, defense: 8 });
    });
  },
  { deck: ['unicorn'] },
);

rule(
  "gof/two.5, gof/A-23: costs and losses come out of the active hero's gold, and the score is the sum",
  { ana: [{ ...feeble, gold: 1, bonus: { defense: -9 } }, { gold: 20 }], bruno: [{ gold: 20 }, gone] },
  (scene) => {
    scene.goOn(() => false);
    scene.asks('ana', 'active-hero', ...ours).answer(one);
    scene.settles((s) => {
      expect(s.heroes.slice(0, 2).map((hero) => hero.gold)).toEqual([0, 20]);
      expect(scene.match.result.scores).toMatchObject({ ana: 20 });
    });
  },
  { deck: ['griffin'] },
);

rule(
  "gof/two.5: a Mercenary is not paid with the other hero's gold",
  { ana: [feeble, { gold: 20 }], bruno: opponent },
  (scene) => {
    scene.turns();
    scene.asks('ana', 'active-hero', ...ours).answer(one);
    scene.settles(() => {
      expect(scene.the('ana', 0).wounds).toBe(2);
      expect(scene.the('ana', 1).gold).toBe(20);
    });
  },
  { deck: ['mercenary'] },
);

rule(
  'gof/two.6, gof/A-23: the Wand works at the start of a turn in which its hero is not active',
  { ana: [{}, { weapon: 'wand', weaponTokens: 0 }], bruno: opponent },
  (scene) => {
    scene.turns(2);
    scene.asks('ana', 'card-on-top', 'gopher', 'cache').answer('cache');
    scene.asks('ana', 'active-hero', ...ours).answer(one);
    scene.asks('ana', 'card-on-top', 'gopher', 'spear-trap').answer('gopher');
    scene.asks('ana', 'active-hero', ...ours).answer(one);
    scene.settles((s) => expect(s.discards).toEqual(['cache', 'gopher']));
  },
  { deck: ['gopher', 'cache', 'spear-trap'] },
);

rule(
  'gof/two.6: the Wand of a Dead hero shows nothing',
  { ana: [{}, { ...gone, weapon: 'wand' }], bruno: opponent },
  (scene) => {
    scene.turns();
    scene.settles((s) => expect(s.discards).toEqual(['cache']));
  },
  { deck: ['cache', 'gopher'] },
);

rule(
  'gof/two.6, gof/A-23: a Dead Zombie may be named active, and pays, while only its partner lives',
  { ana: [{}, { ...gone, class: 'zombie' }], bruno: [gone, gone] },
  (scene) => {
    scene.turns();
    scene.asks('ana', 'active-hero', ...ours).answer(other);
    scene.settles(() => {
      expect(scene.the('ana', 1)).toMatchObject({ gold: 2, classTokens: 1, dead: true });
      expect(scene.the('ana', 0).gold).toBe(0);
    });
  },
  { deck: ['cache'] },
);

rule(
  'gof/two.6: a Dead Zombie without tokens cannot be named active',
  { ana: [{}, { ...gone, class: 'zombie', classTokens: 0 }], bruno: opponent },
  (scene) => {
    scene.turns();
    scene.settles(() => expect(scene.the('ana', 0).gold).toBe(2));
  },
  { deck: ['cache'] },
);

rule(
  'gof/two.7: a player whose heroes are all Dead is out, and the other goes on',
  { ana: [gone, gone], bruno: opponent },
  (scene) => {
    scene.turns(2);
    scene.settles((s) => {
      expect(s.phase).toBe('turn-start');
      expect(s.heroes.map((hero) => hero.gold)).toEqual([0, 0, 4, 0]);
    });
  },
  { deck: ['cache', 'cache'] },
);
