/** Cases of chapters and of the ways from one to the next. */
import { expect } from 'vitest';
import { destroyUnit } from '../../rules/losses/fates.ts';
import { resolveEvent } from '../../rules/phases/events.ts';
import { turnChapter } from '../../rules/story/chapters.ts';
import { noteWhatIsDue } from '../../rules/story/ending.ts';
import { extra } from '../../rules/values/values.ts';
import type { EventId } from '../../vocabulary/ids.ts';
import { unit } from '../ids.ts';
import { rule } from '../table.ts';

const beside = '1,7';
const chapterSpace = 'activate:0,7';

rule(
  'ma/K46, ma/actions.9.1, ma/chapters.2: while a chapter blocks, no chapter space can be activated',
  { ana: { explorer: 'prys', at: beside, essence: 4 } },
  (scene) => {
    scene.takesTurns();
    expect(scene.couldDo('ana', 'activate')).not.toContain(chapterSpace);
  },
  { chapter: 'the-tally-keepers' },
);

rule(
  'ma/K47, ma/actions.9: companions next to the explorer, or to the space, pay the essence of a dark chapter space',
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
  'ma/K48, ma/actions.10, ma/actions.10.1: a lit chapter space costs 1 stamina and no essence, and is explored then',
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
  'ma/K49, ma/chapters.4: while an exit token is out, no chapter space can be activated',
  { ana: { explorer: 'prys', at: beside, essence: 4 } },
  (scene) => {
    scene.takesTurns();
    expect(scene.couldDo('ana', 'activate')).not.toContain(chapterSpace);
  },
  { exit: { column: 0, row: 0, side: 'north' } },
);

/** What comes before the next step. */
function noteDue(g: Parameters<typeof noteWhatIsDue>[0]): undefined {
  noteWhatIsDue(g);
}

const atTheNorthExit = { column: 0, row: 0, side: 'north' } as const;

rule(
  'ma/K50, ma/actions.4.1: whoever has exited has no spawn check and no turn, and effects on each explorer pass it by',
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
  'ma/K51, ma/chapters.3, ma/chapters.5: when the last explorer exits, the map is new at once and the chapter is turned',
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

rule(
  'ma/K51: nobody is checked for monsters in the round in which the group comes to a new map',
  { ana: { explorer: 'prys', at: null, exited: true }, ben: { explorer: 'crane', at: '5,0' } },
  (scene) => {
    scene.goesOnTo('horror');
    scene.acts('ben', 'exit');
    scene.acts('ana', 'end');
    scene.settles(() => {
      expect(scene.facts('checked-spawn')).toEqual([]);
      expect(scene.facts('spawned')).toEqual([]);
    });
  },
  {
    chapter: 'second-descent',
    active: 'ben',
    exit: atTheNorthExit,
    round: 6,
    stack: ['flooded-archive'],
  },
);

rule(
  'ma/K50, ma/chapters.7: nor does what hurts each explorer touch whoever has exited',
  { ana: { explorer: 'prys', at: null, exited: true, essence: 0 }, ben: { explorer: 'crane', essence: 0 } },
  (scene) => {
    scene.does((g) => resolveEvent(g, 'hunger-below' as EventId, null)); // tests write ids
    scene.settles(() => {
      expect(scene.facts('lost').map(({ unit: who }) => who)).not.toContain('prys');
      expect(scene.the('ana').health).toBe(5);
    });
  },
  { monsters: { 'hollow-stoker': { at: '4,5' } } },
);

rule(
  'ma/K50, ma/actions.4.4: whoever has exited has no turn in the next round either',
  { ana: { explorer: 'prys', at: null, exited: true }, ben: { explorer: 'crane' } },
  (scene) => {
    scene.goesOnTo('explorers');
    scene.settles();
    scene.takesTurns();
    scene.asksNothingOf('ana');
    scene.acts('ben', 'end');
    scene.settles(() => expect(scene.the('ana').at).toBeNull());
  },
  { chapter: 'second-descent', exit: atTheNorthExit, phase: 'explorer-start', round: 5, active: null },
);

rule(
  'ma/K52, ma/chapters.3.1: once two have exited and the third dies, the group has left and the chapter advances',
  {
    ana: { explorer: 'prys', at: null, exited: true },
    ben: { explorer: 'crane', at: null, exited: true },
    cy: { explorer: 'sable', at: '4,4', essence: 0 },
  },
  (scene) => {
    scene.does(function* (g) {
      yield* destroyUnit(g, unit('sable'));
      noteWhatIsDue(g);
    });
    scene.settles(({ due }) => expect(due).toBe('leave'));
    scene.goOn(({ chapter }) => chapter === 4);
    scene.settles(({ explorers, tiles }) => {
      expect(explorers.map(({ at }) => at)).toEqual(['4,9', '5,9', null]);
      expect(tiles).toHaveLength(1);
    });
  },
  {
    chapter: 'second-descent',
    phase: 'monsters',
    active: null,
    exit: atTheNorthExit,
    stack: ['flooded-archive'],
  },
);

rule(
  'ma/K53, ma/chapters.11: a death lowers what a chapter asks for, and may complete it',
  { ana: { explorer: 'prys', at: '4,4' }, ben: { explorer: 'crane' }, cy: { explorer: 'sable', at: '5,5' } },
  (scene) => {
    scene.does(noteDue);
    scene.settles(({ due }) => expect(due).toBeNull());
    scene.does(function* (g) {
      yield* destroyUnit(g, unit('sable'));
      noteWhatIsDue(g);
    });
    scene.settles(({ due }) => expect(due).toBe('advance'));
    scene.goOn(({ chapter }) => chapter === 3);
    expect(scene.facts('chapter-began').map(({ chapter }) => chapter)).toEqual(['second-descent']);
  },
  { chapter: 'the-tally-keepers', counters: { tally: 3 } },
);

rule(
  'ma/K54, ma/chapters.10: a chapter that advances in the middle of a turn does not end it',
  { ana: { explorer: 'prys', at: '1,7', essence: 1 }, ben: { explorer: 'crane' } },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', 'use:threshold:give');
    expect(scene.state.tiles.map(({ face }) => face)).toEqual(['end-drowned-engine']);
    expect(scene.the('ana')).toMatchObject({ at: '4,9', stamina: 4, finished: false });
    scene.acts('ana', 'move:3,8');
  },
  { chapter: 'threshold', counters: { offered: 1 } },
);

rule(
  'ma/K55, ma/chapters.8: what a chapter changes is over as soon as it is turned',
  { ana: { explorer: 'prys' } },
  (scene) => {
    expect(extra(scene.table, unit('prys'), 'push-distance')).toBe(1);
    scene.does((g) => turnChapter(g, null));
    scene.settles(() => expect(extra(scene.table, unit('prys'), 'push-distance')).toBe(0));
  },
  { chapter: 'oil-on-the-water' },
);

rule(
  'ma/K56, ma/chapters.9: where the start of a phase advances a chapter, the players choose from whom the nearest exit is counted',
  { ana: { explorer: 'prys', at: '2,8' }, ben: { explorer: 'crane', at: '1,5' } },
  (scene) => {
    scene.goOn(({ exit }) => exit !== null);
    scene.asks('ana', 'explorer', 'prys', 'crane').answer('crane');
    scene.settles(({ exit }) => expect(exit).toEqual({ column: 0, row: 0, side: 'west' }));
  },
  { chapter: 'the-rope-room', phase: 'spawn', active: null, counters: { gathered: 1 } },
);
