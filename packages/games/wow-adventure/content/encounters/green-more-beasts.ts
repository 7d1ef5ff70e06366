import type { ChallengeCard } from '../../vocabulary/challenge-cards.ts';
import {
  againstHeroes,
  always,
  armor,
  bonus,
  draw,
  encounter,
  given,
  melee,
  onDie,
  onHit,
  onTheirDie,
  pouch,
  weapon,
} from '../words.ts';

/** Green beasts, and the items on their backs. */
export const greenMoreBeasts: readonly ChallengeCard[] = [
  encounter('green', 'snapjaw-turtle', {
    traits: ['beast'],
    attack: melee(2),
    defense: 7,
    damage: 1,
    item: armor('turtle-shell-buckler', {
      icons: ['shield'],
      defense: 6,
      powers: [onTheirDie([6], bonus('damage', -1, 'opponent'))],
      potions: ['swiftness'],
    }),
  }),
  encounter('green', 'highland-raptor', {
    traits: ['beast', 'aggro'],
    attack: melee(3),
    defense: 6,
    damage: 1,
    powers: [onDie([5, 6], bonus('attack', 1))],
    item: weapon('raptor-talon', {
      icons: ['dagger'],
      attack: melee(4),
      powers: [onDie([5, 6], draw(1))],
      potions: ['health'],
    }),
  }),
  encounter('green', 'worg-alpha', {
    traits: ['beast'],
    attack: melee(3),
    defense: 6,
    damage: 1,
    powers: [given(always(bonus('attack', 1), bonus('defense', 1)), { is: 'track-has', trait: 'beast' })],
    item: pouch('worgfang-necklace', {
      powers: [given(always(bonus('attack', 1)), againstHeroes)],
      potions: ['health'],
    }),
  }),
  encounter('green', 'duskbat', {
    traits: ['beast'],
    attack: melee(2),
    defense: 5,
    damage: 1,
    powers: [onHit({ is: 'lose-energy', who: 'opponent' })],
    item: pouch('duskbat-wing', {
      powers: [
        {
          at: 'movement',
          may: true,
          cost: [{ is: 'discard-this' }],
          do: [{ is: 'teleport', who: 'self', to: 'flight-path' }],
        },
      ],
      potions: ['swiftness'],
    }),
  }),
];
