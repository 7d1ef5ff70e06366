import type { Onlooker } from '@tavolo/kernel';
import {
  type News,
  patched,
  type Sight,
  type TablePlace,
  type TableShown,
  type ToldLine,
} from '@tavolo/protocol';

/** What somebody has seen of a match through one pair of eyes. */
export type MatchSoFar = { readonly sight: Sight; readonly told: readonly ToldLine[] };

/** What a client builds from the news: the table, its own place there, and the match. */
export class Shown {
  table: TableShown | null = null;
  place: TablePlace | null = null;
  readonly seen = new Map<Onlooker, MatchSoFar>();

  /** Takes a piece of news; returns whether it made sense. */
  hear(news: News): boolean {
    switch (news.is) {
      case 'table':
        this.table = news.table;
        return true;
      case 'table-change':
        if (this.table === null) return false;
        this.table = patched(this.table, news.patch) as TableShown; // a patch of a table makes a table
        return true;
      case 'place':
        this.place = news.place;
        return true;
      case 'sight':
        this.seen.set(news.onlooker, { sight: news.sight, told: news.told });
        return true;
      case 'change':
        return this.#follow(news);
      case 'gone':
        this.seen.delete(news.onlooker);
        return true;
      case 'done':
      case 'refused':
      case 'hint':
      case 'story':
      case 'record':
        return true;
    }
  }

  /** Forgets everything: the line is gone. */
  forget(): void {
    this.table = null;
    this.place = null;
    this.seen.clear();
  }

  #follow({ onlooker, patch, from, told }: Extract<News, { is: 'change' }>): boolean {
    const before = this.seen.get(onlooker);
    if (before === undefined || before.told.length < from) return false;
    const sight = patch === null ? before.sight : (patched(before.sight, patch) as Sight); // a patch of a sight makes a sight
    this.seen.set(onlooker, { sight, told: [...before.told.slice(0, from), ...told] });
    return true;
  }
}

/** The table without the list of who is connected, which is not stored. */
export const lasting = ({ seats, onlookers: _, ...rest }: TableShown): object => ({
  ...rest,
  seats: seats.map(({ here: __, ...seat }) => seat),
});
