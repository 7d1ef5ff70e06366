import type { CharacterCard } from '../../vocabulary/characters.ts';
import type { Power } from '../../vocabulary/powers.ts';
import type { Face, ItemIcon, Level } from '../../vocabulary/terms.ts';
import { melee } from '../words/attacks.ts';
import { inCombat } from '../words/conditions.ts';
import { extraDie, heal, prevent, turnCard } from '../words/effects.ts';
import { at, energy, given, may, named, paying } from '../words/powers.ts';
import { side } from './words.ts';

const arms: readonly ItemIcon[] = ['sword', 'axe', 'mace', 'dagger', 'shield'];

const enrage = named('enrage', paying(energy(2), 'movement', turnCard('reverse')));
const bloodAndThunder = named(
  'blood-and-thunder',
  given(may('combat-end', turnCard('reverse')), { is: 'took-damage' }, { is: 'stands' }),
);
const shieldWall = named(
  'shield-wall',
  given(at('damage-taken', prevent(1)), inCombat, { is: 'incoming', atLeast: 2 }),
);

const restlessFury = named(
  'restless-fury',
  given(at('turn-end', turnCard('starting')), { is: 'fought-not' }),
);
/** Heals on these faces. */
const bloodCraze = (...faces: readonly Face[]): Power =>
  named('blood-craze', at('opponent-beaten', extraDie(faces, heal(1))));

/** The four character cards of Grumbaz Crowsblood. */
export const grumbazCards: { readonly [L in Level]: CharacterCard } = {
  grey: {
    icons: [...arms, 'mail', 'leather', 'cloth'],
    starting: side(
      'battle-stance',
      { health: 5, attack: melee(2), defense: 4, damage: 1 },
      enrage,
      bloodAndThunder,
    ),
    reverse: side('berserk-stance', { health: 5, attack: melee(3), defense: 3, damage: 2 }, restlessFury),
  },
  green: {
    icons: [...arms, 'mail', 'leather', 'cloth'],
    starting: side(
      'battle-stance',
      { health: 5, attack: melee(2), defense: 4, damage: 1 },
      enrage,
      bloodAndThunder,
      shieldWall,
    ),
    reverse: side(
      'berserk-stance',
      { health: 5, attack: melee(3), defense: 3, damage: 2 },
      restlessFury,
      bloodCraze(6),
    ),
  },
  yellow: {
    icons: [...arms, 'plate', 'mail', 'leather', 'cloth'],
    starting: side(
      'battle-stance',
      { health: 5, attack: melee(3), defense: 4, damage: 2 },
      enrage,
      bloodAndThunder,
      shieldWall,
    ),
    reverse: side(
      'berserk-stance',
      { health: 5, attack: melee(4), defense: 3, damage: 3 },
      restlessFury,
      bloodCraze(5, 6),
    ),
  },
  red: {
    icons: [...arms, 'plate', 'mail', 'leather', 'cloth'],
    starting: side(
      'battle-stance',
      { health: 6, attack: melee(4), defense: 5, damage: 2 },
      enrage,
      bloodAndThunder,
      shieldWall,
    ),
    reverse: side(
      'berserk-stance',
      { health: 6, attack: melee(5), defense: 3, damage: 3 },
      restlessFury,
      bloodCraze(5, 6),
    ),
  },
};
