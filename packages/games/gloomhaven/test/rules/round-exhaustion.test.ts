import { expect } from 'vitest';
import { sufferDamage } from '../../rules/damage.ts';
import { theFigure } from '../../rules/figures.ts';
import { openDoor } from '../../rules/scenario/rooms.ts';
import { beginRound } from '../../rules/turns/round.ts';
import { type HexScene, rule } from '../scene/index.ts';

/** A figure suffers damage out of nowhere. */
function suffers(scene: HexScene, letter: string, damage: number): void {
  const id = scene.id(letter);
  scene.perform(function* (g) {
    yield* sufferDamage(g, theFigure(g.state, id), { damage, cause: 'ability', by: null });
  });
}

const weak = {
  map: ['.b.'],
  cast: { b: { class: 'brute', hp: 2 } },
  goal: [{ is: 'reveal', room: 9 }],
} as const;

rule(
  'gh/round.23: a character at 1 hit point that suffers 3 is exhausted at once',
  { ...weak, cast: { b: { class: 'brute', hp: 1 } } },
  (scene) => {
    suffers(scene, 'b', 3);
    scene.settles(() => {
      expect(scene.told).toContainEqual({ is: 'exhausted', figure: 'brute', why: 'hp' });
      expect(scene.hero('b').exhausted).toBe(true);
    });
  },
);

rule(
  'gh/round.23a: a character at 2 hit points that suffers 2 and negates nothing is exhausted',
  {
    ...weak,
    cast: { b: { class: 'brute', hp: 2, hand: ['trample'] } },
  },
  (scene) => {
    suffers(scene, 'b', 2);
    scene.asks('ana', 'negate-damage', 'suffer', 'lose-card').answer('suffer');
    scene.settles(() => expect(scene.hero('b').exhausted).toBe(true));
  },
);

const busy = {
  map: ['.mrg', ' b...'],
  cast: {
    m: {
      ...{
        class: 'mindthief',
        hp: 1,
        hand: ['scurry'],
        discard: ['perverse-edge'],
        lost: ['fearsome-blade'],
      },
      active: ['feedback-loop top', 'gnawing-horde top'],
      picked: ['possession', 'into-the-night'],
      xp: 7,
      coins: 3,
      shield: 2,
    },
    r: { summon: 'rat-swarm', owner: 'm', sustainedBy: 'gnawing-horde' },
    b: { class: 'brute', hand: ['trample', 'shield-bash'] },
    g: { monster: 'bandit-guard' },
  },
  goal: [{ is: 'reveal', room: 9 }],
} as const;

/** Without a question: three discards or a hand would let it negate. */
function isExhausted(scene: HexScene): void {
  suffers(scene, 'm', 9);
  scene.asksAbout('ana', 'negate-damage').answer('suffer');
  scene.settles();
}

rule(
  'gh/round.24: all its cards are lost, its figure and its summons leave, its bonuses end',
  busy,
  (scene) => {
    isExhausted(scene);
    const { hand, discard, picked, active, lost } = scene.hero('m');
    expect([hand, discard, picked, active]).toEqual([[], [], [], []]);
    expect([...lost].sort()).toEqual([
      ...[
        'fearsome-blade',
        'feedback-loop',
        'gnawing-horde',
        'into-the-night',
        'perverse-edge',
        'possession',
      ],
      'scurry',
    ]);
    expect(scene.state.figures.map(({ id }) => id)).toEqual(['brute', 'bandit-guard-1']);
  },
);

rule(
  'gh/round.24: it takes no further part: nobody asks it for cards',
  { ...busy, phase: 'choosing' },
  (scene) => {
    isExhausted(scene);
    scene.goOn((s) => s.phase === 'revealing');
    scene.asksNothingOf('ana');
    scene.asks('bea', 'leading-card', 'trample', 'shield-bash', 'give-up');
  },
);

rule('gh/round.25: an exhausted character can be neither healed nor given its cards back', busy, (scene) => {
  isExhausted(scene);
  const allies = {
    is: 'figures',
    side: 'allies',
    count: 'all',
    where: { is: 'anywhere' },
    when: [],
  } as const;
  scene.does(
    'b',
    { do: 'heal', value: 3, targets: allies },
    { do: 'recover', pile: 'lost', count: 'all', targets: allies },
  );
  scene.settles(() => {
    expect(scene.isThere('m')).toBe(false);
    expect(scene.hero('m')).toMatchObject({ exhausted: true, hand: [] });
  });
});

const inTurn = {
  map: ['.b.'],
  cast: { b: { class: 'brute', picked: ['trample', 'shield-bash'], hand: ['grab-and-go', 'spare-dagger'] } },
  goal: [{ is: 'reveal', room: 9 }],
} as const;

