import type { CharacterCard } from '../../vocabulary/characters.ts';
import type { Power } from '../../vocabulary/powers.ts';
import type { ItemIcon, Level } from '../../vocabulary/terms.ts';
import { ranged } from '../words/attacks.ts';
import { inCombat, theirAttackIs } from '../words/conditions.ts';
import { bonus, gainEnergy, prevent, turnCard } from '../words/effects.ts';
import { always, at, cards, energy, given, named, onceATurn, paying } from '../words/powers.ts';
import { side } from './words.ts';

const icons: readonly ItemIcon[] = ['staff', 'wand', 'dagger', 'cloth'];

const raiseIceBarrier = named('raise-ice-barrier', paying(energy(1), 'movement', turnCard('reverse')));
/** Energy for this many cards. */
const evocation = (n: number): Power =>
  named('evocation', onceATurn(paying(cards(n), 'movement', gainEnergy(1))));

/** Prevents this much, once. */
const iceBarrier = (n: number): Power =>
  named('ice-barrier-power', given(at('damage-taken', prevent(n), turnCard('starting')), inCombat));
const chill = named('chill', given(always(bonus('attack', -1, 'opponent')), theirAttackIs('melee')));

/** The four character cards of Sofeea Icecall. */
export const sofeeaCards: { readonly [L in Level]: CharacterCard } = {
  grey: {
    icons,
    starting: side(
      'unshielded',
      { health: 4, attack: ranged(1), defense: 4, damage: 1 },
      raiseIceBarrier,
      evocation(2),
    ),
    reverse: side('ice-barrier', { health: 4, attack: ranged(1), defense: 4, damage: 1 }, iceBarrier(1)),
  },
  green: {
    icons,
    starting: side(
      'unshielded',
      { health: 5, attack: ranged(3), defense: 5, damage: 1 },
      raiseIceBarrier,
      evocation(2),
    ),
    reverse: side(
      'ice-barrier',
      { health: 5, attack: ranged(3), defense: 5, damage: 1 },
      iceBarrier(1),
      chill,
    ),
  },
  yellow: {
    icons,
    starting: side(
      'unshielded',
      { health: 5, attack: ranged(4), defense: 5, damage: 1 },
      raiseIceBarrier,
      evocation(1),
    ),
    reverse: side(
      'ice-barrier',
      { health: 5, attack: ranged(4), defense: 6, damage: 1 },
      iceBarrier(2),
      chill,
    ),
  },
  red: {
    icons,
    starting: side(
      'unshielded',
      { health: 6, attack: ranged(5), defense: 6, damage: 2 },
      raiseIceBarrier,
      evocation(1),
    ),
    reverse: side(
      'ice-barrier',
      { health: 6, attack: ranged(5), defense: 6, damage: 2 },
      iceBarrier(2),
      chill,
    ),
  },
};
