import { expect } from 'vitest';
import { attack, loot, move, push } from '../../content/words/abilities.ts';
import { anAdjacentEnemy } from '../../content/words/targets.ts';
import { makeTrap } from '../../content/words/terrain.ts';
import { rule } from '../scene/index.ts';

rule(
  'gh/terrain.1: doors, corridors, traps, hazardous and difficult terrain, obstacles and treasure lie on the map',
  { map: ['b+THDOC='], rooms: ['11222222'], cast: { b: { class: 'brute' } } },
  (scene) => {
    scene.does('b', move(1));
    scene.asks('ana', 'move-to', scene.at('+'), 'stop').answer(scene.at('+'));
    scene.settles(({ pieces }) =>
      expect(pieces.map(({ is }) => is).sort()).toEqual([
        'difficult',
        'hazard',
        'obstacle',
        'trap',
        'treasure',
      ]),
    );
  },
);

rule(
  'gh/terrain.2: a hex with a figure, a token or an overlay is not empty',
  {
    map: ['.$D.', 'abg.', '.OT.'],
    cast: { b: { class: 'brute' }, g: { monster: 'bandit-guard' } },
  },
  (scene) => {
    scene.does('b', makeTrap({ damage: 1 }));
    scene.asks('ana', 'ability-hex', scene.at('a'), 'skip').answer('skip');
    scene.settles();
  },
);

rule(
  'gh/terrain.2: a hex with money and no figure is unoccupied, so a move may end there',
  { map: ['b$'], cast: { b: { class: 'brute' } } },
  (scene) => {
    scene.does('b', move(1));
    scene.asks('ana', 'move-to', scene.at('$'), 'stop').answer(scene.at('$'));
    scene.settles(() => expect(scene.the('b').hex).toBe(scene.at('$')));
  },
);

rule(
  'gh/terrain.2a: a summon cannot be placed in a hex with a money token',
  { map: ['$ta'], cast: { t: { class: 'tinkerer', picked: ['harmless-contraption'] } } },
  (scene) => {
    scene.plays('t', 'harmless-contraption', 'top');
    scene.asks('ana', 'ability-hex', scene.at('a'), 'skip').answer(scene.at('a'));
    scene.settles(({ figures }) => expect(figures.at(-1)?.hex).toBe(scene.at('a')));
  },
);

rule(
  'gh/terrain.2b: a hex with nothing but a corridor tile is empty',
  {
    map: ['t=.'],
    rooms: ['112'],
    revealed: [1, 2],
    cast: { t: { class: 'tinkerer', picked: ['harmless-contraption'] } },
  },
  (scene) => {
    scene.plays('t', 'harmless-contraption', 'top');
    scene.asks('ana', 'ability-hex', scene.at('='), 'skip').answer(scene.at('='));
    scene.settles(({ figures }) => expect(figures.at(-1)?.hex).toBe(scene.at('=')));
  },
);

const byTheDoor = {
  map: ['#+#', 'b+g', '#+#'],
  rooms: ['112', '112', '112'],
  revealed: [1, 2],
  cast: { b: { class: 'brute' }, g: { monster: 'bandit-guard' } },
} as const;

rule('gh/terrain.3: a closed door is a wall for sight and range', byTheDoor, (scene) => {
  scene.does('b', attack(3, { range: 5 }));
  scene.settles(() => expect(scene.told).toEqual([]));
});

rule('gh/terrain.3: a closed door is no wall for a moving character', byTheDoor, (scene) => {
  scene.does('b', move(1));
  scene.asks('ana', 'move-to', ...scene.all('+'), 'stop').answer(scene.at('+'));
  scene.settles(() => expect(scene.the('b').hex).toBe(scene.at('+')));
});

const acrossAWall = { rooms: ['1122'], revealed: [1, 2] } as const;

rule(
  'gh/terrain.4: hexes separated by a wall line are not adjacent, and no range or movement crosses it',
  {
    ...acrossAWall,
    map: ['ab.g'],
    cast: { b: { class: 'brute' }, g: { monster: 'bandit-guard' } },
  },
  (scene) => {
    scene.does('b', attack(3, { range: 5 }), move(4));
    scene.asks('ana', 'move-to', scene.at('a'), 'stop').answer('stop');
    scene.settles(() => expect(scene.told).toEqual([]));
  },
);

rule(
  'gh/terrain.4a: no melee attack crosses a wall line',
  { ...acrossAWall, map: ['.bg.'], cast: { b: { class: 'brute' }, g: { monster: 'bandit-guard' } } },
  (scene) => {
    scene.does('b', attack(3));
    scene.settles(() => expect(scene.told).toEqual([]));
  },
);

rule(
  'gh/terrain.4a: no loot crosses a wall line',
  { ...acrossAWall, map: ['$b$.'], cast: { b: { class: 'brute' } } },
  (scene) => {
    scene.does('b', loot(1));
    scene.asks('ana', 'ability-use', 'perform', 'skip').answer('perform');
    scene.settles(({ pieces }) => {
      expect(scene.hero('b').coins).toBe(1);
      expect(pieces).toHaveLength(1);
    });
  },
);

rule(
  'gh/terrain.4a: no push crosses a wall line',
  { ...acrossAWall, map: ['bg..'], cast: { b: { class: 'brute' }, g: { monster: 'bandit-guard' } } },
  (scene) => {
    const before = scene.the('g').hex;
    scene.does('b', push(1, anAdjacentEnemy));
    scene.asks('ana', 'ability-target', 'bandit-guard-1', 'skip').answer('bandit-guard-1');
    scene.settles(() => expect(scene.the('g').hex).toBe(before));
  },
);
