/** Chapters of The Drowned Engine. */
import { expect } from 'vitest';
import { atHorror, counted, current, during, opening } from './chapters-turning.ts';
import { arrivals, crane, essences, healths } from './horror-drawing.ts';
import { at, canUse, drudge, gnawer, surgeon, uses } from './playing.ts';

const engine = { tiles: [{ face: 'end-drowned-engine', column: 0, row: 0 }], now: {} };
const east = { column: 0, row: 0, side: 'east' };
const west = { column: 0, row: 0, side: 'west' };

opening(
  'the-cold-stair',
  'each explorer restores 1 essence',
  (scene) => scene.settles(() => expect(essences(scene)).toEqual([1, 2])),
  { companions: crane('8,8', { essence: 1 }) },
);

during(
  'oil-on-the-water',
  'whoever is pushed goes 1 space farther',
  (scene) => {
    uses(scene, 'thornquist:heave');
    expect(at(scene, gnawer)).toBe('3,4');
  },
  { ana: { explorer: 'thornquist', at: '0,4' }, monsters: { [gnawer]: { at: '1,4' } } },
);

during(
  'the-tally-keepers',
  'strike-a-name, beside a chapter space, adds 1 to the tally for 1 stamina and 1 essence; the second passes the chapter',
  (scene) => {
    uses(scene, 'the-tally-keepers:strike-a-name');
    expect(counted(scene)).toEqual(['tally 1']);
    expect(scene.the('ana')).toMatchObject({ stamina: 5, essence: 1 });
    uses(scene, 'the-tally-keepers:strike-a-name');
    expect(current(scene)).toBe('second-descent');
  },
  { ana: { at: '1,7', essence: 2 } },
);

during(
  'the-tally-keepers',
  'settle, a chest that is opened adds 1 to the tally; a name is struck beside a chapter space alone',
  (scene) => {
    expect(canUse(scene, 'the-tally-keepers:strike-a-name')).toBe(false);
    scene.acts('ana', 'activate:0,0');
    scene.asksAbout('ana', 'deck').answer('weapon');
    expect(scene.state.counters).toEqual([]);
    scene.asksAbout('ana', 'deck').answer('weapon');
    scene.asksAbout('ana', 'item-to-keep').answer('chain-hook');
    scene.asksAbout('ana', 'item-fate').answer('destroy');
    scene.asksAbout('ana', 'equip-now').answer('no');
    expect(counted(scene)).toEqual(['tally 1']);
  },
  { ana: { at: '1,0', essence: 1 }, weapons: ['chain-hook', 'rivet-hammer', 'needle-pistol'] },
);

for (const [chapter, level, exit] of [
  ['second-descent', 2, east],
  ['the-long-walk', 2, east],
  ['the-ringing-floor', 2, east],
  ['ballast', null, west],
  ['third-bell', null, west],
  ['deadheading', null, east],
] as const)
  opening(
    chapter,
    `the exit token comes to the ${exit === east ? 'farthest' : 'nearest'} exit${level === null ? '' : `, and items of level ${level} into play`}`,
    (scene) =>
      scene.settles((state) => {
        expect(state.exit).toEqual(exit);
        expect(scene.facts('item-level').map((one) => one.level)).toEqual(level === null ? [] : [level]);
      }),
    { ana: { at: '1,4' } },
  );

atHorror(
  'lungs-of-brass',
  'as the horror phase begins each explorer beside no other loses 1 essence',
  (scene) => scene.settles(() => expect(essences(scene)).toEqual([2, 2, 1])),
  {
    ana: { at: '4,4', essence: 2 },
    companions: {
      ...crane('5,4', { essence: 2 }),
      cy: { explorer: 'sable', at: '9,8', essence: 2 },
    },
  },
);

atHorror(
  'lungs-of-brass',
  'a lone explorer breathes freely',
  (scene) => scene.settles(() => expect(essences(scene)).toEqual([2])),
  { ana: { essence: 2 } },
);

opening(
  'a-borrowed-voice',
  'a monster comes for the explorer with the most health',
  (scene) => scene.settles(() => expect(arrivals(scene)).toEqual([`${surgeon} for vane`])),
  { companions: crane('8,8'), monsterDeck: [surgeon] },
);

during(
  'a-borrowed-voice',
  'silence-it, each monster that is destroyed adds 1; the second passes the chapter',
  (scene) => {
    uses(scene, 'vane:bare-knuckles', `unit:${gnawer}`);
    expect(counted(scene)).toEqual(['silenced 1']);
    uses(scene, 'vane:bare-knuckles');
    expect(current(scene)).toBe('the-undercroft-choir');
  },
  {
    ana: { at: '4,4' },
    monsters: { [gnawer]: { at: '5,4', health: 1 }, [drudge]: { at: '3,4', health: 1 } },
    ...{ white: [1, 1], black: [2, 2] },
  },
);

opening('the-undercroft-choir', 'the horror rating rises by 2', (scene) =>
  scene.settles(({ horrorRating }) => expect(horrorRating).toBe(5)),
);

during(
  'the-undercroft-choir',
  'stop-your-ears lowers the horror rating by 1 for 2 stamina and 1 essence',
  (scene) => {
    uses(scene, 'the-undercroft-choir:stop-your-ears');
    expect(scene.state.horrorRating).toBe(4);
    expect(scene.the('ana')).toMatchObject({ stamina: 4, essence: 0 });
  },
  { ana: { essence: 1 }, ratings: { horror: 5 } },
);

for (const chapter of ['breaker-of-seals', 'grafting', 'undertone'])
  opening(chapter, 'items of level 3 come into play', (scene) =>
    scene.settles(() => expect(scene.facts('item-level').map(({ level }) => level)).toEqual([3])),
  );

