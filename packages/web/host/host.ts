import { type News, type Refused, refused, type Wish } from '@tavolo/protocol';

/** How the line to a table stands; `closed`: it was left, and will not open again. */
export type LineStatus = 'connecting' | 'open' | 'lost' | 'closed';

/** What a wish comes to: it was done, what was asked for, or a refusal by name. */
export type Reply = Extract<News, { readonly is: 'done' | 'hint' | 'story' | 'record' }> | Refused;

/**
 * What a host reports by itself: news of the table, and how the line to it stands. A refusal among the news is about
 * the join: the door is shut, and the line is closed.
 */
export type HostReport =
  | { readonly is: 'news'; readonly news: News }
  | { readonly is: 'line'; readonly line: LineStatus };

/** Where a table lives, for the page that shows it: a server, or a worker in this browser. */
export interface Host {
  readonly line: LineStatus;
  /** Whether the table is on this device alone, so that links to it lead nowhere. */
  readonly isLocal: boolean;
  /** Wishes for something. Resolves when the table has answered, over lost connections too; never rejects. */
  say(wish: Wish): Promise<Reply>;
  /** Hears every report from now on; the answer ends it. */
  subscribe(listener: (report: HostReport) => void): () => void;
  /** Ends the line for good. What was wished for and not answered is refused with `no-connection`. */
  leave(): void;
}

/** The news that answer a wish, and the rest. */
export const outcomeOf = (news: News): { readonly wish: number; readonly outcome: Reply } | null => {
  switch (news.is) {
    case 'done':
    case 'hint':
    case 'story':
    case 'record':
      return { wish: news.wish, outcome: news };
    case 'refused':
      return news.wish === null ? null : { wish: news.wish, outcome: refused(news.name, news.detail) };
    case 'table':
    case 'table-change':
    case 'place':
    case 'sight':
    case 'change':
    case 'gone':
      return null;
  }
};
