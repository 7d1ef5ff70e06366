import { expect } from 'vitest';
import { openChest, useWorkbench } from '../../rules/inventory/chests.ts';
import { wornBy } from '../ids.ts';
import type { Lead, Setting } from '../setting.ts';
import { type HallScene, rule } from '../table.ts';

const own = (scene: HallScene) => scene.the('ana').explorer;
const opens = (scene: HallScene): void => scene.does((g) => openChest(g, own(scene)));
const works = (scene: HallScene): void => scene.does((g) => useWorkbench(g, own(scene)));

/** Draws the next cards of these decks, one after the other. */
function draws(scene: HallScene, ...decks: readonly string[]): void {
  for (const deck of decks) scene.asksAbout('ana', 'deck').answer(deck);
}

const decks: Setting = {
  weapons: ['chain-hook', 'duelling-foil', 'peep-sight'],
  apparel: ['prayer-mantle', 'tarred-greatcoat'],
  artifacts: ['drowned-bell', 'sigil-of-ash'],
  consumables: ['gauze-roll', 'field-laudanum'],
};

rule(
  'ma/K27: of two cards from a chest, each seen before the next deck is chosen, one must go',
  { ana: { explorer: 'vane', essence: 0 } },
  (scene) => {
    opens(scene);
    expect(scene.the('ana').essence).toBe(1);
    scene.asks('ana', 'deck', 'weapon', 'apparel', 'artifact', 'consumable').answer('apparel');
    expect(scene.state.drawnItems).toEqual(['prayer-mantle']);
    scene.asks('ana', 'deck', 'weapon', 'apparel', 'artifact', 'consumable').answer('consumable');
    scene.asks('ana', 'item-to-keep', 'prayer-mantle', 'gauze-roll').answer('gauze-roll');
    scene.asks('ana', 'item-fate', 'destroy', 'return').answer('return');
    scene.settles(({ items, drawnItems }) => {
      expect(scene.the('ana').bag).toEqual(['gauze-roll']);
      expect(items.apparel).toMatchObject({ pile: [], knownTop: 1 });
      expect(items.apparel.deck.at(-1)).toBe('prayer-mantle');
      expect(drawnItems).toEqual([]);
    });
  },
  decks,
);

/** Opens a chest, keeps the first card and destroys the other. */
function keepsFirst(scene: HallScene, first: string, kept: string): void {
  opens(scene);
  draws(scene, first, 'consumable');
  scene.asksAbout('ana', 'item-to-keep').answer(kept);
  scene.asksAbout('ana', 'item-fate').answer('destroy');
}

const mystic: Lead = { explorer: 'calloway' };

rule(
  'ma/K28: a mystic may wear an artifact from a chest at once',
  { ana: mystic },
  (scene) => {
    keepsFirst(scene, 'artifact', 'drowned-bell');
    scene.asks('ana', 'equip-now', 'yes', 'no').answer('yes');
    scene.settles(() => {
      expect(wornBy(scene.the('ana'))).toEqual(['drowned-bell']);
      expect(scene.the('ana').bag).toEqual([]);
    });
  },
  decks,
);

rule(
  'ma/K28: a mystic does not wear a weapon from a chest at once',
  { ana: mystic },
  (scene) => {
    keepsFirst(scene, 'weapon', 'chain-hook');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ worn: [], bag: ['chain-hook'] }));
  },
  decks,
);

rule(
  'ma/K28: an augment from a chest is not worn at once',
  { ana: mystic },
  (scene) => {
    keepsFirst(scene, 'artifact', 'sigil-of-ash');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ worn: [], bag: ['sigil-of-ash'] }));
  },
  { ...decks, artifacts: ['sigil-of-ash'] },
);

rule(
  'ma/K29: what has no place to be worn in goes to the bag',
  { ana: { explorer: 'sable', worn: ['tarred-greatcoat'] } },
  (scene) => {
    keepsFirst(scene, 'apparel', 'prayer-mantle');
    scene.settles(() => {
      expect(wornBy(scene.the('ana'))).toEqual(['tarred-greatcoat']);
      expect(scene.the('ana').bag).toEqual(['prayer-mantle']);
    });
  },
  decks,
);

rule(
  'ma/K30: a card that is given to a companion arrives unequipped',
  { ana: { explorer: 'prys', at: '4,4' }, ben: { explorer: 'vane', at: '4,5' } },
  (scene) => {
    keepsFirst(scene, 'weapon', 'chain-hook');
    scene.asks('ana', 'item-goes-to', 'prys', 'vane').answer('vane');
    scene.settles(() => expect(scene.the('ben')).toMatchObject({ worn: [], bag: ['chain-hook'] }));
  },
  decks,
);

