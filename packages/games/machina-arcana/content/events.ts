import type { EventCard } from '../vocabulary/cards.ts';
import { explorerCoreArming } from './events/explorer-core-arming.ts';
import { explorerCoreDares } from './events/explorer-core-dares.ts';
import { explorerCoreGathering } from './events/explorer-core-gathering.ts';
import { explorerCoreKept } from './events/explorer-core-kept.ts';
import { explorerCoreLasting } from './events/explorer-core-lasting.ts';
import { explorerCoreSudden } from './events/explorer-core-sudden.ts';
import { explorerDrownedEngine } from './events/explorer-drowned-engine.ts';
import { explorerNinthTollKept } from './events/explorer-ninth-toll-kept.ts';
import { explorerNinthTollPassing } from './events/explorer-ninth-toll-passing.ts';
import { explorerOrchardOfWiresKept } from './events/explorer-orchard-of-wires-kept.ts';
import { explorerOrchardOfWiresPassing } from './events/explorer-orchard-of-wires-passing.ts';
import { horrorCoreArming } from './events/horror-core-arming.ts';
import { horrorCoreArrivals } from './events/horror-core-arrivals.ts';
import { horrorCoreKept } from './events/horror-core-kept.ts';
import { horrorCoreLasting } from './events/horror-core-lasting.ts';
import { horrorCoreSudden } from './events/horror-core-sudden.ts';
import { horrorDrownedEngine } from './events/horror-drowned-engine.ts';
import { horrorNinthToll } from './events/horror-ninth-toll.ts';
import { horrorOrchardOfWires } from './events/horror-orchard-of-wires.ts';

/** Every event card. */
export const eventCards: readonly EventCard[] = [
  ...explorerCoreArming,
  ...explorerCoreDares,
  ...explorerCoreGathering,
  ...explorerCoreKept,
  ...explorerCoreLasting,
  ...explorerCoreSudden,
  ...explorerDrownedEngine,
  ...explorerNinthTollKept,
  ...explorerNinthTollPassing,
  ...explorerOrchardOfWiresKept,
  ...explorerOrchardOfWiresPassing,
  ...horrorCoreArming,
  ...horrorCoreArrivals,
  ...horrorCoreKept,
  ...horrorCoreLasting,
  ...horrorCoreSudden,
  ...horrorDrownedEngine,
  ...horrorNinthToll,
  ...horrorOrchardOfWires,
];
