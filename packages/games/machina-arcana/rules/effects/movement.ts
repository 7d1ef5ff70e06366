/** Words that move units. */
import type { Rule } from '@tavolo/kernel';
import { distance } from '@tavolo/squares';
import { choose } from '../../ask.ts';
import type { Machina } from '../../machina.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { UnitId } from '../../vocabulary/ids.ts';
import { placeOf, type SpaceId } from '../../vocabulary/places.ts';
import type { Deed } from '../abilities/deeds.ts';
import { singledOut, unitsFor } from '../abilities/singled-out.ts';
import { isStanding } from '../losses/losses.ts';
import { displace, moveTo, swap } from '../moving/displacing.ts';
import { landingsOf } from '../moving/free-moves.ts';
import { shoveOrigin } from '../moving/shoving.ts';
import { stepAway, stepToward } from '../moving/steps-of-monsters.ts';
import { teleportUnit } from '../moving/teleporting.ts';
import { deciderFor, explorerWith, spaceOf, spacesOf } from '../units.ts';
import type { WordsFor } from './words.ts';

type Word<Is extends Effect['is']> = Extract<Effect, { is: Is }>;

export const onMovement: WordsFor<'move' | 'push' | 'pull' | 'teleport' | 'swap'> = {
  move: moveAll,
  push: (effect, g, deed) => shove(effect, g, deed),
  pull: (effect, g, deed) => shove(effect, g, deed),
  teleport: function* (effect, g, deed): Rule {
    for (const unit of yield* unitsFor(g, deed, effect.who)) yield* teleportUnit(g, deed, unit, effect);
  },
  swap: changePlaces,
};

function* moveAll(effect: Word<'move'>, g: Machina, deed: Deed): Rule {
  for (const unit of yield* unitsFor(g, deed, effect.who)) {
    if (!isStanding(g, unit)) continue;
    if (explorerWith(g.state, unit) === null) yield* moveMonster(effect, g, { ...deed, self: unit });
    else yield* moveExplorer(effect, g, deed, unit);
  }
}

/** An explorer goes where its player likes, or where the word allows; or stays. */
function* moveExplorer(effect: Word<'move'>, g: Machina, deed: Deed, unit: UnitId): Rule {
  const from = spaceOf(g.state, unit);
  const landings = landingsOf(g, unit, effect).filter((to) => isCloser(g, effect, deed, [unit, to]));
  if (from === null || landings.length === 0) return;
  const to = yield* choose('where', {
    seat: deciderFor(g.state, unit),
    rule: 'ma/effects.1',
    from: [...landings, 'stay'],
    about: () => ({ why: 'move', unit, card: deed.card }),
  });
  if (to === 'stay') return;
  moveTo(g, unit, to);
  noteMove(g, unit);
  g.tell({ is: 'displaced', unit, from, to, how: 'moved', source: deed.card }, 'ma/effects.1');
}

/** Where the word says toward the target, only what is closer to it. */
function isCloser(
  g: Machina,
  { toward }: Word<'move'>,
  { target, aimedAt }: Deed,
  [unit, to]: readonly [UnitId, SpaceId],
): boolean {
  if (toward !== 'target') return true;
  const standing = target?.is === 'unit' ? spacesOf(g, target.unit) : [];
  const goals = standing.length > 0 ? standing : aimedAt === null ? [] : [aimedAt];
  const away = (space: SpaceId): number =>
    Math.min(...goals.map((goal) => distance(placeOf(goal), placeOf(space))));
  return spacesOf(g, unit).every((from) => away(to) < away(from));
}

/** Whoever leaves its space in its own turn has moved. */
function noteMove({ state }: Machina, unit: UnitId): void {
  const explorer = explorerWith(state, unit);
  if (explorer !== null && state.active === unit) explorer.moved = true;
}

/** A monster takes steps, closer to whom it goes for or away from it. */
function* moveMonster({ n, toward }: Word<'move'>, g: Machina, deed: Deed): Rule {
  const { self } = deed;
  const from = self === null ? null : spaceOf(g.state, self);
  if (self === null || from === null) return;
  const goal =
    toward === 'target'
      ? yield* singledOut(g, deed, 'target')
      : toward === 'away-from-attacker'
        ? (deed.attack?.by ?? null)
        : yield* singledOut(g, deed, 'nearest-explorer');
  if (goal === null) return;
  for (let step = 0; step < n; step++) {
    const to = toward === 'away-from-attacker' ? stepAway(g, self, goal) : stepToward(g, self, goal);
    if (to === null) break;
    moveTo(g, self, to);
  }
  const to = spaceOf(g.state, self);
  if (to !== null && to !== from)
    g.tell({ is: 'displaced', unit: self, from, to, how: 'moved', source: deed.card }, 'ma/effects.1');
}

/** Those pushed go the farthest first, those pulled the nearest first. [ma/pushing.7] */
function* shove(effect: Word<'push'> | Word<'pull'>, g: Machina, deed: Deed): Rule {
  const units = yield* unitsFor(g, deed, effect.who);
  const origin = (unit: UnitId) => shoveOrigin(g, deed, effect.from ?? 'self', unit);
  const away = (unit: UnitId): number => distanceTo(g, unit, origin(unit));
  const sign = effect.is === 'push' ? -1 : 1;
  for (const unit of [...units].sort((one, other) => sign * (away(one) - away(other)))) {
    const n = effect.upTo === true ? yield* howFar(g, deed, unit, effect.n) : effect.n;
    yield* displace(g, {
      how: effect.is,
      unit,
      from: origin(unit),
      n,
      by: deed.self,
      source: deed.card,
      stopsBeforePit: effect.stopsBeforePit === true,
    });
  }
}

function distanceTo(g: Machina, unit: UnitId, spaces: readonly SpaceId[]): number {
  const own = spacesOf(g, unit).map(placeOf);
  return Math.min(...own.flatMap((from) => spaces.map((to) => distance(from, placeOf(to)))));
}

function* howFar(g: Machina, { card, ability, self }: Deed, unit: UnitId, n: number): Rule<number> {
  const picked = yield* choose('how-far', {
    seat: deciderFor(g.state, self),
    rule: 'ma/pushing.6',
    from: Array.from({ length: n + 1 }, (_, far): `${number}` => `${far}`),
    about: () => ({ card, ability, unit }),
  });
  return Number(picked);
}

function* changePlaces({ one, other }: Word<'swap'>, g: Machina, deed: Deed): Rule {
  const first = yield* singledOut(g, deed, one);
  const second = yield* singledOut(g, deed, other);
  if (first !== null && second !== null) swap(g, first, second, { by: deed.self, source: deed.card });
}
