import type { Effect } from '../../../vocabulary/effects.ts';
import { type Clause, itIs } from '../../phrases/clauses.ts';
import { roleOf } from '../../phrases/roles.ts';
import type { Scene } from '../../phrases/scene.ts';
import { does, doesTo, nameOf, ofWhom, pronounOf } from './roles.ts';
import { verbs } from './verbs.ts';
import { closed, dice, hosts, within } from './words.ts';

type Of<Is extends Effect['is']> = Extract<Effect, { readonly is: Is }>;

/** An attack, in Italian: whom, and with which dice. */
export function attack(effect: Of<'attack'>, scene: Scene): Clause {
  const { mode, bonus, retarget } = effect;
  const role = roleOf(scene, effect.who ?? 'target');
  const armed = [
    `con ${dice(effect.dice)}`,
    ...(mode === 'lower' ? ['contro il valore più basso fra armatura e volontà'] : []),
    ...(bonus === undefined ? [] : [`e +${bonus} al tiro`]),
  ].join(' ');
  const anew = retarget ? ', scegliendo ogni volta il bersaglio' : '';
  const kind = mode === 'arcane' ? 'un attacco arcano' : 'un attacco';
  if (scene.actor === 'nobody') return does(role, verbs.suffer, `${kind} ${armed}`);
  // Behind a sentence about somebody else, a monster has to be named again.
  const actor = scene.actor === 'acting-monster' && pronounOf(role) !== '' ? 'this-monster' : scene.actor;
  if (mode !== 'arcane') return doesTo(actor, verbs.attack, role, `${armed}${anew}`);
  const whom = pronounOf(role) === '' ? closed(nameOf(role)) : ofWhom(role);
  return does(actor, verbs.make, `${kind} contro ${whom} ${armed}${anew}`);
}

/** Dice that attacks with an item get on top. */
export function addDice({ dice: more, until, times }: Of<'add-dice'>, { host }: Scene): Clause {
  const extra = `${dice(more)} in più`;
  const item = hosts[host];
  if (times === 'once-per-turn') return itIs(`una volta per turno, un attacco con ${item} ha ${extra}`);
  return times === 'once'
    ? itIs(`${within[until]} il prossimo attacco con ${item} ha ${extra}`)
    : itIs(`gli attacchi con ${item} hanno ${extra}`);
}
