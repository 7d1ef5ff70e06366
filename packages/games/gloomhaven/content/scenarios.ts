import type { Scenario } from '../vocabulary/scenarios.ts';
import { randomDungeon } from './scenarios/000-random-dungeon.ts';
import { blackBarrow } from './scenarios/001-black-barrow.ts';
import { barrowLair } from './scenarios/002-barrow-lair.ts';
import { inoxEncampment } from './scenarios/003-inox-encampment.ts';
import { cryptOfTheDamned } from './scenarios/004-crypt-of-the-damned.ts';
import { ruinousCrypt } from './scenarios/005-ruinous-crypt.ts';
import { decayingCrypt } from './scenarios/006-decaying-crypt.ts';
import { vibrantGrotto } from './scenarios/007-vibrant-grotto.ts';
import { gloomhavenWarehouse } from './scenarios/008-gloomhaven-warehouse.ts';
import { diamondMine } from './scenarios/009-diamond-mine.ts';
import { planeOfElementalPower } from './scenarios/010-plane-of-elemental-power.ts';
import { gloomhavenSquareA } from './scenarios/011-gloomhaven-square-a.ts';
import { gloomhavenSquareB } from './scenarios/012-gloomhaven-square-b.ts';
import { templeOfTheSeer } from './scenarios/013-temple-of-the-seer.ts';
import { frozenHollow } from './scenarios/014-frozen-hollow.ts';
import { shrineOfStrength } from './scenarios/015-shrine-of-strength.ts';
import { mountainPass } from './scenarios/016-mountain-pass.ts';
import { lostIsland } from './scenarios/017-lost-island.ts';
import { abandonedSewers } from './scenarios/018-abandoned-sewers.ts';
import { forgottenCrypt } from './scenarios/019-forgotten-crypt.ts';
import { necromancersSanctum } from './scenarios/020-necromancers-sanctum.ts';

export const scenarios: readonly Scenario[] = [
  blackBarrow,
  barrowLair,
  inoxEncampment,
  cryptOfTheDamned,
  ruinousCrypt,
  decayingCrypt,
  vibrantGrotto,
  gloomhavenWarehouse,
  diamondMine,
  planeOfElementalPower,
  gloomhavenSquareA,
  gloomhavenSquareB,
  templeOfTheSeer,
  frozenHollow,
  shrineOfStrength,
  mountainPass,
  lostIsland,
  abandonedSewers,
  forgottenCrypt,
  necromancersSanctum,
  randomDungeon,
];
