import { type Axial, Field } from '@tavolo/hexes';
import {
  type Actor,
  type Attack,
  type Battlefield,
  bareBattlefield,
  type Foe,
} from '../../../rules/monsters/battlefield.ts';
import { decide } from '../../../rules/monsters/decide.ts';
import { type Explanation, explain } from '../../../rules/monsters/explain.ts';
import { ground } from '../../../rules/monsters/ground.ts';
import { patternOf } from '../../../rules/monsters/pattern.ts';
import { type Readings, tableReadings } from '../../../rules/monsters/readings.ts';

/**
 * A drawn board: columns from left to right, the odd ones half a hex lower. `M` is the monster, `a` an ally of it,
 * `i` an invisible enemy; other capitals are foes. `#` wall, `o` obstacle, `t` trap, `h` hazardous, `d` difficult. A
 * digit is floor that an outcome can name; a hex without a name is named by column and row.
 */
const groundOf = (sign: string): number => grounds[sign] ?? (/[A-Z]/.test(sign) ? ground.enemy : 0);
const grounds: Readonly<Record<string, number>> = {
  M: 0,
  o: ground.obstacle,
  t: ground.trap,
  h: ground.hazardous,
  d: ground.difficult,
  a: ground.ally,
  i: ground.enemy,
};

export type Given = Partial<Omit<Actor, 'at'>> & {
  /** By foe; a foe without one has 50. */
  readonly initiative?: Readonly<Record<string, number>>;
  readonly readings?: Partial<Readings>;
};

export type Scene = {
  readonly battlefield: Battlefield;
  readonly actor: Actor;
  readonly foes: readonly Foe[];
  readonly readings: Readings;
  /** The name of a cell in the drawing. */
  readonly nameOf: (cell: number) => string;
  readonly cellOf: (name: string) => number;
};

export function drawn(rows: readonly string[], given: Given = {}): Scene {
  const { initiative = {}, readings = {}, ...own } = given;
  const hexes = rows.flatMap((row, r) => [...row].map((sign, c) => ({ sign, place: axial(c, r), c, r })));
  const cells = hexes.filter(({ sign }) => sign !== '#');
  const battlefield = bareBattlefield(new Field({ cells: cells.map(({ place }) => place) }));
  battlefield.cells.set(cells.map(({ sign }) => groundOf(sign)));
  const names = cells.map(({ sign, c, r }) => (/[M\d]/.test(sign) ? sign : `${c},${r}`));
  return {
    battlefield,
    actor: { move: 2, movement: 'walk', muddled: false, attack: melee(), ...own, at: names.indexOf('M') },
    foes: cells.flatMap(({ sign }, at) =>
      /[A-LN-Z]/.test(sign) ? [{ id: sign, at, initiative: initiative[sign] ?? 50 }] : [],
    ),
    readings: { ...tableReadings, ...readings },
    nameOf: (cell) => names[cell] ?? 'nowhere',
    cellOf: (name) => names.indexOf(name),
  };
}

const axial = (column: number, row: number): Axial => [column, row - (column - (column & 1)) / 2];

export const melee = (targets: Attack['targets'] = 1): Attack => ({
  is: 'melee',
  range: 1,
  targets,
  pattern: null,
});

export const ranged = (range: number, targets: Attack['targets'] = 1): Attack => ({
  is: 'ranged',
  range,
  targets,
  pattern: null,
});

/** A melee area about the monster. */
export const meleeArea = (...hexes: readonly Axial[]): Attack => ({
  ...melee(),
  pattern: patternOf('self', hexes),
});

export const rangedArea = (range: number, ...hexes: readonly Axial[]): Attack => ({
  ...ranged(range),
  pattern: patternOf('target', hexes),
});

/** All that the monster may do: where it ends, and whom it attacks from there: `'1 A B'`. */
export function acts(rows: readonly string[], given: Given = {}): readonly string[] {
  const { battlefield, actor, foes, readings, nameOf } = drawn(rows, given);
  return decide(battlefield, actor, foes, readings)
    .outcomes.map(({ end, targets }) => [nameOf(end), ...[...targets].sort()].join(' '))
    .sort();
}

/** The enemies that it may focus on. */
export function focuses(rows: readonly string[], given: Given = {}): readonly string[] {
  const { battlefield, actor, foes, readings } = drawn(rows, given);
  return [...decide(battlefield, actor, foes, readings).foci].sort();
}

export function explained(rows: readonly string[], given: Given = {}): Explanation {
  const { battlefield, actor, foes, readings } = drawn(rows, given);
  return explain(battlefield, actor, foes, readings);
}
