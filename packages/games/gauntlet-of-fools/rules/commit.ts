import type { Rule, Seat } from '@tavolo/kernel';
import { choose, confirm } from '../ask.ts';
import type { Gauntlet } from '../gauntlet.ts';
import type { Hero } from '../state.ts';
import { type Use, usable, use } from './abilities.ts';
import { isBetOn } from './bets.ts';
import { heroById, heroesEach, seatsInOrder } from './table.ts';

/** Everybody takes their part in the turn, in order from the first player where there is something to choose. [gof/turn.3] */
export function commit(g: Gauntlet): Rule | undefined {
  if (g.state.encounters.length > 1 || heroesEach(g.state) > 1 || someDeadMayPlay(g)) return chooseParts(g);
  for (const hero of g.state.heroes) hero.playing = !hero.dead;
  faceIt(g);
  return undefined;
}

function* chooseParts(g: Gauntlet): Rule {
  for (const seat of seatsInOrder(g.state)) {
    const hero = yield* activeHero(g, seat);
    if (hero === null) continue;
    hero.playing = true;
    if (g.state.encounters.length > 1) yield* pickSide(g, seat, hero);
  }
  faceIt(g);
}

function faceIt(g: Gauntlet): void {
  for (const hero of g.state.heroes) if (hero.playing) hero.turn.faced = false;
  g.state.phase = isBetOn(g) ? 'bets' : 'face';
}

const someDeadMayPlay = (g: Gauntlet): boolean => g.state.heroes.some((hero) => wayBack(g, hero) !== null);

/** The ability by which a dead hero may play this turn: only while another player, or of two players any other hero, was alive at its start. [gof/C-ZOM-1, gof/two.6] */
function wayBack(g: Gauntlet, hero: Hero): Use | null {
  if (!hero.dead || hero.classTokens === 0) return null;
  const { heroes } = g.state;
  const others = heroes.filter((other) =>
    heroesEach(g.state) > 1 ? other !== hero : other.seat !== hero.seat,
  );
  if (others.every((other) => other.deadAtStart)) return null;
  return usable(g, hero, 'commit')[0] ?? null;
}

/** The hero that plays for a seat this turn; `null` when none does. */
function* activeHero(g: Gauntlet, seat: Seat): Rule<Hero | null> {
  const heroes = g.state.heroes.filter((hero) => hero.seat === seat);
  const ready = heroes.filter((hero) => !hero.dead || wayBack(g, hero) !== null);
  if (ready.every((hero) => hero.dead)) return yield* mayRise(g, ready);
  const id = yield* choose('active-hero', { seat, rule: 'gof/two.2', from: ready.map((hero) => hero.id) });
  const hero = heroById(g.state, id);
  if (heroes.length > 1) g.tell({ is: 'named-active', seat, hero: id }, 'gof/two.2');
  if (hero.dead) yield* rise(g, hero);
  return hero;
}

/** A player with dead heroes only may let one of them play. [gof/turn.3] */
function* mayRise(g: Gauntlet, ready: readonly Hero[]): Rule<Hero | null> {
  for (const hero of ready) {
    if (hero.seat === null) continue;
    const about = () => ({ hero: hero.id, encounters: g.state.encounters.map(({ card }) => card) });
    if (yield* confirm('play-though-dead', { seat: hero.seat, rule: 'gof/C-ZOM-1', about })) {
      yield* rise(g, hero);
      return hero;
    }
    g.tell({ is: 'stays-dead', hero: hero.id }, 'gof/C-ZOM-1');
  }
  return null;
}

function* rise(g: Gauntlet, hero: Hero): Rule {
  const way = wayBack(g, hero);
  if (way === null) throw new Error(`${hero.id} has no way back`);
  yield* use(g, hero, way);
  g.tell({ is: 'plays-though-dead', hero: hero.id }, 'gof/C-ZOM-1');
}

/** Of two encounters, each player picks the one to face. [gof/turn.2.4] */
function* pickSide(g: Gauntlet, seat: Seat, hero: Hero): Rule {
  const cards = g.state.encounters.map(({ card }) => card);
  const card = yield* choose('side', {
    seat,
    rule: 'gof/turn.2.4',
    from: cards,
    about: () => ({ hero: hero.id }),
  });
  hero.side = cards.indexOf(card);
  g.tell({ is: 'picked-a-side', hero: hero.id, card }, 'gof/turn.2.4');
}
