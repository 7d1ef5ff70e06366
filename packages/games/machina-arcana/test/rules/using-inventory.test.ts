import { expect } from 'vitest';
import { doInventoryAct, inventoryActs } from '../../rules/inventory/acts.ts';
import { arrange } from '../../rules/inventory/arranging.ts';
import { unequip } from '../../rules/inventory/carrying.ts';
import { takeFirstItems } from '../../rules/inventory/first-items.ts';
import { addItemLevel, drawItem } from '../../rules/inventory/item-decks.ts';
import { figureOf } from '../../rules/values/values.ts';
import { item, unit, wornBy } from '../ids.ts';
import { type HallScene, rule } from '../table.ts';

const own = (scene: HallScene) => scene.the('ana').explorer;
const costs = (scene: HallScene, kind: string): readonly number[] =>
  inventoryActs(scene.table, own(scene)).flatMap(({ option, stamina }) =>
    option.split(':')[0] === kind ? [stamina] : [],
  );

rule(
  'ma/actions.2: using the inventory costs 3 stamina',
  { ana: { explorer: 'vane', stamina: 5, bag: ['chain-hook'] } },
  (scene) => {
    expect(costs(scene, 'arrange')).toEqual([3]);
    scene.does((g) => doInventoryAct(g, own(scene), 'arrange'));
    scene.asks('ana', 'arrangement', 'wear:chain-hook').answer('wear:chain-hook');
    scene.settles(() => expect(scene.the('ana').stamina).toBe(2));
  },
);

rule(
  'ma/actions.2.1: everything is unequipped first, then equipped anew in one decision',
  {
    ana: {
      worn: ['chain-hook', { main: 'tarred-greatcoat', top: 'mirror-goggles' }],
      bag: ['prayer-mantle'],
    },
  },
  (scene) => {
    scene.does((g) => arrange(g, own(scene)));
    scene.asksAbout('ana', 'arrangement').answer('wear:prayer-mantle', 'fit:mirror-goggles:prayer-mantle');
    scene.settles(() => {
      expect(wornBy(scene.the('ana'))).toEqual(['prayer-mantle+mirror-goggles']);
      expect(scene.the('ana').bag).toEqual(['chain-hook', 'tarred-greatcoat']);
    });
  },
);

/** Brace was played: its marker lies on the plates, and the armor is higher. */
const braced = {
  explorer: 'vane',
  worn: [{ main: 'tarred-greatcoat', right: 'shin-plates' }],
  markers: ['shin-plates'],
};
const shown = [
  {
    card: item('shin-plates'),
    on: unit('vane'),
    ...({ ability: 'brace', is: 'modify', of: 'armor', by: 1, marked: true } as const),
  },
];

rule(
  'ma/actions.2.2: what stays where it was keeps what its marker shows',
  { ana: { ...braced, bag: ['mirror-goggles'] } },
  (scene) => {
    scene.does((g) => arrange(g, own(scene)));
    const [coat, plates] = ['wear:tarred-greatcoat', 'fit:shin-plates:tarred-greatcoat'];
    scene.asksAbout('ana', 'arrangement').answer(coat, plates, 'fit:mirror-goggles:tarred-greatcoat');
    scene.settles(() => {
      expect(figureOf(scene.table, own(scene), 'armor')).toBe(3 + 1 + 1);
      expect(scene.the('ana').markers).toEqual(['shin-plates']);
    });
  },
  { lasting: shown },
);

rule(
  'ma/actions.2.2: what is fitted elsewhere was unequipped: what its marker showed is over, and the marker spent',
  { ana: { ...braced, bag: ['asbestos-apron'] } },
  (scene) => {
    scene.does((g) => arrange(g, own(scene)));
    scene.asksAbout('ana', 'arrangement').answer('wear:asbestos-apron', 'fit:shin-plates:asbestos-apron');
    scene.settles(() => {
      expect(figureOf(scene.table, own(scene), 'armor')).toBe(3);
      expect(scene.the('ana').markers).toEqual([null]);
    });
  },
  { lasting: shown },
);

rule(
  'ma/actions.2.3: a maximum that rises restores nothing',
  { ana: { explorer: 'thornquist', stamina: 4, bag: ['runners-gaiters'] } },
  (scene) => {
    scene.does((g) => arrange(g, own(scene)));
    scene.asksAbout('ana', 'arrangement').answer('wear:runners-gaiters');
    scene.settles(() => {
      expect(figureOf(scene.table, own(scene), 'stamina-max')).toBe(7);
      expect(scene.the('ana').stamina).toBe(4);
    });
  },
);

rule(
  'ma/actions.2.3: essence above a maximum that falls is lost',
  { ana: { explorer: 'thornquist', essence: 5, worn: ['guild-livery'] } },
  (scene) => {
    scene.does((g) => unequip(g, own(scene), item('guild-livery')));
    scene.settles(() => expect(scene.the('ana').essence).toBe(4));
  },
);

rule('ma/setup.3: explorers begin with no items', { ana: {} }, (scene) => {
  scene.does((g) => takeFirstItems(g, g.state.explorers));
  scene.settles(() => expect(scene.the('ana')).toMatchObject({ worn: [], bag: [] }));
});

rule(
  'ma/Q11: each explorer may begin with the top card of a deck',
  { ana: {}, ben: {} },
  (scene) => {
    scene.does((g) => takeFirstItems(g, g.state.explorers));
    scene.asks('ana', 'deck', 'weapon', 'apparel', 'artifact', 'consumable').answer('weapon');
    scene.asksAbout('ben', 'deck').answer('weapon');
    scene.settles(() => {
      expect(scene.the('ana').bag).toEqual(['chain-hook']);
      expect(scene.the('ben').bag).toEqual(['rivet-hammer']);
    });
  },
  { options: { firstItem: true }, weapons: ['chain-hook', 'rivet-hammer', 'boiler-maul'] },
);

rule('ma/setup.12: a level that is in the decks is not added again', { ana: {} }, (scene) => {
  scene.does((g) => {
    addItemLevel(g, 2);
    addItemLevel(g, 2);
    return undefined;
  });
  scene.settles(({ items }) => expect(items.weapon.deck).toHaveLength(38));
});

rule('ma/setup.12: what an explorer holds is not shuffled in', { ana: { bag: ['steam-rifle'] } }, (scene) => {
  scene.does((g) => {
    addItemLevel(g, 2);
    return undefined;
  });
  scene.settles(({ items }) => {
    expect(items.weapon.deck).toHaveLength(37);
    expect(items.weapon.deck).not.toContain('steam-rifle');
  });
});

rule(
  'ma/ending.11, ma/Q10: with the update, half of each deck leaves before an item level comes in',
  { ana: {} },
  (scene) => {
    scene.does((g) => {
      addItemLevel(g, 2);
      return undefined;
    });
    scene.settles(({ items }) => {
      expect(items.weapon.deck).toHaveLength(10 + 18);
      expect(items.artifact.deck).toHaveLength(7 + 12);
    });
  },
  { options: { rulesUpdate: true } },
);

rule(
  'ma/actions.20: a deck that is empty is made of its pile',
  { ana: {} },
  (scene) => {
    scene.does((g) => {
      g.state.items.weapon.pile = [item('chain-hook'), item('rivet-hammer')];
      drawItem(g, own(scene), 'weapon');
      return undefined;
    });
    scene.settles(({ items, drawnItems }) =>
      expect([...items.weapon.deck, ...drawnItems].sort()).toEqual(['chain-hook', 'rivet-hammer']),
    );
  },
  { weapons: [] },
);
