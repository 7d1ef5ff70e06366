/** Actions of explorers that no case shows by itself. */
import { expect } from 'vitest';
import { rule } from '../table.ts';

const door = '2,1,east';
const northExit = { column: 0, row: 0, side: 'north' } as const;

rule(
  'ma/actions.4.3: stamina that is left is lost by an exit',
  { ana: { explorer: 'prys', at: '4,0' }, ben: { explorer: 'crane' } },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', 'exit');
    expect(scene.the('ana')).toMatchObject({ stamina: 0, finished: true });
  },
  { chapter: 'second-descent', exit: northExit },
);

rule(
  'ma/actions.4.2: without an exit token on the map nobody exits',
  { ana: { explorer: 'prys', at: '4,0' } },
  (scene) => {
    scene.takesTurns();
    expect(scene.asksAbout('ana', 'act').question.options).not.toContain('exit');
  },
);

rule(
  'ma/actions.5.6: nobody explores through the exit that holds the exit token',
  { ana: { explorer: 'prys', at: '4,0' } },
  (scene) => {
    scene.takesTurns();
    expect(scene.couldDo('ana', 'explore')).toEqual([]);
  },
  { chapter: 'second-descent', exit: northExit },
);

rule(
  'ma/actions.6, ma/actions.6.1: an explorer plays abilities of its own card, its events, its worn items and consumables, and of what lies open for all',
  {
    ana: {
      explorer: 'prys',
      at: '1,7',
      essence: 4,
      worn: ['duelling-foil'],
      bag: ['field-laudanum', 'boiler-maul'],
      health: 3,
    },
  },
  (scene) => {
    scene.takesTurns();
    const cards = scene.couldDo('ana', 'use').map((option) => option.split(':')[1]);
    expect([...new Set(cards)].sort()).toEqual([
      'duelling-foil',
      'echo-of-reason',
      'field-laudanum',
      'prys',
      'threshold',
    ]);
  },
  { chapter: 'threshold', explorerEvent: 'echo-of-reason', monsters: { 'hollow-stoker': { at: '2,7' } } },
);

rule(
  'ma/actions.7: a door is opened, and closed, for 2',
  { ana: { explorer: 'prys', at: '2,1' } },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', `open:${door}`);
    expect(scene.the('ana').stamina).toBe(5);
    expect(scene.terrain.stateOf(door)).toBe('open');
    expect(scene.couldDo('ana', 'move')).toContain('move:3,1');
  },
  { doors: { [door]: 'closed' } },
);

rule(
  'ma/actions.7.1: the doors of a new tile are open',
  { ana: { explorer: 'prys', at: '9,4' } },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', 'explore:east');
    const { terrain } = scene;
    expect(terrain.ground.doors.map((one) => terrain.stateOf(one)).every((is) => is === 'open')).toBe(true);
    expect(terrain.ground.doors.length).toBeGreaterThan(4);
  },
  { stack: ['flooded-archive'] },
);

rule(
  'ma/actions.7.3: units beside a door do not hinder it',
  { ana: { explorer: 'prys', at: '2,1' } },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', `close:${door}`);
    expect(scene.terrain.stateOf(door)).toBe('closed');
  },
  { monsters: { 'hollow-stoker': { at: '3,1' } } },
);

rule(
  'ma/actions.9.2: the chapter is turned and does what it does first; then the space is marked',
  { ana: { explorer: 'prys', at: '1,7', essence: 3 } },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', 'activate:0,7');
    const told = scene.told
      .map(({ is }) => is)
      .filter((is) => ['chapter-began', 'spawned', 'marked-space'].includes(is));
    expect(told).toEqual(['chapter-began', 'spawned', 'marked-space']);
  },
  { chapter: 'lungs-of-brass', monsterDeck: ['hollow-stoker'] },
);

rule(
  'ma/actions.11.6: a spawn space is sealed from beside it, not from on it and not from farther away',
  { ana: { explorer: 'prys', at: '0,3', essence: 4 }, ben: { explorer: 'crane', at: '2,4', essence: 0 } },
  (scene) => {
    scene.takesTurns();
    expect(scene.couldDo('ana', 'activate')).toEqual([]);
    scene.acts('ana', 'move:1,4');
    expect(scene.couldDo('ana', 'activate')).toContain('activate:0,3');
    scene.acts('ana', 'move:2,3');
    expect(scene.couldDo('ana', 'activate')).toEqual([]);
  },
);

rule(
  'ma/actions.19: a change of a price that counts once is used up by the first thing that it is about',
  { ana: { explorer: 'prys', at: '1,1', bag: ['skeleton-key'] } },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', 'use:skeleton-key:pick');
    scene.asksAbout('ana', 'choice').answer('a-lock');
    scene.acts('ana', 'activate:0,0');
    expect(scene.the('ana').stamina).toBe(7);
    expect(scene.state.lasting).toEqual([]);
  },
);

rule(
  'ma/actions.19: prices in essence are changed separately from those in stamina, and one that counts once is used up',
  { ana: { explorer: 'prys', at: '1,4', essence: 1, bag: ['sealing-wax'] } },
  (scene) => {
    scene.takesTurns();
    expect(scene.couldDo('ana', 'activate')).toEqual([]);
    scene.acts('ana', 'use:sealing-wax:melt');
    scene.acts('ana', 'activate:0,3');
    expect(scene.the('ana')).toMatchObject({ essence: 0, stamina: 4 });
    expect(scene.state.lasting.map(({ of }) => of)).not.toContain('seal-spawn');
  },
);

rule(
  'ma/actions.7.2: a card that opens or closes any door of the tile does so from anywhere on it',
  { ana: { explorer: 'prys', at: '8,8', bag: ['skeleton-key'] } },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', 'use:skeleton-key:pick');
    scene.asksAbout('ana', 'choice').answer('a-door');
    scene.asksAbout('ana', 'door').answer(door);
    expect(scene.terrain.stateOf(door)).toBe('closed');
  },
);
