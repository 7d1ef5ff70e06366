import type { Scenario } from '../vocabulary/cards.ts';
import { drownedEngineAct1 } from './scenarios/drowned-engine-1.ts';
import { drownedEngineAct2 } from './scenarios/drowned-engine-2.ts';
import { drownedEngineAct3 } from './scenarios/drowned-engine-3.ts';
import { drownedEngineEndgame } from './scenarios/drowned-engine-endgame.ts';
import { ninthTollAct1 } from './scenarios/ninth-toll-1.ts';
import { ninthTollAct2 } from './scenarios/ninth-toll-2.ts';
import { ninthTollAct3 } from './scenarios/ninth-toll-3.ts';
import { ninthTollEndgame } from './scenarios/ninth-toll-endgame.ts';
import { orchardOfWiresAct1 } from './scenarios/orchard-of-wires-1.ts';
import { orchardOfWiresAct2 } from './scenarios/orchard-of-wires-2.ts';
import { orchardOfWiresAct3 } from './scenarios/orchard-of-wires-3.ts';
import { orchardOfWiresEndgame } from './scenarios/orchard-of-wires-endgame.ts';
import { faceId, scenarioId } from './words/cards.ts';

/** The three scenarios, in the order of the campaign. */
export const scenarios: readonly Scenario[] = [
  {
    id: scenarioId('drowned-engine'),
    endgame: faceId('end-drowned-engine'),
    chapters: [...drownedEngineAct1, ...drownedEngineAct2, ...drownedEngineAct3, ...drownedEngineEndgame],
  },
  {
    id: scenarioId('orchard-of-wires'),
    endgame: faceId('end-wire-orchard'),
    chapters: [...orchardOfWiresAct1, ...orchardOfWiresAct2, ...orchardOfWiresAct3, ...orchardOfWiresEndgame],
  },
  {
    id: scenarioId('ninth-toll'),
    endgame: faceId('end-ninth-toll'),
    chapters: [...ninthTollAct1, ...ninthTollAct2, ...ninthTollAct3, ...ninthTollEndgame],
  },
];
