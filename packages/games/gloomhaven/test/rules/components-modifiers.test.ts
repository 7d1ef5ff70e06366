import { expect } from 'vitest';
import { rule } from '../scene/index.ts';

const duel = {
  map: ['.bg..'],
  cast: { b: { class: 'brute', draws: ['+0-stun'] }, g: { monster: 'bandit-guard', hp: 9 } },
} as const;
const attacks = { do: 'attack', value: 3 } as const;

rule(
  'gh/components.27, gh/components.28: a stun without a number is +0, and stuns the target it was drawn for',
  duel,
  (scene) => {
    scene.does('b', attacks);
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(6);
      expect(scene.has('g', 'stun')).toBe(true);
    });
  },
);

const rolling = {
  ...duel,
  cast: { ...duel.cast, b: { class: 'brute', draws: ['roll-push-2', 'roll-earth', '+2', '-2'] } },
  turn: 'b',
} as const;

rule(
  'gh/components.29, gh/components.29a: rolling PUSH 2, rolling Earth and +2 are +2, PUSH 2 and Earth',
  rolling,
  (scene) => {
    scene.does('b', attacks);
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.asksAbout('ana', 'push-to').answer('3,0');
    scene.settles((s) => {
      expect(scene.the('g')).toMatchObject({ hp: 4, hex: '4,0' });
      expect(s.turn?.infused).toEqual(['earth']);
      expect(s.decks[0]?.discards).toEqual(['roll-push-2', 'roll-earth', '+2']);
    });
  },
);

const blessed = {
  ...duel,
  cast: { ...duel.cast, b: { class: 'brute', draws: ['bless', 'curse'] } },
} as const;

rule(
  'gh/components.30: a drawn bless or curse returns to its supply, not to the discards',
  blessed,
  (scene) => {
    for (const supply of ['blessings', 'heroCurses'] as const) {
      const before = scene.state[supply];
      scene.does('b', attacks);
      scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
      scene.settles((s) => expect(s[supply]).toBe(before + 1));
    }
    expect(scene.state.decks[0]?.discards).toEqual([]);
  },
);

const enemy = { is: 'figures', side: 'enemies', count: 'all', where: { is: 'anywhere' }, when: [] } as const;
const curse = { do: 'condition', conditions: ['curse'], targets: enemy } as const;

rule(
  'gh/components.31: curses of characters and of monsters come from supplies of their own',
  duel,
  (scene) => {
    const curses = (): readonly number[] =>
      scene.state.decks.map(({ draw }) => draw.filter((id) => (id as string) === 'curse').length);
    scene.does('b', curse);
    scene.asksAbout('ana', 'ability-use').answer('perform');
    scene.settles((s) => expect([s.heroCurses, s.monsterCurses, ...curses()]).toEqual([10, 9, 0, 1]));
    scene.does('g', curse);
    scene.settles((s) => expect([s.heroCurses, s.monsterCurses, ...curses()]).toEqual([9, 9, 1, 1]));
  },
);

const few = (deck: readonly string[]) =>
  ({
    map: ['.bg..', ' hk..'],
    cast: {
      b: { class: 'brute', deck },
      g: { monster: 'bandit-guard', hp: 9, conditions: ['stun'] },
      h: { monster: 'bandit-guard', hp: 9, conditions: ['stun'] },
      k: { monster: 'bandit-guard', hp: 9, conditions: ['stun'] },
    },
    goal: [{ is: 'reveal', room: 9 }],
  }) as const;

rule(
  'gh/components.32: a deck of which a 2x was drawn is reshuffled at the end of the round',
  { ...few(['x2', '+0', '+1']), phase: 'clean-up' },
  (scene) => {
    scene.does('b', attacks);
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.settles((s) => expect(s.decks[0]?.discards).toEqual(['x2']));
    scene.goOn((s) => s.phase === 'choosing');
    scene.settles((s) => {
      expect(scene.told).toContainEqual({ is: 'reshuffled', deck: 'brute' });
      expect([...(s.decks[0]?.draw ?? [])].sort()).toEqual(['+0', '+1', 'x2']);
      expect(s.decks[0]?.discards).toEqual([]);
    });
  },
);

rule(
  'gh/components.32: a deck of which no such card was drawn is not',
  { ...few(['+1', '+0']), phase: 'clean-up' },
  (scene) => {
    scene.does('b', attacks);
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.goOn((s) => s.phase === 'choosing');
    scene.settles((s) => expect(s.decks[0]).toMatchObject({ draw: ['+0'], discards: ['+1'] }));
  },
);

rule(
  'gh/components.32a: a draw pile that runs out in the middle of three attacks is made anew of the discards',
  few(['+1', '-1']),
  (scene) => {
    scene.does('b', {
      do: 'attack',
      value: 3,
      targets: { ...enemy, where: { is: 'within', range: 1, of: 'performer', needsSight: false } },
    });
    scene.asksAbout('ana', 'ability-use').answer('perform');
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-2');
    scene.settles((s) => {
      // +1, -1, and the +1 once more.
      expect(s.figures.slice(1).map(({ hp }) => hp)).toEqual([5, 7, 5]);
      expect(scene.told).toContainEqual({ is: 'reshuffled', deck: 'brute' });
      expect(s.decks[0]).toMatchObject({ draw: ['-1'], discards: ['+1'] });
    });
  },
);
