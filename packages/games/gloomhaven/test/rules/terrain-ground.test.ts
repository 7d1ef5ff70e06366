import { expect, test } from 'vitest';
import { attack, move, push } from '../../content/words/abilities.ts';
import { anAdjacentEnemy } from '../../content/words/targets.ts';
import { gloomhaven } from '../../game.ts';
import { trapDamage } from '../../rules/scenario/level.ts';
import { rule } from '../scene/index.ts';

const brute = { b: { class: 'brute' } } as const;
const flyer = { b: { class: 'brute', items: ['cloak-of-phasing'] } } as const;

test('gh/terrain.19: for L from 0 to 7 trap damage is 2, 3, 4, 5, 6, 7, 8, 9', () => {
  const levels = [0, 1, 2, 3, 4, 5, 6, 7];
  expect(levels.map((level) => trapDamage(level, gloomhaven.defaults))).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
});

for (const [level, damage] of [1, 1, 2, 2, 3, 3, 4, 4].entries()) {
  rule(
    `gh/terrain.19: at L = ${level} a hazardous hex deals ${damage} to a figure that enters it, and stays`,
    { map: ['bH'], level, cast: brute },
    (scene) => {
      scene.does('b', move(1));
      scene.asksAbout('ana', 'move-to').answer(scene.at('H'));
      scene.settles(({ pieces }) => {
        expect(scene.the('b').hp).toBe(10 - damage);
        expect(pieces).toHaveLength(1);
      });
    },
  );
}

rule(
  'gh/terrain.19: forced movement into a hazardous hex deals the same',
  { map: ['bgH'], level: 2, cast: { ...brute, g: { monster: 'bandit-guard', hp: 9 } } },
  (scene) => {
    scene.does('b', push(1, anAdjacentEnemy));
    scene.asksAbout('ana', 'ability-target').answer('bandit-guard-1');
    scene.asksAbout('ana', 'push-to').answer(scene.at('H'));
    scene.settles(() => expect(scene.the('g').hp).toBe(9 - 2));
  },
);

rule(
  'gh/terrain.19a: at L = 1 a walk through two hazardous hexes deals 1 damage twice, from two sources',
  { map: ['bHHa'], cast: brute },
  (scene) => {
    scene.does('b', move(3));
    scene.asksAbout('ana', 'move-to').answer(scene.at('a'));
    scene.settles(() =>
      expect(scene.told.filter(({ is }) => is === 'suffered')).toEqual([
        { is: 'suffered', figure: 'brute', damage: 1, cause: 'hazard', by: null, hp: 9 },
        { is: 'suffered', figure: 'brute', damage: 1, cause: 'hazard', by: null, hp: 8 },
      ]),
    );
  },
);

rule(
  'gh/terrain.20: starting, staying and ending a turn on hazardous terrain and leaving it deals nothing',
  { map: ['aH'], cast: { b: { ...brute.b, at: 'H' } } },
  (scene) => {
    scene.goOn(({ figures }) => figures.every(({ acted }) => acted));
    scene.settles(() => expect(scene.told).toContainEqual({ is: 'turn-begins', figure: 'brute' }));
    scene.does('b', move(1));
    scene.asksAbout('ana', 'move-to').answer(scene.at('a'));
    scene.settles(() => expect(scene.the('b').hp).toBe(10));
  },
);

rule('gh/terrain.21: Flying ignores hazardous terrain', { map: ['bHH'], cast: flyer }, (scene) => {
  const last = scene.all('H').at(-1) ?? '';
  scene.does('b', move(2));
  scene.asksAbout('ana', 'move-to').answer(last);
  scene.settles(() => {
    expect(scene.the('b').hex).toBe(last);
    expect(scene.the('b').hp).toBe(10);
  });
});

rule(
  'gh/terrain.21: a jump ignores hazardous terrain except in its last hex',
  { map: ['bHH'], cast: brute },
  (scene) => {
    scene.does('b', move(2, { jump: true }));
    scene.asksAbout('ana', 'move-to').answer(scene.all('H').at(-1) ?? '');
    scene.settles(() => expect(scene.the('b').hp).toBe(10 - 1));
  },
);

rule(
  'gh/terrain.22: with normal movement a difficult hex costs two points',
  { map: ['bDa'], cast: brute },
  (scene) => {
    scene.does('b', move(2));
    scene.asks('ana', 'move-to', scene.at('D'), 'stop').answer(scene.at('D'));
    scene.settles(() => expect(scene.the('b').hex).toBe(scene.at('D')));
  },
);

rule('gh/terrain.22: Flying pays nothing extra', { map: ['bDD'], cast: flyer }, (scene) => {
  scene.does('b', move(2));
  scene.asks('ana', 'move-to', ...scene.all('D'), 'stop').answer('stop');
  scene.settles();
});

