import type { CharacterCard } from '../../vocabulary/characters.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { Power } from '../../vocabulary/powers.ts';
import type { ItemIcon, Level } from '../../vocabulary/terms.ts';
import { ranged } from '../words/attacks.ts';
import { inCombat, replacedWeapon } from '../words/conditions.ts';
import { bonus, draw, gainEnergy, prevent, turnCard } from '../words/effects.ts';
import { always, energy, given, health, may, named, onceATurn, paying } from '../words/powers.ts';
import { side } from './words.ts';

const icons: readonly ItemIcon[] = ['staff', 'wand', 'dagger', 'cloth'];

/** Energy for a wound, and later something more. */
const lifeTap = (...more: readonly Effect[]): Power =>
  named('life-tap', onceATurn(paying(health(1), 'movement', gainEnergy(1), ...more)));
const summonDemon = (price: number): Power =>
  named('summon-demon', paying(energy(price), 'movement', turnCard('reverse')));

/** Prevents this much. */
const voidwalkersSacrifice = (n: number): Power =>
  named('voidwalkers-sacrifice', given(may('damage-taken', turnCard('starting'), prevent(n)), inCombat));
const felFocus = (n: number): Power => named('fel-focus', given(always(bonus('attack', n)), replacedWeapon));

/** The four character cards of Sandrai Darkshine. */
export const sandraiCards: { readonly [L in Level]: CharacterCard } = {
  grey: {
    icons,
    starting: side(
      'unbound',
      { health: 4, attack: ranged(1), defense: 4, damage: 1 },
      lifeTap(),
      summonDemon(2),
    ),
    reverse: side(
      'demon-bound',
      { health: 4, attack: ranged(1), defense: 4, damage: 1 },
      voidwalkersSacrifice(1),
    ),
  },
  green: {
    icons,
    starting: side(
      'unbound',
      { health: 6, attack: ranged(3), defense: 5, damage: 1 },
      lifeTap(),
      summonDemon(2),
    ),
    reverse: side(
      'demon-bound',
      { health: 6, attack: ranged(3), defense: 6, damage: 1 },
      voidwalkersSacrifice(1),
      felFocus(1),
    ),
  },
  yellow: {
    icons,
    starting: side(
      'unbound',
      { health: 6, attack: ranged(4), defense: 5, damage: 1 },
      lifeTap(draw(1)),
      summonDemon(1),
    ),
    reverse: side(
      'demon-bound',
      { health: 6, attack: ranged(4), defense: 6, damage: 1 },
      voidwalkersSacrifice(2),
      felFocus(1),
    ),
  },
  red: {
    icons,
    starting: side(
      'unbound',
      { health: 6, attack: ranged(5), defense: 6, damage: 2 },
      lifeTap(draw(1)),
      summonDemon(1),
    ),
    reverse: side(
      'demon-bound',
      { health: 6, attack: ranged(5), defense: 7, damage: 2 },
      voidwalkersSacrifice(2),
      felFocus(2),
    ),
  },
};
