/** Explorer events of The Ninth Toll. */
import { expect } from 'vitest';
import { figureOf } from '../../rules/values/values.ts';
import { unit } from '../ids.ts';
import { rule } from '../table.ts';
import {
  at,
  attacked,
  canUse,
  drawing,
  drudge,
  expectGone,
  figuresOf,
  gnawer,
  struckBy,
  turn,
  uses,
  vane,
} from './playing.ts';

turn(
  's3-calluses: whoever its owner pushes travels 1 space more',
  { explorer: 'thornquist', related: ['s3-calluses'] },
  (scene) => {
    uses(scene, 'thornquist:heave');
    expect(at(scene, gnawer)).toBe('3,4');
  },
  { monsters: { [gnawer]: { at: '1,4' } } },
);

for (const [tokens, health, isGone] of [
  [3, 5, true],
  [2, 3, false],
] as const)
  rule(
    `s3-counting-hours: after ${tokens} horror phases the next leaves ${health} health of 7`,
    { ana: vane({ finished: true, health: 3, related: ['s3-counting-hours'] }) },
    (scene) => {
      scene.goesOnTo('monsters');
      scene.settles(() => {
        expect(scene.the('ana')).toMatchObject({ health, essence: isGone ? 2 : 0 });
        if (isGone) expectGone(scene, 's3-counting-hours');
      });
    },
    { phase: 'spawn', active: null, game: [9], gathered: { 's3-counting-hours:count': tokens } },
  );

attacked(
  's3-pilgrims-token: whoever would die has 1 health instead; it is destroyed',
  { health: 1, related: ['s3-pilgrims-token'] },
  (scene) => {
    struckBy(scene, gnawer, 'gnaw');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ dead: false, health: 1 });
      expectGone(scene, 's3-pilgrims-token');
    });
  },
  { monsters: { [gnawer]: { at: '1,4' } }, white: [2, 2] },
);

turn(
  's3-tinnitus: 1 will less until a recharge station is used',
  { at: '8,7', related: ['s3-tinnitus'] },
  (scene) => {
    expect(figuresOf(scene, 'will')).toEqual([2]);
    scene.acts('ana', 'activate:9,7');
    expectGone(scene, 's3-tinnitus');
  },
  { recharge: [5] },
);

drawing(
  '2 stamina are restored, and the horror rating rises by 1',
  { event: 's3-lost-minute', stamina: 1 },
  (scene) => {
    scene.settles(({ horrorRating }) => expect([scene.the('ana').stamina, horrorRating]).toEqual([3, 4]));
  },
);

drawing(
  'others on the tile may be pulled 2 spaces',
  { event: 's3-rope-burn' },
  (scene) => {
    while (scene.match.asked.length > 0) {
      const [asked] = scene.match.asked;
      const options = asked?.from() ?? [];
      if (asked !== undefined)
        scene.match.play(asked.seat, [options.includes('2') ? '2' : (options[0] ?? '')]);
    }
    scene.settles(() => expect(scene.the('ben').at).toBe('6,5'));
  },
  {
    companions: { ben: { explorer: 'crane', at: '8,5' } },
    tokens: {},
    now: { '4,2': 'floor', '7,5': 'floor' },
  },
);

for (const [picked, essence, token] of [
  ['feed-it', 0, 'light'],
  ['let-it-gutter', 1, null],
] as const)
  drawing(
    `1 essence may light the chapter space of the tile: ${picked}`,
    { event: 's3-wax-and-wick', essence: 1 },
    (scene) => {
      scene.asks('ana', 'choice', 'feed-it', 'let-it-gutter').answer(picked);
      scene.settles(() => expect([scene.the('ana').essence, scene.token('0,7')]).toEqual([essence, token]));
    },
  );

for (const [picked, will, essence] of [
  ['sing-with-them', [4, 3], 0],
  ['sit-quietly', [3, 2], 1],
] as const)
  drawing(
    `1 will for everybody, or 1 essence: ${picked}`,
    { event: 's3-choir-stall' },
    (scene) => {
      scene.asks('ana', 'choice', 'sing-with-them', 'sit-quietly').answer(picked);
      scene.settles(() => {
        expect(['vane', 'crane'].map((id) => figureOf(scene.table, unit(id), 'will'))).toEqual(will);
        expect(scene.the('ana').essence).toBe(essence);
      });
    },
    { companions: { ben: { explorer: 'crane', at: '8,4' } } },
  );

drawing('an item is given for 3 essence', { event: 's3-alms-box', bag: ['chain-hook'] }, (scene) => {
  scene.asks('ana', 'choice', 'give', 'take').answer('give');
  scene.settles(() => expect(scene.the('ana')).toMatchObject({ essence: 3, bag: [] }));
});

drawing(
  'or a consumable is taken, and the spawn rating rises by 1',
  { event: 's3-alms-box', bag: ['chain-hook'] },
  (scene) => {
    scene.asksAbout('ana', 'choice').answer('take');
    scene.settles(({ spawnRating }) => {
      expect(scene.the('ana').bag).toEqual(['chain-hook', 'gauze-roll']);
      expect(spawnRating).toBe(4);
    });
  },
  { consumables: ['gauze-roll'] },
);

turn(
  's3-off-beat: 1 essence sends a monster within 6 to the end of the queue with 1 stamina less, once per round',
  { essence: 2 },
  (scene) => {
    uses(scene, 's3-off-beat:break-step', `unit:${gnawer}`);
    expect(scene.state.monsters.map(({ monster }) => monster)).toEqual([drudge, gnawer]);
    expect(figureOf(scene.table, unit(gnawer), 'stamina')).toBe(4);
    expect(scene.the('ana').essence).toBe(1);
    expect(canUse(scene, 's3-off-beat:break-step')).toBe(false);
  },
  { explorerEvent: 's3-off-beat', monsters: { [gnawer]: { at: '6,4' }, [drudge]: { at: '1,4' } } },
);
