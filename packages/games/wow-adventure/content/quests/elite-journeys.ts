import type { Quest } from '../../vocabulary/quests.ts';
import { collect, eliteQuest, travel } from './words.ts';

/** The elite quests that send a hero from place to place to collect tokens. */
export const eliteJourneys: readonly Quest[] = [
  eliteQuest('the-eastern-plagues', {
    valor: 3,
    objectives: [
      collect('lights-hope-chapel'),
      collect('caer-darrow'),
      collect('hearthglen'),
      travel('undercity'),
    ],
    order: 'last-last',
  }),
  eliteQuest('echoes-of-the-tower', {
    valor: 3,
    objectives: [collect('karazhan'), collect('darkshire'), travel('dalaran')],
    order: 'last-last',
  }),
  eliteQuest('the-iron-road', {
    valor: 3,
    objectives: [collect('thorium-point'), collect('kargath'), collect('morgans-vigil')],
  }),
  eliteQuest('smugglers-run', {
    valor: 3,
    objectives: [collect('southshore'), collect('menethil-harbor'), travel('booty-bay')],
    order: 'last-last',
  }),
  eliteQuest('plague-samples', {
    valor: 2,
    objectives: [collect('andorhal'), collect('hearthglen'), travel('undercity')],
    order: 'last-last',
  }),
  eliteQuest('highland-banners', {
    valor: 2,
    objectives: [collect('hammerfall'), collect('refuge-pointe'), travel('undercity')],
    order: 'last-last',
  }),
  eliteQuest('moonlit-errand', {
    valor: 2,
    objectives: [collect('darkshire'), collect('raven-hill'), travel('stormwind-city')],
    order: 'last-last',
  }),
  eliteQuest('the-thorium-contract', {
    valor: 3,
    objectives: [collect('thorium-point'), collect('grim-batol'), travel('ironforge')],
    order: 'last-last',
  }),
  eliteQuest('jungle-remedies', {
    valor: 2,
    objectives: [collect('gromgol'), collect('stonard'), travel('ironforge')],
    order: 'last-last',
  }),
  eliteQuest('ashes-of-the-steppes', {
    valor: 4,
    objectives: [
      collect('morgans-vigil'),
      collect('blackrock-mountain'),
      collect('nethergarde-keep'),
      travel('ironforge'),
    ],
    order: 'last-last',
  }),
  eliteQuest('the-lost-brother', {
    valor: 2,
    objectives: [collect('lakeshire'), collect('southshore'), travel('ironforge')],
    order: 'listed',
  }),
  eliteQuest('relief-for-the-chapel', {
    valor: 3,
    objectives: [collect('aerie-peak'), collect('hearthglen'), travel('lights-hope-chapel')],
    order: 'last-last',
  }),
];
