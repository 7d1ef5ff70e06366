import { expect } from 'vitest';
import { tradeOption } from '../../options.ts';
import { doInventoryAct, inventoryActs } from '../../rules/inventory/acts.ts';
import { type HallScene, rule } from '../table.ts';

const own = (scene: HallScene) => scene.the('ana').explorer;
const tradesWithBen = (scene: HallScene): void =>
  scene.does((g) => doInventoryAct(g, own(scene), tradeOption(scene.the('ben').explorer)));

const hook = { at: '4,4', stamina: 5, worn: ['chain-hook'] } as const;

rule(
  'ma/actions.3: trading costs 2 stamina',
  { ana: hook, ben: { at: '4,5', bag: ['gauze-roll'], alwaysHelps: true } },
  (scene) => {
    tradesWithBen(scene);
    scene.asksAbout('ana', 'trade-items').answer('give:chain-hook');
    scene.settles(() =>
      expect([scene.the('ana').stamina, scene.the('ben').bag]).toEqual([3, ['gauze-roll', 'chain-hook']]),
    );
  },
);

rule(
  'ma/actions.3.1: only adjacent explorers trade',
  { ana: hook, ben: { at: '4,6' }, cleo: { at: '3,3' } },
  (scene) => {
    const trades = inventoryActs(scene.table, own(scene)).filter(({ option }) => option.startsWith('trade'));
    expect(trades.map(({ option }) => option)).toEqual([tradeOption(scene.the('cleo').explorer)]);
  },
);

rule(
  'ma/actions.3.2: a trade that the other declines does not happen and costs nothing',
  { ana: hook, ben: { at: '4,5', bag: ['gauze-roll'] } },
  (scene) => {
    tradesWithBen(scene);
    scene.asksAbout('ana', 'trade-items').answer('give:chain-hook', 'take:gauze-roll');
    const asked = scene.asks('ben', 'trade-consent', 'yes', 'no');
    expect(asked.question.about).toMatchObject({ gives: ['chain-hook'], takes: ['gauze-roll'] });
    asked.answer('no');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ stamina: 5, bag: [] });
      expect(scene.the('ben').bag).toEqual(['gauze-roll']);
    });
  },
);

rule(
  'ma/actions.3.3: events and markers are not traded',
  {
    ana: { ...hook, related: ['bad-dreams'], markers: ['chain-hook'] },
    ben: { at: '4,5', bag: ['gauze-roll'], alwaysHelps: true },
  },
  (scene) => {
    tradesWithBen(scene);
    scene.asks('ana', 'trade-items', 'give:chain-hook', 'take:gauze-roll').answer('give:chain-hook');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ related: ['bad-dreams'], markers: [null] });
      expect(scene.the('ben')).toMatchObject({ related: [], markers: [] });
    });
  },
);
