import type { Equation, Measured } from '../../vocabulary/amounts.ts';
import type { Stats } from '../../vocabulary/monsters.ts';
import type { Condition } from '../../vocabulary/terms.ts';

/** How stat cards are written: a row for each value, with a column for each level 0 to 7. */

type Levels<Value> = readonly [Value, Value, Value, Value, Value, Value, Value, Value];
/** The same at all levels, or one for each. */
type Row<Value> = Value | Levels<Value>;

export type StatCard = {
  readonly hp: Levels<number | Equation>;
  /** Without it the monster never moves. */
  readonly move?: Row<number>;
  readonly attack: Row<number | Equation | Measured>;
  readonly range?: Row<number>;
  readonly shield?: Row<number>;
  readonly retaliate?: Row<number>;
  readonly retaliateRange?: Row<number>;
  readonly pierce?: Row<number>;
  readonly targets?: Row<number>;
  /** Conditions of all its attacks, each with the first level that has it. */
  readonly inflicts?: { readonly [Name in Condition]?: number };
  readonly advantage?: true;
  /** Whoever attacks it has Disadvantage, from this level on. */
  readonly elusiveFrom?: number;
};

const isLevels = <Value>(row: Row<Value>): row is Levels<Value> => Array.isArray(row);
const at = <Value>(row: Row<Value>, level: number): Value | undefined => (isLevels(row) ? row[level] : row);

/** Each of eight values made into another. */
export const atLevels = <From, To>(
  [zero, one, two, three, four, five, six, seven]: Levels<From>,
  to: (value: From) => To,
): Levels<To> => [to(zero), to(one), to(two), to(three), to(four), to(five), to(six), to(seven)];

/** So many for each character. */
export const perCharacter = (...values: Levels<number>): Levels<Equation> => atLevels(values, (c) => ({ c }));

const inflicted = (inflicts: NonNullable<StatCard['inflicts']>, level: number): readonly Condition[] =>
  (Object.keys(inflicts) as Condition[]).filter((name) => level >= (inflicts[name] ?? 0)); // the keys of the type

/** The stat card level by level; what is not printed is left out. */
export const stats = (card: StatCard): readonly Stats[] =>
  card.hp.map((hp, level) => {
    const [shield, retaliate, pierce] = [card.shield, card.retaliate, card.pierce].map(
      (row) => at(row ?? 0, level) ?? 0,
    );
    const [reach, targets] = [card.retaliateRange, card.targets].map((row) => at(row ?? 1, level) ?? 1);
    const conditions = inflicted(card.inflicts ?? {}, level);
    return {
      hp,
      move: at(card.move ?? null, level) ?? null,
      attack: at(card.attack, level) ?? null,
      range: at(card.range ?? null, level) ?? null,
      ...(shield && { shield }),
      ...(retaliate && { retaliate }),
      ...(retaliate && reach && reach > 1 && { retaliateRange: reach }),
      ...(pierce && { pierce }),
      ...(targets && targets > 1 && { targets }),
      ...(conditions.length > 0 && { conditions }),
      ...(card.advantage && { advantage: true }),
      ...(level >= (card.elusiveFrom ?? 8) && { elusive: true }),
    };
  });
