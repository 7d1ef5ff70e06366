import { seat } from '@tavolo/kernel';
import { expect, test } from 'vitest';
import { wowAdventure } from '../../game.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import { levels, traits } from '../../vocabulary/terms.ts';
import { rule } from '../table.ts';
import { strikes, toldOf } from '../told.ts';

const cards = [...wowAdventure.content.challenge.values()];
const encounters = cards.flatMap(({ foe, item, level }) => (foe === null ? [] : [{ foe, item, level }]));
const events = cards.flatMap(({ event, level }) => (event === null ? [] : [{ event, level }]));

test('wow/cards.1: every encounter has a level, traits, an attack, a defense and a damage', () => {
  expect(encounters).toHaveLength(128);
  for (const { foe, level } of encounters) {
    expect(levels).toContain(level);
    expect(foe.traits.length).toBeGreaterThan(0);
    for (const trait of foe.traits) expect(traits).toContain(trait);
    expect(['melee', 'ranged']).toContain(foe.attack.type);
    expect(Math.min(foe.attack.value, foe.defense, foe.damage)).toBeGreaterThan(0);
  }
});

test('wow/cards.2: every encounter has an item on its back', () => {
  expect(encounters.filter(({ item }) => item === null)).toEqual([]);
});

test('wow/cards.7: events are global, location or special, and only location events name a space', () => {
  expect(events).toHaveLength(32);
  expect(new Set(events.map(({ event }) => event.kind))).toEqual(new Set(['global', 'location', 'special']));
  for (const { event } of events) expect(event.place !== null).toBe(event.kind === 'location');
});

