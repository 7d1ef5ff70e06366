/** A hero is defeated. [wow/damage.2 to wow/damage.8] */
import type { Rule, Seat } from '@tavolo/kernel';
import { choose } from '../ask.ts';
import type { Cause } from '../facts.ts';
import type { Hero } from '../state.ts';
import type { SpaceId } from '../vocabulary/ids.ts';
import type { Wow } from '../wow.ts';
import { takeAllOff } from './attached-cards.ts';
import { happen } from './happenings.ts';
import { cure } from './healing.ts';
import { isActive } from './table.ts';

/** Defeated outside of a combat: quests and events hear of it, then come the steps. */
export function* fall(g: Wow, hero: Hero, cause: Cause): Rule {
  yield* happen(g, [{ is: 'defeated', hero: hero.seat, cause, victor: null }]);
  yield* retreat(g, hero, cause.by);
}

/** To the nearest city, unhurt, starting side up, without attached cards; the rest is kept. [wow/damage.2, wow/damage.6] */
export function* retreat(g: Wow, hero: Hero, by: Seat | null): Rule {
  const city = yield* nearestCity(g, hero);
  hero.space = city;
  hero.damage = 0;
  hero.reversed = false;
  hero.lasting = [];
  hero.turn.stopped = true;
  hero.account.defeats++;
  g.tell({ is: 'was-defeated', hero: hero.seat, by: by === hero.seat ? null : by, city }, 'wow/damage.2');
  takeAllOff(g, 'hero', hero.seat, 'wow/damage.2');
  cure(g, hero);
  if (isActive(g.state, hero)) endOwnPhases(g);
}

/** With several cities equally near, the hero chooses. [wow/damage.3] */
function* nearestCity(g: Wow, hero: Hero): Rule<SpaceId> {
  const { cities, distance } = g.content.board;
  const nearest = Math.min(...cities.map((city) => distance(hero.space, city)));
  const city = yield* choose('where', {
    seat: hero.seat,
    rule: 'wow/damage.3',
    from: cities.filter((one) => distance(hero.space, one) === nearest),
    about: () => ({ source: null, why: 'retreat' as const, hero: hero.seat }),
  });
  return city as SpaceId; // staying is not offered
}

/** In the own turn only upkeep is left. [wow/damage.7] */
function endOwnPhases({ state }: Wow): void {
  const { phase } = state;
  if (phase === 'turn-start' || phase === 'movement' || phase === 'exploration') state.phase = 'upkeep';
  if (phase === 'challenge' || phase === 'draw') state.phase = 'upkeep';
}
