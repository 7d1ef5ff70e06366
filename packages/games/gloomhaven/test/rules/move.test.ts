import { expect } from 'vitest';
import { move } from '../../content/words/abilities.ts';
import { rule } from '../scene/index.ts';

const brute = { b: { class: 'brute' } } as const;

rule(
  'gh/move.1: Move X leads up to X hexes, one at a time, paying 1 point for each and 2 for difficult terrain',
  { map: ['baDcd'], cast: brute },
  (scene) => {
    scene.does('b', move(4));
    scene.asks('ana', 'move-to', scene.at('a'), scene.at('D'), scene.at('c'), 'stop').answer(scene.at('c'));
    scene.settles(() =>
      expect(scene.told).toEqual([
        {
          is: 'moved',
          figure: 'brute',
          path: [scene.at('a'), scene.at('D'), scene.at('c')],
          how: 'walk',
        },
      ]),
    );
  },
);

rule('gh/move.2: fewer hexes than allowed may be used', { map: ['bac'], cast: brute }, (scene) => {
  scene.does('b', move(2));
  scene.asksAbout('ana', 'move-to').answer(scene.at('a'));
  scene.asksAbout('ana', 'move-to').answer('stop');
  scene.settles(() => expect(scene.the('b').hex).toBe(scene.at('a')));
});

rule('gh/move.2: a move may use no hex at all', { map: ['bac'], cast: brute }, (scene) => {
  const before = scene.the('b').hex;
  scene.does('b', move(2));
  scene.asks('ana', 'move-to', scene.at('a'), scene.at('c'), 'stop').answer('stop');
  scene.settles(() => expect(scene.the('b').hex).toBe(before));
});

rule(
  'gh/move.3: a normal move passes allies, but neither enemies nor obstacles nor walls',
  {
    map: ['atbgc', 'O####', 'd####'],
    rooms: ['11111', '1', '1'],
    cast: { ...brute, t: { class: 'tinkerer' }, g: { monster: 'bandit-guard' } },
  },
  (scene) => {
    scene.does('b', move(9));
    scene.asks('ana', 'move-to', scene.at('a'), 'stop').answer(scene.at('a'));
    scene.asks('ana', 'move-to', '2,0', 'stop').answer('stop');
    scene.settles(() => expect(scene.the('b').hex).toBe(scene.at('a')));
  },
);

rule(
  'gh/move.3a: with Move 2 a character passes an ally in a corridor and ends in the unoccupied hex behind it',
  { map: ['bta'], cast: { ...brute, t: { class: 'tinkerer' } } },
  (scene) => {
    scene.does('b', move(2));
    scene.asks('ana', 'move-to', scene.at('a'), 'stop').answer(scene.at('a'));
    scene.settles(() => expect(scene.the('b').hex).toBe(scene.at('a')));
  },
);

rule(
  'gh/move.3b: an enemy that blocks the only path stops a normal move',
  { map: ['bga'], cast: { ...brute, g: { monster: 'bandit-guard' } } },
  (scene) => {
    const before = scene.the('b').hex;
    scene.does('b', move(5));
    scene.settles(() => expect(scene.the('b').hex).toBe(before));
  },
);

rule(
  'gh/move.3: a move in a straight line stops before an enemy too, even if there is a way around',
  { map: ['.....', 'bagc.', '.....'], cast: { ...brute, g: { monster: 'bandit-guard' } } },
  (scene) => {
    scene.does('b', move(6, { constraint: 'straight-line' }));
    const asked = scene.asksAbout('ana', 'move-to');
    expect(asked.question.options).toContain(scene.at('a'));
    expect(asked.question.options).not.toContain(scene.at('c'));
    asked.answer('stop');
    scene.settles();
  },
);

rule(
  'gh/move.4: a movement may not end in a hex that holds an ally',
  {
    map: ['btc'],
    cast: { ...brute, t: { class: 'tinkerer' }, c: { class: 'cragheart' } },
  },
  (scene) => {
    scene.does('b', move(3));
    scene.settles(() => expect(scene.told).toEqual([]));
  },
);

rule(
  'gh/move.4: neither does a flying one, nor a jump',
  {
    map: ['bga'],
    cast: { b: { class: 'brute', items: ['cloak-of-phasing'] }, g: { monster: 'bandit-guard' } },
  },
  (scene) => {
    scene.does('b', move(2));
    scene.asks('ana', 'move-to', scene.at('a'), 'stop').answer('stop');
    scene.settles();
  },
);

rule(
  'gh/move.5: a trap and hazardous terrain work on entry, before the movement goes on',
  { map: ['bHTa'], cast: brute },
  (scene) => {
    scene.does('b', move(3));
    scene.asksAbout('ana', 'move-to').answer(scene.at('a'));
    scene.settles(() =>
      expect(scene.told.map(({ is }) => is)).toEqual([
        ...['moved', 'suffered'],
        ...['moved', 'trap-sprung', 'suffered'],
        'moved',
      ]),
    );
  },
);

rule(
  'gh/move.5a: with Move 4 and a damage trap in the second hex, a figure that survives it may use the two points left',
  { map: ['baTcd'], cast: brute },
  (scene) => {
    scene.does('b', move(4));
    scene.asksAbout('ana', 'move-to').answer(scene.at('T'));
    expect(scene.the('b').hp).toBe(7);
    scene
      .asks('ana', 'move-to', '0,0', scene.at('a'), scene.at('c'), scene.at('d'), 'stop')
      .answer(scene.at('d'));
    scene.settles(() => expect(scene.the('b').hex).toBe(scene.at('d')));
  },
);

for (const condition of ['stun', 'immobilize'])
  rule(
    `gh/move.6: a ${condition} trap in mid-move stops the figure there`,
    { map: ['bTac'], trapConditions: [condition], cast: brute },
    (scene) => {
      scene.does('b', move(3));
      scene.asksAbout('ana', 'move-to').answer(scene.at('c'));
      scene.settles(() => expect(scene.the('b').hex).toBe(scene.at('T')));
    },
  );

rule(
  'gh/move.7: neither Flying nor Jump leads through a wall',
  {
    map: ['bac'],
    rooms: ['112'],
    revealed: [1, 2],
    cast: { b: { class: 'brute', items: ['cloak-of-phasing'] } },
  },
  (scene) => {
    scene.does('b', move(5, { jump: true }));
    scene.asks('ana', 'move-to', scene.at('a'), 'stop').answer('stop');
    scene.settles();
  },
);

rule(
  'gh/move.28: money and treasure passed over during a move are not collected',
  { map: ['b$Ca'], cast: brute },
  (scene) => {
    scene.does('b', move(3));
    scene.asksAbout('ana', 'move-to').answer(scene.at('a'));
    scene.settles(({ pieces }) => {
      expect(scene.hero('b').coins).toBe(0);
      expect(pieces).toHaveLength(2);
    });
  },
);
