import type { Asking, Part, Rule, Seat } from '../../index.ts';
import { type Act, type Bench, type BenchPlay, choose } from './bench.ts';

const colours = ['red', 'green', 'blue'] as const;

/** What a bench's question says of itself. */
export const asking = (who: Seat): Asking<Bench, string> => ({ seat: who, rule: 'bench/ask.1' });

/** An act that asks a seat for a colour and notes it. */
export const colour = (who: Seat, name = 'colour'): Act =>
  function* (g) {
    note(g, `${who} ${yield* choose(name, { ...asking(who), from: colours })}`);
  };

/** An act that asks a seat for a colour and then shows something to all. */
export const shownColour = (who: Seat): Act =>
  function* (g) {
    note(g, `${who} ${yield* choose('colour', { ...asking(who), from: colours })}`);
    g.reveal();
  };

/** A part in which a seat picks so many colours, one after the other. */
export const picksColours = (g: BenchPlay, who: Seat, count = 1): Part<string> => ({
  seat: who,
  rule: ownColours(g, who, { count }),
});

/** The same in secret. */
export const picksInSecret = (g: BenchPlay, who: Seat, count = 1): Part<string> => ({
  seat: who,
  rule: ownColours(g, who, { count, secret: true }),
});

type How = { readonly count: number; readonly secret?: true };

function* ownColours(g: BenchPlay, who: Seat, { count, ...how }: How): Rule<string> {
  for (let nth = 1; nth <= count; nth++) {
    place(g, who, yield* choose(`colour-${nth}`, { ...asking(who), ...how, from: colours }));
  }
  return `${who} is done`;
}

/** An act that asks a seat for so many colours, and writes them to a place of its own. */
export const ownPicks = (who: Seat, count = 1): Act =>
  function* (g) {
    yield* ownColours(g, who, { count });
  };

/** Writes to the list that all acts share. */
export function note(g: BenchPlay, what: string): void {
  g.state.notes.push(what);
}

/** Writes to a list that only one act uses. */
export function place(g: BenchPlay, where: string, what: string): void {
  g.state.places[where] = [...(g.state.places[where] ?? []), what];
}
