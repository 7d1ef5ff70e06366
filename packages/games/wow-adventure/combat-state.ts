import { flag, list, maybe, oneOf, record, type Seat, small, text } from '@tavolo/kernel';
import type { AbilityId, CardId, SpaceId } from './vocabulary/ids.ts';
import { attackTypes } from './vocabulary/terms.ts';

const seat = text<Seat>();

/** A move that waits: which hero, who moves it, how far, and what made it so. */
export const push = record({ hero: seat, by: seat, n: small, source: text() });

/** One side of a combat. */
const side = record({
  die: maybe(small),
  /** Every face its die has shown since powers could be set off: each of them was. [wow/powers.2] */
  shown: list(small),
  bonuses: list(
    record({ stat: oneOf('attack', 'defense', 'damage'), n: small, from: text(), least: maybe(small) }),
  ),
  /** What the attack was made by a power; `null`: as printed. */
  type: maybe(oneOf(...attackTypes)),
  replacement: maybe(text<AbilityId>()),
  /** The cards played in this combat that still work in it. */
  played: list(text<AbilityId>()),
  /** The powers that have worked. [wow/powers.3] */
  used: list(text()),
  makesNoAttack: flag,
  /** Attacks once more in the melee step. */
  again: flag,
  hit: flag,
  missed: flag,
  /** Took damage in this combat. */
  hurt: flag,
  /** Beaten or defeated. */
  fallen: flag,
  /** The total of its last attack. */
  total: small,
});

/** A combat from its first moment to its last. */
export const combat = record({
  attacker: seat,
  /** A rival, the encounter of a challenge card, or one that is printed on the map. */
  against: oneOf('hero', 'card', 'lair'),
  rival: maybe(seat),
  card: maybe(text<CardId>()),
  space: text<SpaceId>(),
  /** The encounter lies on the track. */
  tracked: flag,
  /** It will have the Aggro trait on the track although it is not printed, or won't have it although it is. */
  aggro: maybe(flag),
  /** Damage it will have gained on the track. */
  growth: small,
  stage: oneOf(
    'met',
    'start',
    'before-defender',
    'before-attacker',
    'roll',
    'just-rolled',
    'powers-defender',
    'plays-defender',
    'powers-attacker',
    'plays-attacker',
    'ranged',
    'missed',
    'melee',
    'melee-last',
    'after-defender',
    'after-attacker',
    'end',
  ),
  attacking: side,
  defending: side,
  /** The combat was cancelled: where the card goes; `null`: it was not. */
  cancelled: maybe(oneOf('track', 'discard')),
  /** Moves that wait for its end. */
  pushes: list(push),
});
