import { seat } from '@tavolo/kernel';
import { expect } from 'vitest';
import { beginRound } from '../../rules/turns/round.ts';
import { type HexScene, rule } from '../scene/index.ts';

const bruteHand = ['trample', 'grab-and-go', 'spare-dagger', 'shield-bash', 'sweeping-blow'] as const;
const twoHands = {
  map: ['b.s.#g'],
  cast: {
    b: { class: 'brute', hand: bruteHand },
    s: { class: 'scoundrel', hand: ['backstab', 'smoke-bomb'], discard: ['venom-shiv', 'quick-hands'] },
    g: { monster: 'bandit-guard', conditions: ['stun'] },
  },
  phase: 'choosing',
} as const;

/** Two cards, the first of them leading. */
function picks(scene: HexScene, name: string, leading: string, other: string): void {
  scene.asksAbout(name, 'leading-card').answer(leading);
  scene.asksAbout(name, 'second-card').answer(other);
}

/** A long rest. A resting character is asked for a second card as well, so that nobody can tell. [gh/round.3] */
function rests(scene: HexScene, name: string): void {
  scene.asksAbout(name, 'leading-card').answer('long-rest');
  scene.asks(name, 'second-card', 'long-rest').answer('long-rest');
}

rule(
  'gh/round.1: a round is card selection, initiative, turns and clean-up, and then comes the next',
  twoHands,
  (scene) => {
    scene.goOn((s) => s.round === 2);
    picks(scene, 'ana', 'trample', 'grab-and-go');
    rests(scene, 'bea');
    scene.asksAbout('ana', 'next').answer('end-turn');
    scene.asksAbout('bea', 'rest-card').answer('venom-shiv');
    scene.asksAbout('ana', 'short-rest').answer('no');
    scene.settles((s) => {
      expect([s.phase, s.round]).toEqual(['choosing', 2]);
      const steps = ['picked', 'initiative', 'turn-begins', 'round-ends', 'round-begins'];
      const places = steps.map((step) => scene.told.findIndex(({ is }) => is === step));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(places).not.toContain(-1);
    });
  },
);

rule(
  'gh/round.2: each chooses two different cards and the leading one of them, or a long rest',
  twoHands,
  (scene) => {
    scene.goOn((s) => s.phase === 'revealing');
    picks(scene, 'ana', 'grab-and-go', 'trample');
    scene.asks('bea', 'leading-card', 'backstab', 'smoke-bomb', 'long-rest', 'give-up');
    rests(scene, 'bea');
    scene.settles(() => {
      expect(scene.hero('b')).toMatchObject({ picked: ['grab-and-go', 'trample'], resting: false });
      expect(scene.hero('s')).toMatchObject({ picked: [], resting: true });
    });
  },
);

rule('gh/round.2a: of 5 cards in hand neither 1 nor 3 can be selected', twoHands, (scene) => {
  scene.goOn((s) => s.phase === 'revealing');
  const leading = () => scene.asks('ana', 'leading-card', ...bruteHand, 'give-up');
  leading().refuses('wrong-count', 'trample', 'grab-and-go');
  leading().answer('trample');
  const second = () => scene.asks('ana', 'second-card', ...bruteHand.slice(1));
  second().refuses('wrong-count', 'grab-and-go', 'shield-bash');
  second().refuses('not-an-option', 'trample');
  second().answer('grab-and-go');
  rests(scene, 'bea');
  scene.settles(() => expect(scene.hero('b').picked).toEqual(['trample', 'grab-and-go']));
});

rule('gh/round.3: no selection is revealed until all have chosen', twoHands, (scene) => {
  scene.goOn((s) => s.phase === 'acting');
  picks(scene, 'ana', 'trample', 'grab-and-go');
  expect(scene.seenBy('bea').heroes[0]).toMatchObject({ picked: [], resting: false, hand: [], handSize: 5 });
  expect(scene.told).toEqual([{ is: 'picked', hero: 'brute' }]);
  rests(scene, 'bea');
  scene.settles(() => {
    expect(scene.told.map(({ is }) => is)).toContain('initiative');
    expect(scene.seenBy('ana').heroes[1]).toMatchObject({ resting: true, initiative: 99 });
  });
});

rule('gh/round.4: nobody is shown the hand of another', twoHands, (scene) => {
  scene.goOn((s) => s.phase === 'revealing');
  expect(scene.seenBy('ana').heroes[0]).toMatchObject({ hand: expect.arrayContaining([...bruteHand]) });
  expect(scene.seenBy('bea').heroes[0]).toMatchObject({ hand: [], pool: 'hidden', handSize: 5 });
  expect(scene.match.open.every(({ secret }) => secret)).toBe(true);
});

