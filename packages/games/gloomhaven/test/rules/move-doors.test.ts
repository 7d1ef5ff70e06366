import { expect } from 'vitest';
import { attack, move } from '../../content/words/abilities.ts';
import { rule } from '../scene/index.ts';

const brute = { b: { class: 'brute', initiative: 40 } } as const;
const guardBehind = { g: { monster: 'bandit-guard', ranks: 'nnn' } } as const;

rule(
  'gh/move.14: a flying monster treats a closed door as a wall',
  {
    map: ['b+m'],
    rooms: ['112'],
    revealed: [1, 2],
    cast: { ...brute, m: { monster: 'sun-demon' } },
    cards: { 'sun-demon': 'sun-demon-4' },
  },
  (scene) => {
    const before = scene.the('m').hex;
    scene.acts('m');
    scene.settles(({ openDoors }) => {
      expect(scene.the('m').hex).toBe(before);
      expect(openDoors).toEqual([]);
    });
  },
);

const corridor = { map: ['ba+cg'], rooms: ['11122'], cast: brute, behind: guardBehind } as const;

rule(
  'gh/move.15: entering a closed door opens it and reveals the room at once; the movement is paused, not ended',
  corridor,
  (scene) => {
    scene.does('b', move(3));
    scene.asks('ana', 'move-to', scene.at('a'), scene.at('+'), 'stop').answer(scene.at('+'));
    expect(scene.told.map(({ is }) => is)).toEqual([
      'moved',
      'door-opened',
      'room-revealed',
      'appeared',
      'monster-card',
    ]);
    scene.asks('ana', 'move-to', scene.at('a'), scene.at('c'), 'stop').answer(scene.at('c'));
    scene.settles(() => expect(scene.the('b').hex).toBe(scene.at('c')));
  },
);

rule(
  'gh/move.15a: with Move 4 and a door 2 hexes away the 2 points that remain may even lead back out',
  corridor,
  (scene) => {
    scene.does('b', move(4));
    scene.asksAbout('ana', 'move-to').answer(scene.at('+'));
    scene.asks('ana', 'move-to', '0,0', scene.at('a'), scene.at('c'), 'stop').answer('0,0');
    scene.settles(() => expect(scene.the('b').hex).toBe('0,0'));
  },
);

rule(
  'gh/move.15: a move that can go around a closed door does not open it by the way',
  { map: ['b+c', '..#'], rooms: ['111', '111'], cast: brute },
  (scene) => {
    scene.does('b', move(3));
    scene.asksAbout('ana', 'move-to').answer(scene.at('c'));
    scene.settles(({ openDoors }) => expect(openDoors).toEqual([]));
  },
);

for (const [whose, turn, doors] of [
  ['on the own turn counts for a goal', 'b', 1],
  ["on another's turn does not", 'm', undefined],
] as const)
  rule(
    `gh/setup.14: a room revealed ${whose}`,
    { ...corridor, map: ['mb+cg'], cast: { ...brute, m: { class: 'mindthief' } }, turn },
    (scene) => {
      scene.does('b', move(1));
      scene.asksAbout('ana', 'move-to').answer(scene.at('+'));
      scene.settles(() => expect(scene.hero('b').tally.doors).toBe(doors));
    },
  );

const twoRooms = { map: ['b+c'], rooms: ['112'], revealed: [1, 2] } as const;

rule('gh/move.16: passing over the door with a jump opens it too', { ...twoRooms, cast: brute }, (scene) => {
  scene.does('b', move(2, { jump: true }));
  scene.asks('ana', 'move-to', scene.at('+'), scene.at('c'), 'stop').answer(scene.at('c'));
  expect(scene.state.openDoors).toEqual([`door ${scene.at('+')}`]);
  scene.asksAbout('ana', 'move-to').answer(scene.at('c'));
  scene.settles(() => expect(scene.the('b').hex).toBe(scene.at('c')));
});

rule(
  'gh/move.16: passing over the door with Flying opens it too',
  { ...twoRooms, cast: { b: { class: 'brute', items: ['cloak-of-phasing'] } } },
  (scene) => {
    scene.does('b', move(2));
    scene.asksAbout('ana', 'move-to').answer(scene.at('c'));
    scene.asksAbout('ana', 'move-to').answer('stop');
    scene.settles(({ openDoors }) => {
      expect(openDoors).toEqual([`door ${scene.at('+')}`]);
      expect(scene.the('b').hex).toBe(scene.at('+'));
    });
  },
);

rule(
  'gh/move.17: entering a closed door costs a normal movement point, and its hex cannot be skipped over',
  { ...twoRooms, cast: brute },
  (scene) => {
    scene.does('b', move(1, { jump: true }));
    scene.asks('ana', 'move-to', scene.at('+'), 'stop').answer(scene.at('+'));
    scene.settles(() =>
      expect(scene.told).toContainEqual({ is: 'moved', figure: 'brute', path: [scene.at('+')], how: 'jump' }),
    );
  },
);

rule(
  'gh/move.18: a monster that is led by a player does not open a door either',
  {
    map: ['bg+c'],
    rooms: ['1112'],
    revealed: [1, 2],
    cast: { b: { class: 'mindthief' }, g: { monster: 'bandit-guard' } },
  },
  (scene) => {
    scene.plays('b', 'parasitic-influence', 'bottom');
    scene.asksAbout('ana', 'ability-target').answer('bandit-guard-1');
    scene.settles(({ openDoors }) => expect(openDoors).toEqual([]));
  },
);

rule(
  'gh/move.27: an opened doorway belongs to both rooms for movement, sight and range',
  {
    map: ['.b#', '#+#', '#ge'],
    rooms: ['111', '#1#', '222'],
    revealed: [1, 2],
    doorsOpen: true,
    cast: { b: { class: 'brute', at: '+' }, g: { monster: 'bandit-guard' } },
  },
  (scene) => {
    scene.does('b', attack(2));
    scene.asks('ana', 'attack-target', 'bandit-guard-1', 'skip').answer('skip');
    scene.settles();
    scene.does('b', move(1));
    scene.asks('ana', 'move-to', scene.at('b'), scene.at('e'), 'stop').answer(scene.at('b'));
    scene.settles(() => expect(scene.the('b').hex).toBe(scene.at('b')));
  },
);
