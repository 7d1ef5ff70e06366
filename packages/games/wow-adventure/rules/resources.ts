/** What spaces offer. [wow/resources] */
import { type Rule, together } from '@tavolo/kernel';
import { choose } from '../ask.ts';
import type { Hero } from '../state.ts';
import type { Resource } from '../vocabulary/terms.ts';
import type { Table, Wow } from '../wow.ts';
import { holds } from './conditions.ts';
import { placeDiscovery } from './discoveries.ts';
import { perform } from './effects/effects.ts';
import { spacesFor } from './effects/movement.ts';
import { discardChosen, drawCards, keepHandLimit } from './hands.ts';
import { happen } from './happenings.ts';
import { cure, heal } from './healing.ts';
import { discardItem, gainItem } from './items.ts';
import { drawEliteQuest } from './quests.ts';
import { cardOf, isHeld, itemsOf, rivalsOf } from './table.ts';
import { put } from './walking.ts';
import { heroPowers } from './wielded.ts';

/** Activates a resource of the hero's space. [wow/exploration.5] */
export function* useResource(g: Wow, hero: Hero, resource: Resource): Rule {
  g.tell({ is: 'used-resource', hero: hero.seat, resource, space: hero.space }, 'wow/exploration.5');
  yield* activate(g, hero, resource);
  yield* workOnResource(g, hero, resource);
  yield* happen(g, [{ is: 'used', by: hero.seat, resource }]);
}

function* activate(g: Wow, hero: Hero, resource: Resource): Rule {
  switch (resource) {
    case 'scroll':
      drawCards(g, hero, 1, 'wow/resources.1');
      return yield* keepHandLimit(g, hero);
    case 'book':
      return yield* readBook(g, hero);
    case 'potion-small':
      return heal(g, hero, 1, { more: healedMore(g, hero, resource), rule: 'wow/resources.3' });
    case 'potion-large':
      heal(g, hero, 2, { more: healedMore(g, hero, resource), rule: 'wow/resources.3' });
      return cure(g, hero);
    case 'place-discovery':
      return yield* placeDiscovery(g, hero);
    case 'flight-path':
      return yield* fly(g, hero);
    case 'auction-house':
      return yield* trade(g, hero);
    case 'quest-giver':
      return yield* drawEliteQuest(g, hero);
  }
}

/** Two for the hero; then everybody else draws one and discards one, all at once. [wow/resources.2] */
function* readBook(g: Wow, hero: Hero): Rule {
  drawCards(g, hero, 2, 'wow/resources.2');
  yield* keepHandLimit(g, hero);
  const rivals = rivalsOf(g.state, hero);
  for (const rival of rivals) drawCards(g, rival, 1, 'wow/resources.2');
  yield* together(
    rivals
      .filter(({ hand }) => hand.length > 0)
      .map((rival) => ({
        seat: rival.seat,
        rule: discardChosen(g, rival, { n: 1, why: 'effect', source: 'book', rule: 'wow/resources.2' }),
      })),
  );
}

/** What powers of that moment add to a potion of the map. */
function healedMore(table: Table, hero: Hero, resource: Resource): number {
  let more = 0;
  for (const { power } of heroPowers(table, hero, 'resource')) {
    if (power.resources?.includes(resource) !== true) continue;
    for (const effect of power.do) if (effect.is === 'bonus' && effect.stat === 'healing') more += effect.n;
  }
  return more;
}

/** What else such powers do to the hero that uses the resource. */
function* workOnResource(g: Wow, hero: Hero, resource: Resource): Rule {
  for (const { power, from, card } of heroPowers(g, hero, 'resource')) {
    if (power.resources?.includes(resource) !== true) continue;
    if (!holds(g, { hero, side: null }, power.if)) continue;
    const effects = power.do.filter(({ is }) => is !== 'bonus');
    yield* perform(g, { hero, side: null, source: from, means: 'event', perform, card }, effects);
  }
}

/** Whether something in play grounds everybody. */
export const isGrounded = (table: Table, hero: Hero): boolean =>
  heroPowers(table, hero).some(({ power }) => power.do.some(({ is }) => is === 'no-flight'));

/** To any other space with a flight path, at once. [wow/resources.5, wow/resources.7] */
function* fly(g: Wow, hero: Hero): Rule {
  if (isHeld(g, hero) || isGrounded(g, hero)) return;
  const from = spacesFor(g, hero, 'flight-path');
  if (from.length === 0) return;
  const to = yield* choose('where', {
    seat: hero.seat,
    rule: 'wow/resources.5',
    from,
    about: () => ({ source: 'flight-path', why: 'flight' as const, hero: hero.seat }),
  });
  yield* put(g, hero, to, { how: 'flew', source: 'flight-path' });
}

/** One item for another of the same colour; on a market day twice. [wow/resources.8] */
function* trade(g: Wow, hero: Hero): Rule {
  const isTwice = heroPowers(g, hero).some(({ power }) => power.do.some(({ is }) => is === 'second-trade'));
  for (let nth = 0; nth < (isTwice ? 2 : 1); nth++) {
    const items = itemsOf(hero);
    if (items.length === 0) return;
    const card = yield* choose('item', {
      seat: hero.seat,
      rule: 'wow/resources.8',
      from: nth === 0 ? items : [...items, 'none'],
      about: () => ({ source: 'auction-house', why: 'auction' as const, of: hero.seat }),
    });
    if (card === 'none') return;
    discardItem(g, hero, card, 'wow/resources.8');
    gainItem(g, hero, cardOf(g.content, card).level);
  }
}
