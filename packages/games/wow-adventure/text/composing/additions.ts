import type { Effect } from '../../vocabulary/effects.ts';

/** Whether something adds to a number that was told before, so that `more` must be said. */
export const addsTo = (effects: readonly Effect[], before: readonly Effect[]): boolean => {
  const told = new Set(before.flatMap(numbersOf));
  return effects.flatMap(numbersOf).some((number) => told.has(number));
};

/** What an effect changes a number of, by a name of its own; what it holds likewise. */
function numbersOf(effect: Effect): readonly string[] {
  if (effect.is === 'when' || effect.is === 'each') return effect.do.flatMap(numbersOf);
  if (effect.is === 'bonus') return [`${effect.stat} of ${effect.who}`];
  return effect.is === 'damage' || effect.is === 'heal' || effect.is === 'draw'
    ? [`${effect.is} of ${effect.who}`]
    : [];
}
