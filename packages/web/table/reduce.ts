import type { Onlooker } from '@tavolo/kernel';
import {
  type News,
  type Patch,
  patched,
  type RefusalName,
  type Sight,
  type TableShown,
  type ToldLine,
} from '@tavolo/protocol';
import type { LineStatus } from '../host/host.ts';
import { lookingWith, withNextEyes } from './eyes.ts';
import { added, atRest, type MatchSoFar, skipped, type Teller, told } from './playback.ts';
import { beforeJoining, type ClientState, type Hint, type Picked, type Replay } from './table-state.ts';

/** Everything that can happen to what somebody at a table is shown. */
export type TableEvent =
  | { readonly is: 'news'; readonly news: News }
  | { readonly is: 'line'; readonly line: LineStatus }
  /** The next line is told. */
  | { readonly is: 'tell'; readonly teller: Teller }
  /** The rest of what is played out is skipped. */
  | { readonly is: 'skip' }
  /** The device was passed on, and the person who has it now wants to look. */
  | { readonly is: 'look' }
  | { readonly is: 'pick'; readonly picked: Picked | null }
  | { readonly is: 'give'; readonly decision: string }
  | { readonly is: 'given' }
  | { readonly is: 'refused'; readonly name: RefusalName }
  | { readonly is: 'toast-read' }
  | { readonly is: 'chat-read' }
  /** The chat had been read up to here when somebody was last at this table. */
  | { readonly is: 'chat-recalled'; readonly at: number }
  | LookingEvent
  | { readonly is: 'hint'; readonly hint: Hint | null }
  | { readonly is: 'replay'; readonly replay: Replay | null }
  /** Somebody around one screen looks with other eyes. */
  | { readonly is: 'eyes'; readonly eyes: Onlooker };

type LookingEvent =
  /** What happened is known to whoever looks. */
  | { readonly is: 'looked' }
  /** How far everybody here knew the match when they last were at this table. */
  | { readonly is: 'looks-recalled'; readonly looked: ClientState['looked'] }
  /** Nobody looks: the page is hidden, or without a connection. */
  | { readonly is: 'away' };

/** What is shown after something happened. */
export function reduce(state: ClientState, event: TableEvent): ClientState {
  switch (event.is) {
    case 'news':
      return afterNews(state, event.news);
    case 'line':
      return { ...state, line: event.line };
    case 'tell':
      return state.playback === null
        ? state
        : withNextEyes({ ...state, playback: told(state.playback, event.teller) });
    case 'skip':
      return state.playback === null ? state : withNextEyes({ ...state, playback: skipped(state.playback) });
    case 'look':
      return { ...state, curtain: null };
    case 'pick':
      return { ...state, picked: event.picked };
    case 'give':
      return { ...afterLook(state), sending: event.decision };
    case 'given':
      return { ...state, sending: null };
    case 'refused':
      return { ...state, toast: { name: event.name, number: (state.toast?.number ?? 0) + 1 } };
    case 'toast-read':
      return { ...state, toast: null };
    case 'chat-read':
      return { ...state, chatReadAt: state.table?.chat.at(-1)?.when ?? state.chatReadAt };
    case 'chat-recalled':
      return { ...state, chatReadAt: Math.max(state.chatReadAt, event.at) };
    case 'looked':
    case 'looks-recalled':
    case 'away':
      return afterLooking(state, event);
    case 'hint':
      return { ...state, hint: event.hint };
    case 'replay':
      return { ...state, replay: event.replay };
    case 'eyes':
      return lookingWith(state, event.eyes);
  }
}

function afterLooking(state: ClientState, event: LookingEvent): ClientState {
  switch (event.is) {
    case 'looked':
      return afterLook(state);
    case 'looks-recalled':
      return { ...state, looked: { ...event.looked, ...state.looked } };
    case 'away':
      return { ...state, wasAway: true };
  }
}

/** Whoever looks knows what is shown. */
function afterLook(state: ClientState): ClientState {
  const { eyes, playback, looked } = state;
  if (eyes === null || playback === null) return state;
  return { ...state, looked: { ...looked, [eyes]: playback.shown.told.length }, wasAway: false };
}

function afterNews(state: ClientState, news: News): ClientState {
  switch (news.is) {
    case 'table':
      return { ...state, table: news.table, shut: null };
    case 'table-change':
      return afterTableChange(state, news.patch);
    case 'place':
      return withNextEyes({ ...state, place: news.place });
    case 'sight':
      return afterSight(state, news.onlooker, { sight: news.sight, told: news.told });
    case 'change':
      return afterChange(state, news);
    case 'gone':
      return afterGone(state, news.onlooker);
    case 'refused':
      // Refused wishes are no news: the door is shut, and nothing of what was behind it is shown any more.
      return { ...beforeJoining, line: state.line, shut: news.name };
    case 'done':
    case 'hint':
    case 'story':
    case 'record':
      return state;
  }
}

function afterTableChange(state: ClientState, patch: Patch): ClientState {
  if (state.table === null) return state;
  const table = patched(state.table, patch) as TableShown; // a patch of a table makes a table
  return { ...state, table };
}

/** The whole match: shown at once. After a lost connection what was missed is played out, as far as it follows. */
function afterSight(state: ClientState, onlooker: Onlooker, seen: MatchSoFar): ClientState {
  const before = state.seen[onlooker];
  const all = { ...state, seen: { ...state.seen, [onlooker]: seen } };
  if (state.eyes !== onlooker || state.playback === null) return withNextEyes(all);
  const follows = before !== undefined && isBeginningOf(before.told, seen.told);
  const playback = follows ? added(state.playback, seen, before.told.length) : atRest(seen);
  return withNextEyes({ ...all, playback });
}

/** Whether the lines that were known are the first of the new ones: their places in the match agree. */
const isBeginningOf = (known: readonly ToldLine[], all: readonly ToldLine[]): boolean =>
  known.length <= all.length &&
  known.every(({ at, fact }, index) => all[index]?.at === at && all[index]?.fact.is === fact.is);

function afterChange(state: ClientState, news: Extract<News, { is: 'change' }>): ClientState {
  const before = state.seen[news.onlooker];
  if (before === undefined) return state;
  const sight = news.patch === null ? before.sight : (patched(before.sight, news.patch) as Sight); // a patch of a sight makes a sight
  const seen = { sight, told: [...before.told.slice(0, news.from), ...news.told] };
  const all = { ...state, seen: { ...state.seen, [news.onlooker]: seen } };
  if (state.eyes !== news.onlooker || state.playback === null) return withNextEyes(all);
  return withNextEyes({ ...all, playback: added(state.playback, seen, news.from) });
}

function afterGone(state: ClientState, onlooker: Onlooker): ClientState {
  const { [onlooker]: _, ...seen } = state.seen;
  if (state.eyes !== onlooker) return { ...state, seen };
  return withNextEyes({ ...state, seen, eyes: null, playback: null, curtain: null });
}
