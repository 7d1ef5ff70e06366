import { expect } from 'vitest';
import { dropOption, pickOption } from '../../options.ts';
import { doInventoryAct, inventoryActs } from '../../rules/inventory/acts.ts';
import { gain, loseEverything } from '../../rules/inventory/carrying.ts';
import type { Plug } from '../../vocabulary/terms.ts';
import { item } from '../ids.ts';
import { type HallScene, rule } from '../table.ts';

const own = (scene: HallScene) => scene.the('ana').explorer;
const kinds = (scene: HallScene): readonly string[] =>
  inventoryActs(scene.table, own(scene)).map(({ option }) => option.split(':')[0] ?? '');

rule(
  'ma/inventory.10: dropping costs 1 and leaves the item on an adjacent space',
  { ana: { at: '0,8', stamina: 4, bag: ['chain-hook'] } },
  (scene) => {
    scene.does((g) => doInventoryAct(g, own(scene), dropOption(item('chain-hook'))));
    scene.asks('ana', 'where', '1,7', '1,8', '1,9').answer('1,8');
    scene.settles(({ spots }) => {
      expect(scene.the('ana')).toMatchObject({ stamina: 3, bag: [] });
      expect(spots).toMatchObject([{ at: '1,8', items: ['chain-hook'] }]);
    });
  },
);

rule(
  'ma/inventory.10: picking up costs 1, from the own space or from one beside it',
  { ana: { at: '4,4', stamina: 4 } },
  (scene) => {
    expect(kinds(scene)).toEqual(['pick', 'pick']);
    scene.does(function* (g) {
      yield* doInventoryAct(g, own(scene), pickOption(item('chain-hook')));
      yield* doInventoryAct(g, own(scene), pickOption(item('gauze-roll')));
    });
    scene.settles(({ spots }) => {
      expect(scene.the('ana')).toMatchObject({ stamina: 2, bag: ['chain-hook', 'gauze-roll'] });
      expect(spots).toMatchObject([{ at: '4,6', items: ['flash-powder'] }]);
    });
  },
  { lying: { '4,4': ['chain-hook'], '5,5': ['gauze-roll'], '4,6': ['flash-powder'] } },
);

rule(
  'ma/Q7: at easy difficulty nothing is dropped or picked up',
  { ana: { at: '4,4', bag: ['gauze-roll'] } },
  (scene) => expect(kinds(scene)).toEqual([]),
  { lying: { '4,4': ['chain-hook'] }, options: { difficulty: 'easy' } },
);

rule(
  'ma/Q7: a table may let items be dropped at easy difficulty too',
  { ana: { at: '4,4', bag: ['gauze-roll'] } },
  (scene) => expect(kinds(scene)).toEqual(['drop']),
  { options: { difficulty: 'easy', droppedItems: 'on' } },
);

const loses = (scene: HallScene): void =>
  scene.does((g) => {
    loseEverything(g, own(scene));
    return undefined;
  });

rule(
  'ma/ending.5: the items of the dead are destroyed where nothing is dropped',
  { ana: { at: '4,4', worn: ['chain-hook'], bag: ['gauze-roll'] } },
  (scene) => {
    loses(scene);
    scene.settles(({ items, spots }) => {
      expect(spots).toEqual([]);
      expect([items.weapon.pile, items.consumable.pile]).toEqual([['chain-hook'], ['gauze-roll']]);
    });
  },
  { options: { droppedItems: 'off' } },
);

rule(
  'ma/ending.5: the items of an explorer who dies in a pit lie on the nearest free space',
  { ana: { at: '5,7', worn: ['chain-hook'] }, ben: { at: '4,6' } },
  (scene) => {
    loses(scene);
    scene.settles(({ spots }) => expect(spots).toMatchObject([{ at: '5,6', items: ['chain-hook'] }]));
  },
);

rule(
  'ma/inventory.17: every symbol is on ten or more sockets and on five or more cards',
  { ana: {} },
  (scene) => {
    const cards = [...scene.table.content.items.values()].map(({ fit }) => fit);
    const sockets = cards.flatMap((fit): readonly Plug[] =>
      fit.is === 'main' ? Object.values(fit.sockets) : [],
    );
    const joined = cards.flatMap((fit) => ('plug' in fit ? [fit.plug] : []));
    for (const plug of new Set(sockets)) {
      expect(sockets.filter((one) => one === plug).length).toBeGreaterThanOrEqual(10);
      expect(joined.filter((one) => one === plug).length).toBeGreaterThanOrEqual(5);
    }
    expect(new Set(joined)).toEqual(new Set(sockets));
  },
);

rule(
  'ma/inventory.18: an item that is gained costs nothing',
  { ana: { stamina: 2, essence: 1 } },
  (scene) => {
    scene.does((g) => gain(g, own(scene), [item('chain-hook')]));
    scene.settles(() =>
      expect(scene.the('ana')).toMatchObject({ stamina: 2, essence: 1, bag: ['chain-hook'] }),
    );
  },
);
