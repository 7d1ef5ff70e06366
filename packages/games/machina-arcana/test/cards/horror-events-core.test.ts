/** Horror events of every scenario: those that are over at once, and those that call monsters. */
import { expect } from 'vitest';
import { has } from '../../rules/values/values.ts';
import { unit, wornBy } from '../ids.ts';
import { arrivals, crane, essences, figuresAt, fright, healths } from './horror-drawing.ts';
import { at, drudge, gnawer, surgeon } from './playing.ts';

const twoTiles = [
  { face: 'pump-hall', column: 0, row: 0 },
  { face: 'flooded-archive', column: 1, row: 0 },
] as const;

fright(
  'thin-places',
  'every monster is ethereal until the next horror phase, with a horror marker [ma/markers.2]',
  (scene) => {
    expect([gnawer, drudge].map((id) => has(scene.table, unit(id), 'ethereal'))).toEqual([true, true]);
    expect(scene.state.horrorMarkers).toEqual(['thin-places']);
    scene.settles();
    scene.goOn(({ phase, round }) => phase === 'horror' && round === 2);
    scene.acts('ana', 'end');
    scene.settles(({ horrorMarkers }) => {
      expect(horrorMarkers).toEqual([]);
      expect(has(scene.table, unit(gnawer), 'ethereal')).toBe(false);
    });
  },
  {
    monsters: { [gnawer]: { at: '9,9' }, [drudge]: { at: '9,8' } },
    ana: { at: '0,0' },
    phase: 'spawn',
    game: [10, 10, 10],
  },
);

fright(
  'frozen-locks',
  'every open door is closed on the tiles that hold an explorer, and on no other; a destroyed one stays so',
  (scene) =>
    scene.settles(({ doors }) => {
      const are = (what: string) => doors.filter(({ is }) => is === what).map(({ door }) => door);
      expect([...are('closed')].sort()).toEqual(['1,2,south', '2,1,east', '8,5,south']);
      expect(are('destroyed')).toEqual(['3,6,south']);
    }),
  { tiles: twoTiles, doors: { '3,6,south': 'destroyed' } },
);

fright(
  'hunger-below',
  'each explorer without essence loses 1 health',
  (scene) =>
    scene.settles(() =>
      expect([healths(scene), essences(scene)]).toEqual([
        [7, 4],
        [1, 0],
      ]),
    ),
  { ana: { essence: 1 }, companions: crane('8,8') },
);

fright(
  'lights-out',
  'the light of every chapter space goes out, and the spawn rating rises by 1',
  (scene) =>
    scene.settles(({ spawnRating }) => {
      expect([scene.token('0,7'), scene.token('19,8')]).toEqual([null, null]);
      expect(spawnRating).toBe(4);
    }),
  { tiles: twoTiles, tokens: { '0,7': 'light', '19,8': 'light' } },
);

fright(
  'cold-sweat',
  'each explorer chooses to lose 1 essence or to unequip an item',
  (scene) => {
    scene.asks('ana', 'choice', 'hold-fast', 'let-slip').answer('hold-fast');
    scene.asks('ben', 'choice', 'hold-fast', 'let-slip').answer('let-slip');
    scene.settles(() => {
      expect(essences(scene)).toEqual([0, 1]);
      expect([wornBy(scene.the('ana')), wornBy(scene.the('ben'))]).toEqual([['rivet-hammer'], []]);
      expect(scene.the('ben').bag).toEqual(['needle-pistol']);
    });
  },
  {
    ana: { essence: 1, worn: ['rivet-hammer'] },
    companions: crane('8,8', { essence: 1, worn: ['needle-pistol'] }),
  },
);

fright(
  'rusted-through',
  'each explorer unequips one weapon, and nothing else',
  (scene) => {
    scene.asks('ben', 'item-to-lose', 'needle-pistol', 'chain-hook').answer('chain-hook');
    scene.settles(() => {
      expect([wornBy(scene.the('ana')), wornBy(scene.the('ben'))]).toEqual([
        ['runners-gaiters'],
        ['needle-pistol'],
      ]);
      expect(scene.the('ana').bag).toEqual(['rivet-hammer']);
    });
  },
  {
    ana: { worn: ['rivet-hammer', 'runners-gaiters'] },
    companions: crane('8,8', { worn: ['needle-pistol', 'chain-hook'] }),
  },
);

fright('slow-blood', 'every explorer has 2 stamina less, with a horror marker [ma/K76]', (scene) =>
  scene.settles(({ horrorMarkers }) => {
    expect(figuresAt(scene, 'vane', 'stamina-max')).toEqual([4]);
    expect(horrorMarkers).toEqual(['slow-blood']);
  }),
);

