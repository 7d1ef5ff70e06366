import { expect } from 'vitest';
import { rule } from '../table.ts';
import { hasUpkeepAt } from './playing.ts';

/** A quest of places: its valor, and where it leads. */
type Journey = readonly [valor: number, ...places: readonly string[]];

const inAnyOrder: { readonly [quest: string]: Journey } = {
  'candle-tax': [1, 'goldshire', 'sentinel-hill'],
  'the-far-road': [2, 'the-sepulcher', 'moonbrook'],
  pilgrimage: [2, 'brill', 'kharanos', 'goldshire'],
  'the-iron-road': [3, 'thorium-point', 'kargath', 'morgans-vigil'],
  trailblazer: [4, 'kargath', 'stonard', 'aerie-peak', 'hearthglen'],
};

const withALastPlace: { readonly [quest: string]: Journey } = {
  'letters-home': [1, 'brill', 'stormwind-city'],
  'ale-run': [1, 'kharanos', 'thelsamar'],
  'grain-for-the-garrison': [1, 'sentinel-hill', 'goldshire'],
  'silver-for-the-sepulcher': [1, 'the-sepulcher', 'brill'],
  'two-shores': [2, 'menethil-harbor', 'southshore'],
  'the-eastern-plagues': [3, 'lights-hope-chapel', 'caer-darrow', 'hearthglen', 'undercity'],
  'echoes-of-the-tower': [3, 'karazhan', 'darkshire', 'dalaran'],
  'smugglers-run': [3, 'southshore', 'menethil-harbor', 'booty-bay'],
  'plague-samples': [2, 'andorhal', 'hearthglen', 'undercity'],
  'highland-banners': [2, 'hammerfall', 'refuge-pointe', 'undercity'],
  'moonlit-errand': [2, 'darkshire', 'raven-hill', 'stormwind-city'],
  'the-thorium-contract': [3, 'thorium-point', 'grim-batol', 'ironforge'],
  'jungle-remedies': [2, 'gromgol', 'stonard', 'ironforge'],
  'ashes-of-the-steppes': [4, 'morgans-vigil', 'blackrock-mountain', 'nethergarde-keep', 'ironforge'],
  'relief-for-the-chapel': [3, 'aerie-peak', 'hearthglen', 'lights-hope-chapel'],
};

const oneAfterAnother: { readonly [quest: string]: Journey } = {
  'sentry-rounds': [1, 'thelsamar', 'ironforge'],
  'the-lost-brother': [2, 'lakeshire', 'southshore', 'ironforge'],
};

const upkeep = { phase: 'upkeep', elite: [] } as const;

for (const [quest, [valor, ...places]] of Object.entries(inAnyOrder))
  rule(
    `${quest}: ${valor} valor for ${places.length} places, also from the last to the first, and none before all are reached`,
    { ana: { quests: [quest] } },
    (scene) => {
      for (const place of places.toReversed()) {
        expect(scene.the('ana').log).toEqual([]);
        hasUpkeepAt(scene, 'ana', place);
      }
      expect(scene.the('ana')).toMatchObject({ quests: [], log: [{ card: quest, valor }] });
    },
    upkeep,
  );

for (const [quest, [valor, ...places]] of Object.entries(withALastPlace)) {
  const last = places.at(-1) ?? '';
  const tokens = places.slice(0, -1);
  rule(
    `${quest}: ${valor} valor in ${last}, once every token has been taken in whatever order`,
    { ana: { quests: [quest] } },
    (scene) => {
      for (const place of tokens.toReversed()) {
        hasUpkeepAt(scene, 'ana', last);
        hasUpkeepAt(scene, 'ana', place);
        expect(scene.the('ana').log).toEqual([]);
      }
      expect(scene.the('ana').quests).toMatchObject([{ done: [...tokens.map(() => 1), 0] }]);
      hasUpkeepAt(scene, 'ana', last);
      expect(scene.the('ana')).toMatchObject({ quests: [], log: [{ card: quest, valor }] });
    },
    upkeep,
  );
}

for (const [quest, [valor, ...places]] of Object.entries(oneAfterAnother))
  rule(
    `${quest}: ${valor} valor for its places one after another, and nothing for coming the other way`,
    { ana: { quests: [quest] } },
    (scene) => {
      for (const place of places.slice(1).toReversed()) hasUpkeepAt(scene, 'ana', place);
      expect(scene.the('ana').quests).toMatchObject([{ done: places.map(() => 0) }]);
      for (const place of places) {
        expect(scene.the('ana').log).toEqual([]);
        hasUpkeepAt(scene, 'ana', place);
      }
      expect(scene.the('ana')).toMatchObject({ quests: [], log: [{ card: quest, valor }] });
    },
    upkeep,
  );
