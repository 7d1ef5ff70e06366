/** Words about where heroes are, and which side of their card is up. */
import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Hero } from '../../state.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { SpaceId } from '../../vocabulary/ids.ts';
import type { Table, Wow } from '../../wow.ts';
import { causeOf, type Deed, heroMeant } from '../deeds.ts';
import { putOff } from '../healing.ts';
import { canBeSummoned } from '../plays.ts';
import { combatOf, isHeld, isOpenTo, rightOf } from '../table.ts';
import { turnCard } from '../turning.ts';
import { isByFoe, push, put, walk, waysWithin, wayTo } from '../walking.ts';
import { readElsewhere, type WordsFor } from './words.ts';

export const onMovement: WordsFor<
  'move' | 'teleport' | 'slow' | 'stop' | 'end-movement' | 'ignore-aggro' | 'turn-card'
> = {
  move: moveWord,
  teleport: teleportWord,
  slow: ({ who }, g, deed) => {
    const hero = heroMeant(g, deed, who);
    if (hero === null) return undefined;
    const { by, source } = causeOf(deed);
    putOff(g, hero, { is: 'slowed', by, source });
    return undefined;
  },
  stop: readElsewhere,
  'end-movement': (_, __, { hero }) => {
    if (hero !== null) hero.turn.stopped = true;
    return undefined;
  },
  'ignore-aggro': (_, __, { hero }) => {
    if (hero !== null) hero.turn.ignoresAggro = true;
    return undefined;
  },
  'turn-card': ({ to, who }, g, deed) => {
    const hero = heroMeant(g, deed, who);
    if (hero !== null) turnCard(g, hero, to);
    return undefined;
  },
};

function moveWord(effect: Extract<Effect, { is: 'move' }>, g: Wow, deed: Deed): Rule | undefined {
  const hero = heroMeant(g, deed, effect.who);
  if (hero === null) return undefined;
  if (effect.toFoe === true) return intercept(g, hero, effect.n, deed);
  const by = effect.by === 'right' ? rightOf(g.state, hero).seat : (deed.hero?.seat ?? hero.seat);
  const moved = { hero: hero.seat, by, n: effect.n, source: deed.source };
  if (effect.afterCombat !== true) return push(g, moved);
  combatOf(g.state).pushes.push(moved);
  return undefined;
}

/** Moves up to some spaces to where somebody can be fought, also after the end of the walk. */
function* intercept(g: Wow, hero: Hero, n: number, { source }: Deed): Rule {
  if (isHeld(g, hero)) return;
  const ways = waysWithin(g, hero, n);
  const from = [...ways.keys()].filter((space) => isByFoe(g, hero, space));
  if (from.length === 0) return;
  const to = yield* choose('where', {
    seat: hero.seat,
    rule: 'wow/aim.8',
    from,
    about: () => ({ source, why: 'intercept' as const, hero: hero.seat }),
  });
  const way = wayTo(ways, to as SpaceId); // staying is not offered
  hero.turn.steps += way.length;
  if (hero.turn.limit !== null) hero.turn.limit += way.length;
  hero.turn.stopped = false;
  yield* walk(g, hero, way);
}

function* teleportWord(effect: Extract<Effect, { is: 'teleport' }>, g: Wow, deed: Deed): Rule {
  const hero = heroMeant(g, deed, effect.who);
  if (hero === null) return;
  if (effect.to === 'own-space') return yield* summonTo(g, hero, deed);
  if (effect.leavesAggro !== true && isHeld(g, hero)) return;
  const from = spacesFor(g, hero, effect.to);
  if (from.length === 0) return;
  const options: readonly (SpaceId | 'stay')[] = effect.may === true ? [...from, 'stay'] : from;
  const why = effect.to === 'city' ? 'city' : effect.to === 'flight-path' ? 'flight' : 'teleport';
  const to = yield* choose('where', {
    seat: hero.seat,
    rule: 'wow/movement.14',
    from: options,
    about: () => ({ source: deed.source, why, hero: hero.seat }),
  });
  if (to === 'stay') return;
  yield* put(g, hero, to, { how: why === 'flight' ? 'flew' : 'teleported', source: deed.source });
}

/** Where a hero can go without walking; its level always counts. [wow/movement.4] */
export function spacesFor(
  table: Table,
  hero: Hero,
  to: Exclude<Extract<Effect, { is: 'teleport' }>['to'], 'own-space'>,
): readonly SpaceId[] {
  const { board } = table.content;
  const all =
    to === 'city'
      ? board.cities
      : to === 'flight-path'
        ? board.flightPaths
        : [...board.spaces.keys()].filter((space) => board.distance(hero.space, space) <= to.within);
  return all.filter((space) => space !== hero.space && isOpenTo(table, hero, space));
}

/** Brings a rival to the space of the hero that acts. */
function* summonTo(g: Wow, rival: Hero, { hero, source }: Deed): Rule {
  if (hero === null || !canBeSummoned(g, rival, hero)) return;
  yield* put(g, rival, hero.space, { how: 'summoned', source });
}
