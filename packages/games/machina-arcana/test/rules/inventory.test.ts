import { expect } from 'vitest';
import { arrange } from '../../rules/inventory/arranging.ts';
import { destroyItem, gain, unequip } from '../../rules/inventory/carrying.ts';
import { drawAndKeep } from '../../rules/inventory/draws.ts';
import { unequipAny } from '../../rules/inventory/parting.ts';
import { cardsInForce } from '../../rules/values/in-force.ts';
import { isWithHost } from '../../rules/values/scopes.ts';
import { itemTypes } from '../../vocabulary/terms.ts';
import { item, wornBy } from '../ids.ts';
import { type HallScene, rule } from '../table.ts';

const own = (scene: HallScene) => scene.the('ana').explorer;
const arranges = (scene: HallScene): void => scene.does((g) => arrange(g, own(scene)));

rule('ma/inventory.1: each of the four decks holds items of its own type', { ana: {} }, (scene) => {
  scene.does((g) => drawAndKeep(g, own(scene), { deck: 'any', n: 1, keep: 1 }));
  scene.asks('ana', 'deck', 'weapon', 'apparel', 'artifact', 'consumable').answer('artifact');
  scene.settles(({ items }) => {
    for (const type of itemTypes)
      for (const id of items[type].deck) expect(scene.table.content.items.get(id)?.type).toBe(type);
  });
});

rule(
  'ma/inventory.2: cards of different types are not joined, nor are those of different symbols',
  { ana: { bag: ['needle-pistol', 'third-eye', 'drowned-bell', 'pressure-valve', 'peep-sight'] } },
  (scene) => {
    arranges(scene);
    const fits = ['fit:third-eye:drowned-bell', 'fit:peep-sight:needle-pistol'];
    const alone = ['needle-pistol', 'third-eye', 'drowned-bell', 'peep-sight'].map((id) => `wear:${id}`);
    scene.asks('ana', 'arrangement', ...fits, ...alone).answer();
    scene.settles();
  },
);

rule(
  'ma/inventory.3: an augment is worn on a main item only',
  { ana: { bag: ['shin-plates', 'mirror-goggles'] } },
  (scene) => {
    arranges(scene);
    scene.asks('ana', 'arrangement', 'wear:mirror-goggles').answer('wear:mirror-goggles');
    scene.settles(() => expect(scene.the('ana').bag).toEqual(['shin-plates']));
  },
);

rule(
  'ma/inventory.4: an augment is not put on an augment',
  { ana: { bag: ['shin-plates', 'pocket-watch'] } },
  (scene) => {
    arranges(scene);
    scene.settles(() => expect(wornBy(scene.the('ana'))).toEqual([]));
  },
);

rule(
  'ma/inventory.5: an upgrade of two hands makes a weapon of one hand need two',
  { ana: { bag: ['rivet-hammer', 'counterweight-haft', 'chain-hook'] } },
  (scene) => {
    arranges(scene);
    const haft = ['wear:rivet-hammer', 'fit:counterweight-haft:rivet-hammer'];
    scene.asksAbout('ana', 'arrangement').refuses('invalid-selection', ...haft, 'wear:chain-hook');
    scene.asksAbout('ana', 'arrangement').answer(...haft);
    scene.settles(() => expect(wornBy(scene.the('ana'))).toEqual(['rivet-hammer+counterweight-haft']));
  },
);

rule(
  'ma/inventory.6: only one main item of apparel and one artifact are worn',
  { ana: { bag: ['tarred-greatcoat', 'prayer-mantle', 'drowned-bell', 'salt-lantern'] } },
  (scene) => {
    arranges(scene);
    const asked = scene.asksAbout('ana', 'arrangement');
    asked.refuses('invalid-selection', 'wear:tarred-greatcoat', 'wear:prayer-mantle');
    asked.refuses('invalid-selection', 'wear:drowned-bell', 'wear:salt-lantern');
    asked.answer('wear:tarred-greatcoat', 'wear:salt-lantern');
    scene.settles(() => expect(wornBy(scene.the('ana'))).toEqual(['tarred-greatcoat', 'salt-lantern']));
  },
);

rule(
  'ma/inventory.7: upgrades go to the top or the bottom and augments to the right, one card in each place',
  { ana: { bag: ['tarred-greatcoat', 'mirror-goggles', 'padded-cowl', 'tool-belt', 'shin-plates'] } },
  (scene) => {
    arranges(scene);
    const asked = scene.asksAbout('ana', 'arrangement');
    const [coat, ...rest] = ['wear', 'fit:mirror-goggles', 'fit:tool-belt', 'fit:shin-plates'].map(
      (what) => `${what}:tarred-greatcoat`,
    ) as [string, ...string[]];
    asked.refuses('invalid-selection', coat, ...rest, 'fit:padded-cowl:tarred-greatcoat');
    asked.answer(coat, ...rest);
    scene.settles(() =>
      expect(scene.the('ana').worn).toEqual([
        { main: 'tarred-greatcoat', top: 'mirror-goggles', bottom: 'tool-belt', right: 'shin-plates' },
      ]),
    );
  },
);

