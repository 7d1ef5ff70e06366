import { unreachable } from '@tavolo/hexes';
import { escortIn } from './escorts.ts';
import type { Situation } from './situation.ts';

/** What it is worth to spare a character that must live a point of damage. */
const coverWorth = 0.5;

/** What it is worth for the escort that somebody stands on a cell: enemies go for whoever is nearest. */
export function coverOf({ g, field, foes }: Situation): (cell: number) => number {
  const escort = escortIn(g);
  if (escort === null) return () => 0;
  const at = field.cell(escort.hex);
  const threatening = foes.filter(({ ranges, reach }) => (ranges[at] ?? unreachable) <= reach);
  return (cell) =>
    threatening.reduce((sum, { ranges, threat }) => {
      const isCovered = (ranges[cell] ?? unreachable) < (ranges[at] ?? unreachable);
      return isCovered ? sum + coverWorth * threat : sum;
    }, 0);
}
