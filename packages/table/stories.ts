import type { Match, Onlooker } from '@tavolo/kernel';
import type { Story } from '@tavolo/protocol';
import { storyOf } from './story.ts';
import type { Table } from './table.ts';

/** A story, and the number of entries that it covers. */
type Kept = { readonly entries: number; readonly story: Story };

/** The stories of a table's match, each made once until the table changes: replaying a match is work. */
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
