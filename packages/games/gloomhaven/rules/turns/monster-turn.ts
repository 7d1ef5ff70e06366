import type { Rule } from '@tavolo/kernel';
import type { Gloom } from '../../gloomhaven.ts';
import type { Figure } from '../../state.ts';
import { deedOf, performAll } from '../abilities/abilities.ts';
import { lastDeeds } from '../abilities/last-deeds.ts';
import { leadOf } from '../abilities/taken-over.ts';
import { isOnMap, isStunned } from '../figures.ts';
import { plainCard } from '../monsters/ahead.ts';
import { runAbilities, runCard } from '../monsters/run-card.ts';
import { fallFromObstacles } from '../movement/falling.ts';
import { controlledTurn, isControlled } from './controlled-turn.ts';
import { escort } from './escort.ts';
import { cardOfRound } from './monster-types.ts';

/** The turn of a figure that no player leads. A stunned one does nothing on its card. [gh/monsters.1, gh/conditions.21] */
export function* actByItself(g: Gloom, figure: Figure): Rule {
  if (isOnMap(g.state, figure)) {
    if (isStunned(figure))
      g.tell({ is: 'turn-skipped', figure: figure.id, why: 'stunned' }, 'gh/conditions.21');
    else yield* actionsOf(g, figure);
    figure.takenOver = null;
    yield* lastDeeds(g, performAll);
    yield* fallFromObstacles(g);
  }
  if (g.state.turn !== null) g.state.turn.stage = 'end';
}

function* actionsOf(g: Gloom, figure: Figure): Rule {
  if (isControlled(g, figure)) return yield* controlledTurn(g, figure);
  const deed = deedOf(g, figure, leadOf(g, figure));
  if (figure.kind === 'summon') return yield* runAbilities(g, deed, plainCard);
  if (figure.kind === 'objective') return yield* escort(g, figure);
  const card = cardOfRound(g, figure);
  if (card !== null) yield* runCard(g, deed, card);
}
