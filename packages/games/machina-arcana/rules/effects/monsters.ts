/** Words about monsters and their queue. */
import type { Rule } from '@tavolo/kernel';
import type { Machina } from '../../machina.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { Deed } from '../abilities/deeds.ts';
import { unitsMeant } from '../abilities/judging.ts';
import { singledOut } from '../abilities/singled-out.ts';
import { controlNextTurn, controlNow } from '../monsters/control.ts';
import { spawn } from '../phases/spawning.ts';
import { explorerWith, monsterWith, spaceOf } from '../units.ts';
import type { WordsFor } from './words.ts';

type Word<Is extends Effect['is']> = Extract<Effect, { is: Is }>;

/** A monster comes for an explorer, without a check. [ma/spawn.12] */
function* comeFor(effect: Word<'spawn'>, g: Machina, deed: Deed): Rule {
  const explorer = explorerWith(g.state, yield* singledOut(g, deed, effect.forWho));
  if (explorer === null) return;
  const at = effect.at === 'self' && deed.self !== null ? spaceOf(g.state, deed.self) : null;
  yield* spawn(g, {
    forWhom: explorer.explorer,
    ...(effect.level === undefined ? {} : { level: effect.level }),
    ...(at === null ? {} : { at }),
    ...(effect.mark === 'quarry' ? { quarry: true } : {}),
  });
}

/** An explorer takes the decisions of a monster, in a turn at once or in its next one. [ma/destroying.6] */
function* control(effect: Word<'control'>, g: Machina, deed: Deed): Rule {
  const monster = monsterWith(g.state, yield* singledOut(g, deed, effect.who));
  const explorer = explorerWith(g.state, deed.self ?? deed.active);
  if (monster === null || explorer === null) return;
  if (effect.when === 'now') yield* controlNow(g, monster.monster, explorer.explorer, effect.stamina ?? 0);
  else controlNextTurn(g, monster.monster, explorer.explorer);
}

/** Its card goes to the end of the queue; its health stays as it is. [ma/destroying.8] */
function toEndOfQueue(effect: Word<'to-end-of-queue'>, g: Machina, deed: Deed): undefined {
  const { state } = g;
  for (const unit of unitsMeant(g, deed, effect.who)) {
    const monster = monsterWith(state, unit);
    if (monster === null) continue;
    state.monsters = [...state.monsters.filter((one) => one !== monster), monster];
    const waits = state.toAct.includes(monster.monster);
    if (waits) state.toAct = [...state.toAct.filter((one) => one !== monster.monster), monster.monster];
    g.tell({ is: 'went-to-end', monster: monster.monster }, 'ma/destroying.8');
  }
}

export const onMonsters: WordsFor<'spawn' | 'control' | 'to-end-of-queue'> = {
  spawn: comeFor,
  control,
  'to-end-of-queue': toEndOfQueue,
};