rule(
  'wow/cards.3, wow/cards.9: a drawn location event is only placed, the one that lay there goes, and drawing goes on',
  { ana: { character: 'sandrai' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.settles((s) => {
      expect(s.locationEvents).toEqual([{ card: 'lost-caravan', space: 'goldshire' }]);
      expect(s.decks.grey.cards).toEqual(['wayside-shrine']);
      expect(scene.the('ana')).toMatchObject({ backpack: ['mountain-boar'], hand: [] });
    });
  },
  {
    red: [6],
    black: [1],
    decks: { grey: ['lost-caravan', 'mountain-boar'] },
    locationEvents: [{ card: 'wayside-shrine', space: 'goldshire' }],
  },
);

rule(
  'wow/cards.8: a new global event takes the slot of the one before, which is discarded',
  { ana: { character: 'sandrai' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.settles((s) => {
      expect(s.globalEvent).toBe('harvest-festival');
      expect(s.decks.grey.cards).toEqual(['market-day']);
    });
  },
  {
    red: [6],
    black: [1],
    decks: { grey: ['harvest-festival', 'mountain-boar'] },
    globalEvent: 'market-day',
  },
);

const onGoldshire = [{ card: 'lost-caravan', space: 'goldshire' }];

rule(
  'wow/cards.10: on a location event the hero resolves it, fights a marker or attacks a rival, and draws nothing',
  { ana: { character: 'sandrai', space: 'goldshire' }, bea: { space: 'goldshire' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene
      .asks('ana', 'challenge', 'event:lost-caravan', 'foe:timber-wolf', 'attack:bea')
      .answer('event:lost-caravan');
    scene.settles((s) => {
      expect(scene.the('ana').damage).toBe(1);
      expect(strikes(scene)).toEqual([]);
      expect(s.decks.grey.cards).toEqual(['mountain-boar']);
    });
  },
  {
    extra: [2],
    decks: { grey: ['mountain-boar'] },
    locationEvents: onGoldshire,
    track: [{ card: 'timber-wolf', space: 'goldshire' }],
  },
);

rule(
  'wow/cards.10: an aggro marker comes before a location event',
  { ana: { character: 'sandrai', space: 'goldshire' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.settles((s) => {
      expect(toldOf(scene, 'beat')).toMatchObject([{ foe: 'rotten-ghoul' }]);
      expect(s.locationEvents).toEqual(onGoldshire);
    });
  },
  {
    red: [6],
    black: [1],
    locationEvents: onGoldshire,
    track: [{ card: 'rotten-ghoul', space: 'goldshire', aggro: true }],
  },
);

rule(
  'wow/cards.4, wow/cards.5: a location event that becomes an item goes to the hero who flipped it',
  { ana: { character: 'sandrai', space: 'goldshire' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.settles((s) => {
      expect(scene.the('ana').backpack).toEqual(['lost-caravan']);
      expect(s.locationEvents).toEqual([]);
    });
  },
  { extra: [6], locationEvents: onGoldshire },
);

rule(
  'wow/cards.6: an event that becomes an encounter outside the challenge phase lies unbeaten on its own space',
  { ana: { character: 'sandrai', space: 'stormwind-city' } },
  (scene) => {
    scene.perform((g) => {
      g.state.flips.push({ card: 'gnoll-warband' as CardId, by: seat('ana') }); // tests write ids
      return undefined;
    });
    scene.settles();
    scene.goesOnTo('turn-end');
    scene.settles((s) => {
      expect(s.track).toMatchObject([{ card: 'gnoll-warband', space: 'sentinel-hill', aggro: true }]);
      expect(s.locationEvents).toEqual([]);
    });
  },
  { phase: 'upkeep', locationEvents: [{ card: 'gnoll-warband', space: 'sentinel-hill' }] },
);

rule(
  'wow/cards.11: a special event works at once and goes',
  { ana: { character: 'sandrai', deck: ['fear', 'corruption', 'immolate'] } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.settles((s) => {
      expect(scene.the('ana').hand).toEqual(['fear', 'corruption']);
      expect(s.decks.grey.cards).toEqual(['wandering-trainer']);
    });
  },
  { red: [6], black: [1], decks: { grey: ['wandering-trainer', 'mountain-boar'] } },
);

rule(
  'wow/cards.11, wow/cards.12, wow/cards.5: an event that stays lies by its drawer, marks a rival, and its token goes when it is flipped',
  { ana: { character: 'sandrai' }, bea: { character: 'sofeea' }, cleo: { space: 'ironforge' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asks('ana', 'challenge', 'draw', 'attack:bea').answer('draw');
    scene.asks('ana', 'hero-to-mark', 'bea', 'cleo').answer('bea');
    scene.settles((s) =>
      expect(s.heldEvents).toEqual([
        { card: 'thrown-gauntlet', by: 'ana', hero: 'bea', foe: null, lair: null },
      ]),
    );
    scene.duels('ana', 'bea');
    scene.settles();
    scene.goesOnTo('turn-end');
    scene.settles((s) => {
      expect(s.heldEvents).toEqual([]);
      expect(scene.the('ana').backpack).toContain('thrown-gauntlet');
    });
  },
  { red: [6, 6], black: [1, 1], decks: { grey: ['thrown-gauntlet', 'vale-prowler'] } },
);

rule(
  'wow/cards.11: an event that names the hero with the most valor lies by that hero',
  {
    ana: { character: 'sandrai', level: 'yellow', space: 'badlands-2' },
    bea: { valor: [2], space: 'ironforge' },
  },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.settles((s) => expect(s.heldEvents).toMatchObject([{ card: 'bounty-posted', hero: 'bea' }]));
  },
  { red: [6], black: [1], decks: { yellow: ['bounty-posted', 'waste-buzzard'] } },
);

rule(
  'wow/cards.13: an event that gives valor is one card in the quest log of the hero who flipped it',
  { ana: { character: 'sandrai', level: 'green', space: 'dalaran' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.settles((s) => {
      expect(scene.the('ana').log).toEqual([{ card: 'arcane-rift', valor: 1 }]);
      expect(s.locationEvents).toEqual([]);
    });
  },
  { extra: [6], locationEvents: [{ card: 'arcane-rift', space: 'dalaran' }] },
);