rule(
  'ma/inventory.8: consumables count from the bag',
  { ana: { bag: ['gauze-roll', 'chain-hook'] } },
  (scene) => {
    const held = cardsInForce(scene.table).filter(({ owner }) => owner === own(scene));
    expect(held.map(({ card }) => card)).toEqual([own(scene), 'gauze-roll']);
  },
);

rule(
  'ma/inventory.9: an unequipped item that is no consumable does nothing',
  { ana: { bag: ['chain-hook'] } },
  (scene) => expect(cardsInForce(scene.table).map(({ card }) => card)).not.toContain('chain-hook'),
);

rule(
  'ma/inventory.11: an upgrade by itself takes the place of a main item',
  { ana: { bag: ['saw-bayonet', 'boiler-maul'] } },
  (scene) => {
    arranges(scene);
    scene
      .asksAbout('ana', 'arrangement')
      .refuses('invalid-selection', 'wear:saw-bayonet', 'wear:boiler-maul');
    scene.asksAbout('ana', 'arrangement').answer('wear:saw-bayonet');
    scene.settles(() => expect(wornBy(scene.the('ana'))).toEqual(['saw-bayonet']));
  },
);

rule(
  'ma/inventory.12: the item that a card is fitted to is the main item with all that is joined to it',
  {
    ana: {
      worn: [{ main: 'rivet-hammer', top: 'ratchet-hatchet', right: 'pressure-valve' }, 'needle-pistol'],
    },
  },
  (scene) => {
    const joined = (card: string, other: string) => isWithHost(scene.table, item(card), item(other));
    expect(joined('pressure-valve', 'rivet-hammer')).toBe(true);
    expect(joined('pressure-valve', 'ratchet-hatchet')).toBe(true);
    expect(joined('pressure-valve', 'needle-pistol')).toBe(false);
    expect(joined('needle-pistol', 'needle-pistol')).toBe(true);
  },
);

const full = ['gauze-roll', 'powder-keg', 'chalk-circle', 'sketch-map', 'chain-hook', 'spring-jaw'];

rule(
  'ma/inventory.13: more than six unequipped cards are at once brought down to six',
  { ana: { at: '4,4', bag: full } },
  (scene) => {
    scene.does((g) => gain(g, own(scene), [item('skeleton-key'), item('flash-powder')]));
    scene.asks('ana', 'item-to-lose', ...full, 'skeleton-key', 'flash-powder').answer('chain-hook');
    scene.asks('ana', 'item-fate', 'destroy', 'drop').answer('destroy');
    scene.asksAbout('ana', 'item-to-lose').answer('gauze-roll');
    scene.asks('ana', 'item-fate', 'destroy', 'drop').answer('drop');
    scene.asksAbout('ana', 'where').answer('4,5');
    scene.settles(({ items, spots }) => {
      expect(scene.the('ana').bag).toHaveLength(6);
      expect(items.weapon.pile).toEqual(['chain-hook']);
      expect(spots).toMatchObject([{ at: '4,5', items: ['gauze-roll'] }]);
    });
  },
);

rule('ma/inventory.14: an item that is gained goes to the bag', { ana: {} }, (scene) => {
  scene.does((g) => gain(g, own(scene), [item('chain-hook')]));
  scene.settles(() => expect(scene.the('ana')).toMatchObject({ worn: [], bag: ['chain-hook'] }));
});

rule(
  'ma/inventory.15: where a card names a type, only items of that type are unequipped',
  { ana: { worn: ['tarred-greatcoat', 'needle-pistol'] }, ben: { worn: ['prayer-mantle'] } },
  (scene) => {
    scene.does(function* (g) {
      for (const name of ['ana', 'ben']) yield* unequipAny(g, scene.the(name).explorer, 1, 'weapon');
    });
    scene.settles(() => {
      expect(wornBy(scene.the('ana'))).toEqual(['tarred-greatcoat']);
      expect(wornBy(scene.the('ben'))).toEqual(['prayer-mantle']);
    });
  },
);

rule(
  'ma/inventory.16: a destroyed item goes to the pile of its type; what was fitted to it goes into the bag',
  { ana: { worn: [{ main: 'tarred-greatcoat', top: 'mirror-goggles' }] } },
  (scene) => {
    scene.does((g) => destroyItem(g, own(scene), item('tarred-greatcoat')));
    scene.settles(({ items }) => {
      expect(items.apparel.pile).toEqual(['tarred-greatcoat']);
      expect(scene.the('ana')).toMatchObject({ worn: [], bag: ['mirror-goggles'] });
    });
  },
);

rule(
  'ma/inventory.13: a bag that holds fewer cards from now on is emptied down to that',
  { ana: { at: null, worn: ['bandolier'], bag: [...full, 'skeleton-key'] } },
  (scene) => {
    scene.does((g) => unequip(g, own(scene), item('bandolier')));
    scene.asks('ana', 'item-to-lose', ...full, 'skeleton-key', 'bandolier').answer('spring-jaw');
    scene.asksAbout('ana', 'item-to-lose').answer('chain-hook');
    scene.settles(() => expect(scene.the('ana').bag).toHaveLength(6));
  },
);
