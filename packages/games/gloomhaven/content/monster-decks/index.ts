import type { MonsterCard } from '../../vocabulary/monsters.ts';
import { caveBear, giantViper, hound } from './beasts.ts';
import { boss } from './bosses.ts';
import { ancientArtillery, stoneGolem } from './constructs.ts';
import { cultist, cultistScenario89 } from './cultists.ts';
import { deepTerror, lurker, ooze } from './deep-dwellers.ts';
import { rendingDrake, spittingDrake } from './drakes.ts';
import { earthDemon, flameDemon } from './earth-and-flame-demons.ts';
import { frostDemon, windDemon } from './frost-and-wind-demons.ts';
import { harrowerInfester } from './harrowers.ts';
import { imp } from './imps.ts';
import { savvasIcestorm, savvasLavaflow } from './savvas.ts';
import { scout, shaman } from './scouts-and-shamans.ts';
import { archer, guard } from './soldiers.ts';
import { nightDemon, sunDemon } from './sun-and-night-demons.ts';
import { livingBones, livingCorpse, livingSpirit } from './undead.ts';

/** Every ability card of every monster deck; a card names its deck. */
export const monsterCards: readonly MonsterCard[] = [
  ...archer,
  ...guard,
  ...cultist,
  ...cultistScenario89,
  ...scout,
  ...shaman,
  ...savvasIcestorm,
  ...savvasLavaflow,
  ...harrowerInfester,
  ...livingBones,
  ...livingCorpse,
  ...livingSpirit,
  ...earthDemon,
  ...flameDemon,
  ...frostDemon,
  ...windDemon,
  ...sunDemon,
  ...nightDemon,
  ...imp,
  ...caveBear,
  ...giantViper,
  ...hound,
  ...rendingDrake,
  ...spittingDrake,
  ...deepTerror,
  ...lurker,
  ...ooze,
  ...ancientArtillery,
  ...stoneGolem,
  ...boss,
];
