/** Words that are made of others. */
import type { Rule, Seat } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Machina } from '../../machina.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { UnitId } from '../../vocabulary/ids.ts';
import type { Deed } from '../abilities/deeds.ts';
import { isSo, unitMeant, unitsMeant } from '../abilities/judging.ts';
import { rollGameDie } from '../dice.ts';
import { canDo } from '../outlook/outlook.ts';
import { deciderFor } from '../units.ts';
import type { WordsFor } from './words.ts';

type Word<Is extends Effect['is']> = Extract<Effect, { is: Is }>;

export const onChoices: WordsFor<'if' | 'for-each' | 'repeat' | 'choose' | 'roll' | 'gather'> = {
  if: (effect, g, deed) => g.perform(deed, isSo(g, deed, effect.if) ? effect.do : (effect.else ?? [])),
  'for-each': forEach,
  repeat: again,
  choose: chooseOne,
  roll: rollForEffect,
  gather,
};

/** For each of some units, one after the other, as long as it is there. */
function* forEach({ who, do: effects }: Word<'for-each'>, g: Machina, deed: Deed): Rule {
  for (const it of unitsMeant(g, deed, who))
    if (unitsMeant(g, deed, 'each-unit').includes(it)) yield* g.perform({ ...deed, it }, effects);
}

/** The first time at what it was aimed at; after that it has to be aimed anew. */
function* again({ times, do: effects }: Word<'repeat'>, g: Machina, deed: Deed): Rule {
  for (let nth = 0; nth < times; nth++)
    yield* g.perform(nth === 0 ? deed : { ...deed, target: null, aimedAt: null }, effects);
}

/** One of several; what can't be done in full can't be chosen, and if nothing can, nothing happens. [ma/effects] */
function* chooseOne({ chooser, of }: Word<'choose'>, g: Machina, deed: Deed): Rule {
  const unit = chooser === 'group' ? null : unitMeant(g, deed, chooser);
  const open = of.filter((one) => canDo(g, deed, one.do));
  if (open.length === 0) return;
  const picked = yield* choose('choice', {
    seat: seatOf(g, chooser === 'group', unit),
    rule: 'ma/effects.1',
    from: open.map(({ id }) => id),
    about: () => ({ card: deed.card, ability: deed.ability, unit }),
  });
  yield* g.perform(deed, open.find(({ id }) => id === picked)?.do ?? []);
}

/** Choices of the group are made by the first seat. [ma/round.7] */
function seatOf({ state }: Machina, isGroup: boolean, unit: UnitId | null): Seat {
  const [first] = state.seats;
  return isGroup && first !== undefined ? first : deciderFor(state, unit);
}

/** Rolls the game die; at so much or more something happens. [ma/states.1] */
function* rollForEffect(
  { atLeast, do: effects, else: otherwise }: Word<'roll'>,
  g: Machina,
  deed: Deed,
): Rule {
  const roll = yield* rollGameDie(g, deed.active);
  g.tell({ is: 'effect-rolled', card: deed.card, roll, atLeast }, 'ma/states.1');
  yield* g.perform(deed, roll >= atLeast ? effects : (otherwise ?? []));
}

/** A token goes onto the card; once there are so many, they go and something happens. [ma/states.2] */
function* gather({ n, do: effects }: Word<'gather'>, g: Machina, deed: Deed): Rule {
  const { gathered } = g.state;
  const found = gathered.find(({ card, ability }) => card === deed.card && ability === deed.ability);
  const now = (found?.n ?? 0) + 1;
  g.tell({ is: 'gathered', card: deed.card, n: now, of: n }, 'ma/states.2');
  g.state.gathered = gathered.filter((one) => one !== found);
  if (now < n) g.state.gathered.push({ card: deed.card, ability: deed.ability, n: now });
  else yield* g.perform(deed, effects);
}
