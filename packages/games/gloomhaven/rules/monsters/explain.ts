import { possibleEnds } from './approach.ts';
import { type AttackHex, attackHexes, disadvantages, hexesWithin } from './attack-hexes.ts';
import type { Actor, Battlefield, Foe } from './battlefield.ts';
import { focusOf } from './focus.ts';
import { costOf, negativesOf } from './journey.ts';
import { noPath } from './paths.ts';
import { attackable, disadvantaged } from './reach.ts';
import type { Readings } from './readings.ts';
import { countOf, idsOf, type Situation, situationOf, worthOf } from './situation.ts';
import { comparePreference, groupsAt } from './target-groups.ts';

/** What was compared, by the names that an explanation has for it, and the rule that says so. */
const rules = {
  'no-attack-hex': 'gh/monsters.19',
  negatives: 'gh/monsters.17',
  cost: 'gh/monsters.9',
  proximity: 'gh/monsters.14',
  initiative: 'gh/monsters.15',
  reach: 'gh/monsters.30',
  disadvantage: 'gh/monsters.28',
  targets: 'gh/monsters.26',
  'shorter-path': 'gh/monsters.24',
  'further-targets': 'gh/monsters.40',
  'disadvantage-on-others': 'gh/monsters.30',
  'negatives-in-all': 'gh/monsters.37',
  'path-ahead': 'gh/monsters.31',
  'needless-steps': 'gh/monsters.32',
} as const;

/** Why something was not chosen: the first thing in which it is worse, and the rule. */
export type Reason = { readonly by: keyof typeof rules; readonly rule: string };

export type FoeCompared = {
  readonly id: string;
  /** The nearest hex to attack it from; `null` if there is none, however far. */
  readonly hex: number | null;
  readonly negatives: number;
  readonly cost: number;
  readonly proximity: number;
  readonly initiative: number;
  /** `null` if it may be the focus. */
  readonly lostBy: Reason | null;
};

export type HexCompared = {
  readonly focus: string;
  readonly hex: number;
  readonly negatives: number;
  readonly isInReach: boolean;
  /** Whether the attack on the focus would have disadvantage that the monster has not anyway. */
  readonly hasDisadvantage: boolean;
  readonly targets: readonly string[];
  readonly cost: number;
  readonly disadvantagesOnOthers: number;
  /** `null` if it may be the attack hex. */
  readonly lostBy: Reason | null;
};

export type EndCompared = {
  readonly towards: number;
  readonly end: number;
  /** So far and ahead. */
  readonly negatives: number;
  readonly costAhead: number;
  readonly cost: number;
  /** `null` if the move may end there. */
  readonly lostBy: Reason | null;
};

/** Everything that was compared. `ends` is empty if an attack hex is in reach. */
export type Explanation = {
  readonly foes: readonly FoeCompared[];
  readonly hexes: readonly HexCompared[];
  readonly ends: readonly EndCompared[];
};

/** Why a monster decides as `decide` says. Works everything out again, and more: for a player who asks, not for every turn. */
export function explain(
  battlefield: Battlefield,
  actor: Actor,
  given: readonly Foe[],
  readings: Readings,
): Explanation {
  const s = situationOf(battlefield, actor, given, readings);
  const foes = foesCompared(s);
  const focus = focusOf(s);
  if (focus === null) return { foes, hexes: [], ends: [] };
  const foci = s.foes.map((_, n) => 1 << n).filter((foe) => focus.foci & foe);
  const byFocus = foci.map((foe) => ({ foe, chosen: attackHexes(s, foe, focus.worth) }));
  const isInReach = costOf(focus.worth) <= actor.move;
  const aims = new Set(byFocus.flatMap(({ chosen }) => chosen.map(({ hex }) => hex)));
  return {
    foes,
    hexes: byFocus.flatMap(({ foe, chosen }) => hexesCompared(s, foe, chosen)),
    ends: isInReach ? [] : [...aims].flatMap((hex) => endsCompared(s, hex)),
  };
}

/** One thing compared: less is better. */
type Criterion = readonly [by: Reason['by'], value: number];

/** The first thing in which a candidate is worse than the chosen one. */
function reasonAgainst(candidate: readonly Criterion[], chosen: readonly Criterion[]): Reason | null {
  const worse = candidate.find(([, value], n) => value > (chosen[n]?.[1] ?? value));
  return worse === undefined ? null : { by: worse[0], rule: rules[worse[0]] };
}