rule(
  'gh/round.4a: what intentions speak of, figures and places, is the same for all who choose',
  twoHands,
  (scene) => {
    scene.goOn((s) => s.phase === 'revealing');
    const [ana, bea] = [scene.seenBy('ana'), scene.seenBy('bea')];
    expect(ana.figures.map(({ id }) => id)).toEqual(['brute', 'scoundrel', 'bandit-guard-1']);
    for (const part of ['figures', 'pieces', 'monsterDecks', 'turn'] as const)
      expect(ana[part]).toEqual(bea[part]);
  },
);

rule(
  'gh/round.4b: before the cards are revealed the game names neither card nor initiative to others',
  twoHands,
  (scene) => {
    scene.goOn((s) => s.phase === 'acting');
    picks(scene, 'ana', 'trample', 'grab-and-go');
    const heard = JSON.stringify([scene.match.toldTo(seat('bea')), scene.seenBy('bea')]);
    for (const secret of ['trample', 'grab-and-go', '72', '87']) expect(heard).not.toContain(secret);
  },
);

rule('gh/round.5: once revealed both cards of every player are open', twoHands, (scene) => {
  scene.goOn((s) => s.phase === 'acting');
  picks(scene, 'ana', 'trample', 'grab-and-go');
  picks(scene, 'bea', 'smoke-bomb', 'backstab');
  scene.settles(() => {
    expect(scene.seenBy('bea').heroes[0]?.picked).toEqual(['trample', 'grab-and-go']);
    expect(scene.seenBy('ana').heroes[1]?.picked).toEqual(['smoke-bomb', 'backstab']);
  });
});

rule('gh/round.6: a player cannot pass', twoHands, (scene) => {
  scene.goOn((s) => s.phase === 'revealing');
  scene.asks('bea', 'leading-card', 'backstab', 'smoke-bomb', 'long-rest', 'give-up').refuses('wrong-count');
  scene.asks('ana', 'leading-card', ...bruteHand, 'give-up').refuses('not-an-option', 'long-rest');
});

const alone = (hand: readonly string[], discard: readonly string[]) =>
  ({
    map: ['b.'],
    cast: { b: { class: 'brute', hand, discard, hp: 7 } },
    phase: 'choosing',
    goal: [{ is: 'reveal', room: 9 }],
  }) as const;

rule(
  'gh/round.7, gh/round.7a: with 1 card in hand and 3 discarded the only choice is a long rest',
  alone(['trample'], ['grab-and-go', 'shield-bash', 'spare-dagger']),
  (scene) => {
    scene.goOn((s) => s.phase === 'revealing');
    scene.settles(() => expect(scene.hero('b')).toMatchObject({ resting: true, picked: [] }));
  },
);

const four = ['trample', 'grab-and-go', 'shield-bash', 'spare-dagger'];

rule(
  'gh/round.7, gh/round.7b: with 4 cards in hand and 1 discarded the only choice is to play two cards',
  alone(four, ['sweeping-blow']),
  (scene) => {
    scene.goOn((s) => s.phase === 'revealing');
    scene.asks('ana', 'leading-card', ...four, 'give-up').answer('trample');
    scene.asksAbout('ana', 'second-card').answer('shield-bash');
  },
);

rule(
  'gh/round.8, gh/round.8a: with 1 card in hand and 1 discarded a character is exhausted, whatever its hit points',
  alone(['trample'], ['shield-bash']),
  (scene) => {
    scene.perform((g) => beginRound(g));
    scene.settles(() => {
      expect(scene.told).toContainEqual({ is: 'exhausted', figure: 'brute', why: 'cards' });
      expect(scene.told.map(({ is }) => is)).not.toContain('suffered');
      expect(scene.isThere('b')).toBe(false);
    });
  },
);

rule(
  'gh/round.8b: with no cards in hand and 2 discarded a character is not exhausted but must rest long',
  alone([], ['shield-bash', 'trample']),
  (scene) => {
    scene.perform((g) => beginRound(g));
    scene.settles(() => expect(scene.hero('b').exhausted).toBe(false));
    scene.goOn((s) => s.phase === 'revealing');
    scene.settles(() => expect(scene.hero('b')).toMatchObject({ resting: true, picked: [] }));
  },
);
