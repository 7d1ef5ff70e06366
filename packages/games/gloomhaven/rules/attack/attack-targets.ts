import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Gloom } from '../../gloomhaven.ts';
import type { PlacementOption } from '../../options.ts';
import type { AttackAsked } from '../../questions.ts';
import type { Figure } from '../../state.ts';
import type { Attack } from '../../vocabulary/abilities.ts';
import type { Amount } from '../../vocabulary/amounts.ts';
import type { FigureId } from '../../vocabulary/ids.ts';
import type { Targets } from '../../vocabulary/targets.ts';
import type { Deed } from '../abilities/deed.ts';
import { candidates, enemiesInReach } from '../abilities/targets.ts';
import { sees } from '../board.ts';
import { chooseOrUse } from '../cards/items-in-action.ts';
import { enemiesOf, figureById } from '../figures.ts';
import { areaAsked, noArea, placements, placementWith } from './areas.ts';
import { forAll } from './attack-items.ts';
import { expectedBlows } from './expected.ts';
import { enemiesOnTheWay } from './on-the-way.ts';
import type { Reach, Strike } from './strike.ts';

/** An attack ability whose targets are to be chosen, and how many. */
export type Aim = { readonly ability: Attack; readonly strike: Strike; readonly count: number };

/** The range that a group is in; a group that is adjacent to something has none. */
export const rangeOf = (targets: Targets | undefined): Amount | null =>
  targets?.is === 'figures' && targets.where.is === 'within' && targets.where.range !== 1
    ? targets.where.range
    : null;

/** A group in range is in the range of the attack as it is now. */
const reaching = (targets: Targets, { range }: Reach): Targets =>
  targets.is === 'figures' && targets.where.is === 'within' && rangeOf(targets) !== null
    ? { ...targets, where: { ...targets.where, range } }
    : targets;

/** A named group; of those who are beside something else than the attacker, those whom it sees. [gh/attack.10] */
const groupIn = (g: Gloom, deed: Deed, targets: Targets, reach: Reach): readonly Figure[] =>
  candidates(g, deed, reaching(targets, reach)).filter(
    ({ hex }) => !isElsewhere(targets) || sees(g, deed.by.hex, hex),
  );

const isElsewhere = (targets: Targets): boolean =>
  targets.is === 'figures' && targets.where.is === 'within' && targets.where.of !== 'performer';

/** There is somebody whom it could be on. */
export function isAnybodyIn(g: Gloom, deed: Deed, { area, targets }: Attack, reach: Reach): boolean {
  if (area !== undefined) return placements(g, deed, area, reach.range).length > 0;
  if (targets !== undefined) return groupIn(g, deed, targets, reach).length > 0;
  return enemiesInReach(g, deed, reach).length > 0;
}

/** An area, a named group, or so many enemies in range and sight. */
export function* chooseTargets(g: Gloom, deed: Deed, aim: Aim): Rule<readonly Figure[]> {
  const { ability, strike, count } = aim;
  const { targets } = ability;
  if (ability.area !== undefined) return yield* inArea(g, deed, aim);
  if (targets !== undefined) {
    const all = groupIn(g, deed, targets, strike);
    return yield* group(g, deed, all, { targets, strike });
  }
  const inReach = enemiesInReach(g, deed, strike);
  const chosen = yield* oneByOne(g, deed, { inReach, chosen: [], strike }, count);
  if (ability.alongPath !== true || chosen[0] === undefined) return chosen;
  const along = yield* enemiesOnTheWay(g, deed, chosen[0]);
  return [...chosen, ...along.filter((it) => !chosen.includes(it))];
}

function* group(
  g: Gloom,
  deed: Deed,
  all: readonly Figure[],
  { targets, strike }: { readonly targets: Targets; readonly strike: Strike },
): Rule<readonly Figure[]> {
  const count = targets.is === 'figures' ? targets.count : 'all';
  if (all.length === 0) return [];
  if (count !== 'all') return yield* oneByOne(g, deed, { inReach: all, chosen: [], strike }, count);
  const about = () => ({
    figure: deed.by.id,
    ability: 'attack' as const,
    value: null,
    figures: all.map(({ id }) => id),
  });
  const use = yield* chooseOrUse<'perform' | 'skip'>(
    g,
    deed,
    () => ['perform', 'skip'],
    (from) => choose('ability-use', { seat: deed.seat, rule: 'gh/turn.5', from, about }),
  );
  return use === 'perform' ? yield* inOrder(g, deed, strike, all) : [];
}

