import { expect, test } from 'vitest';
import { afflict, attack, become } from '../../content/words/abilities.ts';
import { adjacentEnemies, anAdjacentEnemy } from '../../content/words/targets.ts';
import { negativeConditions, positiveConditions } from '../../vocabulary/terms.ts';
import { type HexScene, rule } from '../scene/index.ts';

const tokens = (scene: HexScene, letter: string): readonly string[] =>
  scene.the(letter).conditions.map(({ is }) => is);

test('gh/conditions.1: seven conditions are negative and three are positive', () => {
  expect(negativeConditions).toEqual(['poison', 'wound', 'immobilize', 'disarm', 'stun', 'muddle', 'curse']);
  expect(positiveConditions).toEqual(['invisible', 'strengthen', 'bless']);
});

const duel = {
  map: ['.bg.'],
  cast: { b: { class: 'brute' }, g: { monster: 'bandit-guard', hp: 9, conditions: ['muddle'] } },
} as const;

rule('gh/conditions.2: a figure has a condition at most once, but curses add up', duel, (scene) => {
  scene.does('b', afflict(['muddle', 'curse'], adjacentEnemies), afflict(['curse'], adjacentEnemies));
  scene.asks('ana', 'ability-use', 'perform', 'skip').answer('perform');
  scene.asks('ana', 'ability-use', 'perform', 'skip').answer('perform');
  scene.settles((s) => {
    expect(tokens(scene, 'g')).toEqual(['muddle']);
    const deck = s.decks.find(({ owner }) => owner === 'monsters');
    expect(deck?.draw.filter((card) => card === 'curse')).toHaveLength(2);
  });
});

const spare = { objective: 'altar', side: 'monsters', hp: 9 } as const;

rule(
  'gh/conditions.2a: a figure that is muddled again before its turn still loses MUDDLE at the end of that turn',
  {
    map: ['.b.......g'],
    cast: { b: { class: 'brute', acted: true }, g: { monster: 'bandit-guard', conditions: ['muddle'] } },
    cards: { guard: 'guard-1' },
  },
  (scene) => {
    scene.does('b', afflict(['muddle'], { ...anEnemyAnywhere }));
    scene.asks('ana', 'ability-target', 'bandit-guard-1', 'skip').answer('bandit-guard-1');
    scene.settles(() => expect(tokens(scene, 'g')).toEqual(['muddle']));
    scene.goOn((s) => s.phase === 'clean-up');
    scene.settles(() => expect(tokens(scene, 'g')).toEqual([]));
  },
);

const anEnemyAnywhere = {
  is: 'figures',
  side: 'enemies',
  count: 1,
  where: { is: 'anywhere' },
  when: [],
} as const;

rule(
  'gh/conditions.3: the condition of an attack is given although the attack deals no damage',
  {
    map: ['.bg.'],
    cast: { b: { class: 'brute', draws: ['null'] }, g: { monster: 'bandit-guard', hp: 6 } },
  },
  (scene) => {
    scene.does('b', attack(2, { conditions: ['immobilize'] }));
    scene.asks('ana', 'attack-target', 'bandit-guard-1', 'skip').answer('bandit-guard-1');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(6);
      expect(tokens(scene, 'g')).toEqual(['immobilize']);
    });
  },
);

rule(
  'gh/conditions.3: every target of an ability is given its condition',
  {
    map: ['gbh'],
    cast: { b: { class: 'brute' }, g: { monster: 'bandit-guard' }, h: { monster: 'bandit-archer' } },
  },
  (scene) => {
    scene.does('b', afflict(['wound'], adjacentEnemies));
    scene.asks('ana', 'ability-use', 'perform', 'skip').answer('perform');
    scene.settles(() => expect([tokens(scene, 'g'), tokens(scene, 'h')]).toEqual([['wound'], ['wound']]));
  },
);

