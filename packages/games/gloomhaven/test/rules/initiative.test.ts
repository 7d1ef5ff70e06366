import { expect } from 'vitest';
import { type HexScene, rule } from '../scene/index.ts';

/** Whose turns have begun, in order. */
const turns = ({ told }: HexScene): readonly string[] =>
  told.flatMap((it) => (it.is === 'turn-begins' ? [it.figure] : []));

/** Figures that begin their turns and do nothing in them. */
const idle = { conditions: ['stun'] } as const;
const goal = [{ is: 'reveal', room: 9 }] as const;

const raid = {
  map: ['bs.lax'],
  cast: {
    b: { class: 'brute', hand: ['overwhelming-assault', 'shield-bash'], ...idle },
    s: { class: 'scoundrel', hand: ['single-out', 'quick-hands'], ...idle },
    l: { monster: 'living-bones', ...idle },
    a: { monster: 'bandit-archer', ...idle },
    x: { monster: 'bandit-archer', ...idle },
  },
  phase: 'choosing',
  goal,
  script: { 'monster deck living-bones': [3], 'monster deck archer': [2] },
} as const;

function leads(scene: HexScene, name: string, leading: string, other: string): void {
  scene.asksAbout(name, 'leading-card').answer(leading);
  scene.asksAbout(name, 'second-card').answer(other);
}

rule(
  'gh/initiative.1: one card is drawn for every type on the map, and both cards shown, the leading one on top',
  raid,
  (scene) => {
    scene.goOn((s) => s.phase === 'acting');
    leads(scene, 'ana', 'shield-bash', 'overwhelming-assault');
    leads(scene, 'bea', 'single-out', 'quick-hands');
    scene.settles(() => {
      expect(scene.told.filter(({ is }) => is === 'monster-card')).toEqual([
        { is: 'monster-card', deck: 'living-bones', card: 'living-bones-4', initiative: 45 },
        { is: 'monster-card', deck: 'archer', card: 'archer-3', initiative: 32 },
      ]);
      const cards = ['shield-bash', 'overwhelming-assault'];
      expect(scene.told).toContainEqual({ is: 'initiative', hero: 'brute', value: 15, cards });
    });
  },
);

const anEnemy = { is: 'figures', side: 'enemies', count: 1, where: { is: 'anywhere' }, when: [] } as const;
const awake = { ...raid, cast: { ...raid.cast, b: { ...raid.cast.b, conditions: [] } } } as const;

rule('gh/initiative.2: a type without figures on the map draws nothing', awake, (scene) => {
  scene.does('b', { do: 'kill', targets: anEnemy });
  scene.asksAbout('ana', 'ability-target').answer('living-bones-1');
  scene.goOn((s) => s.phase === 'acting');
  leads(scene, 'ana', 'shield-bash', 'overwhelming-assault');
  leads(scene, 'bea', 'single-out', 'quick-hands');
  scene.settles((s) => {
    expect(s.met).toContain('living-bones');
    expect(s.monsterDecks.map(({ id }) => id)).toEqual(['archer']);
  });
});

rule(
  'gh/initiative.3, gh/initiative.3a: Archers 32, Living Bones 45, Brute 61, Scoundrel 86',
  raid,
  (scene) => {
    scene.goOn((s) => s.phase === 'clean-up');
    leads(scene, 'ana', 'overwhelming-assault', 'shield-bash');
    leads(scene, 'bea', 'single-out', 'quick-hands');
    scene.settles(() =>
      expect(turns(scene)).toEqual([
        ...['bandit-archer-1', 'bandit-archer-2', 'living-bones-1', 'brute', 'scoundrel'],
      ]),
    );
  },
);

rule('gh/initiative.3b: with 15 as leading card the Brute is before them all', raid, (scene) => {
  scene.goOn((s) => s.phase === 'clean-up');
  leads(scene, 'ana', 'shield-bash', 'overwhelming-assault');
  leads(scene, 'bea', 'single-out', 'quick-hands');
  scene.settles(() =>
    expect(turns(scene)).toEqual([
      ...['brute', 'bandit-archer-1', 'bandit-archer-2', 'living-bones-1', 'scoundrel'],
    ]),
  );
});

const equals = {
  map: ['bs'],
  cast: {
    b: { class: 'brute', picked: ['provoking-roar', 'sweeping-blow'], ...idle },
    s: { class: 'scoundrel', picked: ['throwing-knives', 'quick-hands'], ...idle },
  },
  phase: 'revealing',
  goal,
} as const;