type Asked = { readonly targets: readonly Figure[]; readonly targeted: number };

/**
 * The attacker, its range, the printed value where it is the same for all that may be attacked, and what is expected of an
 * attack on each, if so many are attacked in all.
 */
function aboutStrike(g: Gloom, deed: Deed, strike: Strike, asked: Asked): AttackAsked {
  const [value = null, ...others] = new Set(asked.targets.map((it) => strike.value(it)));
  return {
    figure: deed.by.id,
    range: strike.range,
    value: others.length === 0 ? value : null,
    left: null,
    ...noArea,
    blows: expectedBlows(g, deed, strike, asked),
  };
}

type Choosing = {
  readonly inReach: readonly Figure[];
  readonly chosen: readonly Figure[];
  readonly strike: Strike;
};

/** Up to so many different enemies. [gh/attack.42, gh/attack.43] */
function* oneByOne(
  g: Gloom,
  deed: Deed,
  { inReach, chosen, strike }: Choosing,
  most: number,
): Rule<readonly Figure[]> {
  const picked = [...chosen];
  const left = (): readonly FigureId[] => inReach.filter((it) => !picked.includes(it)).map(({ id }) => id);
  while (picked.length < most && left().length > 0) {
    const about = () => ({
      ...aboutStrike(g, deed, picked.length === 0 ? strike : forAll(strike), {
        targets: inReach,
        targeted: Math.min(most, inReach.length),
      }),
      left: most - picked.length,
    });
    const answer = yield* chooseOrUse<FigureId | 'skip' | 'done'>(
      g,
      deed,
      () => [...left(), picked.length === 0 ? 'skip' : 'done'],
      (from) => choose('attack-target', { seat: deed.seat, rule: 'gh/attack.1', from, about }),
    );
    const figure = g.state.figures.find(({ id }) => id === answer);
    if (figure === undefined) break;
    picked.push(figure);
  }
  return picked;
}

/** An area is placed; further targets are single enemies in range outside it. [gh/attack.35, gh/effects.21] */
function* inArea(g: Gloom, deed: Deed, { ability, strike, count }: Aim): Rule<readonly Figure[]> {
  if (ability.area === undefined) return [];
  const ways = placements(g, deed, ability.area, strike.range);
  if (ways.length === 0) return [];
  const about = () => ({
    ...aboutStrike(g, deed, strike, { targets: enemiesOf(g.state, deed.side), targeted: 1 }),
    ...areaAsked(ways),
  });
  const answer = yield* chooseOrUse<PlacementOption | 'skip'>(
    g,
    deed,
    () => [...ways.map(({ id }) => id), 'skip'],
    (from) => choose('attack-target', { seat: deed.seat, rule: 'gh/attack.35', from, about }),
  );
  const placed = placementWith(ways, answer);
  if (placed === null) return [];
  deed.area = placed.hexes;
  const hit = placed.hit.flatMap((id) => figureById(g.state, id) ?? []);
  const chosen = yield* oneByOne(
    g,
    deed,
    { inReach: enemiesInReach(g, deed, strike), chosen: hit, strike },
    hit.length + count - 1,
  );
  return yield* inOrder(g, deed, strike, chosen);
}

/** Targets that were not named one by one are attacked in the order the attacker wants. [gh/attack.45] */
function* inOrder(g: Gloom, deed: Deed, strike: Strike, all: readonly Figure[]): Rule<readonly Figure[]> {
  const ordered: Figure[] = [];
  while (ordered.length < all.length) {
    const left = all.filter((it) => !ordered.includes(it));
    const about = () => ({
      ...aboutStrike(g, deed, ordered.length === 0 ? strike : forAll(strike), {
        targets: left,
        targeted: all.length,
      }),
      left: left.length,
    });
    const next = yield* chooseOrUse<FigureId>(
      g,
      deed,
      () => left.map(({ id }) => id),
      (from) => choose('attack-target', { seat: deed.seat, rule: 'gh/attack.45', from, about }),
    );
    const figure = figureById(g.state, next);
    if (figure !== null) ordered.push(figure);
  }
  return ordered;
}
