import type { Rule } from '@tavolo/kernel';
import type { Gloom } from '../../gloomhaven.ts';
import type { Figure } from '../../state.ts';
import type { Control, Grant } from '../../vocabulary/abilities.ts';
import { deciderFor, isStunned } from '../figures.ts';
import { runCard } from '../monsters/run-card.ts';
import { cardOfRound } from '../turns/monster-types.ts';
import { type Deed, newDeed } from './deed.ts';
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

/** An enemy acts as if it were on the performer's side. */
export function* control(g: Gloom, deed: Deed, { targets, perform, decides }: Control): Rule {
  const chosen = yield* pickTargets(g, deed, targets, { ability: 'control', rule: 'gh/turn.20' });
  for (const figure of chosen) {
    deed.performed = true;
    const automatic = decides === 'monster-rules';
    const turned = newDeed(g, figure, deed.perform, { seat: deed.seat, side: deed.side, automatic });
    if (perform !== 'its-turn') yield* deed.perform(g, turned, perform);
    else yield* itsTurn(g, turned, figure);
  }
}

/** The turn that its card gives it in this round, against its own side; it has no second one. */
function* itsTurn(g: Gloom, turned: Deed, figure: Figure): Rule {
  const card = cardOfRound(g, figure);
  if (card === null || figure.acted || isStunned(figure)) return;
  figure.acted = true;
  if (turned.automatic) yield* runCard(g, turned, card);
  else yield* turned.perform(g, turned, card.abilities);
}
