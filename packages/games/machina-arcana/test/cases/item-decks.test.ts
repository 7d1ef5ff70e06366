import { expect } from 'vitest';
import { addItemLevel, discard, drawItem } from '../../rules/inventory/item-decks.ts';
import { peek } from '../../rules/phases/peeking.ts';
import type { ItemId } from '../../vocabulary/ids.ts';
import { rule } from '../table.ts';

rule(
  'ma/K174: an item level is shuffled into what is left of the decks; piles stay',
  { ana: {} },
  (scene) => {
    scene.does((g) => {
      discard(g, drawItem(g, scene.the('ana').explorer, 'weapon'));
      g.state.drawnItems = [];
      addItemLevel(g, 2);
      return undefined;
    });
    scene.settles(({ items, itemLevel }) => {
      expect(itemLevel).toBe(2);
      expect(items.weapon.deck).toHaveLength(19 + 18);
      expect(items.weapon.pile).toHaveLength(1);
      expect(items.apparel.deck).toHaveLength(15 + 14);
      expect(items.artifact.deck).toHaveLength(13 + 12);
      expect(items.consumable.deck).toHaveLength(12 + 9);
    });
  },
);

rule(
  'ma/K215: destroyed weapons are shuffled to be the deck that ran out',
  { ana: {} },
  (scene) => {
    scene.does((g) => {
      discard(g, 'chain-hook' as ItemId); // tests write ids
      drawItem(g, scene.the('ana').explorer, 'weapon');
      return undefined;
    });
    scene.settles(({ items, drawnItems }) => {
      expect(drawnItems).toEqual(['chain-hook']);
      expect(items.weapon).toMatchObject({ deck: [], pile: [] });
    });
  },
  { weapons: [] },
);

rule(
  'ma/K169: what one player looks at all see, and where it went',
  { ana: {}, ben: {} },
  (scene) => {
    scene.does((g) =>
      peek(g, scene.the('ana').explorer, { is: 'peek', deck: 'horror', n: 2, puts: 'top-or-bottom' }),
    );
    const first = scene.asks('ana', 'event-place', 'top', 'bottom');
    expect(first.question.about).toEqual({ event: 'breach' });
    first.answer('bottom');
    scene.asks('ana', 'event-place', 'top', 'bottom').answer('top');
    scene.settles(() => {
      const seen = scene.match.view('ben' as never).horrorEvents; // tests write ids
      expect(scene.facts('peeked')).toMatchObject([{ cards: ['breach', 'hunger-below'] }]);
      expect(seen).toMatchObject({ left: 3, top: ['hunger-below'], bottom: ['breach'] });
    });
  },
  { horrorEvents: ['breach', 'hunger-below', 'iron-sky'] },
);

rule('ma/ending.10: adding an item level that is already in does nothing', { ana: {} }, (scene) => {
  scene.does((g) => {
    addItemLevel(g, 2);
    const before = g.state.items.weapon.deck.length;
    addItemLevel(g, 2);
    expect(g.state.items.weapon.deck).toHaveLength(before);
    return undefined;
  });
  scene.settles(() => expect(scene.facts('item-level')).toEqual([{ is: 'item-level', level: 2 }]));
});

const brought = ['storm-carbine', 'heartglass', 'star-iris', 'panacea', 'void-edge'];

rule(
  'ma/ending.10: an item of a level that is added later comes into no deck if somebody has brought it, wherever it is now',
  { ana: { bag: ['storm-carbine'] } },
  (scene) => {
    scene.does((g) => {
      discard(g, 'heartglass' as ItemId); // tests write ids
      g.state.drawnItems = ['star-iris' as ItemId]; // tests write ids
      addItemLevel(g, 3);
      return undefined;
    });
    scene.settles(({ items }) => {
      const decks = [items.weapon, items.apparel, items.artifact, items.consumable].map(({ deck }) => deck);
      const times = (id: string) => decks.flat().filter((one) => one === id).length;
      expect(brought.map(times)).toEqual([0, 0, 0, 0, 1]);
      expect(times('rotary-drum')).toBe(1);
    });
  },
  { lying: { '4,5': ['panacea'] }, weapons: ['void-edge'] },
);