const bench: Setting = {
  weapons: ['duelling-foil', 'peep-sight'],
  consumables: ['field-laudanum'],
  apparel: [],
  artifacts: [],
};

rule(
  'ma/K31: a drawn card is exchanged for an own one, and one is kept',
  { ana: { explorer: 'vane', worn: ['chain-hook'] } },
  (scene) => {
    works(scene);
    draws(scene, 'consumable');
    const exchange = scene.asks(
      'ana',
      'exchange',
      ...['field-laudanum', 'duelling-foil', 'peep-sight', 'chain-hook'],
    );
    exchange.refuses('invalid-selection', 'chain-hook');
    exchange.answer('chain-hook', 'duelling-foil');
    scene.asks('ana', 'item-to-keep', 'field-laudanum', 'peep-sight', 'chain-hook').answer('peep-sight');
    expect(scene.state.drawnItems).toEqual(['field-laudanum', 'chain-hook']);
    scene.asks('ana', 'item-fate', 'destroy', 'return').answer('return');
    scene.asksAbout('ana', 'arrangement').answer();
    scene.settles(({ items }) => {
      expect(scene.the('ana').bag).toEqual(['duelling-foil', 'peep-sight']);
      expect(items.weapon.pile).toEqual(['chain-hook']);
      expect(items.consumable.deck).toEqual(['field-laudanum']);
    });
  },
  bench,
);

rule(
  'ma/K32: at a workbench at least one card is destroyed',
  { ana: { explorer: 'vane' } },
  (scene) => {
    works(scene);
    draws(scene, 'weapon', 'consumable');
    scene.asksAbout('ana', 'item-to-keep').answer('field-laudanum');
    scene.asks('ana', 'item-fate', 'destroy', 'return').answer('return');
    scene.settles(({ items }) => {
      expect(items.weapon).toMatchObject({ pile: ['peep-sight'], deck: ['duelling-foil'] });
    });
  },
  bench,
);

rule(
  'ma/K33: a workbench ends with a free arrangement',
  { ana: { explorer: 'vane', stamina: 0 } },
  (scene) => {
    works(scene);
    draws(scene, 'weapon', 'weapon');
    scene.asksAbout('ana', 'item-to-keep').answer('duelling-foil');
    scene.asksAbout('ana', 'item-fate').answer('destroy');
    scene.asksAbout('ana', 'item-fate').answer('destroy');
    scene.asks('ana', 'arrangement', 'wear:duelling-foil').answer('wear:duelling-foil');
    scene.settles(() => expect(wornBy(scene.the('ana'))).toEqual(['duelling-foil']));
  },
  bench,
);

rule(
  'ma/K34: a seventh unequipped card makes its owner destroy one of the seven at once',
  {
    ana: {
      explorer: 'sable',
      at: '4,4',
      bag: ['powder-keg', 'chalk-circle', 'sketch-map', 'spring-jaw', 'flash-powder', 'skeleton-key'],
    },
  },
  (scene) => {
    keepsFirst(scene, 'weapon', 'chain-hook');
    const { options } = scene.asksAbout('ana', 'item-to-lose').question;
    expect(options).toHaveLength(7);
    scene.asksAbout('ana', 'item-to-lose').answer('powder-keg');
    scene.asksAbout('ana', 'item-fate').answer('destroy');
    scene.settles(({ items }) => {
      expect(scene.the('ana').bag).toHaveLength(6);
      expect(items.consumable.pile).toEqual(['gauze-roll', 'powder-keg']);
    });
  },
  decks,
);

rule(
  'ma/K35: a deck without cards and without a pile is not chosen',
  { ana: {} },
  (scene) => {
    opens(scene);
    scene.asks('ana', 'deck', 'weapon', 'apparel', 'consumable').answer('weapon');
    scene.asksAbout('ana', 'deck').answer('weapon');
    scene.asksAbout('ana', 'item-to-keep').answer('chain-hook');
    scene.asksAbout('ana', 'item-fate').answer('destroy');
    scene.asksAbout('ana', 'equip-now').answer('no');
    scene.settles(() => expect(scene.the('ana').bag).toEqual(['chain-hook']));
  },
  { ...decks, artifacts: [] },
);
