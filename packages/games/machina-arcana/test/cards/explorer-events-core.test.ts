/** Explorer events of every scenario that do something when they are drawn, or lie open for all. */
import { expect } from 'vitest';
import { spawn } from '../../rules/phases/spawning.ts';
import { figureOf, has } from '../../rules/values/values.ts';
import { unit } from '../ids.ts';
import { rule } from '../table.ts';
import { canUse, drawing, owner, turn, uses, vane } from './playing.ts';

const weapons = ['chain-hook', 'rivet-hammer', 'boiler-maul'];

drawing(
  'one card from any deck is kept',
  { event: 'hidden-cache' },
  (scene) => {
    scene.asks('ana', 'deck', 'weapon', 'apparel', 'artifact', 'consumable').answer('weapon');
    scene.settles(({ currentExplorerEvent }) => {
      expect(scene.the('ana').bag).toEqual(['chain-hook']);
      expect(currentExplorerEvent).toBe('hidden-cache');
    });
  },
  { weapons },
);

drawing(
  'one of three tiles goes on top, the others under the stack',
  { event: 'marked-map' },
  (scene) => {
    scene.asks('ana', 'event-on-top', 'sunken-chapel', 'tollgate', 'menagerie').answer('menagerie');
    scene.settles(({ stack, knownTiles, knownLastTiles }) => {
      expect(stack.at(-1)?.side).toBe('menagerie');
      expect([knownTiles, knownLastTiles]).toEqual([1, 2]);
    });
  },
  { stack: ['sunken-chapel', 'tollgate', 'menagerie'] },
);

drawing(
  'every barrel on the tile explodes',
  { event: 'pressure-leak', at: '4,3' },
  (scene) => {
    scene.settles(() => {
      expect(
        scene
          .facts('exploded')
          .map(({ at }) => at)
          .sort(),
      ).toEqual(['4,2', '7,9']);
      expect(scene.the('ana').health).toBe(6);
    });
  },
  { now: {}, black: [1, 1, 1, 0, 0, 0] },
);

drawing(
  'the horror rating falls by 2',
  { event: 'hush' },
  (scene) => {
    scene.settles(({ horrorRating }) => expect(horrorRating).toBe(4));
  },
  { ratings: { horror: 6 } },
);

drawing('3 stamina are restored', { event: 'lucid-hour', stamina: 1 }, (scene) => {
  scene.settles(() => expect(scene.the('ana').stamina).toBe(4));
});

drawing('the chapter space of the tile is lit', { event: 'warm-lamp' }, (scene) => {
  scene.settles(() => expect(scene.token('0,7')).toBe('light'));
});

drawing(
  'the drawer and everybody beside restore 1 health',
  { event: 'shared-bread', health: 3 },
  (scene) => {
    scene.settles(() =>
      expect(['ana', 'ben', 'cleo'].map((name) => scene.the(name).health)).toEqual([4, 3, 2]),
    );
  },
  {
    companions: {
      ben: { explorer: 'crane', at: '3,5', health: 2 },
      cleo: { explorer: 'prys', at: '2,5', health: 2 },
    },
  },
);

drawing(
  'a 6 leads to the nearest chest',
  { event: 'false-stair', essence: 1 },
  (scene) => {
    if (scene.match.asked.length > 0) scene.asksAbout('ana', 'where').answer('1,1');
    scene.settles(() => {
      expect(['0,1', '1,0', '1,1']).toContain(scene.the('ana').at);
      expect(scene.the('ana').essence).toBe(1);
    });
  },
  { game: [6] },
);

drawing(
  'a 5 takes 1 essence',
  { event: 'false-stair', essence: 1 },
  (scene) => {
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ at: '4,5', essence: 0 }));
  },
  { game: [5] },
);

drawing(
  'an item is destroyed for 2 health',
  { event: 'old-bargain', health: 3, bag: ['chain-hook'] },
  (scene) => {
    scene.asks('ana', 'choice', 'give', 'bleed').answer('give');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ health: 5, bag: [] }));
  },
);

drawing(
  'without an item it takes 1 health for 2 items',
  { event: 'old-bargain' },
  (scene) => {
    for (const deck of ['weapon', 'weapon']) scene.asksAbout('ana', 'deck').answer(deck);
    if (scene.match.asked.length > 0) scene.asksAbout('ana', 'item-to-keep').answer('chain-hook');
    scene.settles(() => {
      expect(scene.the('ana').health).toBe(6);
      expect([...scene.the('ana').bag].sort()).toEqual(['chain-hook', 'rivet-hammer']);
    });
  },
  { weapons },
);

drawing(
  'the inventory is used free',
  { event: 'inventors-ghost', bag: ['chain-hook'], stamina: 0 },
  (scene) => {
    scene.asks('ana', 'choice', 'rearrange', 'take-what-it-points-at').answer('rearrange');
    scene.asksAbout('ana', 'arrangement').answer('wear:chain-hook');
    scene.settles(() => expect(scene.the('ana').worn).toHaveLength(1));
  },
);

