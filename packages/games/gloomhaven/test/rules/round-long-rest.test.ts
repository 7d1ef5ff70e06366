import { expect } from 'vitest';
import type { HeroLead } from '../scene/cast.ts';
import { rule } from '../scene/index.ts';

const three = ['backstab', 'smoke-bomb', 'venom-shiv'] as const;
const turnOf = (lead: Partial<HeroLead>) =>
  ({
    map: ['s.'],
    cast: { s: { class: 'scoundrel', resting: true, initiative: 99, discard: three, ...lead } },
    goal: [{ is: 'reveal', room: 9 }],
  }) as const;

const declared = {
  map: ['s.b.#g'],
  cast: {
    s: { class: 'scoundrel', hand: ['quick-hands', 'flanking-strike'], discard: three },
    b: { class: 'brute', hand: ['trample', 'grab-and-go'] },
    g: { monster: 'bandit-guard', conditions: ['stun'] },
  },
  phase: 'choosing',
} as const;

rule("gh/round.13: a long rest has initiative 99 and is the player's whole turn", declared, (scene) => {
  scene.goOn((s) => s.phase === 'clean-up');
  scene.asksAbout('ana', 'leading-card').answer('long-rest');
  scene.asks('ana', 'second-card', 'long-rest').answer('long-rest');
  scene.asksAbout('bea', 'leading-card').answer('grab-and-go');
  scene.asksAbout('bea', 'second-card').answer('trample');
  scene.asksAbout('bea', 'next').answer('end-turn');
  scene.asks('ana', 'rest-card', ...three).answer('backstab');
  scene.settles(() => {
    expect(scene.hero('s').initiative).toBe(99);
    const turns = scene.told.flatMap((it) => (it.is === 'turn-begins' ? [it.figure] : []));
    expect(turns.at(-1)).toBe('scoundrel');
    expect(scene.told.map(({ is }) => is)).not.toContain('action');
  });
});

const worn = turnOf({ hp: 5, items: [{ item: 'leather-armor', state: 'spent' }] });

rule(
  'gh/round.14, gh/round.14a: A and C return, B is lost, 5 of 8 hit points are 7, and the spent item is ready',
  worn,
  (scene) => {
    scene.goOn((s) => s.phase === 'clean-up');
    scene.asks('ana', 'rest-card', ...three).answer('smoke-bomb');
    scene.settles(() => {
      expect(scene.hero('s')).toMatchObject({
        hand: ['backstab', 'venom-shiv'],
        lost: ['smoke-bomb'],
        discard: [],
      });
      expect(scene.the('s').hp).toBe(7);
      expect(scene.hero('s').items[0]?.state).toBe('ready');
    });
  },
);

rule(
  'gh/round.15, gh/round.15a: a poisoned character at 3 hit points loses the POISON and stays at 3',
  turnOf({ hp: 3, conditions: ['poison'] }),
  (scene) => {
    scene.goOn((s) => s.phase === 'clean-up');
    scene.asksAbout('ana', 'rest-card').answer('smoke-bomb');
    scene.settles(() => {
      expect(scene.the('s').hp).toBe(3);
      expect(scene.has('s', 'poison')).toBe(false);
    });
  },
);

const wounded = {
  ...turnOf({}),
  map: ['b.'],
  cast: {
    b: { class: 'brute', resting: true, hp: 4, conditions: ['wound'], discard: ['trample', 'shield-bash'] },
  },
} as const;

rule(
  'gh/round.16, gh/round.16a: a wounded character at 4 of 10 drops to 3, loses the WOUND and is healed to 5',
  wounded,
  (scene) => {
    scene.goOn((s) => s.phase === 'clean-up');
    scene.asks('ana', 'negate-damage', 'suffer', 'lose-discards').answer('suffer');
    expect(scene.the('b').hp).toBe(3);
    scene.asksAbout('ana', 'rest-card').answer('trample');
    scene.settles(() => {
      expect(scene.the('b').hp).toBe(5);
      expect(scene.has('b', 'wound')).toBe(false);
    });
  },
);

const spent = [{ item: 'leather-armor', state: 'spent' }] as const;

rule(
  'gh/round.17: a character with one discarded card left loses it, and is healed and refreshed',
  turnOf({ hp: 5, discard: ['backstab'], items: spent }),
  (scene) => {
    scene.goOn((s) => s.phase === 'clean-up');
    scene.settles(() => {
      expect(scene.hero('s')).toMatchObject({ hand: [], lost: ['backstab'], discard: [] });
      expect(scene.the('s').hp).toBe(7);
      expect(scene.hero('s').items[0]?.state).toBe('ready');
    });
  },
);

