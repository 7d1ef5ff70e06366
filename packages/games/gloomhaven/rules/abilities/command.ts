import type { Rule } from '@tavolo/kernel';
import type { Gloom } from '../../gloomhaven.ts';
import type { Control, Grant } from '../../vocabulary/abilities.ts';
import { deciderFor } from '../figures.ts';
import { type Deed, newDeed } from './deed.ts';
import { takeOver } from './taken-over.ts';
import { pickTargets } from './targets.ts';

/** Others perform abilities inside the current turn, from where they stand. [gh/turn.20, gh/turn.21] */
export function* grant(g: Gloom, deed: Deed, { targets, perform, decides }: Grant): Rule {
  const chosen = yield* pickTargets(g, deed, targets, { ability: 'grant', rule: 'gh/turn.20' });
  for (const figure of chosen) {
    deed.performed = true;
    const seat = decides === 'you' ? deed.seat : deciderFor(g.state, figure);
    yield* deed.perform(g, newDeed(g, figure, deed.perform, { seat, automatic: false }), perform);
  }
}

/** An enemy acts as if it were on the performer's side: now, or when its turn comes in this round. [gh/turn.20a] */
export function* control(g: Gloom, deed: Deed, { targets, perform, decides }: Control): Rule {
  const chosen = yield* pickTargets(g, deed, targets, { ability: 'control', rule: 'gh/turn.20' });
  for (const figure of chosen) {
    deed.performed = true;
    const automatic = decides === 'monster-rules';
    const { seat, side } = deed;
    if (perform === 'its-turn') takeOver(g, deed, figure, automatic);
    else yield* deed.perform(g, newDeed(g, figure, deed.perform, { seat, side, automatic }), perform);
  }
}
