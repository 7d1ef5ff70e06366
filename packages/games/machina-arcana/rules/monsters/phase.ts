/** The monster phase. [ma/monsters] */
import type { Rule } from '@tavolo/kernel';
import type { Machina } from '../../machina.ts';
import type { Monster, State } from '../../state.ts';
import type { MonsterId } from '../../vocabulary/ids.ts';
import { happen, happening } from '../happenings.ts';
import { monsterWith } from '../units.ts';
import { forgetUses } from '../uses.ts';
import { figureOf, has } from '../values.ts';
import { carryOut } from './acting.ts';
import type { Stop } from './choice.ts';
import { nextAction } from './deciding.ts';
import { isCunning } from './mind.ts';
import { reasonsFor } from './reasons.ts';
import { Situation } from './situation.ts';

type Acting = NonNullable<State['acting']>;

/** All monsters of the queue act in its order; whatever comes later waits for the next round. [ma/monsters.1] */
export function* beginMonsters(g: Machina): Rule {
  const { state } = g;
  state.phase = 'monsters';
  state.active = null;
  state.toAct = state.monsters.map(({ monster }) => monster);
  yield* happen(g, happening('phase-start', { phase: 'monster' }));
}

/** One action of the monster whose turn it is, with the beginning of its turn, or the end of its turn. [ma/monsters.6] */
export function* actMonster(g: Machina): Rule {
  const { acting } = g.state;
  if (acting === null) return yield* beginNext(g);
  const monster = monsterWith(g.state, acting.monster);
  if (monster === null) {
    g.state.acting = null;
    return;
  }
  const situation = new Situation(g, monster, acting.stamina);
  const mind = { isCunning: isCunning(g, monster.monster), hasPlayed: acting.played > 0 };
  const decision = yield* nextAction(g, situation, mind);
  const { choice } = decision;
  if (choice.is === 'end') return yield* endTurn(g, acting, choice.why);
  g.tell(reasonsFor(situation, decision, choice), 'ma/monsters.6');
  yield* carryOut(g, acting, choice);
}

/** A monster that is gone has no turn. [ma/monsters.17] */
function* beginNext(g: Machina): Rule {
  const { state } = g;
  const [next] = state.toAct;
  state.toAct = state.toAct.slice(1);
  const monster = monsterWith(state, next ?? null);
  if (monster === null) return;
  forgetUses(state, 'turn');
  if (has(g, monster.monster, 'dazed')) skipTurn(g, monster);
  else yield* beginTurn(g, monster);
}

/** A dazed monster loses its turn, and is dazed no more. [ma/monsters.18] */
function skipTurn(g: Machina, monster: Monster): void {
  monster.controlledBy = null;
  endUntilNextTurn(g, monster.monster);
  g.tell({ is: 'monster-stopped', monster: monster.monster, why: 'dazed' }, 'ma/monsters.18');
}

function endUntilNextTurn({ state }: Machina, monster: MonsterId): void {
  state.lasting = state.lasting.filter(({ on, until }) => on !== monster || until !== 'its-next-turn');
}

function* beginTurn(g: Machina, monster: Monster): Rule {
  const stamina = figureOf(g, monster.monster, 'stamina');
  endUntilNextTurn(g, monster.monster);
  const controller = monster.controlledBy;
  monster.controlledBy = null;
  g.state.acting = { monster: monster.monster, stamina, controller, played: 0 };
  yield* happen(g, happening('turn-start', { who: monster.monster }));
  const [first] = new Situation(g, monster, stamina).prey;
  g.tell(
    {
      is: 'monster-began',
      monster: monster.monster,
      nearest: first?.unit ?? null,
      steps: first?.steps ?? 0,
      why: first === undefined ? 'nobody' : 'nearest',
    },
    'ma/monsters.3',
  );
}

function* endTurn(g: Machina, { monster }: Acting, why: Stop): Rule {
  g.state.acting = null;
  g.tell({ is: 'monster-stopped', monster, why }, 'ma/monsters.2');
  yield* happen(g, happening('turn-end', { who: monster }));
}
