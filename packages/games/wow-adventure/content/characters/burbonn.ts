import type { CharacterCard } from '../../vocabulary/characters.ts';
import type { Power } from '../../vocabulary/powers.ts';
import type { Face, ItemIcon, Level } from '../../vocabulary/terms.ts';
import { melee } from '../words/attacks.ts';
import { inCombat } from '../words/conditions.ts';
import { becomesRanged, prevent, reroll, turnCard } from '../words/effects.ts';
import { energy, given, may, named, onceACombat, onceATurn, paying } from '../words/powers.ts';
import { side } from './words.ts';

const arms: readonly ItemIcon[] = ['bow', 'gun', 'axe', 'dagger'];

/** Looks at a token this near. */
const tracking = (within: number): Power =>
  named('tracking', onceATurn(may('movement', { is: 'peek-discovery', within })));
const callCompanion = (price: number): Power =>
  named('call-companion', paying(energy(price), 'movement', turnCard('reverse')));
const quickShot = named('quick-shot', onceACombat(paying(energy(1), 'before-roll', becomesRanged)));

/** Rerolls these faces. */
const bearCompanion = (...faces: readonly Face[]): Power =>
  named(
    'bear-companion-power',
    given(onceACombat(may('after-roll', reroll)), { is: 'die', of: 'own', faces }),
  );
const guardTheMaster = named(
  'guard-the-master',
  given(may('damage-taken', turnCard('starting'), prevent(1)), inCombat),
);

/** The four character cards of Burbonn Fang. */
export const burbonnCards: { readonly [L in Level]: CharacterCard } = {
  grey: {
    icons: [...arms, 'leather', 'cloth'],
    starting: side(
      'lone-tracker',
      { health: 5, attack: melee(1), defense: 3, damage: 1 },
      tracking(2),
      callCompanion(2),
      quickShot,
    ),
    reverse: side('bear-companion', { health: 5, attack: melee(1), defense: 4, damage: 1 }, bearCompanion(1)),
  },
  green: {
    icons: [...arms, 'leather', 'cloth'],
    starting: side(
      'lone-tracker',
      { health: 6, attack: melee(2), defense: 4, damage: 1 },
      tracking(3),
      callCompanion(2),
      quickShot,
    ),
    reverse: side(
      'bear-companion',
      { health: 6, attack: melee(2), defense: 5, damage: 1 },
      bearCompanion(1, 2),
    ),
  },
  yellow: {
    icons: [...arms, 'mail', 'leather', 'cloth'],
    starting: side(
      'lone-tracker',
      { health: 6, attack: melee(3), defense: 5, damage: 1 },
      tracking(4),
      callCompanion(1),
      quickShot,
    ),
    reverse: side(
      'bear-companion',
      { health: 6, attack: melee(3), defense: 6, damage: 1 },
      bearCompanion(1, 2),
      guardTheMaster,
    ),
  },
  red: {
    icons: [...arms, 'mail', 'leather', 'cloth'],
    starting: side(
      'lone-tracker',
      { health: 7, attack: melee(4), defense: 5, damage: 2 },
      tracking(5),
      callCompanion(1),
      quickShot,
    ),
    reverse: side(
      'bear-companion',
      { health: 7, attack: melee(4), defense: 6, damage: 2 },
      bearCompanion(1, 2, 3),
      guardTheMaster,
    ),
  },
};
