import type { Ability } from '../../../vocabulary/abilities.ts';
import { specialCards } from '../../words/abilities.ts';
import { rivalPlayedCard } from '../../words/conditions.ts';
import { cancelCard, damage, draw, each, heal, slow } from '../../words/effects.ts';

const ability = specialCards('sofeea');

/** The special cards of Sofeea. */
export const sofeeaSpecial: readonly Ability[] = [
  ability('ice-block', {
    copies: 2,
    cost: 1,
    windows: ['encounter-met'],
    do: [{ is: 'skip-fight' }, heal(3), draw(2)],
  }),
  ability('counterspell', {
    copies: 2,
    cost: 0,
    windows: ['card-played'],
    if: [rivalPlayedCard, { is: 'player-within', spaces: 3 }],
    do: [cancelCard],
    improved: { red: { do: [draw(1)] } },
  }),
  ability('cone-of-cold', {
    copies: 1,
    cost: 2,
    windows: ['own-turn'],
    do: [each({ is: 'rivals-within', spaces: 1 }, slow('it'))],
    improved: { red: { do: [each({ is: 'rivals-within', spaces: 1 }, damage(1, 'it'))] } },
  }),
];
