import { expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import { attack, move, push } from '../../content/words/abilities.ts';
import { anAdjacentEnemy } from '../../content/words/targets.ts';
import { makeTrap } from '../../content/words/terrain.ts';
import { rule } from '../scene/index.ts';

const guardBehind = { g: { monster: 'bandit-guard', ranks: 'nnn' } } as const;

rule(
  'gh/terrain.5: a closed door opens at once when a character moves onto it, and the room beyond is revealed',
  { map: ['b+.g'], rooms: ['1122'], cast: { b: { class: 'brute' } }, behind: guardBehind },
  (scene) => {
    scene.does('b', move(2));
    scene.asks('ana', 'move-to', scene.at('+'), 'stop').answer(scene.at('+'));
    expect(scene.state.openDoors).toEqual([`door ${scene.at('+')}`]);
    expect(scene.state.rooms).toEqual([1, 2]);
    expect(scene.state.figures.map(({ type }) => type)).toEqual(['brute', 'bandit-guard']);
    scene.asksAbout('ana', 'move-to').answer('stop');
    scene.settles();
  },
);

rule(
  'gh/terrain.6: a closed door is a wall for monsters, even between revealed rooms',
  {
    map: ['bx+g'],
    rooms: ['1112'],
    revealed: [1, 2],
    cast: { b: { class: 'brute' }, g: { monster: 'bandit-guard' } },
    cards: { guard: 'guard-4' },
  },
  (scene) => {
    const before = scene.the('g').hex;
    scene.acts('g');
    scene.settles(({ openDoors }) => {
      expect(scene.the('g').hex).toBe(before);
      expect(openDoors).toEqual([]);
    });
  },
);

rule(
  'gh/terrain.6: a closed door is a wall for summons',
  {
    map: ['bd+g'],
    rooms: ['1112'],
    revealed: [1, 2],
    cast: {
      b: { class: 'tinkerer' },
      d: { summon: 'battle-bot', owner: 'b' },
      g: { monster: 'bandit-guard' },
    },
  },
  (scene) => {
    const before = scene.the('d').hex;
    scene.acts('d');
    scene.settles(() => expect(scene.the('d').hex).toBe(before));
  },
);

rule(
  'gh/terrain.6: nobody can be pushed through a closed door',
  {
    map: ['bg+.'],
    rooms: ['1112'],
    revealed: [1, 2],
    cast: { b: { class: 'brute' }, g: { monster: 'bandit-guard' } },
  },
  (scene) => {
    const before = scene.the('g').hex;
    scene.does('b', push(2, anAdjacentEnemy));
    scene.asks('ana', 'ability-target', 'bandit-guard-1', 'skip').answer('bandit-guard-1');
    scene.settles(() => expect(scene.the('g').hex).toBe(before));
  },
);

const opened = {
  map: ['xt+g'],
  rooms: ['1112'],
  revealed: [1, 2],
  doorsOpen: true,
  cast: { t: { class: 'tinkerer' }, g: { monster: 'bandit-guard' } },
  cards: { guard: 'guard-4' },
} as const;

rule('gh/terrain.7: an open door is a normal hex for all movement', opened, (scene) => {
  scene.acts('g');
  scene.settles(() => expect(scene.the('g').hex).toBe(scene.at('+')));
});

rule('gh/terrain.7: an open door with nothing on it counts as empty', opened, (scene) => {
  scene.does('t', makeTrap({ damage: 1 }));
  scene.asks('ana', 'ability-hex', scene.at('x'), scene.at('+'), 'skip').answer('skip');
  scene.settles();
});

rule(
  'gh/terrain.7: an open door is still open in the next round',
  { map: ['t+'], rooms: ['11'], cast: { t: { class: 'tinkerer' } }, doorsOpen: true },
  (scene) => {
    scene.goOn(({ phase }) => phase === 'choosing');
    scene.settles(({ openDoors }) => expect(openDoors).toEqual([`door ${scene.at('+')}`]));
  },
);

test('gh/terrain.8: nothing is printed on a door but its place, its rooms and whether it is locked', () => {
  const words = [...content.scenarios.values()].flatMap(({ map }) =>
    map.doors.flatMap((door) => Object.keys(door)),
  );
  expect([...new Set(words)].sort()).toEqual(['cell', 'id', 'locked', 'rooms']);
});

const joined = {
  map: ['.=.', 'b=g', '.=.'],
  rooms: ['112', '112', '112'],
  revealed: [1, 2],
  cast: { b: { class: 'brute' }, g: { monster: 'bandit-guard' } },
} as const;

rule(
  'gh/terrain.9: a corridor hex removes the wall between two tiles for range and sight',
  joined,
  (scene) => {
    scene.does('b', attack(1, { range: 2 }));
    scene.asks('ana', 'attack-target', 'bandit-guard-1', 'skip').answer('skip');
    scene.settles();
  },
);

rule('gh/terrain.9: a corridor hex is entered like any other', joined, (scene) => {
  scene.does('b', move(2));
  scene.asksAbout('ana', 'move-to').answer(scene.at('='));
  scene.asksAbout('ana', 'move-to').answer('stop');
  scene.settles(() => expect(scene.the('b').hex).toBe(scene.at('=')));
});
