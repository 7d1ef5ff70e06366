import type { Onlooker, OpenQuestion, Seat } from '@tavolo/kernel';
import type { Considered, RefusalName, Story, TablePlace, TableShown } from '@tavolo/protocol';
import type { LineStatus } from '../host/host.ts';
import { isAtRest, type MatchSoFar, type Playback } from './playback.ts';

/** What somebody at a table is shown, all of it. Rendering is a function of this record. */
export type ClientState = {
  /** How the connection stands. */
  readonly line: LineStatus;
  /** Why the door stayed shut; `null` while it is open or being opened. */
  readonly shut: RefusalName | null;
  /** `null` until the table has answered. */
  readonly table: TableShown | null;
  readonly place: TablePlace | null;
  /** By onlooker, how the match really stands as far as they may know. Around one screen there are several. */
  readonly seen: { readonly [onlooker: string]: MatchSoFar };
  /** With whose eyes this screen looks; `null` before a match. */
  readonly eyes: Onlooker | null;
  /** What these eyes are shown, on its way to what is; `null` before a match. */
  readonly playback: Playback | null;
  /** The seat that the device must be passed to before anything is shown; `null`: whoever looks may look. */
  readonly curtain: Seat | null;
  /** What has been picked of the open question, not yet given. */
  readonly picked: Picked | null;
  /** The decision whose answer is on its way; `null`: none is. */
  readonly sending: string | null;
  readonly hint: Hint | null;
  readonly replay: Replay | null;
  readonly toast: Toast | null;
  /** When the newest line of chat that has been read was said. */
  readonly chatReadAt: number;
  /** By onlooker, how many lines of the log they knew when they last answered here, or put the rest away. */
  readonly looked: { readonly [onlooker: string]: number };
  /** Whether nobody looked for a while since the last answer: the page was loaded anew, hidden or without a connection. */
  readonly wasAway: boolean;
};

/** What has been picked for a decision, in the order it was picked. */
export type Picked = {
  readonly decision: string;
  readonly options: readonly string[];
  /** Whether one more was wanted last than can be picked. */
  readonly isTooMany: boolean;
};

/** What the search bot would do for a seat. */
export type Hint =
  | { readonly is: 'thinking'; readonly decision: string }
  | { readonly is: 'thought'; readonly decision: string; readonly considered: readonly Considered[] };

/** A look back: the story, and how many answers of it are shown. */
export type Replay = {
  readonly story: Story;
  readonly onlooker: Onlooker;
  readonly at: number;
  readonly isPlaying: boolean;
};

/** Something said in passing. The number tells two equal ones apart. */
type Toast = { readonly name: RefusalName; readonly number: number };

export const beforeJoining: ClientState = {
  line: 'connecting',
  shut: null,
  table: null,
  place: null,
  seen: {},
  eyes: null,
  playback: null,
  curtain: null,
  picked: null,
  sending: null,
  hint: null,
  replay: null,
  toast: null,
  chatReadAt: 0,
  looked: {},
  wasAway: true,
};

/** How many lines of chat are new. */
export const unreadLines = ({ table, chatReadAt }: ClientState): number =>
  table?.chat.filter(({ when }) => when > chatReadAt).length ?? 0;

/** The seats that are answered for on this screen. */
export const ownSeats = ({ place }: ClientState): readonly Seat[] => place?.seats ?? none;

const none: readonly Seat[] = [];

/** What this screen may answer now: nothing while something is played out, looked back on, or curtained. */
export function openQuestion(state: ClientState): OpenQuestion | null {
  const { playback, eyes, replay, curtain, table } = state;
  if (playback === null || replay !== null || curtain !== null || !isAtRest(playback)) return null;
  const { question } = playback.shown.sight;
  const isPlayedByBot = table?.seats.some(({ seat, bot }) => seat === eyes && bot !== null) ?? true;
  return question !== null && question.seat === eyes && !isPlayedByBot ? question : null;
}

/** The picks for the open question. */
export const picksOf = (state: ClientState): readonly string[] =>
  state.picked !== null && state.picked.decision === openQuestion(state)?.decision
    ? state.picked.options
    : [];