rule('gh/initiative.4: with 10 and 64 each, the players decide', equals, (scene) => {
  scene.goOn((s) => s.phase === 'clean-up');
  scene.asks('ana', 'tie-order', 'brute', 'scoundrel').answer('scoundrel');
  scene.asks('bea', 'tie-order', 'brute', 'scoundrel').answer('scoundrel');
  scene.settles(() => expect(turns(scene)).toEqual(['scoundrel', 'brute']));
});

const secondCards = {
  ...equals,
  cast: { ...equals.cast, s: { class: 'scoundrel', picked: ['throwing-knives', 'smoke-bomb'], ...idle } },
} as const;

rule(
  'gh/initiative.4: with 10 each, 12 as second card is before 64 without a question',
  secondCards,
  (scene) => {
    scene.goOn((s) => s.phase === 'clean-up');
    scene.settles(() => expect(turns(scene)).toEqual(['scoundrel', 'brute']));
  },
);

const twenties = {
  map: ['bs'],
  cast: {
    b: { class: 'brute', initiative: 20, second: 55, ...idle },
    s: { class: 'scoundrel', initiative: 20, second: 31, ...idle },
  },
  goal,
} as const;

rule(
  'gh/initiative.4a: of two that lead with 20 the one whose other card is 31 acts before the one with 55',
  twenties,
  (scene) => {
    scene.goOn((s) => s.phase === 'clean-up');
    scene.settles(() => expect(turns(scene)).toEqual(['scoundrel', 'brute']));
  },
);

const fifty = {
  map: ['bgh.d'],
  cast: {
    g: { monster: 'bandit-guard', ...idle },
    d: { monster: 'sun-demon', ...idle },
    h: { monster: 'bandit-guard', ...idle },
    b: { class: 'brute', initiative: 50, second: 80, ...idle },
  },
  cards: { guard: 'guard-4', 'sun-demon': 'sun-demon-8' },
  goal,
} as const;

rule(
  'gh/initiative.5: a player tied with a monster type acts before it',
  { ...fifty, cards: { guard: 'guard-4', 'sun-demon': 'sun-demon-1' } },
  (scene) => {
    scene.goOn((s) => s.phase === 'clean-up');
    scene.settles(() =>
      expect(turns(scene).filter((id) => id !== 'sun-demon-1')).toEqual([
        'brute',
        'bandit-guard-1',
        'bandit-guard-2',
      ]),
    );
  },
);

rule(
  'gh/initiative.6, gh/initiative.6a: two types and a player have 50: the player is first, the types as chosen',
  fifty,
  (scene) => {
    scene.goOn((s) => s.phase === 'clean-up');
    scene.asks('ana', 'tie-order', 'bandit-guard', 'sun-demon').answer('sun-demon');
    scene.settles(() =>
      expect(turns(scene)).toEqual(['brute', 'sun-demon-1', 'bandit-guard-1', 'bandit-guard-2']),
    );
  },
);

const sleepers = {
  map: ['bs'],
  cast: {
    b: { class: 'brute', resting: true, discard: ['trample', 'shield-bash'] },
    s: { class: 'scoundrel', resting: true, discard: ['backstab', 'smoke-bomb'] },
  },
  phase: 'revealing',
  goal,
} as const;

rule('gh/initiative.7: two resting players are tied at 99 and choose their order', sleepers, (scene) => {
  scene.goOn((s) => s.phase === 'clean-up');
  scene.asks('ana', 'tie-order', 'brute', 'scoundrel').answer('scoundrel');
  scene.asks('bea', 'tie-order', 'brute', 'scoundrel').answer('scoundrel');
  scene.asksAbout('bea', 'rest-card').answer('backstab');
  scene.asksAbout('ana', 'rest-card').answer('trample');
  scene.settles(() => {
    expect(turns(scene)).toEqual(['scoundrel', 'brute']);
    expect([scene.hero('b').initiative, scene.hero('s').initiative]).toEqual([99, 99]);
  });
});

const troop = {
  map: ['.bcde'],
  cast: {
    b: { monster: 'bandit-guard', number: 1, ...idle },
    c: { monster: 'bandit-guard', number: 6, rank: 'elite', ...idle },
    d: { monster: 'bandit-guard', number: 4, ...idle },
    e: { monster: 'bandit-guard', number: 2, rank: 'elite', ...idle },
  },
  cards: { guard: 'guard-4' },
  goal,
} as const;

rule('gh/initiative.8: elites act first, then normals, each in ascending number', troop, (scene) => {
  scene.goOn((s) => s.phase === 'clean-up');
  scene.settles(() =>
    expect(turns(scene)).toEqual(['bandit-guard-2', 'bandit-guard-6', 'bandit-guard-1', 'bandit-guard-4']),
  );
});
