import type { Ability } from '../vocabulary/abilities.ts';
import { burbonnCombat } from './abilities/burbonn/combat.ts';
import { burbonnMovement } from './abilities/burbonn/movement.ts';
import { burbonnSpecial } from './abilities/burbonn/special.ts';
import { grumbazCombat } from './abilities/grumbaz/combat.ts';
import { grumbazMovement } from './abilities/grumbaz/movement.ts';
import { grumbazSpecial } from './abilities/grumbaz/special.ts';
import { sandraiCombat } from './abilities/sandrai/combat.ts';
import { sandraiMovement } from './abilities/sandrai/movement.ts';
import { sandraiSpecial } from './abilities/sandrai/special.ts';
import { sofeeaCombat } from './abilities/sofeea/combat.ts';
import { sofeeaMovement } from './abilities/sofeea/movement.ts';
import { sofeeaSpecial } from './abilities/sofeea/special.ts';

/** The four ability decks, by title. */
export const abilities: readonly Ability[] = [
  ...burbonnCombat,
  ...burbonnMovement,
  ...burbonnSpecial,
  ...sandraiCombat,
  ...sandraiMovement,
  ...sandraiSpecial,
  ...grumbazCombat,
  ...grumbazMovement,
  ...grumbazSpecial,
  ...sofeeaCombat,
  ...sofeeaMovement,
  ...sofeeaSpecial,
];
