import type { Blurb } from '@tavolo/box';
import type { BotStrength, Pace } from '@tavolo/protocol';
import { lastName } from '../../app/me.ts';
import type { SeatPlan, Setup } from '../../host/setup.ts';

/** A table while it is being set up. */
export type Plan = {
  readonly seats: readonly SeatPlan[];
  readonly options: { readonly [key: string]: unknown };
  readonly pace: Pace;
  /** What `me` is called. */
  readonly name: string;
};

type Beginning = {
  readonly seats: Pick<Blurb['seats'], 'usual'>;
  /** The options of the game as most tables play it. */
  readonly defaults: object;
  /** `friends`, `here` or nothing: whom somebody wants to play with. */
  readonly company: string | null;
  readonly bot: BotStrength;
  readonly names: { readonly me: string; readonly here: (number: number) => string };
};

/** What most people who come this way want. */
export function firstPlan({ seats: { usual }, defaults, company, bot, names }: Beginning): Plan {
  const seats = Array.from({ length: usual }, (_, index): SeatPlan => {
    if (index === 0) return { is: 'me' };
    if (company === 'here') return { is: 'here', name: names.here(index + 1) };
    return company === 'friends' ? { is: 'friend' } : { is: 'bot', bot };
  });
  return { seats, options: { ...defaults }, pace: 'live', name: lastName() ?? names.me };
}

/** The same plan with more seats or fewer: new ones are meant for whom the last one is. */
export function withSeats(plan: Plan, count: number, nameHere: (number: number) => string): Plan {
  const last = plan.seats.at(-1);
  const more: readonly SeatPlan[] = Array.from({ length: count }, (_, index): SeatPlan => {
    if (last === undefined || last.is === 'me') return { is: 'friend' };
    return last.is === 'here' ? { is: 'here', name: nameHere(index + 1) } : last;
  });
  return { ...plan, seats: [...plan.seats.slice(0, count), ...more.slice(plan.seats.length)] };
}

/** A person sits on one seat at most as `me`: whoever else is here has a name of their own. */
export function withSeat(
  plan: Plan,
  place: number,
  seat: SeatPlan,
  nameHere: (number: number) => string,
): Plan {
  const seats = plan.seats.map((before, index): SeatPlan => {
    if (index === place) return seat;
    return seat.is === 'me' && before.is === 'me' ? { is: 'here', name: nameHere(index + 1) } : before;
  });
  return { ...plan, seats };
}

export const setupOf = (game: string, { seats, options, pace, name }: Plan): Setup => ({
  game,
  options,
  pace,
  seats,
  name: name.trim(),
  seed: null,
});
