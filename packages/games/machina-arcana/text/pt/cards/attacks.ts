import type { Effect } from '../../../vocabulary/effects.ts';
import { type Clause, itIs } from '../../phrases/clauses.ts';
import { roleOf } from '../../phrases/roles.ts';
import type { Scene } from '../../phrases/scene.ts';
import { does, doesTo, isPronoun, nameOf } from './roles.ts';
import { verbs } from './verbs.ts';
import { closed, dice, hosts, within } from './words.ts';

type Of<Is extends Effect['is']> = Extract<Effect, { readonly is: Is }>;

/** An attack, in Portuguese: whom, and with which dice. */
export function attack(effect: Of<'attack'>, scene: Scene): Clause {
  const { mode, bonus, retarget } = effect;
  const role = roleOf(scene, effect.who ?? 'target');
  const armed = [
    `com ${dice(effect.dice)}`,
    ...(mode === 'lower' ? ['contra o menor valor entre armadura e vontade'] : []),
    ...(bonus === undefined ? [] : [`e +${bonus} na rolagem`]),
  ].join(' ');
  const anew = retarget ? ', escolhendo o alvo a cada vez' : '';
  const kind = mode === 'arcane' ? 'um ataque arcano' : 'um ataque';
  if (scene.actor === 'nobody') return does(role, verbs.suffer, `${kind} ${armed}`);
  // Behind a sentence about somebody else, a monster has to be named again.
  const actor = scene.actor === 'acting-monster' && isPronoun(role) ? 'this-monster' : scene.actor;
  return mode === 'arcane'
    ? does(actor, verbs.make, `${kind} contra ${closed(nameOf(role))} ${armed}${anew}`)
    : doesTo(actor, verbs.attack, role, `${armed}${anew}`);
}

/** Dice that attacks with an item get on top. */
export function addDice({ dice: more, until, times }: Of<'add-dice'>, { host }: Scene): Clause {
  const extra = `${dice(more)} a mais`;
  const item = hosts[host];
  if (times === 'once-per-turn') return itIs(`uma vez por turno, um ataque com ${item} tem ${extra}`);
  return times === 'once'
    ? itIs(`o próximo ataque com ${item} ${within[until]} tem ${extra}`)
    : itIs(`os ataques com ${item} têm ${extra}`);
}
