import { expect } from 'vitest';
import { rule } from '../scene/index.ts';

const goal = [{ is: 'reveal', room: 9 }] as const;

rule(
  'gh/bonuses.7: a character that would take the blow for an ally may end that bonus first, and the attack stays where it was',
  {
    map: ['gtb'],
    cast: {
      t: { class: 'tinkerer' },
      b: { class: 'brute', active: ['provoking-roar bottom'] },
      g: { monster: 'bandit-guard' },
    },
    cards: { guard: 'guard-4' },
  },
  (scene) => {
    scene.acts('g');
    scene.asks('bea', 'reaction', 'go-on', 'end-bonus:provoking-roar').answer('end-bonus:provoking-roar');
    scene.settles(() => {
      expect([scene.the('t').hp, scene.the('b').hp]).toEqual([6, 10]);
      expect(scene.hero('b').discard).toEqual(['provoking-roar']);
    });
  },
);

rule(
  'gh/bonuses.7: a player who is asked about items when attacked may end a bonus at that moment',
  {
    map: ['bg'],
    cast: {
      b: { class: 'brute', hand: ['shield-bash'], items: ['leather-armor'] },
      g: { monster: 'bandit-guard' },
    },
    cards: { guard: 'guard-4' },
  },
  (scene) => {
    scene.plays('b', 'shield-bash', 'bottom');
    scene.settles();
    scene.acts('g');
    scene
      .asks('ana', 'reaction', 'item:leather-armor', 'go-on', 'end-bonus:shield-bash')
      .answer('end-bonus:shield-bash');
    scene.asks('ana', 'reaction', 'item:leather-armor', 'go-on').answer('go-on');
    scene.settles(() => {
      expect(scene.the('b').hp).toBe(8);
      expect(scene.hero('b').discard).toEqual(['shield-bash']);
    });
  },
);

rule(
  'gh/bonuses.7: a bonus may be ended between the rounds, where a short rest is offered',
  {
    map: ['td'],
    cast: {
      t: {
        class: 'tinkerer',
        hand: ['hook-gun', 'ink-bomb', 'flamethrower'],
        discard: ['stun-shot', 'net-shooter'],
        active: ['harmless-contraption top'],
      },
      d: { summon: 'decoy', owner: 't', sustainedBy: 'harmless-contraption' },
    },
    phase: 'clean-up',
    goal,
  },
  (scene) => {
    scene.goOn((s) => s.phase === 'choosing');
    scene
      .asks('ana', 'short-rest', 'yes', 'no', 'end-bonus:harmless-contraption')
      .answer('end-bonus:harmless-contraption');
    scene.asks('ana', 'short-rest', 'yes', 'no').answer('no');
    scene.settles(() => {
      expect(scene.isThere('d')).toBe(false);
      expect(scene.hero('t').lost).toEqual(['harmless-contraption']);
    });
  },
);

rule(
  'gh/bonuses.7: a bonus may be ended where cards are chosen; nobody sees it before all have chosen',
  {
    map: ['tdb'],
    cast: {
      t: {
        class: 'tinkerer',
        hand: ['hook-gun', 'ink-bomb'],
        active: ['harmless-contraption top'],
      },
      d: { summon: 'decoy', owner: 't', sustainedBy: 'harmless-contraption' },
      b: { class: 'brute', hand: ['trample', 'skewer'] },
    },
    phase: 'choosing',
    goal,
  },
  (scene) => {
    scene.goOn((s) => s.phase === 'revealing');
    const ending = 'end-bonus:harmless-contraption';
    scene.asks('ana', 'leading-card', 'hook-gun', 'ink-bomb', ending, 'give-up').answer(ending);
    scene.asks('ana', 'leading-card', 'hook-gun', 'ink-bomb', 'give-up').answer('ink-bomb');
    scene.asks('ana', 'second-card', 'hook-gun').answer('hook-gun');
    expect(scene.seenBy('bea').heroes[0]?.active).toHaveLength(1);
    scene.asksAbout('bea', 'leading-card').answer('trample');
    scene.asksAbout('bea', 'second-card').answer('skewer');
    scene.settles(() => {
      expect(scene.isThere('d')).toBe(false);
      expect(scene.hero('t')).toMatchObject({
        lost: ['harmless-contraption'],
        picked: ['ink-bomb', 'hook-gun'],
      });
    });
  },
);
