/** Chapters of The Ninth Toll. */
import { expect } from 'vitest';
import { banish } from '../../rules/losses/fates.ts';
import { spawn } from '../../rules/phases/spawning.ts';
import { unit } from '../ids.ts';
import { atHorror, counted, current, during, opening } from './chapters-turning.ts';
import { arrivals, crane, essences, healths } from './horror-drawing.ts';
import { at, canUse, drudge, gnawer, rolls, surgeon, uses } from './playing.ts';

const tower = { tiles: [{ face: 'end-ninth-toll', column: 0, row: 0 }], now: {} };

opening(
  'downward-steeple',
  'a light comes onto the chapter space of the tile, and each explorer restores 1 essence',
  (scene) =>
    scene.settles(() => {
      expect(scene.token('0,7')).toBe('light');
      expect(essences(scene)).toEqual([1, 1]);
    }),
  { companions: crane('8,8') },
);

for (const [roll, tolls, where] of [
  [6, ['tolls 1'], '7,4'],
  [5, [], '8,4'],
] as const)
  atHorror(
    'first-bell',
    `stroke, with a ${roll} as the horror phase begins, counts ${tolls.length} toll, and monsters step nearer with it`,
    (scene) =>
      scene.settles(() => {
        expect(scene.facts('effect-rolled')).toMatchObject([{ roll, atLeast: 6 }]);
        expect([counted(scene), at(scene, gnawer)]).toEqual([tolls, where]);
      }),
    { ana: { at: '4,4' }, monsters: { [gnawer]: { at: '8,4' } }, game: [roll] },
  );

for (const [where, what] of [
  ['7,4', 'lever'],
  ['1,7', 'chapter space'],
] as const)
  during(
    'first-bell',
    `wind-the-clock, beside a ${what}, counts a toll for 3 stamina, once per round for the group`,
    (scene) => {
      uses(scene, 'first-bell:wind-the-clock');
      expect(counted(scene)).toEqual(['tolls 1']);
      expect(scene.the('ana').stamina).toBe(3);
      expect(canUse(scene, 'first-bell:wind-the-clock')).toBe(false);
    },
    { ana: { at: where } },
  );

atHorror(
  'pilgrims',
  'zeal, a monster that comes moves 2 spaces nearer',
  (scene) => {
    scene.settles();
    scene.does((g) => spawn(g, { forWhom: scene.the('ana').explorer }));
    scene.settles(() => {
      expect(scene.facts('spawned')).toMatchObject([{ monster: gnawer, at: '0,3' }]);
      expect(scene.facts('displaced')).toMatchObject([{ unit: gnawer, from: '0,3', how: 'moved' }]);
      expect(at(scene, gnawer)).toBe('2,3');
    });
  },
  { ana: { at: '4,4' }, monsterDeck: [gnawer] },
);

during(
  'pilgrims',
  'relics, an explorer in whose turn a monster is destroyed restores 1 essence more',
  (scene) => {
    uses(scene, 'vane:bare-knuckles');
    expect(scene.the('ana').essence).toBe(2);
  },
  { ana: { at: '4,4' }, monsters: { [gnawer]: { at: '5,4', health: 1 } }, white: [1], black: [2] },
);

during(
  'clapper',
  'trap, a lever that is pulled adds a blow',
  (scene) => {
    scene.acts('ana', 'activate:7,5');
    expect(counted(scene)).toEqual(['blows 1']);
  },
  { ana: { at: '8,4' }, black: [0, 0, 0] },
);

during(
  'clapper',
  'powder, a barrel that explodes adds a blow',
  (scene) => {
    uses(scene, 'needle-pistol:fire');
    expect(scene.facts('exploded')).toMatchObject([{ at: '4,2' }]);
    expect(counted(scene)).toEqual(['blows 1']);
  },
  { ana: { at: '4,5', worn: ['needle-pistol'] }, now: { '7,9': 'floor' }, white: [2, 2], black: [0, 0, 0] },
);

during(
  'clapper',
  'strike-it, beside a chapter space, adds a blow for 2 stamina and 1 essence; the second passes the chapter',
  (scene) => {
    uses(scene, 'clapper:strike-it');
    expect(counted(scene)).toEqual(['blows 1']);
    expect(scene.the('ana')).toMatchObject({ stamina: 4, essence: 1 });
    uses(scene, 'clapper:strike-it');
    expect(current(scene)).toBe('mass-for-the-machine');
  },
  { ana: { at: '1,7', essence: 2 } },
);

opening(
  'mass-for-the-machine',
  'the group may give: each explorer loses 1 health and then restores 2 essence',
  (scene) => {
    scene.asks('ana', 'choice', 'give-of-yourselves', 'let-it-pass').answer('give-of-yourselves');
    scene.settles(({ threat }) => {
      expect([healths(scene), essences(scene), threat]).toEqual([[6, 4], [2, 2], 1]);
    });
  },
  { companions: crane('8,8') },
);

opening('mass-for-the-machine', 'the group may let it pass: threat rises by 1', (scene) => {
  scene.asksAbout('ana', 'choice').answer('let-it-pass');
  scene.settles(({ threat }) => expect([threat, ...healths(scene)]).toEqual([2, 7]));
});

opening(
  'second-bell',
  'a monster of level 1 comes for each explorer',
  (scene) =>
    scene.settles(() => expect(arrivals(scene)).toEqual([`${gnawer} for vane`, `${drudge} for crane`])),
  { companions: crane('8,8'), monsterDeck: [surgeon, gnawer, drudge] },
);

