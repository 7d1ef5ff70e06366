import { expect } from 'vitest';
import { rule } from '../scene/index.ts';
import { attacksLater } from './later.ts';
import { strikes } from './plain-halves.ts';
import { asked, cardRule, conditionsOf, hpOf, inSight, leaves } from './playing.ts';

const mindthief = { class: 'mindthief' } as const;
const brute = { class: 'brute' } as const;
const guard = { monster: 'bandit-guard', hp: 20 } as const;
const plainGuards = { cards: { guard: 'guard-4' } } as const;
const ice = { elements: { ice: 'strong' } } as const;

cardRule(
  'withering-claw top: attacks with 1; every melee attack, this one too, muddles and poisons',
  { map: ['gmh'], cast: { m: mindthief, g: guard, h: guard } },
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-1', 'bandit-guard-2', 'skip');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(19);
      expect(conditionsOf(scene, 'g')).toEqual(['muddle', 'poison']);
      leaves(scene, 'withering-claw', { pile: 'active', xp: 1 });
    });
    attacksLater(scene, { by: 'm', on: 'h', value: 1 }, { range: 2 });
    scene.settles(() => expect(conditionsOf(scene, 'h')).toEqual([]));
    attacksLater(scene, { by: 'm', on: 'h', value: 1 });
    scene.settles(() => expect(conditionsOf(scene, 'h')).toEqual(['muddle', 'poison']));
  },
);

cardRule(
  'withering-claw bottom: immobilizes one adjacent enemy, then moves 3',
  { map: ['gm....'], cast: { m: mindthief, g: guard } },
  (scene) => {
    asked(scene, 'ability-target', 'bandit-guard-1', 'skip');
    asked(scene, 'move-to', '4,0', '2,0', '3,0', 'stop');
    scene.settles(() => {
      expect(conditionsOf(scene, 'g')).toEqual(['immobilize']);
      leaves(scene, 'withering-claw', {});
    });
  },
);

cardRule(
  'possession top: an adjacent ally may attack with 6',
  {
    map: ['mbg', ' ..s'],
    cast: { m: mindthief, b: brute, s: { class: 'scoundrel' }, g: guard },
  },
  (scene) => {
    asked(scene, 'ability-target', 'brute', 'skip');
    scene.asks('bea', 'attack-target', 'bandit-guard-1', 'skip').answer('bandit-guard-1');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(14);
      leaves(scene, 'possession', { pile: 'lost', xp: 2 });
    });
  },
);

cardRule(
  'possession bottom: an ally within range 3 may move 4',
  {
    map: inSight('m..bs.....'),
    cast: { m: mindthief, b: brute, s: { class: 'scoundrel' } },
  },
  (scene) => {
    asked(scene, 'ability-target', 'brute', 'skip');
    scene.asksAbout('bea', 'move-to').answer('7,0');
    scene.settles(() => {
      expect(scene.the('b').hex).toBe('7,0');
      leaves(scene, 'possession', {});
    });
  },
);

strikes('frigid-apparition top: attacks with 3', 3);

cardRule(
  'frigid-apparition top: with ice it stuns, for 1 experience',
  { map: ['mg'], cast: { m: mindthief, g: guard }, ...ice },
  (scene) => {
    asked(scene, 'augments', 'augment:0');
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(17);
      expect(conditionsOf(scene, 'g')).toEqual(['stun']);
      leaves(scene, 'frigid-apparition', { xp: 1 });
    });
  },
);

cardRule(
  'frigid-apparition bottom: moves 4 and stuns one adjacent enemy',
  { map: ['m....g.', ' ....h..'], cast: { m: mindthief, g: guard, h: guard } },
  (scene) => {
    scene.asksAbout('ana', 'move-to').answer('4,0');
    asked(scene, 'ability-target', 'bandit-guard-1', 'bandit-guard-2', 'skip');
    scene.settles(() => {
      expect([conditionsOf(scene, 'g'), conditionsOf(scene, 'h')]).toEqual([['stun'], []]);
      leaves(scene, 'frigid-apparition', { pile: 'lost', xp: 1 });
    });
  },
);

cardRule(
  'wretched-creature top: summons a monstrous rat with 4 hit points',
  { map: ['m.g'], cast: { m: mindthief, g: guard } },
  (scene) => {
    asked(scene, 'ability-hex', '1,0', 'skip');
    scene.settles((s) => {
      const rats = s.figures.filter(({ owner }) => owner === 'mindthief');
      expect(rats).toMatchObject([
        { type: 'monstrous-rat', hp: 4, hex: '1,0', sustainedBy: 'wretched-creature' },
      ]);
      leaves(scene, 'wretched-creature', { pile: 'active', xp: 2 });
    });
  },
);

rule(
  'wretched-creature top: the monstrous rat moves 3 and attacks with 3',
  { map: ['mr....g'], cast: { m: mindthief, r: { summon: 'monstrous-rat', owner: 'm' }, g: guard } },
  (scene) => {
    scene.acts('r');
    scene.settles(() => expect([scene.the('r').hex, scene.the('g').hp]).toEqual(['4,0', 20]));
    scene.acts('r');
    scene.settles(() => expect([scene.the('r').hex, scene.the('g').hp]).toEqual(['5,0', 17]));
  },
);

const cursing = { map: ['m...g'], cast: { m: mindthief, g: guard } } as const;

