/** Chapters and the ways from one to the next. */
import { expect } from 'vitest';
import { placeExit } from '../../rules/map/exits.ts';
import { leaveTheMap, turnChapter } from '../../rules/story/chapters.ts';
import type { ExplorerId } from '../../vocabulary/ids.ts';
import { rule } from '../table.ts';

const prys = 'prys' as ExplorerId; // tests write ids

rule(
  'ma/chapters.1: one chapter follows another, in their order',
  { ana: { explorer: 'prys' } },
  (scene) => {
    scene.does(function* (g) {
      yield* turnChapter(g, prys);
      yield* turnChapter(g, prys);
    });
    scene.settles(() =>
      expect(scene.facts('chapter-began').map(({ chapter }) => chapter)).toEqual([
        'oil-on-the-water',
        'the-tally-keepers',
      ]),
    );
  },
  { chapter: 'the-cold-stair' },
);

rule(
  'ma/chapters.6: items that lie on the map go to their piles when it is cleared, and tokens and doors go with their tiles',
  { ana: { explorer: 'prys', at: null, exited: true } },
  (scene) => {
    scene.does(leaveTheMap);
    scene.settles(({ items, spots, doors }) => {
      expect([spots, doors]).toEqual([[], []]);
      expect(items.weapon.pile).toEqual(['boiler-maul']);
    });
  },
  {
    chapter: 'second-descent',
    lying: { '4,4': ['boiler-maul'] },
    tokens: { '0,0': 'explored' },
    doors: { '2,1,east': 'closed' },
    stack: ['flooded-archive'],
  },
);

rule(
  'ma/chapters.5: tiles go under the stack row by row, their other side up',
  { ana: { explorer: 'prys', at: null, exited: true } },
  (scene) => {
    scene.does(leaveTheMap);
    scene.settles(({ stack, tiles, knownLastTiles }) => {
      expect(tiles.map(({ face, turns }) => [face, turns])).toEqual([['observatory-floor', 0]]);
      expect(stack.slice(0, 3).map(({ side }) => side)).toEqual([
        'bone-foundry',
        'furnace-cloister',
        'reliquary-ring',
      ]);
      expect(knownLastTiles).toBe(3);
    });
  },
  {
    chapter: 'second-descent',
    tiles: [
      { face: 'signal-gallery', column: 0, row: 1 },
      { face: 'flooded-archive', column: 1, row: 0, turns: 1 },
      { face: 'pump-hall', column: 0, row: 0 },
    ],
    stack: ['observatory-floor'],
  },
);

rule(
  'ma/chapters.8: counters begin at 0 with each chapter, and an exit token is gone',
  { ana: { explorer: 'prys' } },
  (scene) => {
    scene.does((g) => turnChapter(g, prys));
    scene.settles(({ counters, exit }) => expect([counters, exit]).toEqual([[], null]));
  },
  {
    chapter: 'a-borrowed-voice',
    counters: { silenced: 2 },
    exit: { column: 0, row: 0, side: 'north' },
  },
);

rule(
  'ma/chapters.12: light stays when the chapter changes',
  { ana: { explorer: 'prys' } },
  (scene) => {
    scene.does((g) => turnChapter(g, prys));
    scene.settles(() => expect(scene.token('0,7')).toBe('light'));
  },
  { chapter: 'the-cold-stair', tokens: { '0,7': 'light' } },
);

rule(
  'ma/chapters.13: the exit token lies on an exit beyond which no tile lies, the nearest in steps to the nearer of its spaces',
  { ana: { explorer: 'prys', at: '8,4' } },
  (scene) => {
    scene.does((g) => placeExit(g, 'nearest', prys));
    scene.settles(({ exit }) => expect(exit).toEqual({ column: 0, row: 0, side: 'north' }));
  },
  {
    tiles: [
      { face: 'pump-hall', column: 0, row: 0 },
      { face: 'flooded-archive', column: 1, row: 0 },
    ],
  },
);

rule(
  'ma/chapters.13: if several exits are equally far the players choose',
  { ana: { explorer: 'prys', at: '5,5' } },
  (scene) => {
    scene.does((g) => placeExit(g, 'farthest', prys));
    scene.asks('ana', 'where', '0,4', '4,0').answer('4,0');
    scene.settles(({ exit }) => expect(exit).toEqual({ column: 0, row: 0, side: 'north' }));
  },
);

rule(
  'ma/chapters.14: the tile of an endgame takes the place of the map, its boss starts on it, and nobody explores from it',
  {
    ana: { explorer: 'prys', at: '4,0', essence: 0 },
    ben: { explorer: 'crane', essence: 0 },
  },
  (scene) => {
    scene.does((g) => turnChapter(g, prys));
    scene.settles(({ tiles, monsters, spots, stack, monsterDeck, destroyedMonsters }) => {
      expect(tiles).toEqual([{ face: 'end-drowned-engine', column: 0, row: 0, turns: 0 }]);
      expect(monsters.map(({ monster, at, health }) => [monster, at, health])).toEqual([
        ['heart-engine', '4,4', 3],
      ]);
      expect([...monsterDeck, ...destroyedMonsters]).toContain('hollow-stoker');
      expect(spots).toEqual([]);
      expect(stack).toHaveLength(10);
      expect(scene.the('ana')).toMatchObject({ at: '4,9', essence: 3 });
      expect(scene.the('ben')).toMatchObject({ at: '5,9', essence: 3 });
    });
    scene.takesTurns();
    expect(scene.couldDo('ana', 'explore')).toEqual([]);
  },
  {
    chapter: 'threshold',
    tokens: { '0,0': 'explored' },
    monsters: { 'hollow-stoker': { at: '8,8' } },
  },
);

rule(
  'ma/chapters.14: with the last root cut an exit token lies on the arrow exit, and the last to leave by it wins for all',
  { ana: { explorer: 'prys', at: '5,9' }, ben: { explorer: 'crane', at: null, exited: true } },
  (scene) => {
    scene.does((g) => placeExit(g, 'arrow', null));
    scene.settles(({ exit }) => expect(exit).toEqual({ column: 0, row: 0, side: 'south' }));
    scene.takesTurns();
    scene.acts('ana', 'exit');
    scene.settles(({ outcome }) => expect(outcome).toBe('victory'));
  },
  {
    chapter: 'the-orchard-of-wires',
    tiles: [{ face: 'end-wire-orchard', column: 0, row: 0 }],
  },
);

rule(
  'ma/chapters.3.1, ma/chapters.14: in an endgame that is left so, a death after an exit leaves it too',
  {
    ana: { explorer: 'prys', at: null, exited: true },
    ben: { explorer: 'crane', at: null, dead: true },
  },
  (scene) => {
    scene.does(leaveTheMap);
    scene.settles(({ outcome }) => expect(outcome).toBe('victory'));
  },
  {
    chapter: 'the-orchard-of-wires',
    tiles: [{ face: 'end-wire-orchard', column: 0, row: 0 }],
  },
);
