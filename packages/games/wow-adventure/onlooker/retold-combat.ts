import type { Fact } from '../facts.ts';
import { actsLast } from '../rules/numbers.ts';
import type { SideName } from '../rules/table.ts';
import type { Side } from '../state.ts';
import type { View } from '../view.ts';
import { seenTable } from './seen-table.ts';

type Told<Is extends Fact['is']> = Extract<Fact, { readonly is: Is }>;

/** The dice of a combat fall. */
export function diceFell(view: View, { attacker, defender }: Told<'rolled-combat'>): View {
  const rolled = withSide(withSide(view, 'attacking', { die: attacker }), 'defending', { die: defender });
  return rolled.combat === null ? view : { ...rolled, combat: { ...rolled.combat, stage: 'roll' } };
}

export const dieFellAgain = (view: View, { side, face }: Told<'rerolled'>): View =>
  withSide(view, sideCalled(side), { die: face });

/** An attack is made, and hits or misses. */
export function struck(view: View, { side, type, total, hit }: Told<'struck'>): View {
  const { combat } = view;
  if (combat === null) return view;
  const own = combat[sideCalled(side)];
  const isLast = own.hit || own.missed || actsLast(seenTable(view), combat, sideCalled(side));
  const stage = type === 'ranged' && !own.hit && !own.missed ? 'ranged' : isLast ? 'melee-last' : 'melee';
  return withSide({ ...view, combat: { ...combat, stage } }, sideCalled(side), {
    type,
    total: Math.max(0, total),
    hit: own.hit || hit,
    missed: !hit,
  });
}

/** An encounter is beaten. */
export const beaten = (view: View): View => withSide(view, 'defending', { fallen: true });

const sideCalled = (side: Told<'struck'>['side']): SideName =>
  side === 'attacker' ? 'attacking' : 'defending';

/** The same view with something changed on a side. What its numbers are made of is put right by the next true view. */
function withSide(view: View, side: SideName, change: Partial<Side>): View {
  const { combat } = view;
  return combat === null ? view : { ...view, combat: { ...combat, [side]: { ...combat[side], ...change } } };
}
