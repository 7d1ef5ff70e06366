/** How good it is for a hero to end its movement in a space. */
import { foeOn } from '../../rules/foes.ts';
import { isGrounded } from '../../rules/resources.ts';
import { cardOf, isCity, spaceOf, unbeatenAt } from '../../rules/table.ts';
import { stepsLeft, waysOf, waysWithin } from '../../rules/walking.ts';
import type { Foe } from '../../vocabulary/challenge-cards.ts';
import type { SpaceId } from '../../vocabulary/ids.ts';
import type { Level } from '../../vocabulary/terms.ts';
import { oddsAgainst, typicalFoe } from '../fights/forecast.ts';
import { duelWorth } from '../fights/stakes.ts';
import { spoilsOf, toll } from '../goods/prices.ts';
import { resourceWorth } from '../goods/resources.ts';
import { tokensWorth } from '../goods/tokens.ts';
import { armsIn, helpIn, type Mind, oncePerMind } from '../mind.ts';
import { bountyIn, bountyOn, goalsOf, leastReward, rewardWorth } from './goals.ts';
import { type Journeys, journeysOf } from './journeys.ts';

const journeysIn: (mind: Mind) => Journeys = oncePerMind(({ table, hero }) =>
  journeysOf(table.content, hero.level, isGrounded(table, hero)),
);

/** Ways on foot only, for one who has just flown. */
const onFoot: (mind: Mind) => Journeys = oncePerMind(({ table, hero }) =>
  journeysOf(table.content, hero.level, true),
);

/** The goals as they look from a space: the best counts whole, the others a little. */
export const goalsFrom = (mind: Mind, space: SpaceId): number => seenFrom(mind, journeysIn(mind), space);

/** The same for a hero that has landed there and will walk. */
export const goalsLanded = (mind: Mind, space: SpaceId): number => seenFrom(mind, onFoot(mind), space);

function seenFrom(mind: Mind, journeys: Journeys, space: SpaceId): number {
  let best = 0;
  let sum = 0;
  for (const goal of goalsOf(mind)) {
    const worth = goal.worth * journeys.left(space, goal.space);
    if (worth > best) best = worth;
    sum += worth;
  }
  return best + 0.15 * sum;
}

const seen: (mind: Mind) => Map<SpaceId, number> = oncePerMind(() => new Map());

/** What waits in a space, and where it leads. */
export function prospectOf(mind: Mind, space: SpaceId): number {
  const known = seen(mind);
  const before = known.get(space);
  if (before !== undefined) return before;
  const worth = goalsFrom(mind, space) + challengeAt(mind, space) + explorationAt(mind, space);
  known.set(space, worth);
  return worth;
}

/** The best that can be reached on foot, or by staying. */
export const bestOnFoot: (mind: Mind) => number = oncePerMind((mind) =>
  bestOf(mind, waysOf(mind.table, mind.hero).keys()),
);

/** The best that could be reached with more steps. */
export function bestWithMore(mind: Mind, n: number): number {
  const steps = stepsLeft(mind.table, mind.hero);
  if (mind.hero.turn.stopped) return bestOnFoot(mind);
  return bestOf(mind, waysWithin(mind.table, mind.hero, steps + n).keys());
}

/** The best of some spaces, or staying. */
export function bestOf(mind: Mind, spaces: Iterable<SpaceId>): number {
  let best = prospectOf(mind, mind.hero.space);
  for (const space of spaces) best = Math.max(best, prospectOf(mind, space));
  return best;
}

/** What the challenge of a space is worth. */
function challengeAt(mind: Mind, space: SpaceId): number {
  const { table, hero } = mind;
  if (isCity(table.content, space)) return 0;
  const duels = table.state.heroes.map((rival) =>
    rival !== hero && rival.space === space ? duelWorth(mind, rival) : 0,
  );
  return Math.max(...duels, encounterAt(mind, space));
}

function encounterAt(mind: Mind, space: SpaceId): number {
  const { table } = mind;
  const foes = unbeatenAt(table.state, space);
  const place = spaceOf(table.content, space);
  if (foes.length > 0)
    return Math.max(
      ...foes.map(({ card }) =>
        cardFight(mind, foeOn(table.content, card), cardOf(table.content, card).level),
      ),
    );
  // What a box promises is a goal of its own; without a promise its fight is only a price.
  if (place.encounter?.foe != null)
    return rewardWorth(mind, place) < leastReward ? fightWorth(mind, place.encounter.foe, 0) : 0;
  if (place.encounter !== null || table.state.locationEvents.some((event) => event.space === space)) return 0;
  return deckFight(mind, place.level);
}

/** What a fight for an item, and for what quests give, is worth. */
export const cardFight = (mind: Mind, foe: Foe, level: Level): number =>
  fightWorth(mind, foe, spoilsOf(mind, level) + bountyOn(mind, foe, level));

/** A fight brings its spoils, and hurts. */
export function fightWorth(mind: Mind, foe: Foe, spoils: number): number {
  const odds = oddsAgainst(mind.table, armsIn(mind), foe, helpIn(mind));
  return odds.win * spoils - toll(mind, odds);
}

const usual: (mind: Mind) => Map<Level, number> = oncePerMind(() => new Map());

/** A card of a deck is as good as the foes of its level are on average. */
export function deckFight(mind: Mind, level: Level): number {
  const known = usual(mind);
  const before = known.get(level);
  if (before !== undefined) return before;
  const worth = fightWorth(
    mind,
    typicalFoe(mind.table.content, level),
    spoilsOf(mind, level) + bountyIn(mind, level),
  );
  known.set(level, worth);
  return worth;
}

/** What the box of a lair is worth to whoever stands in it. */
export function lairFight(mind: Mind, space: SpaceId): number {
  const place = spaceOf(mind.table.content, space);
  const foe = place.encounter?.foe;
  return foe == null ? 0 : fightWorth(mind, foe, 0.05 + rewardWorth(mind, place));
}

/** Tokens take the place of a resource. */
function explorationAt(mind: Mind, space: SpaceId): number {
  const { table } = mind;
  if (table.state.tokens.some((token) => token.space === space)) return tokensWorth(mind, space);
  let best = 0;
  for (const resource of spaceOf(table.content, space).resources)
    if (resource !== 'flight-path') best = Math.max(best, resourceWorth(mind, resource));
  return best;
}
