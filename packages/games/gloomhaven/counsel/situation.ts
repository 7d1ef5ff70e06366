import { type Field, unreachable } from '@tavolo/hexes';
import type { Table } from '../gloomhaven.ts';
import { scenarioOf, walkingFieldIn } from '../rules/map/in-play.ts';
import type { Figure, Hero } from '../state.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import { type Errand, errandOf } from './errands.ts';
import { type Foe, foesIn } from './foes.ts';
import { doorsNeeded } from './goals.ts';
import { bar, barredBy, shunned, waysFrom } from './ways.ts';

/** What an attack is good for from the best place in reach: the damage that counts, and the danger there. */
export type Hit = { readonly gain: number; readonly danger: number };

/** What a character sees of the fight, worked out once for a question. */
export type Situation = {
  readonly g: Table;
  readonly hero: Hero;
  readonly figure: Figure;
  readonly field: Field;
  readonly at: number;
  readonly foes: readonly Foe[];
  /** For each foe, how near the nearest other of the party is to it. */
  readonly others: readonly number[];
  /** Points to walk to each cell; `unreachable` also where somebody stands. */
  readonly walk: Uint8Array;
  /** What a point of danger weighs against a point of damage done. */
  readonly fear: number;
  /** The danger of each cell, where it has been asked for. */
  readonly dangers: Float64Array;
  /** The best hits found so far, by ability and by points to walk before it. */
  readonly hits: Map<Ability, Hit[]>;
  /** Nothing is behind a door any more: what is kept now is kept in vain. */
  readonly isLast: boolean;
  /** What the scenario's goal asks of this character here, beyond the fight. */
  readonly errand: Errand | null;
};

export function situationOf(g: Table, hero: Hero): Situation | null {
  const figure = g.state.figures.find(({ id }) => id === hero.id);
  if (figure === undefined) return null;
  const field = walkingFieldIn(g);
  const at = field.cell(figure.hex);
  if (at < 0) return null;
  const foes = foesIn(g, field);
  return {
    g,
    hero,
    figure,
    field,
    at,
    foes,
    others: foes.map((foe) => nearestOther(g, field, foe, figure)),
    walk: walkFrom(g, field, figure),
    fear: 0.35 + 0.65 * (1 - figure.hp / figure.maxHp),
    dangers: new Float64Array(field.size).fill(-1),
    hits: new Map(),
    isLast: isLastRoom(g),
    errand: errandOf(g, field, hero),
  };
}

/** Every room that the goal needs is revealed. */
const isLastRoom = (g: Table): boolean =>
  doorsNeeded(g).length === 0 || scenarioOf(g).map.monsters.every(({ room }) => g.state.rooms.includes(room));

function nearestOther(g: Table, field: Field, { ranges }: Foe, figure: Figure): number {
  let least = unreachable;
  for (const { side, id, hex } of g.state.figures)
    if (side === 'party' && id !== figure.id) least = Math.min(least, ranges[field.cell(hex)] ?? unreachable);
  return least;
}

/** Around obstacles, enemies and traps; allies can be passed, but no one stays with them. */
function walkFrom(g: Table, field: Field, figure: Figure): Uint8Array {
  const barred = barredBy(g, field, shunned);
  for (const { side, hex } of g.state.figures) if (side === 'monsters') bar(field, barred, hex);
  const ways = waysFrom(field, [field.cell(figure.hex)], barred);
  for (const { hex, id } of g.state.figures) {
    const cell = field.cell(hex);
    if (id !== figure.id && cell >= 0) ways[cell] = unreachable;
  }
  return ways;
}

/** The damage that a character who stands here has to expect: monsters go for whoever is nearest. */
export function dangerAt({ foes, others, dangers }: Situation, cell: number): number {
  const known = dangers[cell] ?? 0;
  if (known >= 0) return known;
  let danger = 0;
  foes.forEach(({ ranges, reach, threat }, n) => {
    const distance = ranges[cell] ?? unreachable;
    const other = others[n] ?? unreachable;
    const share = other < distance ? 0.35 : other === distance ? 0.6 : 1;
    danger += threat * share * (distance <= reach ? 1 : distance <= reach + 2 ? 0.25 : 0.05);
  });
  dangers[cell] = danger;
  return danger;
}

/** The least danger that so many points lead to. */
export function leastDanger(s: Situation, points: number): number {
  let least = dangerAt(s, s.at);
  for (let cell = 0; cell < s.walk.length; cell++)
    if ((s.walk[cell] ?? unreachable) <= points) least = Math.min(least, dangerAt(s, cell));
  return least;
}