rule(
  'gh/round.17: a character with no discarded card left still completes the turn',
  turnOf({ hp: 5, discard: [] }),
  (scene) => {
    scene.goOn((s) => s.phase === 'clean-up');
    scene.settles(() => {
      expect(scene.the('s').hp).toBe(7);
      expect(scene.told).toContainEqual({ is: 'rested', hero: 'scoundrel', how: 'long', lost: null });
    });
  },
);

rule(
  'gh/round.18: consumed items are not refreshed by a long rest',
  turnOf({ items: [{ item: 'minor-power-potion', state: 'consumed' }] }),
  (scene) => {
    scene.goOn((s) => s.phase === 'clean-up');
    scene.asksAbout('ana', 'rest-card').answer('smoke-bomb');
    scene.settles(() => expect(scene.hero('s').items[0]?.state).toBe('consumed'));
  },
);

const potion = turnOf({ hp: 1, items: ['minor-healing-potion'] });

rule('gh/round.19: an item may be used before the long rest', potion, (scene) => {
  scene.goOn((s) => s.phase === 'clean-up');
  scene.asks('ana', 'next', 'item:minor-healing-potion', 'long-rest').answer('item:minor-healing-potion');
  scene.asksAbout('ana', 'rest-card').answer('smoke-bomb');
  scene.settles(() => expect(scene.the('s').hp).toBe(6));
});

rule('gh/round.19: an item may be used after the long rest', potion, (scene) => {
  scene.goOn((s) => s.phase === 'clean-up');
  scene.asksAbout('ana', 'next').answer('long-rest');
  scene.asksAbout('ana', 'rest-card').answer('smoke-bomb');
  scene.asks('ana', 'next', 'item:minor-healing-potion', 'end-turn').answer('item:minor-healing-potion');
  scene.settles(() => expect(scene.the('s').hp).toBe(6));
});

const augmented = {
  ...turnOf({}),
  map: ['m.'],
  cast: {
    m: {
      class: 'mindthief',
      resting: true,
      discard: ['scurry', 'perverse-edge'],
      active: ['feedback-loop top'],
    },
  },
} as const;

rule(
  'gh/round.20: an active card that counts as discarded may be taken back with a rest',
  augmented,
  (scene) => {
    scene.goOn((s) => s.phase === 'clean-up');
    scene.asks('ana', 'cards-to-recover', 'feedback-loop').answer('feedback-loop');
    scene.asks('ana', 'rest-card', 'scurry', 'perverse-edge', 'feedback-loop').answer('scurry');
    scene.settles(() => {
      expect(scene.hero('m')).toMatchObject({ hand: ['perverse-edge', 'feedback-loop'], active: [] });
    });
  },
);

rule('gh/round.20: an active card that counts as discarded may be left in play', augmented, (scene) => {
  scene.goOn((s) => s.phase === 'clean-up');
  scene.asksAbout('ana', 'cards-to-recover').answer();
  scene.asks('ana', 'rest-card', 'scurry', 'perverse-edge').answer('scurry');
  scene.asks('ana', 'next', 'end-bonus:feedback-loop', 'end-turn').answer('end-turn');
  scene.settles(() => {
    expect(scene.hero('m').hand).toEqual(['perverse-edge']);
    expect(scene.hero('m').active.map(({ card }) => card)).toEqual(['feedback-loop']);
  });
});

const stamina = {
  map: ['s.'],
  cast: { s: { class: 'scoundrel', discard: three, items: ['minor-stamina-potion'] } },
  turn: 's',
} as const;

rule('gh/round.21: an item that recovers cards brings discarded ones back to hand', stamina, (scene) => {
  scene.goOn((s) => s.turn === null);
  scene.asksAbout('ana', 'next').answer('item:minor-stamina-potion');
  scene.asks('ana', 'cards-to-recover', ...three).answer('backstab', 'venom-shiv');
  scene.settles(() => expect(scene.hero('s').hand).toEqual(['backstab', 'venom-shiv']));
});

rule('gh/round.22: lost cards do not return with a long rest', turnOf({ lost: ['quick-hands'] }), (scene) => {
  scene.goOn((s) => s.phase === 'clean-up');
  scene.asks('ana', 'rest-card', ...three).answer('backstab');
  scene.settles(() => expect(scene.hero('s').lost).toEqual(['quick-hands', 'backstab']));
});
