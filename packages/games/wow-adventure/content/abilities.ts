import type { Ability } from '../vocabulary/abilities.ts';
import { burbonnAbilities } from './abilities/burbonn.ts';
import { burbonnMoreAbilities } from './abilities/burbonn-more.ts';
import { grumbazAbilities } from './abilities/grumbaz.ts';
import { grumbazMoreAbilities } from './abilities/grumbaz-more.ts';
import { sandraiAbilities } from './abilities/sandrai.ts';
import { sandraiMoreAbilities } from './abilities/sandrai-more.ts';
import { sofeeaAbilities } from './abilities/sofeea.ts';
import { sofeeaMoreAbilities } from './abilities/sofeea-more.ts';

/** The four ability decks, by title. */
export const abilities: readonly Ability[] = [
  ...burbonnAbilities,
  ...burbonnMoreAbilities,
  ...sandraiAbilities,
  ...sandraiMoreAbilities,
  ...grumbazAbilities,
  ...grumbazMoreAbilities,
  ...sofeeaAbilities,
  ...sofeeaMoreAbilities,
];
