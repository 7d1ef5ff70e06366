import { expect } from 'vitest';
import { special, summon } from '../../content/words/abilities.ts';
import { dropCoin, makePiece } from '../../rules/scenario/pieces.ts';
import type { MonsterId, ObjectiveId } from '../../vocabulary/ids.ts';
import { type HexScene, rule } from '../scene/index.ts';
import { runs } from '../scene/monsters.ts';

const brute = { class: 'brute', hp: 10 } as const;
const gloom = { monster: 'the-gloom', rank: 'boss' } as const;
const inOrder = { places: [{ at: 'x' }, { at: 'y' }] } as const;

rule(
  'gh/bosses.8: a boss teleports from one marked place to the next, and from the last to the first',
  { map: ['b..u.', ' x...y'], cast: { b: brute, u: gloom }, boss: inOrder },
  (scene) => {
    for (const mark of ['x', 'y', 'x']) {
      runs(scene, 'u', special('teleport-to-next-hex'));
      scene.settles(() => expect(scene.the('u').hex).toBe(scene.at(mark)));
    }
  },
);

rule(
  'gh/bosses.8: the next place is the next in order, wherever the boss has walked meanwhile',
  { map: ['b..u.', ' x...y'], cast: { b: brute, u: gloom }, boss: inOrder, cards: { boss: 'boss-7' } },
  (scene) => {
    runs(scene, 'u', special('teleport-to-next-hex'));
    scene.acts('u');
    runs(scene, 'u', special('teleport-to-next-hex'));
    scene.settles(() => expect(scene.the('u').hex).toBe(scene.at('y')));
  },
);

rule(
  'gh/bosses.8: if somebody stands there, the boss goes to the nearest empty hex, which the players choose',
  { map: ['.....', ' .b.u.', '.....'], cast: { b: brute, u: gloom }, boss: { places: [{ at: 'b' }] } },
  (scene) => {
    runs(scene, 'u', special('teleport-to-next-hex'));
    scene.asks('ana', 'monster-hex', '0,1', '1,0', '2,0', '2,1', '0,2', '1,2').answer('2,0');
    scene.settles(() => expect(scene.the('u').hex).toBe('2,0'));
  },
);

for (const name of [
  'teleport-to-next-hex',
  'fly-to-next-perch',
  'move-altar',
  'call-demon-of-altar',
] as const)
  rule(
    `gh/bosses.8: where the scenario marks no place, ${name} does nothing, and that is told`,
    { map: ['b..u.'], cast: { b: brute, u: gloom } },
    (scene) => {
      runs(scene, 'u', special(name, 3));
      scene.settles(() => {
        expect(scene.told).toEqual([{ is: 'no-avail', figure: 'the-gloom' }]);
        expect(scene.the('u').hex).toBe(scene.at('u'));
      });
    },
  );

const drake = { monster: 'elder-drake', rank: 'boss' } as const;

rule(
  'gh/bosses.8: the elder drake flies to its next perch',
  { map: ['b..e.', ' x...y'], cast: { b: brute, e: drake }, boss: inOrder },
  (scene) => {
    runs(scene, 'e', special('fly-to-next-perch'));
    scene.settles(() => {
      const path = [scene.at('x')];
      expect(scene.told).toEqual([{ is: 'moved', figure: 'elder-drake', path, how: 'fly' }]);
    });
  },
);

rule(
  'gh/bosses.8: money that lies at the place is no reason to go elsewhere',
  { map: ['b..ux'], cast: { b: brute, u: gloom }, boss: { places: [{ at: 'x' }] } },
  (scene) => {
    scene.perform((g) => {
      dropCoin(g, scene.at('x'));
      return undefined;
    });
    runs(scene, 'u', special('teleport-to-next-hex'));
    scene.settles(() => expect(scene.the('u').hex).toBe(scene.at('x')));
  },
);

const commander = { monster: 'bandit-commander', rank: 'boss' } as const;
const opened = { doorsOpen: true, lockedDoors: true, revealed: [1, 2, 3] } as const;

rule(
  'gh/bosses.3b: when its doors are all open, the boss goes from one to the next, and from the last to the first',
  { ...opened, map: ['c.+..+.b'], rooms: ['11122333'], cast: { b: brute, c: commander } },
  (scene) => {
    for (const door of ['2,0', '5,0', '2,0']) {
      runs(scene, 'c', special('jump-to-next-door'));
      scene.settles(() => expect(scene.the('c').hex).toBe(door));
    }
  },
);

rule(
  'gh/bosses.3b: after the last closed door comes the first, which is open',
  {
    map: ['c.+..+.b'],
    rooms: ['11122333'],
    lockedDoors: true,
    cast: { b: { ...brute, at: '.' }, c: commander },
  },
  (scene) => {
    for (const [door, open] of [
      ['2,0', 1],
      ['5,0', 2],
      ['2,0', 2],
    ] as const) {
      runs(scene, 'c', special('jump-to-next-door'));
      scene.settles((s) => expect([scene.the('c').hex, s.openDoors.length]).toEqual([door, open]));
    }
  },
);

rule(
  'gh/bosses.3b: if somebody stands in the open door, it is put in the nearest empty hex, which the players choose',
  { ...opened, map: ['c.+..'], rooms: ['11122'], cast: { b: { ...brute, at: '+' }, c: commander } },
  (scene) => {
    runs(scene, 'c', special('jump-to-next-door'));
    scene.asks('ana', 'monster-hex', '1,0', '3,0').answer('3,0');
    scene.settles(() => expect(scene.the('c').hex).toBe('3,0'));
  },
);

/** Who went where, in order. */
const ways = (scene: HexScene) =>
  scene.told.flatMap((fact) => (fact.is === 'moved' ? [[fact.figure, fact.path]] : []));

