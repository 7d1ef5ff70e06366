/** Damage on heroes: prevented, put on, and what comes of it. [wow/damage.1, wow/combat.11] */
import type { Rule } from '@tavolo/kernel';
import type { Cause } from '../facts.ts';
import type { Hero } from '../state.ts';
import type { Cost } from '../vocabulary/effects.ts';
import type { Wow } from '../wow.ts';
import { healthOf } from './base-numbers.ts';
import { asPrice } from './costs.ts';
import { fall } from './defeat.ts';
import { happen } from './happenings.ts';
import { isImmuneToDisease } from './healing.ts';
import { activeHero, clockwiseFrom, sideOf } from './table.ts';
import { afterPrevention, survives } from './wards.ts';

/** Damage about to be put on a hero. */
export type Hit = { readonly hero: Hero; readonly n: number; readonly cause: Cause };

/** Puts damage on heroes, all in one moment, and sees who falls. What is 0 after all is none. [wow/combat.16] */
export function* hurt(g: Wow, hits: readonly Hit[]): Rule {
  const landed: Hit[] = [];
  for (const { hero, n, cause } of hits) {
    const left = yield* afterPrevention(g, { hero, n, cause });
    if (left > 0) landed.push({ hero, n: left, cause });
  }
  for (const { hero, n, cause } of landed) {
    hero.damage += n;
    const side = sideOf(g.state.combat, hero);
    if (side !== null && g.state.combat !== null) g.state.combat[side].hurt = true;
    g.tell({ is: 'hurt', hero: hero.seat, n, now: hero.damage, cause }, 'wow/damage.1');
  }
  if (landed.length === 0) return;
  yield* happen(
    g,
    landed.map(({ hero, n, cause }) => ({ is: 'damaged' as const, hero: hero.seat, n, cause })),
  );
  yield* seeWhoFalls(g, landed);
}

/** Several heroes fall clockwise from the active one, a duel's defender before all; in a combat they wait for its end. [wow/damage.10, wow/powers.5] */
function* seeWhoFalls(g: Wow, landed: readonly Pick<Hit, 'hero' | 'cause'>[]): Rule {
  const clockwise = clockwiseFrom(g.state, activeHero(g.state));
  const defender = clockwise.filter(({ seat }) => seat === g.state.combat?.rival);
  for (const hero of new Set([...defender, ...clockwise])) {
    const last = landed.findLast((hit) => hit.hero === hero);
    if (last !== undefined) yield* seeWhetherFalls(g, hero, last.cause);
  }
}

/** A hero whose damage has reached its health falls; one who fights waits for the end, unless the combat was cancelled. [wow/combat.11] */
export function* seeWhetherFalls(g: Wow, hero: Hero, cause: Cause): Rule {
  if (hero.damage < healthOf(g, hero)) return;
  if (yield* survives(g, hero)) return;
  const { combat } = g.state;
  const side = sideOf(combat, hero);
  if (combat !== null && side !== null) combat[side].fallen = true;
  if (combat === null || side === null || combat.cancelled !== null) yield* fall(g, hero, cause);
}

/** A price in damage may have been too much, where the table allows it. [wow/A-33] */
export function* seeWhetherPriceDefeats(g: Wow, hero: Hero, costs: readonly Cost[], source: string): Rule {
  if (costs.some(({ is }) => is === 'damage')) yield* seeWhetherFalls(g, hero, asPrice(source));
}

/** A Disease token lowers health; that may be enough to fall. [wow/A-18] */
export function* catchDisease(g: Wow, hero: Hero, cause: Cause): Rule {
  if (isImmuneToDisease(g, hero)) return;
  hero.diseases++;
  g.tell({ is: 'caught-disease', hero: hero.seat, now: hero.diseases }, 'wow/A-18');
  yield* seeWhetherFalls(g, hero, cause);
}
