import { expect } from 'vitest';
import { doInventoryAct, inventoryActs } from '../../rules/inventory/acts.ts';
import { arrange } from '../../rules/inventory/arranging.ts';
import { loseEverything } from '../../rules/inventory/carrying.ts';
import { trade } from '../../rules/inventory/trading.ts';
import { wornBy } from '../ids.ts';
import { type HallScene, rule } from '../table.ts';

/** What could be done with items, of one kind, with its price. */
const offered = (scene: HallScene, kind: string): readonly string[] =>
  inventoryActs(scene.table, scene.the('ana').explorer)
    .filter(({ option }) => option.split(':')[0] === kind)
    .map(({ option, stamina }) => `${option} for ${stamina}`);

rule(
  'ma/K178: an arrangement that breaks a limit is refused whole',
  { ana: { worn: ['needle-pistol'], bag: ['chain-hook', 'signal-pistol', 'tarred-greatcoat'] } },
  (scene) => {
    scene.does((g) => arrange(g, scene.the('ana').explorer));
    const three = ['wear:needle-pistol', 'wear:chain-hook', 'wear:signal-pistol'];
    scene.asksAbout('ana', 'arrangement').refuses('invalid-selection', 'wear:tarred-greatcoat', ...three);
    expect(wornBy(scene.the('ana'))).toEqual(['needle-pistol']);
    scene.asksAbout('ana', 'arrangement').answer('wear:tarred-greatcoat', 'wear:chain-hook');
    scene.settles(() =>
      expect([...wornBy(scene.the('ana'))].sort()).toEqual(['chain-hook', 'tarred-greatcoat']),
    );
  },
);

const hook = {
  ana: { at: '4,4', worn: [{ main: 'chain-hook', top: 'ratchet-hatchet' }] },
  ben: { at: '4,5' },
} as const;

function gives(scene: HallScene, ...items: readonly string[]): void {
  scene.does(function* (g) {
    yield* trade(g, scene.the('ana').explorer, scene.the('ben').explorer);
  });
  scene.asks('ana', 'trade-items', 'give:chain-hook', 'give:ratchet-hatchet').answer(...items);
  scene.asks('ben', 'trade-consent', 'yes', 'no').answer('yes');
}

rule('ma/K179: what is fitted to a main item that is traded away may go along', hook, (scene) => {
  gives(scene, 'give:chain-hook', 'give:ratchet-hatchet');
  scene.settles(() => {
    expect(scene.the('ana')).toMatchObject({ worn: [], bag: [] });
    expect(scene.the('ben')).toMatchObject({ worn: [], bag: ['chain-hook', 'ratchet-hatchet'] });
  });
});

rule('ma/K179: what is fitted to a main item that is traded away may stay', hook, (scene) => {
  gives(scene, 'give:chain-hook');
  scene.settles(() => {
    expect(scene.the('ana')).toMatchObject({ worn: [], bag: ['ratchet-hatchet'] });
    expect(scene.the('ben')).toMatchObject({ worn: [], bag: ['chain-hook'] });
  });
});

rule(
  'ma/K213: a socket holds one card, and nothing is fitted to an upgrade',
  { ana: { bag: ['tarred-greatcoat', 'shin-plates', 'pocket-watch', 'mirror-goggles'] } },
  (scene) => {
    scene.does((g) => arrange(g, scene.the('ana').explorer));
    const [plates, watch] = ['fit:shin-plates:tarred-greatcoat', 'fit:pocket-watch:tarred-greatcoat'];
    const asked = scene.asks(
      'ana',
      'arrangement',
      ...[
        'wear:tarred-greatcoat',
        'wear:mirror-goggles',
        'fit:mirror-goggles:tarred-greatcoat',
        plates,
        watch,
      ],
    );
    asked.refuses('invalid-selection', 'wear:tarred-greatcoat', plates, watch);
    asked.answer('wear:tarred-greatcoat', plates);
    scene.settles(() => expect(wornBy(scene.the('ana'))).toEqual(['tarred-greatcoat+shin-plates']));
  },
);

rule(
  'ma/K214: items of a dead companion are picked up from beside for 1 stamina each',
  { ana: { at: '4,5', stamina: 3 }, ben: { at: '4,4', worn: ['chain-hook'], bag: ['gauze-roll'] } },
  (scene) => {
    scene.does((g) => {
      loseEverything(g, scene.the('ben').explorer);
      return undefined;
    });
    scene.settles();
    expect(scene.the('ben')).toMatchObject({ worn: [], bag: [] });
    expect(offered(scene, 'pick')).toEqual(['pick:chain-hook for 1', 'pick:gauze-roll for 1']);
    scene.does((g) => doInventoryAct(g, scene.the('ana').explorer, 'pick:gauze-roll' as never)); // tests write ids
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ stamina: 2, bag: ['gauze-roll'] });
      expect(offered(scene, 'pick')).toEqual(['pick:chain-hook for 1']);
    });
  },
);
