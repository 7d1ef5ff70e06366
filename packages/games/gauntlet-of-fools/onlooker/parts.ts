import type { Cards } from '../cards.ts';
import type { Adder, Source } from '../rules/passives.ts';

/** One part of a number: where it comes from, and the rule about that; `null` where the card itself says it. */
export type Part = { readonly from: Source; readonly by: number; readonly rule: string | null };

/** What happens to a number once its parts are added up. */
export type Change =
  | { readonly is: 'never-below'; readonly least: number }
  | { readonly is: 'times'; readonly from: Source; readonly times: number }
  | { readonly is: 'counts-as'; readonly from: Source; readonly as: number };

/** A number, its parts, what is done with their sum in order as far as it changes something, and the rule for it all. */
export type ExplainedNumber = {
  readonly total: number;
  readonly parts: readonly Part[];
  readonly changes: readonly Change[];
  readonly rule: string;
};

export const neverBelowZero: Change = { is: 'never-below', least: 0 };

/** A number from whatever adds it up. */
export function addedUp(
  { cards, rule }: { readonly cards: Cards; readonly rule: string },
  add: (to: Adder) => void,
  changes: readonly Change[] = [],
): ExplainedNumber {
  const parts: Part[] = [];
  let total = 0;
  add({
    add: (from, by) => {
      parts.push({ from, by, rule: ruleAbout(from, cards) });
      total += by;
    },
  });
  const felt = changes.filter((next) => {
    const before = total;
    total = after(before, next);
    return total !== before || next.is !== 'never-below';
  });
  return { total, parts, changes: felt, rule };
}

function after(total: number, next: Change): number {
  switch (next.is) {
    case 'never-below':
      return Math.max(next.least, total);
    case 'times':
      return total * next.times;
    case 'counts-as':
      return next.as;
  }
}

const sourceRules: { readonly [source: Source]: string } = {
  roll: 'gof/numbers.2',
  'bonus-tokens': 'gof/damage.10',
  'one-use-dice': 'gof/damage.10',
  'penalty-tokens': 'gof/damage.9',
  'this-turn': 'gof/abilities.5',
};

function ruleAbout(from: Source, { boasts, encounters }: Cards): string | null {
  for (const id of boasts.keys()) if (id === from) return `gof/boast.${id}`;
  for (const { id, is } of encounters.values()) if (id === from && is === 'modifier') return 'gof/turn.2.2';
  return sourceRules[from] ?? null;
}
