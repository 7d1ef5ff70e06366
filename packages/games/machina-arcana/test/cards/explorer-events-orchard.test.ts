/** Explorer events of The Orchard of Wires. */
import { expect } from 'vitest';
import { essenceAtHand } from '../../rules/losses/support.ts';
import { leavePlay } from '../../rules/phases/events.ts';
import type { EventId } from '../../vocabulary/ids.ts';
import { rule } from '../table.ts';
import {
  attacked,
  canUse,
  drawing,
  drudge,
  expectGone,
  figuresOf,
  gnawer,
  owner,
  struckBy,
  turn,
  uses,
  vane,
} from './playing.ts';

attacked(
  's2-crossed-wire: an arcane hit gives 1 essence; the third time it is destroyed',
  { related: ['s2-crossed-wire'] },
  (scene) => {
    struckBy(scene, 'lantern-wisp', 'cold-flare');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ health: 6, essence: 1 });
      expectGone(scene, 's2-crossed-wire');
    });
  },
  {
    monsters: { 'lantern-wisp': { at: '1,4' } },
    white: [2],
    black: [2],
    gathered: { 's2-crossed-wire:feedback': 2 },
  },
);

attacked(
  's2-crossed-wire: a normal hit gives nothing',
  { related: ['s2-crossed-wire'] },
  (scene) => {
    struckBy(scene, gnawer, 'gnaw');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ health: 6, essence: 0 }));
  },
  { monsters: { [gnawer]: { at: '1,4' } }, white: [2, 2] },
);

rule(
  's2-headset: explorers of the tile help its owner, and are helped',
  {
    ana: vane({ essence: 2, related: ['s2-headset'] }),
    ben: { explorer: 'crane', at: '9,9', essence: 3 },
  },
  (scene) => {
    expect(essenceAtHand(scene.table, owner(scene))).toBe(5);
    expect(essenceAtHand(scene.table, scene.the('ben').explorer)).toBe(5);
  },
);

drawing(
  '1 health is restored; 1 health more at most, 1 will less',
  { event: 's2-graft', health: 4 },
  (scene) => {
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ health: 5, related: ['s2-graft'] });
      expect(figuresOf(scene, 'health-max', 'will')).toEqual([8, 2]);
    });
  },
);

turn(
  's2-telegram: the second tile gives 2 essence and an item, and it is destroyed',
  { at: '9,4', related: ['s2-telegram'] },
  (scene) => {
    scene.acts('ana', 'explore:east');
    scene.asksAbout('ana', 'deck').answer('weapon');
    expect(scene.the('ana')).toMatchObject({ essence: 2, bag: ['chain-hook'] });
    expectGone(scene, 's2-telegram');
  },
  { weapons: ['chain-hook', 'rivet-hammer'], gathered: { 's2-telegram:onward': 1 } },
);

rule(
  's2-thorn: 1 stamina less at the start of each turn',
  { ana: vane({ related: ['s2-thorn'] }) },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', 'move:0,5');
    expect(scene.the('ana').stamina).toBe(6 - 1 - 1);
  },
  { active: null },
);

turn(
  's2-thorn: restored health destroys it',
  { health: 3, bag: ['gauze-roll'], related: ['s2-thorn'] },
  (scene) => {
    uses(scene, 'gauze-roll:bind');
    expectGone(scene, 's2-thorn');
  },
);

for (const [picked, game, health] of [
  ['eat', [4], 5],
  ['eat', [3], 2],
  ['leave', [], 3],
] as const)
  drawing(
    `${picked}${game.length > 0 ? ` with a ${game[0]}` : ''} leaves ${health} health of 3`,
    { event: 's2-ripe', health: 3 },
    (scene) => {
      scene.asks('ana', 'choice', 'eat', 'leave').answer(picked);
      scene.settles(() => expect(scene.the('ana').health).toBe(health));
    },
    { game },
  );

drawing(
  'its drawer may trade with any one explorer, wherever',
  { event: 's2-party-line', bag: ['chain-hook'] },
  (scene) => {
    scene.asks('ana', 'trade-with', 'crane', 'nobody').answer('crane');
    scene.asks('ana', 'trade-items', 'give:chain-hook', 'take:gauze-roll').answer('take:gauze-roll');
    scene.asks('ben', 'trade-consent', 'yes', 'no').answer('yes');
    scene.settles(() =>
      expect(scene.the('ana')).toMatchObject({ stamina: 6, bag: ['chain-hook', 'gauze-roll'] }),
    );
  },
  { companions: { ben: { explorer: 'crane', at: '9,9', bag: ['gauze-roll'] } } },
);

drawing(
  'the horror and the spawn rating fall by 1',
  { event: 's2-dead-air' },
  (scene) => {
    scene.settles(({ horrorRating, spawnRating }) => expect([horrorRating, spawnRating]).toEqual([4, 5]));
  },
  { ratings: { horror: 5, spawn: 6 } },
);

drawing(
  'the monster nearest to an explorer takes a turn with 3 stamina as its drawer likes',
  { event: 's2-wrong-extension' },
  (scene) => {
    const asked = scene.asksAbout('ana', 'monster-act');
    expect(asked.question.about).toMatchObject({ monster: gnawer, stamina: 3 });
    asked.answer('end');
    scene.settles(() => expect(scene.the('ana').essence).toBe(0));
  },
  { monsters: { [drudge]: { at: '9,8' }, [gnawer]: { at: '6,4' } } },
);

drawing('with no monster in play 1 essence is restored', { event: 's2-wrong-extension' }, (scene) => {
  scene.settles(() => expect(scene.the('ana').essence).toBe(1));
});

turn(
  's2-weather-report: 1 stamina looks at the next tile and the next horror event, once per round',
  {},
  (scene) => {
    uses(scene, 's2-weather-report:tune-in');
    scene.asks('ana', 'event-place', 'top', 'bottom').answer('bottom');
    scene.asks('ana', 'event-place', 'top', 'bottom').answer('top');
    expect([scene.state.stack[0]?.side, scene.state.horrorEvents.deck.at(-1)]).toEqual([
      'tollgate',
      'breach',
    ]);
    expect(scene.the('ana').stamina).toBe(5);
    expect(canUse(scene, 's2-weather-report:tune-in')).toBe(false);
  },
  {
    explorerEvent: 's2-weather-report',
    stack: ['tollgate', 'menagerie'],
    horrorEvents: ['breach', 'iron-sky'],
  },
);

attacked(
  's2-graft: once it is gone, health above the maximum is lost',
  { health: 8, related: ['s2-graft'] },
  (scene) => {
    scene.does((g) => {
      leavePlay(g, 's2-graft' as EventId); // tests write ids
      return undefined;
    });
    scene.settles(() => expect(scene.the('ana').health).toBe(7));
  },
);
