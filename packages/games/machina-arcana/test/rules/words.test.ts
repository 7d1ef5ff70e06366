/** Words with one meaning each, and how the printed summary is read. */
import { expect, test } from 'vitest';
import { machinaArcana } from '../../game.ts';
import { activateOption } from '../../options.ts';
import { stepsBetween } from '../../rules/abilities/judging.ts';
import { blackFaces, whiteFaces } from '../../rules/dice.ts';
import { actsOf } from '../../rules/turn/acts.ts';
import { distanceBetween, explorersOnMap, livingExplorers, unitsOnMap } from '../../rules/units.ts';
import { figureOf } from '../../rules/values/values.ts';
import type { ExplorerId } from '../../vocabulary/ids.ts';
import { space, unit } from '../ids.ts';
import { rule } from '../table.ts';

const prys = 'prys' as ExplorerId; // tests write ids

rule(
  'ma/words.1, ma/words.2: units are explorers and monsters; a space is free if it is passable and no unit is on it',
  { ana: { explorer: 'prys', at: '4,4' } },
  (scene) => {
    expect(unitsOnMap(scene.state)).toEqual(['prys', 'hollow-stoker']);
    const free = ['4,3', '4,4', '5,4', '4,2', '7,5', '5,7'].filter((one) =>
      scene.terrain.isFree(scene.cell(one)),
    );
    expect(free).toEqual(['4,3', '5,7']);
  },
  { monsters: { 'hollow-stoker': { at: '5,4' } } },
);

rule(
  'ma/words.3: spaces that touch at a side or a corner are adjacent, unless a wall or a closed door lies between',
  { ana: {} },
  (scene) => {
    const adjacent = ['2,2', '3,2', '2,1', '3,1', '3,0'].filter((one) =>
      scene.terrain.areAdjacent(scene.cell('2,1'), scene.cell(one)),
    );
    expect(adjacent).toEqual(['2,2']);
  },
  { doors: { '2,1,east': 'closed' } },
);

rule(
  'ma/words.4: steps lead around what is in the way, a range does not',
  { ana: { explorer: 'prys', at: '2,6' } },
  (scene) => {
    expect(distanceBetween(scene.table, prys, unit('hollow-stoker'))).toBe(2);
    expect(stepsBetween(scene.table, prys, unit('hollow-stoker'))).toBe(2);
    expect(distanceBetween(scene.table, prys, unit('brine-gnawer'))).toBe(2);
    expect(stepsBetween(scene.table, prys, unit('brine-gnawer'))).toBe(3);
  },
  { monsters: { 'hollow-stoker': { at: '2,4' }, 'brine-gnawer': { at: '1,8' } } },
);

rule(
  'ma/words.5: what a card does on "your tile" it does where its unit stands',
  { ana: { explorer: 'prys', at: '11,4', essence: 2, worn: ['salt-lantern'] } },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', 'use:salt-lantern:uncover');
    expect(scene.state.spots.map(({ at, token }) => [at, token])).toEqual([['19,8', 'light']]);
  },
  {
    tiles: [
      { face: 'pump-hall', column: 0, row: 0 },
      { face: 'flooded-archive', column: 1, row: 0 },
    ],
  },
);

rule(
  'ma/words.6: the active explorer is the one whose turn it is; in the horror and the monster phase nobody is',
  { ana: { explorer: 'prys' } },
  (scene) => {
    scene.goOn(({ phase }) => phase === 'horror');
    scene.asksAbout('ana', 'act');
    expect(scene.state.active).toBe('prys');
    scene.acts('ana', 'end');
    scene.settles(({ active }) => expect(active).toBeNull());
    scene.goesOnTo('monsters');
    scene.settles(({ active }) => expect(active).toBeNull());
  },
  { game: [10, 10] },
);

rule(
  'ma/words.7: the living have not died; on the map are those of them that have not left it',
  {
    ana: { explorer: 'prys' },
    ben: { explorer: 'crane', at: null, exited: true },
    cy: { explorer: 'sable', at: null, dead: true },
  },
  (scene) => {
    expect(livingExplorers(scene.state).map(({ explorer }) => explorer)).toEqual(['prys', 'crane']);
    expect(explorersOnMap(scene.state).map(({ explorer }) => explorer)).toEqual(['prys']);
  },
);

rule(
  'ma/words.8: a chapter space is dark, lit or explored; what has two tokens is destroyed for good',
  { ana: { explorer: 'prys', at: '1,4', essence: 4 } },
  (scene) => {
    expect(scene.token('0,7')).toBeNull();
    scene.takesTurns();
    scene.acts('ana', 'activate:0,3');
    expect([scene.token('0,3'), scene.token('0,7')]).toEqual(['destroyed', 'light']);
  },
);

rule(
  'ma/words.9: whatever is in force changes what is printed',
  { ana: { explorer: 'prys' }, ben: { explorer: 'crane' } },
  (scene) => {
    expect([figureOf(scene.table, prys, 'armor'), figureOf(scene.table, unit('crane'), 'armor')]).toEqual([
      5, 3,
    ]);
  },
  {
    lasting: [
      { card: 'shin-plates' as never, on: prys, is: 'modify', of: 'armor', by: 1 },
      { card: 'sheltering-psalm' as never, on: prys, is: 'modify', of: 'armor', by: 1 },
    ],
  },
);

rule(
  'ma/reading.1, ma/reading.2: actions cost the stamina of their circle; the dark chapter space and the spawn space essence too',
  { ana: { explorer: 'vane', at: '1,4', essence: 4, stamina: 6 } },
  (scene) => {
    const [seal] = actsOf(scene.table, 'vane' as ExplorerId).filter(
      ({ option }) => option === activateOption(space('0,3')),
    ); // tests write ids
    expect(seal).toEqual({ option: 'activate:0,3', stamina: 3, essence: 4 });
    scene.takesTurns();
    scene.acts('ana', 'move:0,5');
    expect(scene.the('ana').stamina).toBe(5);
  },
);

rule(
  'ma/reading.2: a dark chapter space costs 3 stamina and 3 essence',
  { ana: { explorer: 'vane', at: '1,7', essence: 4 } },
  (scene) => {
    const acts = actsOf(scene.table, 'vane' as ExplorerId); // tests write ids
    expect(acts.filter(({ option }) => option === activateOption(space('0,7')))).toEqual([
      { option: 'activate:0,7', stamina: 3, essence: 3 },
    ]);
  },
);

rule(
  'ma/reading.3: a lever attacks with 3 black dice',
  { ana: { explorer: 'prys', at: '6,5', essence: 0 } },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', 'activate:7,5');
    expect(scene.facts('rolled').map(({ white, black }) => [white.length, black.length])).toEqual([[0, 3]]);
    expect(scene.the('ana').stamina).toBe(5);
  },
  { monsters: { 'hollow-stoker': { at: '4,4' } }, black: [0, 0, 0] },
);

test('ma/reading.4: the black die is the powerful one, the white die the basic one', () => {
  const sum = (faces: readonly number[]): number => faces.reduce((all, face) => all + face, 0);
  expect(sum(blackFaces)).toBeGreaterThan(sum(whiteFaces));
});

test('ma/reading.6: explorers have health, stamina, essence, armor and will, and nothing else is counted', () => {
  for (const card of machinaArcana.content.explorers.values())
    expect(Object.keys(card).sort()).toEqual([
      'abilities',
      'armor',
      'class',
      'essence',
      'health',
      'id',
      'stamina',
      'will',
    ]);
});
