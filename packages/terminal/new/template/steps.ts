import type { Rule, Seat } from '@tavolo/kernel';
import type { PearlDivers } from './play.ts';
import { takeTurn } from './rules/turn.ts';
import type { State } from './state.ts';

export type Step = { readonly is: 'turn'; readonly of: Seat };

/** One turn after the other, until somebody has won. [pd/turn.1, pd/end.1] */
export function nextStep({ winner, divers, turn }: State): Step | null {
  const diver = divers[turn];
  return winner !== null || diver === undefined ? null : { is: 'turn', of: diver.seat };
}

export function run(g: PearlDivers, step: Step): Rule {
  switch (step.is) {
    case 'turn':
      return takeTurn(g);
  }
}
