import type { Cards, Monster } from '../cards.ts';

/** How a hero fares against the monsters of a box, on the average, from its numbers alone. */
export type Odds = {
  /** The chance that an attack with so many dice and so much added kills a monster. */
  kill(dice: number, added: number): number;
  /** The chance that a monster hits a defense. */
  hit(defense: number): number;
  /** The mean gold of a treasure. */
  readonly gold: number;
  /** The chance that so many dice show at least this sum. */
  reach(dice: number, sum: number): number;
};

const mostDice = 24;

export function oddsAgainst(cards: Cards): Odds {
  const monsters = [...cards.encounters.values()].filter(
    (card): card is Monster => card.is === 'monster' && !card.promo,
  );
  const defenses = monsters.map(({ defense }) => (defense === 'yours' ? 15 : defense));
  const sums = diceSums();
  const reach = (dice: number, sum: number): number => {
    if (sum <= 0) return 1;
    return sums[Math.max(0, Math.min(mostDice, dice))]?.[sum] ?? 0;
  };
  return {
    kill: (dice, added) => mean(defenses.map((defense) => reach(dice, defense - added))),
    hit: (defense) =>
      monsters.filter(({ attack }) => attack >= defense).length / Math.max(1, monsters.length),
    gold: mean(monsters.map(({ gold }) => gold)),
    reach,
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0) / Math.max(1, values.length);

/** By number of dice and sum: the chance to reach it. */
function diceSums(): readonly (readonly number[])[] {
  const tables: number[][] = [];
  let exact = [1];
  for (let dice = 0; dice <= mostDice; dice++) {
    tables.push(exact.map((_, sum) => exact.slice(sum).reduce((total, chance) => total + chance, 0)));
    const next = new Array<number>(exact.length + 6).fill(0);
    exact.forEach((chance, sum) => {
      for (let face = 1; face <= 6; face++) next[sum + face] = (next[sum + face] ?? 0) + chance / 6;
    });
    exact = next;
  }
  return tables;
}
