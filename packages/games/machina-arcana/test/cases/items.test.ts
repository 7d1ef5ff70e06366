import { expect } from 'vitest';
import { doInventoryAct, inventoryActs } from '../../rules/inventory/acts.ts';
import { arrange } from '../../rules/inventory/arranging.ts';
import { unequipAny } from '../../rules/inventory/parting.ts';
import { figureOf } from '../../rules/values/values.ts';
import { wornBy } from '../ids.ts';
import { type HallScene, rule } from '../table.ts';

/** The explorer of the first seat uses the inventory. */
const arranges = (scene: HallScene, seat = 'ana'): void =>
  scene.does((g) => arrange(g, scene.the(seat).explorer));

rule(
  'ma/K151: two hands hold one weapon of two hands, or two of one hand each',
  { ana: { bag: ['boiler-maul', 'needle-pistol', 'chain-hook'] } },
  (scene) => {
    arranges(scene);
    const asked = scene.asks(
      'ana',
      'arrangement',
      'wear:boiler-maul',
      'wear:needle-pistol',
      'wear:chain-hook',
    );
    asked.refuses('invalid-selection', 'wear:boiler-maul', 'wear:needle-pistol');
    asked.answer('wear:needle-pistol', 'wear:chain-hook');
    scene.settles(() => {
      expect(wornBy(scene.the('ana'))).toEqual(['needle-pistol', 'chain-hook']);
      expect(scene.the('ana').bag).toEqual(['boiler-maul']);
    });
  },
);

rule(
  'ma/K152: a joined weapon needs the largest number of hands on its cards',
  { ana: { bag: ['needle-pistol', 'saw-bayonet', 'rivet-hammer', 'counterweight-haft'] } },
  (scene) => {
    arranges(scene);
    const asked = scene.asksAbout('ana', 'arrangement');
    expect(asked.question.options).toContain('fit:saw-bayonet:needle-pistol');
    const haft = ['wear:rivet-hammer', 'fit:counterweight-haft:rivet-hammer'];
    asked.refuses('invalid-selection', ...haft, 'wear:needle-pistol');
    asked.answer('wear:needle-pistol', 'fit:saw-bayonet:needle-pistol', 'wear:rivet-hammer');
    scene.settles(() =>
      expect(wornBy(scene.the('ana'))).toEqual(['needle-pistol+saw-bayonet', 'rivet-hammer']),
    );
  },
);

rule(
  'ma/K153: a card fits only where the symbol is its own',
  { ana: { bag: ['pressure-valve', 'rivet-hammer', 'needle-pistol'] } },
  (scene) => {
    arranges(scene);
    const fit = 'fit:pressure-valve:rivet-hammer';
    const asked = scene.asks('ana', 'arrangement', 'wear:rivet-hammer', 'wear:needle-pistol', fit);
    asked.refuses('invalid-selection', fit);
    asked.answer('wear:rivet-hammer', fit);
    scene.settles(() => expect(wornBy(scene.the('ana'))).toEqual(['rivet-hammer+pressure-valve']));
  },
);

rule(
  'ma/K154: an upgrade may be worn by itself and fills the place, an augment may not',
  { ana: { bag: ['mirror-goggles', 'shin-plates', 'prayer-mantle'] } },
  (scene) => {
    arranges(scene);
    const asked = scene.asks(
      'ana',
      'arrangement',
      ...['wear:mirror-goggles', 'wear:prayer-mantle', 'fit:mirror-goggles:prayer-mantle'],
    );
    asked.refuses('invalid-selection', 'wear:mirror-goggles', 'wear:prayer-mantle');
    asked.answer('wear:mirror-goggles');
    scene.settles(() => expect(wornBy(scene.the('ana'))).toEqual(['mirror-goggles']));
  },
);

const coat = {
  worn: [{ main: 'tarred-greatcoat', top: 'mirror-goggles', right: 'shin-plates' }],
} as const;

