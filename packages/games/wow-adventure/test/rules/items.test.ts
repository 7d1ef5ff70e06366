import { seat } from '@tavolo/kernel';
import { expect, test } from 'vitest';
import { wowAdventure } from '../../game.ts';
import { gainItem } from '../../rules/items.ts';
import { heroOf } from '../../rules/table.ts';
import type { Level } from '../../vocabulary/terms.ts';
import { rule, type TableScene } from '../table.ts';
import { toldOf } from '../told.ts';

const items = [...wowAdventure.content.challenge.values()].flatMap(({ item }) =>
  item === null ? [] : [item],
);

test('wow/items.1: an item is a weapon with an attack, an armor with a defense, or a backpack item with neither', () => {
  const kinds = items.map(({ slot, attack, defense }) => `${slot}: ${attack !== null}, ${defense !== null}`);
  expect(new Set(kinds)).toEqual(
    new Set(['weapon: true, false', 'armor: false, true', 'backpack: false, false']),
  );
});

test('wow/potions.1: every item has a potion icon or more', () => {
  expect(items.length).toBeGreaterThan(128);
  expect(items.filter(({ potions }) => potions.length === 0)).toEqual([]);
});

const gains = (scene: TableScene, level: Level): void =>
  scene.perform((g) => {
    gainItem(g, heroOf(g.state, seat('ana')), level);
    return undefined;
  });

rule(
  'wow/items.2, wow/items.3, wow/A-36: the first card with an item goes to the backpack, be it an event; others go on top',
  { ana: { character: 'sandrai' } },
  (scene) => {
    gains(scene, 'grey');
    scene.settles((s) => {
      expect(scene.the('ana')).toMatchObject({ backpack: ['lost-caravan'], weapon: null, armor: null });
      expect(s.decks.grey.cards).toEqual(['mountain-boar', 'wandering-trainer']);
      expect(s.locationEvents).toEqual([]);
    });
  },
  { decks: { grey: ['wandering-trainer', 'lost-caravan', 'mountain-boar'] } },
);

rule(
  'wow/items.3: the search ends without an item after as many cards as the deck held',
  { ana: { character: 'sandrai' } },
  (scene) => {
    gains(scene, 'grey');
    scene.settles((s) => {
      expect(toldOf(scene, 'found-no-item')).toHaveLength(1);
      expect(scene.the('ana').backpack).toEqual([]);
      expect(s.decks.grey.cards).toEqual(['wandering-trainer', 'buried-finds']);
    });
  },
  { decks: { grey: ['wandering-trainer', 'buried-finds'] } },
);

const thirty = items.slice(0, 30).map(({ id }) => id);

rule(
  'wow/items.8: a backpack with thirty items takes one more',
  { ana: { character: 'sandrai', backpack: thirty } },
  (scene) => {
    gains(scene, 'red');
    scene.settles(() => expect(scene.the('ana').backpack).toHaveLength(31));
  },
);

rule(
  'wow/items.4: a backpack item is never equipped, and at most one weapon and one armor are',
  {
    ana: {
      character: 'grumbaz',
      weapon: 'gnoll-hatchet',
      armor: 'raiders-hauberk',
      backpack: ['lucky-paw', 'knotted-club', 'boarhide-vest'],
    },
  },
  (scene) => {
    scene.goesOnTo('turn-end');
    const on = ['unequip:gnoll-mongrel', 'unequip:gnoll-brute'];
    scene
      .asks('ana', 'upkeep', 'equip:old-snowpaw', 'equip:mountain-boar', ...on, 'end')
      .answer('equip:old-snowpaw');
    scene.asksAbout('ana', 'upkeep').answer('equip:mountain-boar');
    scene.asksAbout('ana', 'upkeep').answer('end');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ weapon: 'old-snowpaw', armor: 'mountain-boar' });
      expect([...scene.the('ana').backpack].sort()).toEqual([
        'gnoll-brute',
        'gnoll-mongrel',
        'skittish-coyote',
      ]);
    });
  },
  { phase: 'upkeep' },
);

rule(
  'wow/items.11: a Beast from the backpack is any item whose other side is a Beast; equipped ones do not count',
  {
    ana: {
      character: 'grumbaz',
      space: 'stormwind-city',
      weapon: 'wolf-tooth-dagger',
      backpack: ['boarhide-vest', 'gnoll-hatchet', 'lucky-paw', 'bearskin-cloak'],
      quests: ['hides-for-the-tanner'],
    },
  },
  (scene) => {
    scene.goesOnTo('turn-end');
    scene.asksAbout('ana', 'upkeep').answer('pay:hides-for-the-tanner');
    scene
      .asks('ana', 'items-to-pay', 'mountain-boar', 'skittish-coyote', 'young-forest-bear')
      .answer('mountain-boar', 'skittish-coyote');
    scene.asksAbout('ana', 'upkeep').answer('end');
    scene.settles((s) => {
      expect(scene.the('ana').log).toEqual([{ card: 'hides-for-the-tanner', valor: 1 }]);
      expect(s.decks.grey.cards.slice(-2)).toEqual(['mountain-boar', 'skittish-coyote']);
    });
  },
  { phase: 'upkeep', elite: ['blood-feud'] },
);

rule(
  'wow/items.12: an item from the backpack at random is never an equipped one',
  { ana: { character: 'sandrai', weapon: 'hexers-wand', backpack: ['lucky-paw'] } },
  (scene) => {
    scene.fights('ana', 'defias-pillager');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ weapon: 'frostmane-hexer', backpack: [] }));
  },
  { red: [1], black: [5] },
);

rule(
  'wow/items.12: an item without more words may be an equipped one',
  {
    ana: { character: 'sandrai', space: 'deathknell', weapon: 'hexers-wand', backpack: ['lucky-paw'] },
  },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asks('ana', 'choice', 'offer', 'rest').answer('offer');
    scene.asks('ana', 'item', 'frostmane-hexer', 'skittish-coyote').answer('frostmane-hexer');
    scene.settles(() =>
      expect(scene.the('ana')).toMatchObject({ weapon: null, backpack: ['skittish-coyote'] }),
    );
  },
  { locationEvents: [{ card: 'wayside-shrine', space: 'deathknell' }] },
);

rule(
  'wow/items.13: everybody sees what is in a backpack',
  { ana: { character: 'sandrai', backpack: ['lucky-paw'] }, bea: {} },
  (scene) => {
    for (const seenBy of ['ana', 'bea', 'spectator'])
      expect(scene.seenBy(seenBy).heroes.find((hero) => hero.seat === 'ana')?.backpack).toEqual([
        'skittish-coyote',
      ]);
  },
);

rule(
  'wow/potions.4: swiftness lets a hero without steps left walk one more',
  {
    ana: { character: 'sandrai', reversed: true, backpack: ['boarhide-vest'], turn: { rolled: 0, steps: 0 } },
  },
  (scene) => {
    scene.goesOnTo('exploration');
    scene
      .asks('ana', 'movement', 'drink:mountain-boar:swiftness', 'end')
      .answer('drink:mountain-boar:swiftness');
    const ways = ['walk:elwynn-3', 'walk:goldshire', 'walk:stormwind-city'];
    scene.asks('ana', 'movement', ...ways, 'end').answer('walk:goldshire');
    scene.asks('ana', 'movement', 'end').answer('end');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ space: 'goldshire', backpack: [] }));
  },
  { phase: 'movement' },
);
