import { expect } from 'vitest';
import { move } from '../../content/words/abilities.ts';
import { destroyObstacles, makeObstacles, moveObstacle } from '../../content/words/terrain.ts';
import { rule } from '../scene/index.ts';

const cragheart = { c: { class: 'cragheart' } } as const;

rule(
  'gh/terrain.25, gh/terrain.25a: a boulder cannot be placed in the one hex that joins two parts of a room',
  { map: ['acp..'], cast: cragheart },
  (scene) => {
    scene.does('c', makeObstacles(1, 1));
    scene.asks('ana', 'ability-hex', scene.at('a'), 'skip').answer('skip');
    scene.settles();
  },
);

rule(
  'gh/terrain.25: an obstacle cannot be moved to where it would cut the map',
  { map: ['Ocp..'], cast: cragheart },
  (scene) => {
    scene.does('c', moveObstacle(1));
    scene.asks('ana', 'ability-hex', scene.at('O'), 'skip').answer(scene.at('O'));
    scene.settles(({ pieces }) => expect(pieces.map(({ hexes }) => hexes)).toEqual([[scene.at('O')]]));
  },
);

rule(
  'gh/terrain.26: figures, traps and terrain count as passable for that test',
  { map: ['#pT#', 'c#D.', '#rg#'], cast: { ...cragheart, g: { monster: 'bandit-guard' } } },
  (scene) => {
    scene.does('c', makeObstacles(1, 1));
    scene.asks('ana', 'ability-hex', scene.at('p'), scene.at('r'), 'skip').answer(scene.at('p'));
    scene.settles(({ pieces }) => expect(pieces.at(-1)?.hexes).toEqual([scene.at('p')]));
  },
);

rule(
  'gh/terrain.26: a closed door counts as a passage, so it must not be cut off',
  { map: ['acp+.'], rooms: ['11112'], cast: cragheart },
  (scene) => {
    scene.does('c', makeObstacles(1, 1));
    scene.asks('ana', 'ability-hex', scene.at('a'), 'skip').answer('skip');
    scene.settles();
  },
);

rule(
  'gh/terrain.26: two areas joined through a door both ways may lose one of the two ways',
  {
    map: ['#p+', 'c#.', '#r+'],
    rooms: ['#11', '1#2', '#11'],
    cast: cragheart,
  },
  (scene) => {
    scene.does('c', makeObstacles(1, 1));
    scene.asks('ana', 'ability-hex', scene.at('p'), scene.at('r'), 'skip').answer('skip');
    scene.settles();
  },
);

rule(
  'gh/terrain.26: an area that is cut off from the rest of the map must not be divided either',
  { map: ['..Oapcr'], cast: cragheart },
  (scene) => {
    scene.does('c', makeObstacles(1, 1));
    scene.asks('ana', 'ability-hex', scene.at('r'), 'skip').answer('skip');
    scene.settles();
  },
);

rule(
  'gh/terrain.26: only areas that were connected before must remain so',
  { map: ['..OcpO..'], cast: cragheart },
  (scene) => {
    scene.does('c', makeObstacles(1, 1));
    scene.asks('ana', 'ability-hex', scene.at('p'), 'skip').answer(scene.at('p'));
    scene.settles(({ pieces }) => expect(pieces).toHaveLength(3));
  },
);

rule(
  'gh/terrain.26: two areas that touch along a wall alone are not connected there',
  { map: ['rcp', '..='], rooms: ['111', '221'], revealed: [1, 2], cast: cragheart },
  (scene) => {
    scene.does('c', makeObstacles(1, 1));
    scene.asks('ana', 'ability-hex', scene.at('r'), 'skip').answer('skip');
    scene.settles();
  },
);

const threeHexes = { map: ['.....', '.c...', '.....', '.....'], cast: cragheart } as const;

rule(
  'gh/terrain.27: an overlay of three hexes is an obstacle in each of them and is destroyed as one piece',
  threeHexes,
  (scene) => {
    scene.does('c', makeObstacles(1, 2, 3));
    scene.asksAbout('ana', 'ability-hex').answer('2,1');
    scene.asksAbout('ana', 'ability-hex').answer('2,1|1,2|2,2');
    scene.settles(({ pieces }) =>
      expect(pieces.map(({ hexes }) => [...hexes].sort())).toEqual([['1,2', '2,1', '2,2']]),
    );
    scene.does('c', move(1), destroyObstacles(1, 1));
    const hexes = scene.asksAbout('ana', 'move-to');
    expect(hexes.question.options).not.toContain('2,1');
    expect(hexes.question.options).not.toContain('1,2');
    hexes.answer('stop');
    scene.asks('ana', 'ability-hex', '2,1', '1,2', 'skip').answer('1,2');
    scene.settles(({ pieces }) => expect(pieces).toEqual([]));
  },
);