rule(
  'ma/K155: a main item that is unequipped takes all that is fitted to it along',
  { ana: coat },
  (scene) => {
    scene.does((g) => unequipAny(g, scene.the('ana').explorer, 1, null));
    scene
      .asks('ana', 'item-to-lose', 'tarred-greatcoat', 'mirror-goggles', 'shin-plates')
      .answer('tarred-greatcoat');
    scene.settles(() => {
      expect(wornBy(scene.the('ana'))).toEqual([]);
      expect(scene.the('ana').bag).toEqual(['mirror-goggles', 'shin-plates', 'tarred-greatcoat']);
    });
  },
);

rule('ma/K155: what is fitted to a main item may be unequipped alone', { ana: coat }, (scene) => {
  scene.does((g) => unequipAny(g, scene.the('ana').explorer, 1, null));
  scene.asksAbout('ana', 'item-to-lose').answer('shin-plates');
  scene.settles(() => {
    expect(wornBy(scene.the('ana'))).toEqual(['tarred-greatcoat+mirror-goggles']);
    expect(scene.the('ana').bag).toEqual(['shin-plates']);
  });
});

rule(
  'ma/K157: a maximum that falls caps what there is',
  { ana: { explorer: 'thornquist', bag: ['miners-cuirass'], stamina: 6 } },
  (scene) => {
    arranges(scene);
    scene.asks('ana', 'arrangement', 'wear:miners-cuirass').answer('wear:miners-cuirass');
    scene.settles(() => {
      expect(figureOf(scene.table, scene.the('ana').explorer, 'stamina-max')).toBe(5);
      expect(scene.the('ana').stamina).toBe(5);
    });
  },
);

rule(
  'ma/K159: adjacent explorers trade; one pays, the other agrees, and the cards arrive unequipped',
  { ana: { at: '2,1', stamina: 6, worn: ['chain-hook'] }, ben: { at: '3,2', bag: ['gauze-roll'] } },
  (scene) => {
    const own = scene.the('ana').explorer;
    const trade = `trade:${scene.the('ben').explorer}` as const;
    expect(inventoryActs(scene.table, own).filter(({ option }) => option === trade)).toEqual([
      { option: trade, stamina: 2 },
    ]);
    scene.does((g) => doInventoryAct(g, own, trade));
    scene
      .asks('ana', 'trade-items', 'give:chain-hook', 'take:gauze-roll')
      .answer('give:chain-hook', 'take:gauze-roll');
    scene.asks('ben', 'trade-consent', 'yes', 'no').answer('yes');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ stamina: 4, worn: [], bag: ['gauze-roll'] });
      expect(scene.the('ben')).toMatchObject({ worn: [], bag: ['chain-hook'] });
    });
  },
);

rule(
  'ma/K156: a consumable in the bag may be used, a weapon in it not',
  { ana: { at: '4,5', stamina: 6, health: 3, bag: ['gauze-roll', 'needle-pistol'] } },
  (scene) => {
    scene.takesTurns();
    const uses = scene.couldDo('ana', 'use');
    expect(uses).toContain('use:gauze-roll:bind');
    expect(uses).not.toContain('use:needle-pistol:fire');
  },
  { monsters: { 'brine-gnawer': { at: '5,5' } } },
);

rule(
  'ma/K158: with an auto-loader a rifle fires for 2, then for 3',
  { ana: { explorer: 'vane', at: '4,5', stamina: 6, worn: [{ main: 'steam-rifle', top: 'auto-loader' }] } },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', 'use:steam-rifle:fire');
    expect(scene.the('ana').stamina).toBe(4);
    scene.acts('ana', 'use:steam-rifle:fire');
    expect(scene.the('ana').stamina).toBe(1);
  },
  {
    monsters: { 'brine-gnawer': { at: '5,5' } },
    ...{ now: { '4,2': 'floor', '7,9': 'floor' }, black: [0, 0, 0, 0] },
  },
);
