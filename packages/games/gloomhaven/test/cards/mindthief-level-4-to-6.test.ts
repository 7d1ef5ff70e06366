import { expect } from 'vitest';
import { attacksLater } from './later.ts';
import { moves } from './plain-halves.ts';
import { asked, attacksInOrder, cardRule, conditionsOf, hpOf, inSight, leaves } from './playing.ts';

const mindthief = { class: 'mindthief' } as const;
const guard = { monster: 'bandit-guard', hp: 20 } as const;
const ice = { elements: { ice: 'strong' } } as const;

cardRule(
  'pilfer top: loots 1 and gains one more coin for each adjacent enemy',
  { map: ['gmh', ' $.k', '$...'], cast: { m: mindthief, g: guard, h: guard, k: guard } },
  (scene) => {
    asked(scene, 'ability-use', 'perform', 'skip');
    scene.settles((s) => {
      expect(scene.hero('m').coins).toBe(3);
      expect(s.pieces).toHaveLength(1);
      leaves(scene, 'pilfer', {});
    });
  },
);

cardRule(
  'pilfer bottom: attacks with 2, moves 3 and attacks with 2',
  { map: ['gm...h'], cast: { m: mindthief, g: guard, h: guard } },
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    asked(scene, 'move-to', '4,0', '2,0', '3,0', 'stop');
    asked(scene, 'attack-target', 'bandit-guard-2', 'skip');
    scene.settles(() => {
      expect(hpOf(scene, 'gh')).toEqual([18, 18]);
      leaves(scene, 'pilfer', { pile: 'lost', xp: 2 });
    });
  },
);

cardRule(
  'cranium-overload top: kills a normal enemy within range 4 and attacks all beside it with 2, 1 experience for each',
  {
    map: ['m...gh', ' ...e.k'],
    cast: {
      m: mindthief,
      e: { monster: 'bandit-guard', rank: 'elite', hp: 20 },
      g: guard,
      h: guard,
      k: guard,
    },
  },
  (scene) => {
    asked(scene, 'ability-target', 'bandit-guard-2', 'skip');
    asked(scene, 'ability-use', 'perform', 'skip');
    attacksInOrder(scene, 'eh');
    scene.settles(() => {
      expect(hpOf(scene, 'eghk')).toEqual([19, 0, 18, 20]);
      leaves(scene, 'cranium-overload', { pile: 'lost', xp: 2 });
    });
  },
);
moves('cranium-overload bottom: moves 5', 5);

cardRule(
  'mass-hysteria top: attacks four enemies at range 4 with 1 and muddles them, and ice',
  {
    map: ['mefghk', ' .....'],
    cast: { m: mindthief, e: guard, f: guard, g: guard, h: guard, k: guard },
  },
  (scene) => {
    scene
      .asks('ana', 'attack-target', ...[...'efgh'].map((letter) => scene.id(letter)), 'skip')
      .answer(scene.id('e'));
    for (const letter of 'fgh') scene.asksAbout('ana', 'attack-target').answer(scene.id(letter));
    scene.settles(() => {
      expect(hpOf(scene, 'efghk')).toEqual([19, 19, 19, 19, 20]);
      expect([...'efghk'].map((letter) => scene.has(letter, 'muddle'))).toEqual([
        ...[true, true, true, true, false],
      ]);
      leaves(scene, 'mass-hysteria', { xp: 1, elements: ['ice'] });
    });
  },
);

cardRule(
  'mass-hysteria bottom: two augments are in force at once; a third ends one of them',
  {
    map: ['mg'],
    cast: { m: { ...mindthief, hp: 1, active: ['the-minds-weakness top'] }, g: guard },
  },
  (scene) => {
    scene.plays('m', 'parasitic-influence', 'top');
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => {
      expect(hpOf(scene, 'mg')).toEqual([3, 17]);
      leaves(scene, 'mass-hysteria', { pile: 'active', xp: 1 });
    });
    scene.plays('m', 'withering-claw', 'top');
    asked(scene, 'augment-to-discard', 'parasitic-influence', 'the-minds-weakness');
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => {
      expect(hpOf(scene, 'mg')).toEqual([3, 14]);
      leaves(scene, 'parasitic-influence', { xp: 2 });
      leaves(scene, 'the-minds-weakness', { pile: 'active', xp: 2 });
    });
  },
);

