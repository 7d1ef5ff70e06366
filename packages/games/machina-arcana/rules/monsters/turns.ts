/** Turns of monsters: how they begin and end. [ma/monsters.18] */
import type { Rule } from '@tavolo/kernel';
import type { Machina } from '../../machina.ts';
import type { Monster, State } from '../../state.ts';
import type { MonsterId } from '../../vocabulary/ids.ts';
import { forgetTurnOf } from '../abilities/uses.ts';
import { happen, happening } from '../happenings/happenings.ts';
import { has } from '../values/values.ts';
import type { Stop } from './choice.ts';

type Acting = NonNullable<State['acting']>;

/** Begins a turn with so much stamina; a dazed monster loses it instead, and is dazed no more. [ma/monsters.18] */
export function* beginTurn(
  g: Machina,
  { monster }: Monster,
  { stamina, controller }: Pick<Acting, 'stamina' | 'controller'>,
): Rule<boolean> {
  const isDazed = has(g, monster, 'dazed');
  forgetTurnOf(g.state, monster);
  endUntilNextTurn(g, monster);
  if (isDazed) {
    g.tell({ is: 'monster-stopped', monster, why: 'dazed' }, 'ma/monsters.18');
    return false;
  }
  g.state.acting = { monster, stamina, controller, played: 0 };
  if (controller !== null)
    g.tell({ is: 'controlled', monster, by: controller, now: true }, 'ma/destroying.6');
  yield* happen(g, happening('turn-start', { who: monster }));
  return true;
}

/** What was in force until its next turn. [ma/effects.5] */
function endUntilNextTurn({ state }: Machina, monster: MonsterId): void {
  state.lasting = state.lasting.filter(({ on, until }) => on !== monster || until !== 'its-next-turn');
}

/** What is left of its stamina is lost. [ma/monsters.18] */
export function* endTurn(g: Machina, { monster }: Acting, why: Stop | null): Rule {
  g.state.acting = null;
  if (why !== null) g.tell({ is: 'monster-stopped', monster, why }, 'ma/monsters.2');
  yield* happen(g, happening('turn-end', { who: monster }));
}