fright(
  'burst-pipes',
  'every barrel explodes on the tiles that hold an explorer, and on no other',
  (scene) =>
    scene.settles(() => {
      expect(scene.facts('exploded').map((one) => one.at)).toEqual(['4,2', '7,9']);
      expect(scene.the('ana').health).toBe(6);
    }),
  { ana: { at: '4,3' }, now: {}, tiles: twoTiles, white: [0, 0, 0, 0], black: [3, 3, 3, 3, 0, 0] },
);

fright(
  'snap-shut',
  'the traps of each tile that holds an explorer go off, with one roll for each tile',
  (scene) =>
    scene.settles(() => {
      expect(scene.facts('rolled').map(({ targets }) => targets)).toEqual([['vane', gnawer], ['crane']]);
      expect(healths(scene)).toEqual([6, 5]);
    }),
  {
    ana: { at: '4,4' },
    companions: crane('13,3'),
    monsters: { [gnawer]: { at: '5,4' } },
    tiles: twoTiles,
    black: [1, 1, 1, 0, 0, 1],
  },
);

fright(
  'forgotten-room',
  'the unexplored action space nearest to the healthiest explorer is destroyed, but no chapter space',
  (scene) =>
    scene.settles(() => {
      expect(scene.token('0,9')).toBe('destroyed');
      expect(scene.token('0,7')).toBe(null);
    }),
  { ana: { at: '1,8' }, companions: crane('8,1') },
);

fright(
  'procession',
  'every monster moves 2 spaces nearer to its nearest explorer',
  (scene) => scene.settles(() => expect([at(scene, gnawer), at(scene, drudge)]).toEqual(['6,4', '2,4'])),
  { ana: { at: '4,4' }, monsters: { [gnawer]: { at: '8,4' }, [drudge]: { at: '0,4' } } },
);

fright(
  'false-friend',
  'the explorer nearest to a monster and the one farthest from all change places',
  (scene) =>
    scene.settles(() =>
      expect(['vane', 'crane', 'sable'].map((id) => at(scene, id))).toEqual(['0,4', '4,5', '6,4']),
    ),
  {
    ana: { at: '6,4' },
    companions: { ...crane('4,5'), cy: { explorer: 'sable', at: '0,4' } },
    monsters: { [gnawer]: { at: '8,4' } },
  },
);

for (const [essence, threat, spawnRating] of [
  [3, 2, 3],
  [2, 1, 4],
] as const)
  fright(
    'the-ledger',
    `with ${essence} essence at most, threat is ${threat} and the spawn rating ${spawnRating}`,
    (scene) => scene.settles((state) => expect(state).toMatchObject({ threat, spawnRating })),
    { ana: { essence }, companions: crane('8,8') },
  );

fright(
  'scatter',
  'everyone is pushed 1 space away from the nearest other explorer; those apart then lose nothing',
  (scene) =>
    scene.settles(() => {
      expect(['vane', 'crane'].map((id) => at(scene, id))).toEqual(['3,4', '6,4']);
      expect(essences(scene)).toEqual([1, 0]);
    }),
  { ana: { at: '4,4', essence: 1 }, companions: crane('5,4') },
);

fright(
  'scatter',
  'whoever still stands beside another loses 1 essence',
  (scene) =>
    scene.settles(() => {
      expect(['vane', 'crane'].map((id) => at(scene, id))).toEqual(['4,4', '5,4']);
      expect(essences(scene)).toEqual([1, 0]);
    }),
  {
    ana: { at: '4,4', essence: 2 },
    companions: crane('5,4'),
    lasting: ['vane', 'crane'].map((id) => ({
      card: unit(id),
      on: unit(id),
      is: 'grant' as const,
      of: 'immovable',
    })),
  },
);

fright(
  'scatter',
  'nobody is pushed into a pit',
  (scene) =>
    scene.settles(() => expect(['vane', 'crane'].map((id) => at(scene, id))).toEqual(['4,8', '2,8'])),
  { ana: { at: '4,8' }, companions: crane('3,8') },
);

fright(
  'breach',
  'a monster comes for the explorer with the least health',
  (scene) => scene.settles(() => expect(arrivals(scene)).toEqual([`${surgeon} for crane`])),
  { companions: crane('8,8'), monsterDeck: [surgeon, gnawer] },
);

fright(
  'the-scent',
  'a monster comes for the explorer with the most essence, who then loses 1',
  (scene) =>
    scene.settles(() => {
      expect(arrivals(scene)).toEqual([`${surgeon} for crane`]);
      expect(essences(scene)).toEqual([1, 1]);
    }),
  { ana: { essence: 1 }, companions: crane('8,8', { essence: 2 }), monsterDeck: [surgeon] },
);