rule(
  'gh/round.26: neither in selection nor in its turn can a character choose to become exhausted',
  inTurn,
  (scene) => {
    scene.goOn((s) => s.phase === 'revealing');
    const halves = ['trample', 'shield-bash'].flatMap((card) =>
      ['top', 'bottom', 'basic-attack', 'basic-move'].map((half) => `${half}:${card}`),
    );
    scene.asks('ana', 'next', ...halves, 'end-turn').answer('end-turn');
    scene.asks('ana', 'short-rest', 'yes', 'no').answer('no');
    scene
      .asks('ana', 'leading-card', 'grab-and-go', 'spare-dagger', 'long-rest', 'give-up')
      .refuses('not-an-option', 'exhaust');
  },
);

const anEnemy = { is: 'figures', side: 'enemies', count: 1, where: { is: 'anywhere' }, when: [] } as const;

rule('gh/round.27: money, experience and progress gained before exhaustion are kept', busy, (scene) => {
  scene.does('m', { do: 'kill', targets: anEnemy });
  scene.asksAbout('ana', 'ability-target').answer('bandit-guard-1');
  scene.settles();
  isExhausted(scene);
  expect(scene.hero('m')).toMatchObject({ xp: 7, coins: 3, tally: { kills: 1 } });
});

const spentOut = {
  map: ['.bs#g'],
  cast: {
    b: { class: 'brute', hand: ['trample'] },
    s: { class: 'scoundrel', discard: ['backstab'] },
    g: { monster: 'bandit-guard' },
  },
  phase: 'choosing',
} as const;

rule('gh/round.28: when every character is exhausted the scenario is lost', spentOut, (scene) => {
  scene.perform((g) => beginRound(g));
  scene.settles((s) => expect(s.heroes.every(({ exhausted }) => exhausted)).toBe(true));
  scene.goOn((s) => s.phase === 'over');
  scene.settles((s) => {
    expect(s.outcome).toBe('failure');
    expect(scene.match.result.winners).toEqual([]);
  });
});

const ofFour = {
  map: ['bstw+x.'],
  rooms: ['1111122'],
  cast: {
    b: { class: 'brute', hp: 1 },
    s: { class: 'scoundrel' },
    t: { class: 'tinkerer' },
    w: { class: 'spellweaver' },
  },
  behind: { x: { monster: 'bandit-guard', ranks: '-ne' } },
} as const;

rule(
  'gh/round.29, gh/round.29a: one of four is exhausted, and the next room is populated for four',
  ofFour,
  (scene) => {
    suffers(scene, 'b', 1);
    scene.settles((s) => expect(s.heroes.filter(({ exhausted }) => exhausted).length).toBe(1));
    scene.perform((g) => openDoor(g, 'door 4,0', theFigure(g.state, scene.id('w'))));
    scene.settles((s) => expect(s.figures.at(-1)).toMatchObject({ type: 'bandit-guard', rank: 'elite' }));
  },
);

const trapped = {
  map: ['.bT.', ' ..g'],
  cast: {
    b: { class: 'brute', hp: 3, picked: ['trample', 'shield-bash'], hand: [] },
    g: { monster: 'bandit-guard', hp: 5, acted: true },
  },
  turn: 'b',
  goal: [{ is: 'reveal', room: 9 }],
} as const;

rule(
  'gh/round.30: a character that is exhausted in mid-turn stops at once, and the rest of the action is not performed',
  trapped,
  (scene) => {
    scene.does('b', { do: 'move', value: 1 }, { do: 'attack', value: 3 });
    scene.asksAbout('ana', 'move-to').answer(scene.at('T'));
    scene.settles(() => {
      expect(scene.hero('b').exhausted).toBe(true);
      expect(scene.the('g').hp).toBe(5);
    });
    scene.goOn((s) => s.turn === null);
    scene.settles();
  },
);

const maker = {
  map: ['.tO', ' ...'],
  cast: { t: { class: 'tinkerer', hp: 1 } },
  elements: { fire: 'strong' },
} as const;

rule('gh/round.31: traps, obstacles and elements of an exhausted character remain', maker, (scene) => {
  scene.does('t', { do: 'make-trap', damage: 4 });
  scene.asksAbout('ana', 'ability-hex').answer('0,0');
  scene.settles();
  suffers(scene, 't', 1);
  scene.settles((s) => {
    expect(s.pieces.map(({ is }) => is)).toEqual(['obstacle', 'trap']);
    expect(s.elements[0]).toBe('strong');
  });
});