cardRule(
  'wretched-creature bottom: moves 3; with dark it curses an adjacent enemy',
  { ...cursing, elements: { dark: 'strong' } },
  (scene) => {
    asked(scene, 'augments', 'augment:0');
    asked(scene, 'move-to', '3,0', '1,0', '2,0', 'stop');
    asked(scene, 'ability-target', 'bandit-guard-1', 'skip');
    scene.settles((s) => {
      const monsters = s.decks.find(({ owner }) => owner === 'monsters');
      expect(monsters?.draw.filter((it) => it === 'curse')).toHaveLength(1);
      leaves(scene, 'wretched-creature', {});
    });
  },
);

cardRule('wretched-creature bottom: without dark it moves 3', cursing, (scene) => {
  asked(scene, 'move-to', '3,0', '1,0', '2,0', 'stop');
  scene.settles(() => leaves(scene, 'wretched-creature', {}));
});

strikes('hostile-takeover top: attacks with 2 at range 4, immobilizes and creates ice', 2, {
  ...{ range: 4, conditions: ['immobilize'], xp: 1, elements: ['ice'] },
});

cardRule(
  'hostile-takeover bottom: an enemy within range 3 that is no boss takes its turn against its own side',
  {
    map: inSight('m..g.hk'),
    cast: { m: mindthief, g: { ...guard, rank: 'elite' }, h: guard, k: guard },
    ...plainGuards,
    turn: 'm',
  },
  (scene) => {
    asked(scene, 'ability-target', 'bandit-guard-1', 'skip');
    scene.settles(() => {
      expect(scene.the('g')).toMatchObject({ hex: scene.at('g'), acted: false });
      leaves(scene, 'hostile-takeover', { pile: 'active', xp: 2 });
    });
    scene.acts('g');
    scene.settles(() => {
      expect(scene.the('g')).toMatchObject({ hex: '4,0', side: 'monsters' });
      expect(hpOf(scene, 'mghk')).toEqual([6, 20, 17, 20]);
    });
  },
);

cardRule(
  'hostile-takeover bottom: an enemy that has acted in this round has no turn left to be forced to',
  {
    map: inSight('m..gh'),
    cast: { m: mindthief, g: { ...guard, acted: true }, h: guard },
    ...plainGuards,
    turn: 'm',
  },
  (scene) => {
    asked(scene, 'ability-target', 'bandit-guard-1', 'skip');
    scene.settles(() => expect(hpOf(scene, 'mgh')).toEqual([6, 20, 20]));
  },
);

cardRule(
  'hostile-takeover bottom: a boss cannot be taken over',
  {
    map: inSight('m.gh'),
    cast: { m: mindthief, g: { monster: 'bandit-commander', rank: 'boss' }, h: guard },
    ...plainGuards,
    turn: 'm',
  },
  (scene) => {
    asked(scene, 'ability-target', 'skip', 'bandit-guard-1');
    scene.settles(() => leaves(scene, 'hostile-takeover', {}));
  },
);

cardRule(
  'brain-leech top: attacks with 4 at range 4 and heals itself by 4, and dark',
  { map: inSight('m...gh'), cast: { m: { ...mindthief, hp: 1 }, g: guard, h: guard } },
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => {
      expect(hpOf(scene, 'mgh')).toEqual([5, 16, 20]);
      leaves(scene, 'brain-leech', { pile: 'lost', xp: 2, elements: ['dark'] });
    });
  },
);

cardRule(
  'brain-leech bottom: attacks with 1 and is strengthened',
  { map: ['mg'], cast: { m: mindthief, g: guard } },
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => {
      expect([scene.the('g').hp, conditionsOf(scene, 'm')]).toEqual([19, ['strengthen']]);
      leaves(scene, 'brain-leech', {});
    });
  },
);

cardRule(
  'silent-scream top: attacks with 2; every melee attack, this one too, heals by 2 within range 2',
  {
    map: inSight('gm.bs'),
    cast: { m: { ...mindthief, hp: 1 }, b: { ...brute, hp: 1 }, s: { class: 'scoundrel', hp: 1 }, g: guard },
  },
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    asked(scene, 'ability-target', 'brute', 'mindthief', 'skip');
    scene.settles(() => {
      expect(hpOf(scene, 'gmbs')).toEqual([18, 1, 3, 1]);
      leaves(scene, 'silent-scream', { pile: 'active', xp: 1 });
    });
    attacksLater(scene, { by: 'm', on: 'g', value: 1 });
    asked(scene, 'ability-target', 'mindthief', 'brute', 'skip');
    scene.settles(() => expect(hpOf(scene, 'gmbs')).toEqual([17, 3, 3, 1]));
  },
);

const screaming = { map: ['m...g...'], cast: { m: mindthief, g: guard } } as const;

cardRule('silent-scream bottom: moves 3 and pushes all adjacent enemies by 2', screaming, (scene) => {
  asked(scene, 'move-to', '3,0', '1,0', '2,0', 'stop');
  asked(scene, 'ability-use', 'perform', 'skip');
  asked(scene, 'push-to', '5,0', 'decline');
  scene.settles(() => {
    expect(scene.the('g')).toMatchObject({ hex: '6,0', hp: 20 });
    leaves(scene, 'silent-scream', {});
  });
});

cardRule('silent-scream bottom: with ice by 3, for 1 experience', { ...screaming, ...ice }, (scene) => {
  asked(scene, 'move-to', '3,0', '1,0', '2,0', 'stop');
  asked(scene, 'augments', 'augment:0');
  asked(scene, 'ability-use', 'perform', 'skip');
  asked(scene, 'push-to', '5,0', 'decline');
  scene.settles(() => {
    expect(scene.the('g').hex).toBe('7,0');
    leaves(scene, 'silent-scream', { xp: 1 });
  });
});
