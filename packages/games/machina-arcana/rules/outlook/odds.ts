/** How likely attack dice show so much. [ma/dice] */
import { blackFaces, mostDice, whiteFaces } from '../dice.ts';

/** Odds of each sum, from 0 on. */
type Odds = readonly number[];

const faces = 6;

function withDie(odds: Odds, die: readonly number[]): Odds {
  const sums = new Array<number>(odds.length + Math.max(...die)).fill(0);
  odds.forEach((chance, sum) => {
    for (const shown of die) sums[sum + shown] = (sums[sum + shown] ?? 0) + chance / faces;
  });
  return sums;
}

/** The odds of each number of white and black dice. */
const table: readonly (readonly Odds[])[] = Array.from({ length: mostDice + 1 }, (_, white) =>
  Array.from({ length: mostDice + 1 }, (_unused, black) => {
    let odds: Odds = [1];
    for (let die = 0; die < white; die++) odds = withDie(odds, whiteFaces);
    for (let die = 0; die < black; die++) odds = withDie(odds, blackFaces);
    return odds;
  }),
);

/** How likely so many dice show at least so much. No more dice of a colour are rolled than there are. [ma/dice.5] */
export function chanceOf(
  { white, black }: { readonly white: number; readonly black: number },
  atLeast: number,
): number {
  const odds = table[Math.min(mostDice, white)]?.[Math.min(mostDice, black)] ?? [1];
  return odds.reduce((sum, chance, shown) => (shown >= atLeast ? sum + chance : sum), 0);
}
