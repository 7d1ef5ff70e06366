/** The course of a turn. [wow/turn] */
import type { Rule } from '@tavolo/kernel';
import { choose } from '../ask.ts';
import { freshTurn } from '../fresh.ts';
import type { Hero } from '../state.ts';
import type { Moment } from '../vocabulary/powers.ts';
import type { Wow } from '../wow.ts';
import { act, deedOf } from './acts.ts';
import { holds } from './conditions.ts';
import { hurt } from './damage.ts';
import { perform } from './effects/effects.ts';
import { alwaysAdded } from './numbers.ts';
import { useOptions } from './powers.ts';
import { activeHero, valorOf } from './table.ts';
import { heroPowers, type Wielded } from './wielded.ts';

/** What waits for the start of a turn comes before the roll; then the movement die is rolled. [wow/turn.4, wow/movement.1] */
export function* startTurn(g: Wow): Rule {
  const hero = activeHero(g.state);
  g.state.turn++;
  g.state.foundTokens = false;
  for (const one of g.state.heroes) one.turn = freshTurn();
  g.tell({ is: 'turn-began', hero: hero.seat, turn: g.state.turn }, 'wow/turn.1');
  yield* sufferPoison(g, hero);
  if (g.state.phase === 'turn-start') yield* workAttached(g, hero, 'turn-start');
  if (g.state.phase !== 'turn-start') return;
  g.state.phase = 'movement';
  yield* rollMovement(g, hero);
}

/** Damage that was put off to the start of this turn. */
function* sufferPoison(g: Wow, hero: Hero): Rule {
  const due = hero.lasting.filter(({ is }) => is === 'poisoned');
  hero.lasting = hero.lasting.filter(({ is }) => is !== 'poisoned');
  for (const { n, by, source } of due) {
    const means = by === null ? 'encounter' : 'card';
    yield* hurt(g, [{ hero, n, cause: { by, means, source } }]);
    if (g.state.phase !== 'turn-start') return;
  }
}

/** Powers of cards that lie on a hero, and its own, that work by themselves at a moment of its turn. */
function* workAttached(g: Wow, hero: Hero, moment: Moment): Rule {
  for (const wielded of heroPowers(g, hero, moment)) {
    if (wielded.power.may === true) continue;
    if (wielded.attached !== null && !g.state.attached.includes(wielded.attached)) continue;
    if (holds(g, { hero, side: null, attached: wielded.attached }, wielded.power.if))
      yield* workNow(g, hero, wielded);
  }
}

function* workNow(g: Wow, hero: Hero, wielded: Wielded): Rule {
  yield* perform(g, deedOf(g, hero, wielded), wielded.power.do);
}

/** The face gives movement and energy; tokens may roll it again. [wow/movement.2] */
function* rollMovement(g: Wow, hero: Hero): Rule {
  takeFace(g, hero, false);
  for (;;) {
    const uses = useOptions(g, hero, 'movement-roll');
    if (uses.length === 0) break;
    const option = yield* choose('movement-roll', {
      seat: hero.seat,
      rule: 'wow/movement.2',
      from: [...uses, 'keep'],
      about: () => ({ movement: hero.turn.steps, energy: hero.energy }),
    });
    if (option === 'keep') break;
    yield* act(g, hero, option, [{ window: 'movement', moment: 'movement-roll' }]);
    takeFace(g, hero, true);
  }
  beginMovement(hero);
  yield* workAttached(g, hero, 'movement-roll');
}

function takeFace(g: Wow, hero: Hero, again: boolean): void {
  const { movementDie } = g.content;
  const face = g.chance.stream('movement').below(movementDie.length);
  const { movement = 0, energy = 0 } = movementDie[face] ?? {};
  hero.turn.rolled = face;
  hero.turn.steps = Math.max(0, movement + alwaysAdded(g, hero, 'movement'));
  hero.energy = energy;
  g.tell(
    { is: 'rolled-movement', hero: hero.seat, face, steps: hero.turn.steps, energy, again },
    'wow/movement.2',
  );
}

/** A slowed hero walks one space at most. [wow/movement.15] */
function beginMovement(hero: Hero): void {
  if (!hero.lasting.some(({ is }) => is === 'slowed')) return;
  hero.lasting = hero.lasting.filter(({ is }) => is !== 'slowed');
  hero.turn.limit = 1;
}

/** After upkeep: what waits for the end of the turn; then energy and what lasts for the turn are gone. [wow/turn.5] */
export function* endTurn(g: Wow): Rule {
  const hero = activeHero(g.state);
  yield* workAttached(g, hero, 'turn-end');
  for (const one of g.state.heroes) one.energy = 0;
  hero.lasting = hero.lasting.flatMap((one) => {
    if (one.is !== 'cannot-heal') return [one];
    return one.n <= 1 ? [] : [{ ...one, n: one.n - 1 }];
  });
  g.tell({ is: 'turn-ended', hero: hero.seat }, 'wow/turn.3');
  g.state.active = (g.state.active + 1) % g.state.heroes.length;
  if (g.state.active === 0) g.state.ledger.push(g.state.heroes.map(valorOf));
  g.state.phase = 'turn-start';
}
