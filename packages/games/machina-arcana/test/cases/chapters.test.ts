/** Cases of chapters and of the ways from one to the next. */
import { expect } from 'vitest';
import { rule } from '../table.ts';

const beside = '1,7';
const chapterSpace = 'activate:0,7';

rule(
  'ma/K46: while a chapter blocks, no chapter space can be activated',
  { ana: { explorer: 'prys', at: beside, essence: 4 } },
  (scene) => {
    scene.takesTurns();
    expect(scene.couldDo('ana', 'activate')).not.toContain(chapterSpace);
  },
  { chapter: 'the-tally-keepers' },
);

rule(
  'ma/K47: companions next to the explorer, or to the space, pay the essence of a dark chapter space',
  {
    ana: { explorer: 'prys', at: '1,7', stamina: 3, essence: 0 },
    ben: { explorer: 'crane', at: '2,7', essence: 2 },
    cy: { explorer: 'sable', at: '0,8', essence: 1 },
  },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', chapterSpace);
    scene.asks('ben', 'support', '0', '1', '2').answer('2');
    scene.asks('cy', 'support', '0', '1').answer('1');
    expect(scene.the('ana').stamina).toBe(0);
    expect(scene.state.chapter).toBe(1);
    expect(scene.token('0,7')).toBe('explored');
    expect([scene.the('ben').essence, scene.the('cy').essence]).toEqual([0, 0]);
  },
);

rule(
  'ma/K47: if a companion does not pay, nothing happens and nothing is paid',
  {
    ana: { explorer: 'prys', at: '1,7', stamina: 3, essence: 0 },
    ben: { explorer: 'crane', at: '2,7', essence: 3 },
  },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', chapterSpace);
    scene.asks('ben', 'support', '0', '1', '2', '3').answer('2');
    expect(scene.the('ana').stamina).toBe(3);
    expect(scene.the('ben').essence).toBe(3);
    expect(scene.state.chapter).toBe(0);
  },
);

rule(
  'ma/K48: a lit chapter space costs 1 stamina and no essence, and is explored then',
  { ana: { explorer: 'prys', at: beside, essence: 0 } },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', chapterSpace);
    expect(scene.the('ana')).toMatchObject({ stamina: 6, essence: 0 });
    expect(scene.state.chapter).toBe(1);
    expect(scene.token('0,7')).toBe('explored');
  },
  { tokens: { '0,7': 'light' } },
);

rule(
  'ma/K49: while an exit token is out, no chapter space can be activated',
  { ana: { explorer: 'prys', at: beside, essence: 4 } },
  (scene) => {
    scene.takesTurns();
    expect(scene.couldDo('ana', 'activate')).not.toContain(chapterSpace);
  },
  { exit: { column: 0, row: 0, side: 'north' } },
);

const atTheNorthExit = { column: 0, row: 0, side: 'north' } as const;

rule(
  'ma/K50: whoever has exited has no spawn check and no turn, and effects on each explorer pass it by',
  {
    ana: { explorer: 'prys', at: '4,0' },
    ben: { explorer: 'crane', at: '4,4' },
    cy: { explorer: 'sable', at: '5,5' },
  },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', 'exit');
    expect(scene.the('ana')).toMatchObject({
      at: null,
      exited: true,
      exitedNow: true,
      finished: true,
      stamina: 0,
    });
    scene.acts('ben', 'end');
    scene.acts('cy', 'end');
    scene.settles();
    scene.goesOnTo('spawn');
    scene.settles(({ toCheck }) => expect(toCheck).toEqual(['crane', 'sable']));
  },
  { chapter: 'second-descent', exit: atTheNorthExit, round: 5 },
);

rule(
  'ma/K51: when the last explorer exits, the map is new at once and the chapter is turned',
  { ana: { explorer: 'prys', at: null, exited: true }, ben: { explorer: 'crane', at: '5,0' } },
  (scene) => {
    scene.goOn(({ chapter }) => chapter === 4);
    scene.acts('ben', 'exit');
    scene.settles((state) => {
      expect(state.tiles).toEqual([{ face: 'flooded-archive', column: 0, row: 0, turns: 0 }]);
      expect(state.monsters).toEqual([]);
      expect(state.exit).toBeNull();
      expect(state.explorers.map(({ at }) => at)).toEqual(['4,9', '5,9']);
      expect(state.explorers.map(({ exited }) => exited)).toEqual([false, false]);
      expect(scene.facts('chapter-began').map(({ chapter }) => chapter)).toEqual(['lungs-of-brass']);
      expect(state.stack[0]?.side).toBe('reliquary-ring');
    });
  },
  {
    chapter: 'second-descent',
    active: 'ben',
    exit: atTheNorthExit,
    round: 6,
    monsters: { 'hollow-stoker': { at: '4,5' } },
    stack: ['flooded-archive'],
  },
);