/** The order of the criteria in which two candidates are compared. */
function compare(one: readonly Criterion[], other: readonly Criterion[]): number {
  for (const [n, [, value]] of one.entries()) {
    const difference = value - (other[n]?.[1] ?? value);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** [gh/monsters.21] */
function foesCompared(s: Situation): readonly FoeCompared[] {
  const nearest = nearestHexes(s);
  const tuples = s.foes.map(({ initiative }, n): readonly Criterion[] => {
    const worth = nearest[n]?.worth ?? noPath;
    return [
      ['no-attack-hex', worth >= noPath ? 1 : 0],
      ['negatives', negativesOf(worth)],
      ['cost', costOf(worth)],
      ['proximity', s.proximities[n] ?? 0],
      ['initiative', initiative],
    ];
  });
  const chosen = [...tuples].sort(compare)[0] ?? [];
  return s.foes.map(({ id, initiative }, n) => {
    const { hex, worth } = nearest[n] ?? { hex: null, worth: noPath };
    const lostBy = hex === null ? reason('no-attack-hex') : reasonAgainst(tuples[n] ?? [], chosen);
    const [negatives, cost] = hex === null ? [0, 0] : [negativesOf(worth), costOf(worth)];
    return { id, hex, negatives, cost, proximity: s.proximities[n] ?? 0, initiative, lostBy };
  });
}

const reason = (by: Reason['by']): Reason => ({ by, rule: rules[by] });

/** For each foe the best hex to attack it from. */
function nearestHexes(s: Situation): readonly { readonly hex: number | null; readonly worth: number }[] {
  const hexes = hexesWithin(s, { least: 0, most: noPath - 1 })
    .map((hex) => ({ hex, worth: worthOf(s, hex), foes: attackable(s, hex) }))
    .sort((one, other) => one.worth - other.worth);
  return s.foes.map((_, n) => hexes.find(({ foes }) => foes & (1 << n)) ?? { hex: null, worth: noPath });
}

/** [gh/monsters.30] */
function hexesCompared(s: Situation, focus: number, chosen: readonly AttackHex[]): readonly HexCompared[] {
  const [best] = chosen;
  return hexesWithin(s, { least: 0, most: noPath - 1 }).flatMap((hex) => {
    const own = chosen.filter((one) => one.hex === hex);
    const groups = own.length > 0 ? own.map(({ group }) => group) : bestGroups(s, hex, focus);
    return groups.map((group): HexCompared => {
      const worth = worthOf(s, hex);
      const tuple = attackTuple(s, focus, { hex, group }, best?.group ?? group);
      const lost = best === undefined ? null : reasonAgainst(tuple, attackTuple(s, focus, best, best.group));
      return {
        focus: idsOf(s, focus)[0] ?? '',
        hex,
        negatives: negativesOf(worth),
        isInReach: costOf(worth) <= s.actor.move,
        hasDisadvantage: (disadvantaged(s, hex) & focus) !== 0,
        targets: s.actor.attack === null ? [] : idsOf(s, group),
        cost: costOf(worth),
        disadvantagesOnOthers: disadvantages(s, hex, group & ~focus),
        lostBy: own.length > 0 ? null : lost,
      };
    });
  });
}

/** The largest group that an attack from a hex can have, with the best further targets; none if the focus is safe. */
function bestGroups(s: Situation, hex: number, focus: number): readonly number[] {
  if ((attackable(s, hex) & focus) === 0) return [];
  const groups = [...groupsAt(s, hex, focus)];
  groups.sort((one, other) => countOf(other) - countOf(one) || comparePreference(s, one, other));
  return groups.slice(0, 1);
}

function attackTuple(
  s: Situation,
  focus: number,
  { hex, group }: AttackHex,
  best: number,
): readonly Criterion[] {
  const worth = worthOf(s, hex);
  return [
    ['negatives', negativesOf(worth)],
    ['reach', costOf(worth) > s.actor.move ? 1 : 0],
    ['disadvantage', disadvantages(s, hex, focus)],
    ['targets', -countOf(group)],
    [
      'disadvantage-on-others',
      s.readings.shedsDisadvantageOnOthers ? disadvantages(s, hex, group & ~focus) : 0,
    ],
    ['shorter-path', costOf(worth)],
    ['further-targets', comparePreference(s, group, best)],
  ];
}

/** [gh/monsters.31] */
function endsCompared(s: Situation, towards: number): readonly EndCompared[] {
  const tuples = possibleEnds(s, towards).map(({ end, sofar, ahead }) => ({
    end,
    tuple: [
      ['negatives-in-all', negativesOf(sofar) + negativesOf(ahead)],
      ['path-ahead', costOf(ahead)],
      ['needless-steps', costOf(sofar)],
    ] as const satisfies readonly Criterion[],
  }));
  const chosen = tuples.map(({ tuple }) => tuple).sort(compare)[0] ?? [];
  return tuples.map(({ end, tuple }) => ({
    towards,
    end,
    negatives: tuple[0][1],
    costAhead: tuple[1][1],
    cost: tuple[2][1],
    lostBy: reasonAgainst(tuple, chosen),
  }));
}
