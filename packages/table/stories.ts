import type { Match, Onlooker } from '@tavolo/kernel';
import type { Story } from '@tavolo/protocol';
import { storyOf } from './story.ts';
import type { Table } from './table.ts';

/** A story, and the moment up to which it was told. */
type Kept = { readonly entries: number; readonly story: Story };

/** The stories of a table's match, each told once for a moment: to play a match again is work. */
export class Stories {
  readonly #kept = new Map<Onlooker, Kept>();

  /** The match from its first moment as an onlooker may know it. */
  of({ state, entries }: Table, match: Match, onlooker: Onlooker): Story {
    const known = this.#kept.get(onlooker);
    if (known?.entries === entries) return known.story;
    const seats = state.seats.map(({ seat, name }) => ({ seat, name: name ?? seat }));
    const story = storyOf({ game: state.opening.game, match, onlooker, seats });
    this.#kept.set(onlooker, { entries, story });
    return story;
  }
}