during(
  'second-bell',
  'silence-them, each monster that is destroyed or banished adds 1; as many as explorers pass the chapter',
  (scene) => {
    uses(scene, 'vane:bare-knuckles');
    expect(counted(scene)).toEqual(['silenced 1']);
    expect(current(scene)).toBe('second-bell');
  },
  {
    ana: { at: '4,4' },
    companions: crane('8,8', { finished: true }),
    monsters: { [gnawer]: { at: '5,4', health: 1 }, [drudge]: { at: '9,8' } },
    ...{ white: [1], black: [2] },
  },
);

atHorror(
  'second-bell',
  'silence-them, a monster that is banished adds 1 too',
  (scene) => {
    scene.settles();
    scene.does((g) => banish(g, unit(drudge), null));
    scene.settles(() => expect(counted(scene)).toEqual(['silenced 1']));
  },
  { companions: crane('8,8'), monsters: { [drudge]: { at: '9,8' } } },
);

during(
  'undertone',
  'normal attacks of explorers roll 1 lower, arcane ones 1 higher',
  (scene) => {
    uses(scene, 'drowned-bell:toll');
    uses(scene, 'vane:bare-knuckles');
    expect(scene.facts('hit')).toMatchObject([{ target: surgeon, total: 4 }]);
    expect(scene.facts('missed')).toMatchObject([{ target: surgeon, total: 3 }]);
    expect(rolls(scene)).toHaveLength(2);
  },
  {
    ana: { at: '4,4', worn: ['drowned-bell'] },
    monsters: { [surgeon]: { at: '5,4' } },
    ...{ white: [2, 1, 2], black: [2] },
  },
);

for (const [where, count] of [
  ['2,8', 1],
  ['3,8', 0],
] as const)
  atHorror(
    'the-rope-room',
    `together counts ${count} as the horror phase begins, with explorers at 1,7 and ${where}`,
    (scene) => expect(counted(scene)).toEqual(count === 1 ? ['gathered 1'] : []),
    { ana: { at: '1,7' }, companions: crane(where) },
  );

atHorror(
  'third-bell',
  'as the horror phase begins each explorer on the map loses 1 essence',
  (scene) => scene.settles(() => expect(essences(scene)).toEqual([1, 0, 2])),
  {
    ana: { essence: 2 },
    companions: {
      ...crane('8,8'),
      cy: { explorer: 'sable', at: null, exited: true, essence: 2 },
    },
  },
);

opening(
  'the-ninth-toll',
  'its tile takes the place of the map, monsters go, the Sexton stands on the grave and each explorer restores 1 essence',
  (scene) =>
    scene.settles(({ tiles, monsters, counters }) => {
      expect(tiles.map(({ face }) => face)).toEqual(['end-ninth-toll']);
      expect(monsters).toMatchObject([{ monster: 'sexton', at: '4,4', health: 1 }]);
      expect([at(scene, 'vane'), at(scene, 'crane')]).toEqual(['4,9', '5,9']);
      expect([essences(scene), counters.filter(({ n }) => n > 0)]).toEqual([[1, 1], []]);
    }),
  { companions: crane('8,8'), monsters: { [drudge]: { at: '9,9' } }, counters: { toll: 3 } },
);

const lit = { '1,1': 'light' } as const;

for (const [toll, tokens, outcome, comes] of [
  [1, {}, null, 0],
  [2, {}, null, 1],
  [5, {}, null, 1],
  [8, {}, 'defeat', 0],
  [8, lit, 'victory', 0],
  [4, lit, 'victory', 0],
  [3, lit, null, 0],
] as const)
  atHorror(
    'the-ninth-toll',
    `the-hour, for a lone explorer after toll ${toll} with ${Object.keys(tokens).length} bells lit: ${outcome ?? 'on it goes'}, and ${comes} monsters come`,
    (scene) =>
      scene.settles((state) => {
        expect(state.outcome).toBe(outcome);
        expect(counted(scene)).toEqual(outcome === 'victory' ? [] : [`toll ${toll + 1}`]);
        expect(arrivals(scene)).toEqual(comes === 0 ? [] : [`${gnawer} for vane`]);
      }),
    { ...tower, ana: { at: '1,5' }, counters: { toll }, tokens, monsterDeck: [gnawer] },
  );

for (const [bells, outcome] of [
  [lit, null],
  [{ ...lit, '8,1': 'light', '1,7': 'light' }, null],
  [{ ...lit, '8,1': 'light', '1,7': 'light', '8,7': 'light' }, 'victory'],
] as const)
  atHorror(
    'the-ninth-toll',
    `the-hour, two explorers need four bells; with ${Object.keys(bells).length} lit: ${outcome ?? 'on it goes'}`,
    (scene) => scene.settles((state) => expect(state.outcome).toBe(outcome)),
    {
      ...{ ...tower, tokens: bells, counters: { toll: 1 } },
      companions: crane('4,8'),
    },
  );

during(
  'the-ninth-toll',
  'ring, beside a dark bell, lights it for 3 stamina',
  (scene) => {
    uses(scene, 'the-ninth-toll:ring');
    expect(scene.token('1,1')).toBe('light');
    expect(scene.the('ana')).toMatchObject({ stamina: 3, essence: 2 });
    expect(canUse(scene, 'the-ninth-toll:ring')).toBe(false);
  },
  { ...tower, ana: { at: '1,2', essence: 2 } },
);