during(
  'breaker-of-seals',
  'a spawn space that is sealed passes it',
  (scene) => {
    scene.acts('ana', 'activate:0,3');
    expect(counted(scene)).toEqual(['seals 1']);
    expect(current(scene)).toBe('ballast');
  },
  { ana: { at: '1,4', essence: 4 } },
);

for (const [where, what] of [
  ['7,4', 'lever'],
  ['1,9', 'workbench'],
] as const)
  during(
    'breaker-of-seals',
    `bypass, beside a ${what}, passes it for 3 stamina and 1 essence`,
    (scene) => {
      uses(scene, 'breaker-of-seals:bypass');
      expect(counted(scene)).toEqual(['seals 1']);
      expect(scene.the('ana')).toMatchObject({ stamina: 3, essence: 0 });
    },
    { ana: { at: where, essence: 1 } },
  );

during(
  'ballast',
  'lighten, whoever exits may destroy an item to restore 1 health',
  (scene) => {
    scene.acts('ana', 'exit');
    scene.asks('ana', 'use', 'use:ballast:lighten', 'pass').answer('use:ballast:lighten');
    expect(scene.the('ana')).toMatchObject({ at: null, health: 5, bag: [] });
  },
  {
    ana: { at: '4,0', health: 4, bag: ['rivet-hammer'] },
    companions: crane('8,8', { finished: true }),
    exit: { column: 0, row: 0, side: 'north' },
  },
);

opening(
  'the-last-ledger',
  'each explorer restores 1 essence; the group may choose arms: each draws an item, and threat rises by 1',
  (scene) => {
    scene.asks('ana', 'choice', 'arms', 'breath').answer('arms');
    scene.asksAbout('ana', 'deck').answer('weapon');
    scene.asksAbout('ben', 'deck').answer('weapon');
    scene.settles(({ threat }) => {
      expect(threat).toBe(2);
      expect([scene.the('ana').bag, scene.the('ben').bag]).toEqual([['chain-hook'], ['rivet-hammer']]);
      expect(essences(scene)).toEqual([1, 1]);
    });
  },
  {
    ana: { essence: 0 },
    companions: crane('8,8', { essence: 0 }),
    weapons: ['chain-hook', 'rivet-hammer', 'needle-pistol'],
  },
);

opening(
  'the-last-ledger',
  'the group may choose breath: each explorer restores 1 health, and the horror rating rises by 2',
  (scene) => {
    scene.asksAbout('ana', 'choice').answer('breath');
    scene.settles(({ horrorRating }) => expect([...healths(scene), horrorRating]).toEqual([4, 3, 5]));
  },
  { ana: { health: 3 }, companions: crane('8,8', { health: 2 }) },
);

during(
  'threshold',
  'give, beside a chapter space, adds 1 for 3 stamina, once for each explorer',
  (scene) => {
    uses(scene, 'threshold:give');
    expect(counted(scene)).toEqual(['offered 1']);
    expect(scene.the('ana')).toMatchObject({ stamina: 3, essence: 2 });
    expect([canUse(scene, 'threshold:give'), current(scene)]).toEqual([false, 'threshold']);
  },
  { ana: { at: '1,7', essence: 2 }, companions: crane('8,8', { finished: true }) },
);

opening(
  'the-drowned-engine',
  'its tile takes the place of the map, monsters go, the Heart stands and each explorer restores 3 essence',
  (scene) =>
    scene.settles(({ tiles, monsters, counters }) => {
      expect(tiles.map(({ face }) => face)).toEqual(['end-drowned-engine']);
      expect(monsters).toMatchObject([{ monster: 'heart-engine', at: '4,4', health: 3 }]);
      expect([at(scene, 'vane'), at(scene, 'crane')]).toEqual(['4,9', '5,9']);
      expect([essences(scene), counters.filter(({ n }) => n > 0)]).toEqual([[3, 3], []]);
    }),
  { companions: crane('8,8'), monsters: { [gnawer]: { at: '9,9' } }, counters: { pressure: 3 } },
);

for (const [before, phase] of [
  [8, 'horror'],
  [9, 'over'],
] as const)
  atHorror(
    'the-drowned-engine',
    `with pressure ${before} the horror phase makes it ${before + 1}: ${phase === 'over' ? 'the game is lost' : 'the game goes on'}`,
    (scene) =>
      scene.settles((state) => {
        expect(counted(scene)).toEqual([`pressure ${before + 1}`]);
        expect([state.phase, state.outcome]).toEqual([phase, phase === 'over' ? 'defeat' : null]);
      }),
    { ...engine, ana: { at: '4,9' }, counters: { pressure: before } },
  );

during(
  'the-drowned-engine',
  'close-a-valve, beside an open one, explores it for 2 stamina and 1 essence and lowers pressure by 1',
  (scene) => {
    uses(scene, 'the-drowned-engine:close-a-valve');
    expect(scene.token('0,4')).toBe('explored');
    expect(counted(scene)).toEqual(['pressure 2']);
    expect(scene.the('ana')).toMatchObject({ stamina: 4, essence: 0 });
  },
  { ...engine, ana: { at: '0,5', essence: 1 }, counters: { pressure: 3 } },
);

during(
  'the-drowned-engine',
  'when the Heart is destroyed the explorers win',
  (scene) => {
    uses(scene, 'boiler-maul:crush');
    scene.settles(({ outcome }) => expect(outcome).toBe('victory'));
  },
  {
    ...engine,
    ana: { at: '3,4', worn: ['boiler-maul'] },
    monsters: { 'heart-engine': { at: '4,4', health: 1 } },
    tokens: { '4,0': 'explored', '0,4': 'explored', '9,4': 'explored' },
    ...{ white: [2], black: [2, 2] },
  },
);
