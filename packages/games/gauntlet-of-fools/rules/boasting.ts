import type { Rule, Seat } from '@tavolo/kernel';
import { choose, chooseSome } from '../ask.ts';
import type { BoastId } from '../cards.ts';
import type { Gauntlet } from '../gauntlet.ts';
import type { Hero, State } from '../state.ts';
import { heroById, heroesEach } from './table.ts';

/** The heroes lie in the middle for all to see, and the first player is named. [gof/setup.4, gof/setup.5] */
export function showHeroes(g: Gauntlet): void {
  const first = g.state.seats[g.state.first];
  if (first === undefined) throw new Error('nobody goes first');
  g.tell({ is: 'dealt', heroes: g.state.heroes.map(({ id }) => id), first }, 'gof/setup.4');
  g.state.phase = 'boasting';
}

/** Whose turn it is to boast: clockwise, passing over who has all their heroes; `null` when everybody has. [gof/boasting.1] */
export function nextToBoast(s: State): Seat | null {
  for (let i = 0; i < s.seats.length; i++) {
    const seat = s.seats[(s.boaster + i) % s.seats.length];
    if (seat !== undefined && heroesOf(s, seat) < heroesEach(s)) return seat;
  }
  return null;
}

/** How many heroes a player has. */
function heroesOf(s: State, seat: Seat): number {
  let count = 0;
  for (const hero of s.heroes) if (hero.seat === seat) count++;
  return count;
}

/** A player takes a hero from the middle or steals one, and boasts. [gof/boasting.2] */
export function* boast(g: Gauntlet, seat: Seat): Rule {
  const options = g.state.heroes.filter((hero) => canTake(g, hero, seat)).map((hero) => hero.id);
  const id = yield* choose('hero', { seat, rule: 'gof/boasting.2', from: options });
  const hero = heroById(g.state, id);
  const from = hero.seat;
  const left = boastsLeft(g, hero);
  const boasts = yield* chooseSome('boasts', {
    seat,
    rule: from === null ? 'gof/boasting.3' : 'gof/boasting.4',
    from: left,
    min: from === null ? 0 : 1,
    max: from === null && g.state.options.boastsFromMiddle === 'one' ? 1 : left.length,
    about: () => ({ hero: hero.id, from }),
  });
  hero.seat = seat;
  hero.boasts.push(...boasts);
  g.state.boaster = (g.state.seats.indexOf(seat) + 1) % g.state.seats.length;
  if (from === null) g.tell({ is: 'took', seat, hero: hero.id, boasts }, 'gof/boasting.3');
  else g.tell({ is: 'stole', seat, from, hero: hero.id, boasts }, 'gof/boasting.4');
}

/** A hero in the middle can be taken; another player's only while a boast is left to add. [gof/boasting.5] */
const canTake = (g: Gauntlet, hero: Hero, seat: Seat): boolean =>
  hero.seat === null || (hero.seat !== seat && hero.boasts.length < g.content.boasts.size);

/** The boasts a hero does not carry yet: each at most once. [gof/boasting.5] */
function boastsLeft(g: Gauntlet, hero: Hero): readonly BoastId[] {
  const left: BoastId[] = [];
  for (const id of g.content.boasts.keys()) if (!hero.boasts.includes(id)) left.push(id);
  return left;
}
