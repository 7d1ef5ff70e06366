import { expect } from 'vitest';
import { beforeMonsters, monstersAct, played, stopped, walked } from '../monster-phase.ts';
import { rule } from '../table.ts';

const vane = { explorer: 'vane', at: '4,4' } as const;

rule(
  'ma/K112: a Brine Gnawer with 5 stamina walks three spaces, attacks once and has nothing left',
  { ana: vane },
  (scene) => {
    monstersAct(scene);
    scene.settles(() => {
      expect(walked(scene, 'brine-gnawer')).toEqual(['7,7', '6,6', '5,5']);
      expect(played(scene, 'brine-gnawer')).toEqual(['gnaw vane']);
      expect(scene.facts('moved').at(-1)?.left).toBe(2);
    });
  },
  { ...beforeMonsters, monsters: { 'brine-gnawer': { at: '8,8' } } },
);

rule(
  'ma/K113: a Hollow Stoker walks as far, and with 1 stamina left it cannot attack and stays',
  { ana: vane },
  (scene) => {
    monstersAct(scene);
    scene.settles(() => {
      expect(walked(scene, 'hollow-stoker')).toEqual(['7,7', '6,6', '5,5']);
      expect(played(scene, 'hollow-stoker')).toEqual([]);
      expect(stopped(scene, 'hollow-stoker')).toEqual(['no-nearer']);
    });
  },
  { ...beforeMonsters, monsters: { 'hollow-stoker': { at: '8,8' } } },
);

rule(
  'ma/K114: a Wire Crawler moves into its range, reels in, and with 1 stamina left can do no more',
  { ana: vane },
  (scene) => {
    monstersAct(scene);
    scene.settles(() => {
      expect(walked(scene, 'wire-crawler')).toEqual(['7,4', '6,4']);
      expect(played(scene, 'wire-crawler')).toEqual(['reel-in vane']);
      expect(scene.the('ana').at).toBe('5,4');
    });
  },
  { ...beforeMonsters, monsters: { 'wire-crawler': { at: '8,4' } } },
);

const between = { 'brine-gnawer': { at: '4,5' } } as const;

rule(
  'ma/K115: of two explorers as near the monster goes for the one with less health',
  { ana: { explorer: 'vane', at: '1,5', health: 4 }, ben: { explorer: 'crane', at: '7,4', health: 2 } },
  (scene) => {
    monstersAct(scene);
    scene.settles(() => {
      expect(played(scene, 'brine-gnawer')).toEqual(['gnaw crane']);
      expect(scene.facts('monster-began')).toMatchObject([{ nearest: 'crane', steps: 3, why: 'weakest' }]);
    });
  },
  { ...beforeMonsters, monsters: between },
);

rule(
  'ma/K115: of two explorers as near and as weak the players choose',
  { ana: { explorer: 'vane', at: '1,5', health: 3 }, ben: { explorer: 'crane', at: '7,4', health: 3 } },
  (scene) => {
    monstersAct(scene);
    scene.asks('ana', 'tie', 'vane', 'crane').answer('crane');
    scene.settles(() => {
      expect(played(scene, 'brine-gnawer')).toEqual(['gnaw crane']);
      expect(scene.facts('monster-chose')[0]).toMatchObject({ forWhom: 'crane', whom: 'chosen' });
    });
  },
  { ...beforeMonsters, monsters: between },
);

/** North of the doorway at (1,2): from (0,3) only (1,2) lies nearer. */
const inRoom = { explorer: 'vane', at: '1,1', health: 7 } as const;

rule(
  'ma/K116: a monster waits while another holds the only space nearer',
  { ana: inRoom },
  (scene) => {
    monstersAct(scene);
    scene.settles(() => {
      expect(walked(scene, 'brine-gnawer')).toEqual([]);
      expect(stopped(scene, 'brine-gnawer')).toEqual(['no-nearer']);
    });
  },
  { ...beforeMonsters, monsters: { 'brine-gnawer': { at: '0,3' }, 'hollow-stoker': { at: '1,2' } } },
);

rule(
  'ma/K117: a space that an immobile monster holds counts as rubble, and the way around is counted',
  { ana: inRoom },
  (scene) => {
    monstersAct(scene);
    scene.settles(() => {
      expect(walked(scene, 'brine-gnawer')).toEqual(['1,3', '2,2']);
      expect(played(scene, 'brine-gnawer')).toEqual(['gnaw vane']);
    });
  },
  { ...beforeMonsters, monsters: { 'brine-gnawer': { at: '0,3' }, 'gear-saint': { at: '1,2' } } },
);

const behindDoor = {
  ana: { explorer: 'vane', at: '7,6' },
} as const;
const shutDoor = { '8,5,south': 'closed' } as const;

rule(
  'ma/K118: a closed door that alone bars the last step is destroyed for 4',
  behindDoor,
  (scene) => {
    monstersAct(scene);
    scene.settles((s) => {
      expect(walked(scene, 'brine-gnawer')).toEqual(['8,5']);
      expect(s.doors).toEqual([{ door: '8,5,south', is: 'destroyed' }]);
      expect(played(scene, 'brine-gnawer')).toEqual([]);
    });
  },
  { ...beforeMonsters, doors: shutDoor, monsters: { 'brine-gnawer': { at: '7,4' } } },
);

