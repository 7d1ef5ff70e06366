import { expect } from 'vitest';
import { addItemLevel, discard, drawItem } from '../../rules/inventory/item-decks.ts';
import { peek } from '../../rules/peeking.ts';
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
