import type { Seat } from '@tavolo/kernel';
import type { CombatView, HeroView, View } from '../view.ts';
import type { Content } from '../vocabulary/content.ts';

/** What sentences need to know of a hero. */
export type NamedHero = Pick<HeroView, 'character' | 'level' | 'reversed' | 'energy'>;

/** Who and what is at a table, so that sentences can name them. */
export type Naming = {
  player(seat: Seat): string;
  /** Whether an id that may stand for a hero or for something printed is a seat. */
  isSeat(id: string): id is Seat;
  /** The hero of a seat; `null` until it has chosen a character. */
  hero(seat: Seat): NamedHero | null;
  /** Whom a hero fights: a seat, or what names the encounter; `null`: nobody. */
  opponentOf(seat: Seat): string | null;
  readonly content: Content;
};

/** Names from what somebody may know of the table, what is printed, and what its players are called. */
export const namingOf = (view: View, content: Content, player: (seat: Seat) => string): Naming => ({
  player,
  content,
  isSeat: (id): id is Seat => view.seats.some((seat) => seat === id),
  hero: (seat) => view.heroes.find((hero) => hero.seat === seat) ?? null,
  opponentOf: (seat) => (view.combat === null ? null : opponentIn(view.combat, seat)),
});

function opponentIn({ attacker, rival, foe }: CombatView, seat: Seat): string | null {
  if (seat === attacker) return rival ?? foe;
  return seat === rival ? attacker : null;
}