rule(
  'ma/K119: with 4 stamina the monster comes to the door and stops with 3',
  behindDoor,
  (scene) => {
    monstersAct(scene);
    scene.settles((s) => {
      expect(scene.facts('moved')).toMatchObject([{ way: ['7,4', '8,5'], left: 3 }]);
      expect(s.doors).toEqual([{ door: '8,5,south', is: 'closed' }]);
      expect(stopped(scene, 'hollow-stoker')).toEqual(['spent']);
    });
  },
  { ...beforeMonsters, doors: shutDoor, monsters: { 'hollow-stoker': { at: '7,4' } } },
);

const ethereal = { card: 'chalk-circle' as never, is: 'grant', of: 'ethereal', on: 'vane' as never } as const; // tests write ids

rule(
  'ma/K123: with only an ethereal explorer in reach a Brine Gnawer does nothing, and a hurt one still mends',
  { ana: vane },
  (scene) => {
    monstersAct(scene);
    scene.settles(() => {
      expect(walked(scene, 'brine-gnawer')).toEqual([]);
      expect(played(scene, 'brine-gnawer')).toEqual([]);
      expect(played(scene, 'soot-urchin')).toEqual([]);
      expect(played(scene, 'cellar-drudge')).toEqual(['mend cellar-drudge']);
      expect(scene.monster('cellar-drudge').health).toBe(2);
    });
  },
  {
    ...beforeMonsters,
    horrorEvent: 'black-tide',
    lasting: [ethereal],
    monsters: {
      'brine-gnawer': { at: '5,4' },
      'soot-urchin': { at: '4,3' },
      'cellar-drudge': { at: '3,3', health: 1 },
    },
  },
);

rule(
  'ma/K124: a monster tries its related events, then the current event, then its own card, and again from the top',
  { ana: { explorer: 'vane', at: '3,4' } },
  (scene) => {
    monstersAct(scene);
    scene.settles(() =>
      expect(played(scene, 'brine-gnawer')).toEqual(['shove vane', 'haul vane', 'gnaw vane']),
    );
  },
  {
    ...beforeMonsters,
    horrorEvent: 'the-crush',
    monsters: { 'brine-gnawer': { at: '2,4', related: ['leash'] } },
  },
);

rule(
  'ma/K125: a monster that comes in the monster phase does not act in it',
  { ana: { explorer: 'vane', at: '1,8' } },
  (scene) => {
    monstersAct(scene);
    scene.settles(() => {
      expect(scene.isInPlay('soot-urchin')).toBe(true);
      expect(scene.facts('monster-began').map(({ monster }) => monster)).toEqual(['brass-matron']);
    });
  },
  {
    ...beforeMonsters,
    level: 3,
    game: [8],
    monsterDeck: ['soot-urchin'],
    monsters: { 'brass-matron': { at: '8,2' } },
  },
);

rule(
  'ma/K126: a dazed monster does nothing in its turn and is dazed no more',
  { ana: vane },
  (scene) => {
    monstersAct(scene);
    scene.settles((s) => {
      expect(stopped(scene, 'brine-gnawer')).toEqual(['dazed']);
      expect(played(scene, 'brine-gnawer')).toEqual([]);
      expect(s.lasting).toEqual([]);
    });
  },
  {
    ...beforeMonsters,
    monsters: { 'brine-gnawer': { at: '5,5' } },
    lasting: [
      {
        card: 'flash-powder' as never, // tests write ids
        is: 'grant',
        of: 'dazed',
        on: 'brine-gnawer' as never, // tests write ids
        until: 'its-next-turn',
      },
    ],
  },
);

rule(
  'ma/K127: an irrational monster counts and walks around a pit',
  { ana: { explorer: 'vane', at: '7,7' } },
  (scene) => {
    monstersAct(scene);
    scene.settles(() => {
      expect(walked(scene, 'brine-gnawer')).toEqual(['4,7', '5,6', '6,6']);
      expect(played(scene, 'brine-gnawer')).toEqual(['gnaw vane']);
    });
  },
  { ...beforeMonsters, monsters: { 'brine-gnawer': { at: '3,7' } } },
);

rule(
  'ma/K128: a Cellar Drudge wrecks a chest beside it, which is an obstacle from then on',
  { ana: vane },
  (scene) => {
    monstersAct(scene);
    scene.settles(() => {
      expect(played(scene, 'cellar-drudge')).toEqual(['wreck 0,0']);
      expect(scene.token('0,0')).toBe('destroyed');
      expect(scene.terrain.isPassable(scene.cell('0,0'))).toBe(false);
      expect(scene.terrain.isUnexplored(scene.cell('0,0'))).toBe(false);
    });
  },
  { ...beforeMonsters, monsters: { 'cellar-drudge': { at: '1,1' } } },
);

rule(
  'ma/K129: where the nearest explorer is behind rubble the next one in sight is attacked',
  { ana: { explorer: 'vane', at: '5,1', health: 1 }, ben: { explorer: 'crane', at: '9,1' } },
  (scene) => {
    monstersAct(scene);
    scene.settles(() => {
      expect(scene.facts('monster-began')).toMatchObject([{ nearest: 'vane' }]);
      expect(played(scene, 'lantern-wisp')).toEqual(['cold-flare crane']);
      expect(scene.facts('monster-chose')[0]).toMatchObject({ forWhom: 'crane', whom: 'in-reach' });
    });
  },
  { ...beforeMonsters, monsters: { 'lantern-wisp': { at: '7,1' } } },
);