const demon = (id: string): MonsterId => id as MonsterId; // tests write ids
const altar = 'altar' as ObjectiveId; // tests write ids

const temple = {
  map: ['bp.a+x', ' .....y'],
  rooms: ['111122', ' 1111122'],
  cast: {
    b: brute,
    p: { monster: 'prime-demon', rank: 'boss' },
    a: { objective: 'altar', hp: 20, side: 'monsters' },
  },
  boss: {
    altar,
    places: [
      { at: 'x', demon: demon('frost-demon') },
      { at: 'a', demon: demon('sun-demon') },
    ],
  },
} as const;

rule('gh/bosses.8: the altar moves to its next place and reveals the room there', temple, (scene) => {
  runs(scene, 'p', special('move-altar'));
  scene.settles((s) => {
    expect(scene.the('a').hex).toBe(scene.at('x'));
    expect(s.rooms).toEqual([1, 2]);
    expect(s.openDoors).toEqual([]);
    expect(scene.told.map(({ is }) => is)).toEqual(['room-revealed', 'moved']);
  });
});

rule(
  'gh/bosses.8a: a figure in the way of the altar goes to the nearest empty hex, which the players choose',
  { map: ['.p.bax'], cast: { ...temple.cast, b: brute }, boss: { altar, places: [{ at: 'b' }] } },
  (scene) => {
    runs(scene, 'p', special('move-altar'));
    scene.settles(() => {
      expect([scene.the('a').hex, scene.the('b').hex]).toEqual([scene.at('b'), '2,0']);
      expect(ways(scene)).toEqual([
        ['brute', ['2,0']],
        ['altar', [scene.at('b')]],
      ]);
    });
  },
);

rule(
  'gh/bosses.8a: an obstacle in its way goes there too',
  { map: ['bpa..x.'], cast: temple.cast, boss: { altar, places: [{ at: 'x' }] } },
  (scene) => {
    scene.perform((g) => {
      makePiece(g, { is: 'obstacle', look: 'boulder', hexes: [scene.at('x')] });
      return undefined;
    });
    runs(scene, 'p', special('move-altar'));
    scene.asks('ana', 'monster-hex', '4,0', '6,0').answer('6,0');
    scene.settles((s) => {
      expect(scene.the('a').hex).toBe(scene.at('x'));
      expect(s.pieces.map(({ hexes }) => hexes)).toEqual([['6,0']]);
    });
  },
);

for (const [moves, called] of [
  [1, 'frost-demon'],
  [2, 'sun-demon'],
] as const)
  rule(
    `gh/bosses.8: once the altar has moved ${moves} times, the ${called} of its place is summoned`,
    temple,
    (scene) => {
      for (let n = 0; n < moves; n++) runs(scene, 'p', special('move-altar'));
      runs(scene, 'p', special('call-demon-of-altar', 3));
      scene.settles((s) =>
        expect(s.figures.at(-1)).toMatchObject({ type: called, rank: 'normal', acted: true, called: true }),
      );
    },
  );

rule(
  'gh/bosses.8: the demon of the altar is elite for as many characters as the special action says',
  { ...temple, options: { characters: 3 } },
  (scene) => {
    runs(scene, 'p', special('call-demon-of-altar', 3));
    scene.settles((s) => expect(s.figures.at(-1)).toMatchObject({ type: 'sun-demon', rank: 'elite' }));
  },
);

const windy = { map: ['b...e.z'], cast: { b: brute, e: drake } } as const;

rule(
  'gh/bosses.12: zephyrs are summoned beside the drake, as close to an enemy as can be',
  windy,
  (scene) => {
    runs(scene, 'e', summon('zephyr', { count: 2 }));
    scene.settles((s) =>
      expect(s.figures.filter(({ type }) => type === 'zephyr')).toMatchObject([
        { hex: '3,0', side: 'monsters', owner: 'elder-drake', acted: true },
        { hex: '5,0', side: 'monsters', owner: 'elder-drake', acted: true },
      ]),
    );
  },
);

const storm = {
  map: ['......', ' b.z.e.', '......'],
  cast: {
    b: { ...brute, initiative: 5, acted: true },
    e: drake,
    z: { summon: 'zephyr', owner: 'e', side: 'monsters' },
  },
  cards: { boss: 'boss-7' },
} as const;

rule('gh/bosses.12: they act just before the boss, with Attack C', storm, (scene) => {
  scene.goOn((s) => s.turn !== null);
  expect(scene.state.turn?.figure).toBe('zephyr-1');
  scene.finishesTurn();
  scene.settles(() => {
    expect(scene.the('z').hex).toBe('1,1');
    expect(scene.the('b').hp).toBe(8);
  });
  scene.goOn((s) => s.turn !== null);
  scene.settles((s) => expect(s.turn?.figure).toBe('elder-drake'));
});

rule('gh/bosses.12: an attack on them does no damage', storm, (scene) => {
  scene.does('b', { do: 'attack', value: 5, range: 5 });
  scene.asksAbout('ana', 'attack-target').answer('zephyr-1');
  scene.settles(() => {
    expect(scene.the('z').hp).toBe(1);
    expect(scene.told).toContainEqual({ is: 'prevented', figure: 'zephyr-1', damage: 5, with: '' });
  });
});

rule(
  'gh/bosses.12: they leave with the boss',
  { ...storm, cast: { ...storm.cast, e: { ...drake, hp: 1 } } },
  (scene) => {
    scene.does('b', { do: 'attack', value: 5, range: 5 });
    scene.asksAbout('ana', 'attack-target').answer('elder-drake');
    scene.settles(() => {
      expect(scene.isThere('z')).toBe(false);
      expect(scene.told).toContainEqual({ is: 'gone', figure: 'zephyr-1' });
    });
  },
);
