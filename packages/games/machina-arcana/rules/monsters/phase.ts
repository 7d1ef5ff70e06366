/** The monster phase. [ma/monsters] */
import type { Rule } from '@tavolo/kernel';
import type { Machina } from '../../machina.ts';
import type { Monster } from '../../state.ts';
import type { ExplorerId } from '../../vocabulary/ids.ts';
import { happen, happening } from '../happenings/happenings.ts';
import { settleFates } from '../losses/fates.ts';
import { explorerWith, monsterWith } from '../units.ts';
import { figureOf } from '../values/values.ts';
import { type Acting, carryOut } from './acting.ts';
import { actControlled } from './controlled.ts';
import { nextAction } from './deciding.ts';
import { isCunning } from './mind.ts';
import { aimsFor, reasonsFor } from './reasons.ts';
import { Situation } from './situation.ts';
import { beginTurn, endTurn } from './turns.ts';

/** All monsters of the queue act in its order; whatever comes later waits for the next round. [ma/monsters.1] */
export function* beginMonsters(g: Machina): Rule {
  const { state } = g;
  state.phase = 'monsters';
  state.active = null;
  state.toAct = state.monsters.map(({ monster }) => monster);
  yield* happen(g, happening('phase-start', { phase: 'monster' }));
}

/** The beginning of a monster's turn, or one action of it, or its end. [ma/monsters.6] */
export function* actMonster(g: Machina): Rule {
  const { acting } = g.state;
  const monster = monsterWith(g.state, acting?.monster ?? null);
  if (acting === null || monster === null) return yield* beginNext(g);
  if (acting.controller === null) yield* actByItself(g, acting, monster);
  else if (!(yield* actControlled(g, acting, monster))) yield* endTurn(g, acting, null);
}

/** A monster that is gone has no turn. [ma/monsters.17] */
function* beginNext(g: Machina): Rule {
  const { state } = g;
  state.acting = null;
  const [next = null] = state.toAct;
  state.toAct = state.toAct.slice(1);
  const monster = monsterWith(state, next);
  if (monster === null) return;
  const stamina = figureOf(g, monster.monster, 'stamina');
  const controller = controllerOf(g, monster);
  monster.controlledBy = null;
  if (!(yield* beginTurn(g, monster, { stamina, controller }))) return;
  yield* settleFates(g);
  if (state.acting !== null && controller === null) tellAim(g, state.acting, monster);
}

/** Whoever took control of its next turn, and lives. */
function controllerOf({ state }: Machina, { controlledBy }: Monster): ExplorerId | null {
  return explorerWith(state, controlledBy)?.dead === false ? controlledBy : null;
}

function tellAim(g: Machina, acting: Acting, monster: Monster): void {
  const situation = new Situation(g, monster, acting.stamina);
  g.tell(aimsFor(situation), 'ma/monsters.3');
}

function* actByItself(g: Machina, acting: Acting, monster: Monster): Rule {
  const situation = new Situation(g, monster, acting.stamina);
  const mind = { isCunning: isCunning(g, monster.monster), hasPlayed: acting.played > 0 };
  const decision = yield* nextAction(g, situation, mind);
  const { choice } = decision;
  if (choice.is === 'end') return yield* endTurn(g, acting, choice.why);
  g.tell(reasonsFor(situation, decision, choice), 'ma/monsters.6');
  yield* carryOut(g, acting, choice);
}
