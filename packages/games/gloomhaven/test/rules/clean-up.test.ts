import { expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import { drawModifier } from '../../rules/attack/modifier-decks.ts';
import { cleanUp } from '../../rules/turns/clean-up.ts';
import type { State } from '../../state.ts';
import { type HexScene, rule } from '../scene/index.ts';

const quiet = {
  map: ['b..g'],
  cast: { b: { class: 'brute', draws: ['x2'] }, g: { monster: 'bandit-guard' } },
} as const;

const deckOf = ({ decks }: State, owner: string): State['decks'][number] | undefined =>
  decks.find((it) => it.owner === owner);

/** Draws so many cards from a deck. */
function draws(scene: HexScene, owner: string, count: number): void {
  scene.perform((g) => {
    const deck = deckOf(g.state, owner);
    for (let n = 0; n < count && deck !== undefined; n++) drawModifier(g, deck);
    return undefined;
  });
}

rule(
  'gh/clean-up.1: when all figures have had their turns the round is cleaned up, in the order of the chapter',
  {
    ...quiet,
    cast: {
      b: {
        ...quiet.cast.b,
        acted: true,
        discard: ['trample', 'sweeping-blow'],
        active: ['warding-strength bottom'],
      },
      g: { ...quiet.cast.g, acted: true },
    },
    cards: { guard: 'guard-1' },
    elements: { fire: 'strong' },
  },
  (scene) => {
    draws(scene, 'brute', 1);
    scene.goOn((s) => s.phase === 'choosing');
    scene.asks('ana', 'short-rest', 'yes', 'no', 'end-bonus:warding-strength').answer('no');
    scene.settles(() => {
      const told = scene.told.map((it) => (it.is === 'reshuffled' ? `reshuffled ${it.deck}` : it.is));
      expect(told).toEqual(['reshuffled brute', 'reshuffled guard', 'elements-wane', 'round-ends']);
    });
  },
);

rule(
  'gh/clean-up.2: a deck from which a standard 2x or null was drawn is reshuffled with its discards',
  {
    map: ['bcg'],
    cast: {
      b: { class: 'brute', draws: ['+1', 'x2'] },
      c: { class: 'cragheart', draws: ['+1'] },
      g: { monster: 'bandit-guard' },
    },
    monsterDraws: ['null'],
  },
  (scene) => {
    draws(scene, 'brute', 2);
    draws(scene, 'cragheart', 1);
    draws(scene, 'monsters', 1);
    scene.perform(cleanUp);
    scene.settles((s) => {
      expect(deckOf(s, 'brute')).toMatchObject({ discards: [], shuffle: false });
      expect(deckOf(s, 'brute')?.draw).toHaveLength(32);
      expect(deckOf(s, 'monsters')?.discards).toEqual([]);
      expect(deckOf(s, 'cragheart')?.discards).toEqual(['+1']);
    });
  },
);

rule(
  'gh/clean-up.2a: a deck from which only a bless and a curse were drawn is not reshuffled',
  { ...quiet, cast: { ...quiet.cast, b: { class: 'brute', draws: ['+1', 'bless', 'curse'] } } },
  (scene) => {
    draws(scene, 'brute', 3);
    scene.perform(cleanUp);
    scene.settles((s) => expect(deckOf(s, 'brute')?.discards).toEqual(['+1']));
  },
);

const monsterDeck = (s: State): State['monsterDecks'][number] | undefined => s.monsterDecks[0];

rule(
  'gh/clean-up.3: a monster deck whose card has the shuffle symbol is reshuffled with its discards',
  { ...quiet, cards: { guard: 'guard-1' } },
  (scene) => {
    scene.perform(cleanUp);
    scene.settles((s) => {
      expect(monsterDeck(s)).toMatchObject({ card: null, discards: [] });
      expect(monsterDeck(s)?.draw).toHaveLength(8);
    });
  },
);

rule(
  'gh/clean-up.3: the card of another deck is put on its discards',
  { ...quiet, cards: { guard: 'guard-4' } },
  (scene) => {
    scene.perform(cleanUp);
    scene.settles((s) => expect(monsterDeck(s)).toMatchObject({ card: null, discards: ['guard-4'] }));
  },
);

rule(
  'gh/clean-up.4: Strong elements become Waning, and Waning ones Inert',
  { ...quiet, elements: { fire: 'strong', ice: 'waning' } },
  (scene) => {
    scene.perform(cleanUp);
    scene.settles((s) => expect(s.elements.slice(0, 3)).toEqual(['waning', 'inert', 'inert']));
  },
);

const bonusOf = (stays: 'round' | 'persistent'): string => {
  const found = [...content.cards.values()].find(
    (card) => card.class === 'brute' && card.bottom.stays === stays && card.bottom.lost !== true,
  );
  return found?.id ?? '';
};

rule(
  'gh/clean-up.5: round bonus cards leave the active area, persistent ones stay',
  {
    ...quiet,
    cast: {
      ...quiet.cast,
      b: { class: 'brute', active: [`${bonusOf('round')} bottom`, 'warding-strength bottom'] },
    },
  },
  (scene) => {
    scene.perform(cleanUp);
    scene.settles(() => {
      expect(scene.hero('b').active.map(({ card }) => card)).toEqual(['warding-strength']);
      expect(scene.hero('b').discard).toEqual([bonusOf('round')]);
    });
  },
);

rule(
  'gh/clean-up.6: a player may short rest',
  {
    ...quiet,
    cast: { ...quiet.cast, b: { class: 'brute', discard: ['trample', 'sweeping-blow'] } },
    script: { 'short rest brute': [0] },
  },
  (scene) => {
    scene.perform(cleanUp);
    scene.asks('ana', 'short-rest', 'yes', 'no').answer('yes');
    scene.asksAbout('ana', 'redraw-rest-card').answer('no');
    scene.settles(() => {
      expect(scene.hero('b').lost).toEqual(['trample']);
      expect(scene.hero('b').hand).toEqual(['sweeping-blow']);
    });
  },
);

rule(
  "gh/clean-up.7: bonuses of the monsters' cards end",
  { ...quiet, cards: { guard: 'guard-1' } },
  (scene) => {
    scene.acts('g');
    scene.settles(() => expect(scene.the('g').bonuses).toHaveLength(2));
    scene.perform(cleanUp);
    scene.settles(() => {
      expect(scene.the('g').bonuses).toEqual([]);
      expect(scene.the('g').under).toBeNull();
    });
  },
);

rule('gh/clean-up.8: the rounds are counted, one a round', { ...quiet, round: 4 }, (scene) => {
  scene.perform(cleanUp);
  scene.settles(() => expect(scene.told.at(-1)).toEqual({ is: 'round-ends', round: 4 }));
  scene.goOn((s) => s.roundBegun);
  scene.settles((s) => expect(s.round).toBe(5));
});

rule(
  'gh/clean-up.9: a scenario may go on after round 12',
  { ...quiet, cast: { ...quiet.cast, b: { class: 'brute', hand: ['trample', 'sweeping-blow'] } }, round: 12 },
  (scene) => {
    scene.perform(cleanUp);
    scene.goOn((s) => s.roundBegun);
    scene.settles((s) => {
      expect(s.round).toBe(13);
      expect(s.ending).toBeNull();
    });
  },
);

const reinforced = {
  map: ['b..g..x'],
  cast: { b: { class: 'brute', acted: true }, g: { monster: 'bandit-guard', acted: true } },
  rules: [
    {
      on: { is: 'round-end' },
      do: [{ is: 'spawn', monster: 'living-bones', at: 'x', ranks: [['normal'], ['normal'], ['normal']] }],
    },
  ],
} as unknown as Parameters<typeof rule>[1]; // a test writes ids as plain words

rule(
  'gh/clean-up.10: effects at the end of the round take place in clean-up, and what is spawned acts from the next',
  reinforced,
  (scene) => {
    scene.goOn((s) => s.phase === 'choosing');
    scene.settles((s) => {
      const told = scene.told.map(({ is }) => is);
      expect(told.indexOf('appeared')).toBeGreaterThan(told.indexOf('round-ends'));
      expect(told).not.toContain('turn-begins');
      const spawned = s.figures.find(({ type }) => type === 'living-bones');
      expect(spawned).toMatchObject({ hex: scene.at('x'), acted: false });
      expect(s.monsterDecks).toEqual([]);
    });
  },
);

rule(
  'gh/clean-up.11: if the end was triggered the scenario ends now instead of starting another round',
  { map: ['b'], cast: { b: { class: 'brute', acted: true } } },
  (scene) => {
    scene.goOn((s) => s.phase === 'over');
    scene.settles((s) => {
      expect(s.outcome).toBe('success');
      expect(scene.told.map(({ is }) => is)).not.toContain('round-begins');
    });
  },
);

test('gh/clean-up.5: the Brute has a card of each kind', () => {
  expect(bonusOf('round')).not.toBe('');
});