cardRule(
  'frozen-mind top: attacks with 2; ice may be consumed on every melee attack, this one too, to stun',
  { map: ['gmh'], cast: { m: mindthief, g: guard, h: guard }, ...ice },
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-1', 'bandit-guard-2', 'skip');
    asked(scene, 'reaction', 'go-on', 'use:frozen-mind');
    scene.settles(() => {
      expect([scene.the('g').hp, conditionsOf(scene, 'g')]).toEqual([18, []]);
      leaves(scene, 'frozen-mind', { pile: 'active', xp: 1, elements: ['ice'] });
    });
    attacksLater(scene, { by: 'm', on: 'h', value: 1 });
    asked(scene, 'reaction', 'use:frozen-mind', 'go-on');
    scene.settles(() => {
      expect([scene.the('h').hp, conditionsOf(scene, 'h')]).toEqual([19, ['stun']]);
      leaves(scene, 'frozen-mind', { pile: 'active', xp: 1 });
    });
    attacksLater(scene, { by: 'm', on: 'g', value: 1 });
    scene.settles(() => expect(conditionsOf(scene, 'g')).toEqual([]));
  },
);

cardRule(
  'frozen-mind bottom: an enemy within range 5 goes 2 hexes as the mindthief likes',
  { map: inSight('m....gh.'), cast: { m: mindthief, g: guard, h: guard }, turn: 'm' },
  (scene) => {
    asked(scene, 'ability-target', 'bandit-guard-1', 'skip');
    scene.asksAbout('ana', 'move-to').answer('3,0');
    scene.settles(() => {
      expect(scene.the('g').hex).toBe('3,0');
      leaves(scene, 'frozen-mind', {});
    });
  },
);

cardRule(
  'corrupting-embrace top: attacks with 1 and poisons, then attacks with 1 and muddles',
  { map: ['gmh'], cast: { m: mindthief, g: guard, h: guard } },
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-1', 'bandit-guard-2', 'skip');
    asked(scene, 'attack-target', 'bandit-guard-1', 'bandit-guard-2', 'skip');
    scene.settles(() => {
      expect(hpOf(scene, 'gh')).toEqual([17, 20]);
      expect(conditionsOf(scene, 'g')).toEqual(['poison', 'muddle']);
      leaves(scene, 'corrupting-embrace', {});
    });
  },
);

cardRule(
  'corrupting-embrace bottom: jumps 4 and poisons all enemies on the way, and dark',
  { map: ['mg.h..k'], cast: { m: mindthief, g: guard, h: guard, k: guard } },
  (scene) => {
    asked(scene, 'move-to', '4,0', '1,0', '2,0', '3,0', 'stop');
    asked(scene, 'ability-use', 'perform', 'skip');
    scene.settles(() => {
      expect([...'ghk'].map((letter) => scene.has(letter, 'poison'))).toEqual([true, true, false]);
      leaves(scene, 'corrupting-embrace', { elements: ['dark'] });
    });
  },
);

const frenzy = {
  map: ['mg'],
  cast: { m: mindthief, g: guard },
  elements: { ice: 'strong', dark: 'waning' },
} as const;

cardRule(
  'dark-frenzy top: attacks with 2; ice and dark are 2 more and 1 experience each',
  frenzy,
  (scene) => {
    scene.asks('ana', 'augments', 'augment:0', 'augment:1').answer('augment:0', 'augment:1');
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(14);
      leaves(scene, 'dark-frenzy', { xp: 2 });
    });
  },
);

cardRule('dark-frenzy top: one of them is enough for 4', frenzy, (scene) => {
  asked(scene, 'augments', 'augment:1', 'augment:0');
  asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
  scene.settles(() => {
    expect(scene.the('g').hp).toBe(16);
    leaves(scene, 'dark-frenzy', { xp: 1, elements: ['ice'] });
  });
});

cardRule('dark-frenzy top: without elements it is 2', { ...frenzy, elements: {} }, (scene) => {
  asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
  scene.settles(() => {
    expect(scene.the('g').hp).toBe(18);
    leaves(scene, 'dark-frenzy', {});
  });
});

cardRule(
  'dark-frenzy bottom: moves 3 and attacks with 3 at range 3, and ice',
  { map: inSight('m.....gh'), cast: { m: mindthief, g: guard, h: guard } },
  (scene) => {
    scene.asksAbout('ana', 'move-to').answer('3,0');
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => {
      expect(hpOf(scene, 'gh')).toEqual([17, 20]);
      leaves(scene, 'dark-frenzy', { xp: 1, elements: ['ice'] });
    });
  },
);
