import type { Onlooker, Seat } from '@tavolo/kernel';
import { isRefused, type ToldLine, type Wish } from '@tavolo/protocol';
import type { Host, Reply } from '../host/host.ts';
import { isAtRest, pauseOf, type Speed, type Teller } from './playback.ts';
import { reduce, type TableEvent } from './reduce.ts';
import { beforeJoining, type ClientState, openQuestion } from './table-state.ts';

/** A touch sooner than this after a question appeared was on its way already, in milliseconds. */
const shortestLook = 250;

/** One table in one tab: its state, what changes it, and the clock that plays things out. */
export class TableSession {
  readonly host: Host;
  #state: ClientState = beforeJoining;
  #teller: Teller | null = null;
  #speed: Speed = 'normal';
  #isHeld = false;
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** The line that is being told, and since when: what happens meanwhile does not make it longer. */
  #telling: { readonly line: ToldLine | null; readonly since: number } = { line: null, since: 0 };
  /** The decision that was shown last, since when, and when it was last gone. */
  #asked = { decision: '', since: 0, gone: 0 };
  readonly #listeners = new Set<() => void>();
  readonly #unsubscribe: () => void;

  constructor(host: Host) {
    this.host = host;
    this.#state = { ...beforeJoining, line: host.line };
    this.#unsubscribe = host.subscribe((report) => this.dispatch(report));
  }

  get state(): ClientState {
    return this.#state;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): ClientState => this.#state;

  /** With what, and how fast, facts are played out. Without a teller, or while nobody looks, they are skipped. */
  tellWith(teller: Teller, speed: Speed): void {
    this.#teller = teller;
    this.#speed = speed;
    this.#schedule();
  }

  /** Holds what is played out, while somebody explains. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    this.#schedule();
  }

  dispatch(event: TableEvent): void {
    const before = this.#state;
    this.#state = reduce(before, event);
    if (this.#state === before) return;
    const decision = openQuestion(this.#state)?.decision;
    if (decision !== openQuestion(before)?.decision) this.#note(decision ?? null);
    this.#schedule();
    for (const listener of this.#listeners) listener();
  }

  /** Whether the question has been there for so long that a touch must be meant for it, and not for the one before. */
  get isMeant(): boolean {
    return performance.now() - this.#asked.since > shortestLook;
  }

  /**
   * Notes that another decision is shown, or none. While what others did passes in a moment, a question is gone and
   * back before anybody could touch something else: it counts as never gone, and the player about to answer may do so.
   */
  #note(decision: string | null): void {
    const now = performance.now();
    if (decision === null) this.#asked.gone = now;
    else if (decision !== this.#asked.decision || now - this.#asked.gone > shortestLook)
      this.#asked = { decision, since: now, gone: now };
  }

  /** Wishes for something; a refusal is shown in passing. */
  async wish(wish: Wish): Promise<Reply> {
    const outcome = await this.host.say(wish);
    if (isRefused(outcome) && this.host.line !== 'closed')
      this.dispatch({ is: 'refused', name: outcome.refused });
    return outcome;
  }

  /** Answers a decision. A late answer is refused as stale, and what is true is shown already. */
  async answer(seat: Seat, decision: string, picked: readonly string[]): Promise<void> {
    if (this.#state.sending === decision) return;
    this.dispatch({ is: 'give', decision });
    await this.wish({ is: 'answer', seat, decision, picked: [...picked] });
    this.dispatch({ is: 'given' });
  }

  async hint(seat: Seat, decision: string): Promise<void> {
    this.dispatch({ is: 'hint', hint: { is: 'thinking', decision } });
    const outcome = await this.wish({ is: 'hint', seat });
    const thought = !isRefused(outcome) && outcome.is === 'hint' ? outcome : null;
    this.dispatch({
      is: 'hint',
      hint:
        thought === null
          ? null
          : { is: 'thought', decision: thought.decision, considered: thought.considered },
    });
  }

  /** Opens the story at a moment; `null`: at the last. */
  async lookBack(at: number | null): Promise<void> {
    const eyes: Onlooker = this.#state.eyes ?? 'spectator';
    const outcome = await this.wish({ is: 'story', seat: eyes === 'spectator' ? null : eyes });
    if (isRefused(outcome) || outcome.is !== 'story') return;
    const { story, onlooker } = outcome;
    const last = story.frames.length;
    const moment = Math.min(Math.max(0, at ?? last), last);
    this.dispatch({ is: 'replay', replay: { story, onlooker, at: moment, isPlaying: false } });
  }

  leave(): void {
    this.#unsubscribe();
    this.#stopTimer();
    this.host.leave();
  }

  #schedule(): void {
    const { playback, replay } = this.#state;
    this.#stopTimer();
    if (playback === null || replay !== null || this.#isHeld || isAtRest(playback)) return;
    const teller = this.#teller;
    if (teller === null || this.#speed === 'off' || isHidden()) {
      this.dispatch({ is: 'skip' });
      return;
    }
    if (this.#telling.line !== playback.now) this.#telling = { line: playback.now, since: performance.now() };
    const over = this.#telling.since + pauseOf(playback, teller, this.#speed);
    this.#timer = setTimeout(() => this.dispatch({ is: 'tell', teller }), over - performance.now());
  }

  #stopTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}

const isHidden = (): boolean => typeof document !== 'undefined' && document.visibilityState === 'hidden';