rule('gh/terrain.22: a jump pays nothing extra on the way', { map: ['bDDa'], cast: brute }, (scene) => {
  scene.does('b', move(3, { jump: true }));
  scene.asks('ana', 'move-to', ...scene.all('D'), scene.at('a'), 'stop').answer(scene.at('a'));
  scene.settles(() => expect(scene.the('b').hex).toBe(scene.at('a')));
});

rule(
  'gh/terrain.22: the last hex of a jump is entered as in a normal move, so it costs 2 if it is difficult',
  { map: ['bDD'], cast: brute },
  (scene) => {
    scene.does('b', move(2, { jump: true }));
    scene.asks('ana', 'move-to', scene.at('D'), 'stop').answer('stop');
    scene.settles();
  },
);

rule(
  'gh/terrain.22: at a table that reads it the other way the last hex of a jump costs 1',
  { map: ['bDD'], options: { jumpPaysDifficult: false }, cast: brute },
  (scene) => {
    scene.does('b', move(2, { jump: true }));
    scene.asks('ana', 'move-to', ...scene.all('D'), 'stop').answer('stop');
    scene.settles();
  },
);

rule(
  'gh/terrain.22a: with Move 3 and two difficult hexes ahead only the first can be entered, and the last point must go into a hex that costs 1',
  { map: ['bDD'], cast: brute },
  (scene) => {
    const [first = '', start = ''] = [scene.at('D'), scene.the('b').hex];
    scene.does('b', move(3));
    scene.asks('ana', 'move-to', first, 'stop').answer(first);
    scene.asks('ana', 'move-to', start, 'stop').answer('stop');
    scene.settles(() => expect(scene.the('b').hex).toBe(first));
  },
);

rule(
  'gh/terrain.22b: a target pushed 2 hexes over difficult terrain moves both hexes',
  { map: ['bgDD'], cast: { ...brute, g: { monster: 'bandit-guard' } } },
  (scene) => {
    const [first = '', second = ''] = scene.all('D');
    scene.does('b', push(2, anAdjacentEnemy));
    scene.asksAbout('ana', 'ability-target').answer('bandit-guard-1');
    scene.asks('ana', 'push-to', first, 'decline').answer(first);
    scene.settles(() => expect(scene.the('g').hex).toBe(second));
  },
);

rule(
  'gh/terrain.23: an obstacle can be neither entered nor crossed with normal movement',
  { map: ['bOa'], cast: brute },
  (scene) => {
    const before = scene.the('b').hex;
    scene.does('b', move(5));
    scene.settles(() => expect(scene.the('b').hex).toBe(before));
  },
);

rule(
  'gh/terrain.23: nobody can be pushed into an obstacle',
  { map: ['bgO'], cast: { ...brute, g: { monster: 'bandit-guard' } } },
  (scene) => {
    const before = scene.the('g').hex;
    scene.does('b', push(1, anAdjacentEnemy));
    scene.asksAbout('ana', 'ability-target').answer('bandit-guard-1');
    scene.settles(() => expect(scene.the('g').hex).toBe(before));
  },
);

rule('gh/terrain.23: Flying can cross an obstacle and end on it', { map: ['bOa'], cast: flyer }, (scene) => {
  scene.does('b', move(2));
  scene.asks('ana', 'move-to', scene.at('O'), scene.at('a'), 'stop').answer(scene.at('O'));
  scene.asksAbout('ana', 'move-to').answer('stop');
  scene.settles(() => expect(scene.the('b').hex).toBe(scene.at('O')));
});

rule(
  'gh/terrain.23: a jump can cross an obstacle but not end on it',
  { map: ['bOa'], cast: brute },
  (scene) => {
    const start = scene.the('b').hex;
    scene.does('b', move(2, { jump: true }));
    scene.asks('ana', 'move-to', scene.at('O'), scene.at('a'), 'stop').answer(scene.at('O'));
    scene.asks('ana', 'move-to', start, scene.at('a')).answer(scene.at('a'));
    scene.settles(() => expect(scene.the('b').hex).toBe(scene.at('a')));
  },
);

const shot = {
  map: ['.....', 'b.Og.', '.....'],
  cast: { ...brute, g: { monster: 'bandit-guard', hp: 9 } },
} as const;

rule('gh/terrain.24: obstacles block neither line of sight nor range', shot, (scene) => {
  scene.does('b', attack(2, { range: 3 }));
  scene.asks('ana', 'attack-target', 'bandit-guard-1', 'skip').answer('skip');
  scene.settles();
});

rule(
  'gh/terrain.24a: with an obstacle exactly between archer and target at distance 3, an attack with Range 3 is allowed',
  shot,
  (scene) => {
    scene.does('b', attack(2, { range: 3 }));
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.settles(() => expect(scene.the('g').hp).toBe(7));
  },
);
