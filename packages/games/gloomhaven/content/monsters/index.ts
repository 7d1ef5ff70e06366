import type { Monster } from '../../vocabulary/monsters.ts';
import { caveBear, giantViper, hound } from './beasts.ts';
import { banditCommander } from './bosses/bandit-commander.ts';
import { captainOfTheGuard } from './bosses/captain-of-the-guard.ts';
import { darkRider } from './bosses/dark-rider.ts';
import { elderDrake } from './bosses/elder-drake.ts';
import { inoxBodyguard } from './bosses/inox-bodyguard.ts';
import { jekserah } from './bosses/jekserah.ts';
import { mercilessOverseer } from './bosses/merciless-overseer.ts';
import { primeDemon, primeDemonScenario36 } from './bosses/prime-demon.ts';
import { theBetrayer } from './bosses/the-betrayer.ts';
import { theColorless } from './bosses/the-colorless.ts';
import { theGloom } from './bosses/the-gloom.ts';
import { theSightlessEye } from './bosses/the-sightless-eye.ts';
import { wingedHorror } from './bosses/winged-horror.ts';
import { ancientArtillery, stoneGolem } from './constructs.ts';
import { deepTerror, lurker, ooze } from './deep-dwellers.ts';
import { rendingDrake, spittingDrake } from './drakes.ts';
import { earthDemon, flameDemon } from './earth-and-flame-demons.ts';
import { frostDemon, windDemon } from './frost-and-wind-demons.ts';
import { harrowerInfester } from './harrowers.ts';
import { banditArcher, banditGuard, cityArcher, cityGuard, cultist } from './humans.ts';
import { blackImp, forestImp } from './imps.ts';
import { inoxArcher, inoxGuard, inoxShaman } from './inox.ts';
import { savvasIcestorm, savvasLavaflow } from './savvas.ts';
import { nightDemon, sunDemon } from './sun-and-night-demons.ts';
import { livingBones, livingCorpse, livingSpirit } from './undead.ts';
import { variants } from './variants.ts';
import { vermlingScout, vermlingShaman } from './vermlings.ts';

/** Every kind of monster in the box. */
export const monsters: readonly Monster[] = [
  banditArcher,
  banditGuard,
  cityArcher,
  cityGuard,
  cultist,
  inoxArcher,
  inoxGuard,
  inoxShaman,
  vermlingScout,
  vermlingShaman,
  savvasIcestorm,
  savvasLavaflow,
  harrowerInfester,
  livingBones,
  livingCorpse,
  livingSpirit,
  earthDemon,
  flameDemon,
  frostDemon,
  windDemon,
  sunDemon,
  nightDemon,
  blackImp,
  forestImp,
  caveBear,
  giantViper,
  hound,
  rendingDrake,
  spittingDrake,
  deepTerror,
  lurker,
  ooze,
  ancientArtillery,
  stoneGolem,
  banditCommander,
  captainOfTheGuard,
  darkRider,
  elderDrake,
  inoxBodyguard,
  jekserah,
  mercilessOverseer,
  primeDemon,
  theBetrayer,
  theColorless,
  theGloom,
  theSightlessEye,
  wingedHorror,
  primeDemonScenario36,
  ...variants,
];
