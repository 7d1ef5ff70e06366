import type { Effect } from '../../../vocabulary/effects.ts';
import { type Clause, itIs } from '../../phrases/clauses.ts';
import { roleOf } from '../../phrases/roles.ts';
import type { Scene } from '../../phrases/scene.ts';
import { act, does, objectOf } from './roles.ts';
import { closed, dice, within } from './words.ts';

type Of<Is extends Effect['is']> = Extract<Effect, { readonly is: Is }>;

/** An attack, in English: whom, and with which dice. */
export function attack(effect: Of<'attack'>, scene: Scene): Clause {
  const { mode, bonus, retarget } = effect;
  const role = roleOf(scene, effect.who ?? 'target');
  const armed = [
    `with ${dice(effect.dice)}`,
    ...(mode === 'lower' ? ['against the lower of armor and will'] : []),
    ...(bonus === undefined ? [] : [`and +${bonus} to the roll`]),
  ].join(' ');
  const anew = retarget ? ', choosing the target anew each time' : '';
  if (scene.actor === 'nobody')
    return does(role, 'suffer', `${mode === 'arcane' ? 'an arcane attack' : 'an attack'} ${armed}`);
  const whom = closed(objectOf(role));
  return mode === 'arcane'
    ? act(scene, 'make', `an arcane attack on ${whom} ${armed}${anew}`)
    : act(scene, 'attack', `${whom} ${armed}${anew}`);
}

/** Dice that attacks of an item get on top. */
export function addDice({ dice: more, until, times }: Of<'add-dice'>, { host }: Scene): Clause {
  const extra = dice(more, 'extra ');
  if (times === 'once-per-turn') return itIs(`once per turn, an attack with this ${host} rolls ${extra}`);
  return times === 'once'
    ? itIs(`the next attack with this ${host} ${within[until]} rolls ${extra}`)
    : itIs(`attacks with this ${host} roll ${extra}`);
}
