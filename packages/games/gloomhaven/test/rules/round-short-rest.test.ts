import { expect } from 'vitest';
import { rule } from '../scene/index.ts';

const five = ['trample', 'grab-and-go', 'shield-bash', 'spare-dagger', 'sweeping-blow'] as const;
const hall = { map: ['b.s'], phase: 'clean-up', goal: [{ is: 'reveal', room: 9 }] } as const;
const resting = (discard: readonly string[], picks: readonly number[] = [0], hp = 10) =>
  ({
    ...hall,
    cast: { b: { class: 'brute', discard, hp, lost: ['eye-for-an-eye'] } },
    map: ['b.'],
    script: { 'short rest brute': picks },
  }) as const;

rule('gh/round.9: with one discarded card no short rest is offered', resting(['trample']), (scene) => {
  scene.goOn((s) => s.phase === 'choosing');
  scene.settles(() => expect(scene.hero('b').discard).toEqual(['trample']));
});

rule(
  'gh/round.9: a short rest always costs one of the discarded cards',
  resting(['trample', 'shield-bash']),
  (scene) => {
    scene.goOn((s) => s.phase === 'choosing');
    scene.asks('ana', 'short-rest', 'yes', 'no').answer('yes');
    scene.asks('ana', 'redraw-rest-card', 'yes', 'no').answer('no');
    scene.settles(() => expect(scene.hero('b').lost).toEqual(['eye-for-an-eye', 'trample']));
  },
);

rule('gh/round.10: a short rest may be left out', resting(five), (scene) => {
  scene.goOn((s) => s.phase === 'choosing');
  scene.asks('ana', 'short-rest', 'yes', 'no').answer('no');
  scene.settles(() => {
    expect(scene.hero('b').discard).toEqual(five);
    expect(scene.hero('b').lost).toEqual(['eye-for-an-eye']);
  });
});

rule(
  'gh/round.10a: of 5 discarded cards 1 is lost at random and 4 return to hand',
  resting(five, [2]),
  (scene) => {
    scene.goOn((s) => s.phase === 'choosing');
    scene.asksAbout('ana', 'short-rest').answer('yes');
    scene.asksAbout('ana', 'redraw-rest-card').answer('no');
    scene.settles(() => {
      expect(scene.hero('b').lost).toEqual(['eye-for-an-eye', 'shield-bash']);
      expect(scene.hero('b').hand).toEqual(five.filter((card) => card !== 'shield-bash'));
      expect(scene.hero('b').discard).toEqual([]);
    });
  },
);

rule(
  'gh/round.11, gh/round.11a: for 1 damage the picked one of two cards is kept and the other lost, for good',
  resting(['trample', 'shield-bash'], [0, 0]),
  (scene) => {
    scene.goOn((s) => s.phase === 'choosing');
    scene.asksAbout('ana', 'short-rest').answer('yes');
    const asked = scene.asks('ana', 'redraw-rest-card', 'yes', 'no');
    expect(asked.question.about.card).toBe('trample');
    asked.answer('yes');
    scene.settles(() => {
      expect(scene.the('b').hp).toBe(9);
      expect(scene.hero('b').hand).toEqual(['trample']);
      expect(scene.hero('b').lost).toEqual(['eye-for-an-eye', 'shield-bash']);
    });
  },
);

const both = {
  ...hall,
  cast: {
    b: { class: 'brute', discard: ['trample', 'shield-bash'] },
    s: { class: 'scoundrel', discard: ['backstab', 'smoke-bomb', 'venom-shiv'] },
  },
} as const;

rule('gh/round.12: several players may short rest in one clean-up', both, (scene) => {
  scene.goOn((s) => s.phase === 'choosing');
  for (const name of ['bea', 'ana']) {
    scene.asksAbout(name, 'short-rest').answer('yes');
    scene.asksAbout(name, 'redraw-rest-card').answer('no');
  }
  scene.settles(() => expect([scene.hero('b').hand.length, scene.hero('s').hand.length]).toEqual([1, 2]));
});

const augmented = {
  ...hall,
  map: ['m.'],
  cast: { m: { class: 'mindthief', discard: ['scurry'], active: ['feedback-loop top'] } },
  script: { 'short rest mindthief': [1] },
} as const;

rule(
  'gh/round.20: a character that rests with one card in the discard pile takes back an active one that counts as discarded',
  augmented,
  (scene) => {
    scene.goOn((s) => s.phase === 'choosing');
    scene.asksAbout('ana', 'short-rest').answer('yes');
    scene.asksAbout('ana', 'redraw-rest-card').answer('no');
    scene.settles(() => {
      expect(scene.hero('m')).toMatchObject({ hand: ['scurry'], lost: ['feedback-loop'], active: [] });
    });
  },
);

rule(
  'gh/round.21: without a rest discarded cards stay discarded when the round ends',
  resting(five),
  (scene) => {
    scene.goOn((s) => s.phase === 'choosing');
    scene.asksAbout('ana', 'short-rest').answer('no');
    scene.settles(() => expect(scene.hero('b')).toMatchObject({ hand: [], discard: five }));
  },
);

rule('gh/round.22: lost cards do not return with a short rest', resting(five), (scene) => {
  scene.goOn((s) => s.phase === 'choosing');
  scene.asksAbout('ana', 'short-rest').answer('yes');
  scene.asksAbout('ana', 'redraw-rest-card').answer('no');
  scene.settles(() => expect(scene.hero('b').lost).toContain('eye-for-an-eye'));
});