drawing(
  'or a weapon is drawn',
  { event: 'inventors-ghost', bag: ['gauze-roll'] },
  (scene) => {
    if (scene.match.asked[0]?.name === 'choice')
      scene.asksAbout('ana', 'choice').answer('take-what-it-points-at');
    scene.settles(() => expect(scene.the('ana').bag).toEqual(['gauze-roll', 'chain-hook']));
  },
  { weapons },
);

drawing(
  'a 5 draws 2 items of which 1 is kept',
  { event: 'rival-expedition' },
  (scene) => {
    for (const deck of ['weapon', 'weapon']) scene.asksAbout('ana', 'deck').answer(deck);
    scene.asks('ana', 'item-to-keep', 'chain-hook', 'rivet-hammer').answer('rivet-hammer');
    scene.asks('ana', 'item-fate', 'destroy', 'return').answer('destroy');
    scene.settles(({ items }) => {
      expect(scene.the('ana').bag).toEqual(['rivet-hammer']);
      expect(items.weapon.pile).toEqual(['chain-hook']);
    });
  },
  { weapons, game: [5] },
);

drawing(
  'a 4 spawns a monster',
  { event: 'rival-expedition' },
  (scene) => {
    scene.settles(({ monsters }) => expect(monsters.map(({ monster }) => monster)).toEqual(['soot-urchin']));
  },
  { game: [4], monsterDeck: ['soot-urchin'] },
);

drawing(
  'letting go leads to the nearest spawn space, with 2 essence',
  { event: 'loose-grating' },
  (scene) => {
    scene.asks('ana', 'choice', 'let-go', 'hold-on').answer('let-go');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ at: '0,3', essence: 2 }));
  },
);

drawing('holding on takes 2 stamina', { event: 'loose-grating', stamina: 3 }, (scene) => {
  scene.asksAbout('ana', 'choice').answer('hold-on');
  scene.settles(() => expect(scene.the('ana')).toMatchObject({ at: '4,5', stamina: 1 }));
});

drawing(
  '2 essence buy one of two artifacts',
  { event: 'clockmakers-debt', essence: 2 },
  (scene) => {
    scene.asks('ana', 'choice', 'pay', 'borrow').answer('pay');
    scene.asks('ana', 'item-to-keep', 'drowned-bell', 'salt-lantern').answer('drowned-bell');
    scene.asksAbout('ana', 'item-fate').answer('return');
    scene.settles(({ items }) => {
      expect(scene.the('ana')).toMatchObject({ essence: 0, bag: ['drowned-bell'] });
      expect(items.artifact.deck).toEqual(['salt-lantern']);
    });
  },
  { artifacts: ['drowned-bell', 'salt-lantern'] },
);

drawing('2 essence are lent, and threat rises', { event: 'clockmakers-debt' }, (scene) => {
  if (scene.match.asked.length > 0) scene.asksAbout('ana', 'choice').answer('borrow');
  scene.settles(({ threat }) => expect([scene.the('ana').essence, threat]).toEqual([2, 2]));
});

turn(
  'echo-of-reason: 1 essence lowers the horror rating by 1, once per round',
  { essence: 2 },
  (scene) => {
    uses(scene, 'echo-of-reason:steady');
    expect([scene.state.horrorRating, scene.the('ana').essence]).toEqual([4, 1]);
    expect(canUse(scene, 'echo-of-reason:steady')).toBe(false);
  },
  { explorerEvent: 'echo-of-reason', ratings: { horror: 5 } },
);

turn(
  'working-winch: 1 stamina takes the explored token off an adjacent lever',
  { at: '6,4' },
  (scene) => {
    uses(scene, 'working-winch:wind-back');
    expect([scene.token('7,5'), scene.the('ana').stamina]).toEqual([null, 5]);
  },
  { explorerEvent: 'working-winch', tokens: { '7,5': 'explored' } },
);

turn(
  'nameless-courage: 1 essence and a marker give 1 armor',
  { essence: 1 },
  (scene) => {
    uses(scene, 'nameless-courage:stand');
    expect(figureOf(scene.table, owner(scene), 'armor')).toBe(4);
    expect(scene.the('ana')).toMatchObject({ essence: 0, markers: ['nameless-courage'] });
  },
  { explorerEvent: 'nameless-courage' },
);

rule(
  'echoing-steps: every monster that spawns is dazed',
  { ana: vane() },
  (scene) => {
    scene.does((g) => spawn(g, { forWhom: owner(scene) }));
    scene.settles(() => expect(has(scene.table, unit('soot-urchin'), 'dazed')).toBe(true));
  },
  { explorerEvent: 'echoing-steps', monsterDeck: ['soot-urchin'] },
);
