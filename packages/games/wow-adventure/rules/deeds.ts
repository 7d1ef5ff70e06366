/** What an effect is carried out in: whose it is, against whom, and what it has come to. */
import type { Rule, Seat } from '@tavolo/kernel';
import type { Cause } from '../facts.ts';
import type { Attached, Hero } from '../state.ts';
import type { Effect, Who } from '../vocabulary/effects.ts';
import type { CardId } from '../vocabulary/ids.ts';
import type { Wow } from '../wow.ts';
import type { PlayedCard, Situation } from './conditions.ts';
import { heroOf, heroOn, otherSide } from './table.ts';

/** What carries out effects; handed along, so that whatever an effect leads to can do so too. */
export type Perform = (g: Wow, deed: Deed, effects: readonly Effect[]) => Rule;

export type Deed = Situation & {
  /** What it is called. */
  readonly source: string;
  readonly means: Cause['means'];
  readonly perform: Perform;
  /** The challenge card it is printed on: an event that is resolved, an item that is used. */
  readonly card?: CardId | null;
  /** The hero that an `each` has come to, or that has beaten an encounter without a fight. */
  readonly it?: Hero;
  /** Set once an encounter that was beaten without a fight is not beaten after all. */
  readonly spared?: { isSo: boolean };
  /** What the card was aimed at: a seat, a card or a space. */
  readonly target?: string | null;
  /** The card that is being answered; set once it is cancelled. */
  readonly answered?: PlayedCard & { isCancelled: boolean };
};

/** The hero that a word means; `null`: it means an encounter, or nobody. */
export function heroMeant({ state }: Pick<Wow, 'state'>, deed: Deed, who: Who): Hero | null {
  switch (who) {
    case 'self':
      return deed.hero;
    case 'opponent': {
      const { combat } = state;
      return combat === null || deed.side === null
        ? (deed.it ?? null)
        : heroOn(state, combat, otherSide(deed.side));
    }
    case 'it':
    case 'entering':
      return deed.it ?? null;
    case 'bearer':
      return bearerOf(deed.attached ?? null, (seat) => heroOf(state, seat));
    case 'target':
      return state.heroes.find(({ seat }) => seat === deed.target) ?? null;
  }
}

const bearerOf = (attached: Attached | null, find: (seat: Seat) => Hero): Hero | null =>
  attached?.on === 'hero' ? find(attached.target as Seat) : null; // it lies on a hero

/** Whose doing it is, for whatever asks who did it. */
export const causeOf = ({ hero, attached, means, source }: Deed): Cause => ({
  by: attached?.owner ?? hero?.seat ?? null,
  means: attached == null ? means : 'card',
  source,
});