rule(
  'gh/conditions.4: six conditions end with the next turn, POISON and WOUND do not',
  {
    map: ['b.......g'],
    cast: {
      b: {
        class: 'brute',
        conditions: ['poison', 'immobilize', 'disarm', 'stun', 'muddle', 'invisible', 'strengthen', 'wound'],
      },
      g: spare,
    },
  },
  (scene) => {
    scene.goOn((s) => s.phase === 'clean-up');
    scene.settles(() => expect(tokens(scene, 'b')).toEqual(['poison', 'wound']));
  },
);

rule(
  'gh/conditions.5, gh/conditions.5a: INVISIBLE gained in the own turn of round 2 ends with the turn of round 3',
  {
    map: ['s.......g'],
    cast: { s: { class: 'scoundrel', hand: ['flanking-strike', 'backstab'] }, g: spare },
    goal: [{ is: 'reveal', room: 9 }],
    round: 2,
    turn: 's',
  },
  (scene) => {
    scene.does('s', become('invisible'));
    scene.goOn((s) => s.phase === 'clean-up');
    scene.settles(() => expect(tokens(scene, 's')).toEqual(['invisible']));
    scene.goOn((s) => s.round === 3 && s.phase === 'clean-up');
    scene.asksAbout('ana', 'leading-card').answer('backstab');
    scene.asksAbout('ana', 'second-card').answer('flanking-strike');
    expect(tokens(scene, 's')).toEqual(['invisible']);
    scene.asksAbout('ana', 'next').answer('end-turn');
    scene.settles(() => expect(tokens(scene, 's')).toEqual([]));
  },
);

rule(
  'gh/conditions.5b: a monster stunned before it acts skips its turn of this round and is free again',
  {
    map: ['.bg.'],
    cast: { b: { class: 'brute', acted: true }, g: { monster: 'bandit-guard' } },
    cards: { guard: 'guard-4' },
    round: 2,
  },
  (scene) => {
    scene.does('b', afflict(['stun'], anAdjacentEnemy));
    scene.asksAbout('ana', 'ability-target').answer('bandit-guard-1');
    scene.goOn((s) => s.phase === 'clean-up');
    scene.settles(() => {
      expect(tokens(scene, 'g')).toEqual([]);
      expect(scene.the('b').hp).toBe(10);
      expect(scene.told.map(({ is }) => is)).toContain('turn-skipped');
    });
  },
);

rule(
  'gh/conditions.5c: a monster stunned after it has acted is free when its turn of the next round ends',
  {
    map: ['bg'],
    cast: {
      b: { class: 'brute', acted: true, hand: ['trample', 'grab-and-go'] },
      g: { monster: 'bandit-guard', acted: true },
    },
    round: 2,
  },
  (scene) => {
    scene.does('b', afflict(['stun'], anAdjacentEnemy));
    scene.asksAbout('ana', 'ability-target').answer('bandit-guard-1');
    scene.goOn((s) => s.phase === 'choosing');
    scene.settles(() => expect(tokens(scene, 'g')).toEqual(['stun']));
    scene.goOn((s) => s.round === 3 && s.phase === 'clean-up');
    scene.asksAbout('ana', 'leading-card').answer('grab-and-go');
    scene.asksAbout('ana', 'second-card').answer('trample');
    scene.asksAbout('ana', 'next').answer('end-turn');
    scene.settles(() => {
      expect(tokens(scene, 'g')).toEqual([]);
      expect(scene.the('b').hp).toBe(10);
    });
  },
);

rule(
  'gh/conditions.6: a condition expires although its bearer could do nothing in the turn',
  {
    map: ['g.......b'],
    cast: {
      b: { class: 'brute', acted: true, conditions: ['invisible'] },
      g: { monster: 'bandit-guard', conditions: ['immobilize', 'disarm'] },
    },
    cards: { guard: 'guard-4' },
  },
  (scene) => {
    scene.goOn((s) => s.phase === 'clean-up');
    scene.settles(() => expect(tokens(scene, 'g')).toEqual([]));
  },
);
