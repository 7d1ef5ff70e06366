/**
 * The one point that everything passes which quests and events listen to: what happened, to whom, by whom and by what
 * means. Nothing else in the rules knows of quests or of events in play.
 */
import type { Rule, Seat } from '@tavolo/kernel';
import type { HeldEvent } from '../state.ts';
import type { FlipWhen } from '../vocabulary/challenge-cards.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { rankOf } from '../vocabulary/terms.ts';
import type { Wow } from '../wow.ts';
import { isDeedOf } from './attribution.ts';
import type { Happening } from './happening.ts';
import { completeQuests, noteProgress } from './quests.ts';
import { activeHero, cardOf } from './table.ts';

/** What happened in one moment: quests hear of all of it before any is completed. [wow/A-24] */
export function happen(g: Wow, moment: readonly Happening[]): Rule {
  for (const happening of moment) noteProgress(g, happening);
  for (const happening of moment) listen(g, happening);
  return completeQuests(g);
}

/** Events in play that this turns over wait in line. [wow/cards.4] */
function listen(g: Wow, happening: Happening): void {
  const { globalEvent, heldEvents } = g.state;
  if (globalEvent !== null) hear(g, { card: globalEvent, held: null }, happening);
  for (const held of heldEvents) hear(g, { card: held.card, held }, happening);
}

type Listening = { readonly card: CardId; readonly held: HeldEvent | null };

function hear(g: Wow, { card, held }: Listening, happening: Happening): void {
  const flip = cardOf(g.content, card).event?.flip ?? null;
  if (flip === null || g.state.flips.some((one) => one.card === card)) return;
  const by = flipperOf(g, flip, held, happening);
  if (by !== null) g.state.flips.push({ card, by });
}

/** The hero that turns an event over by what happened; `null`: it stays as it is. */
function flipperOf(g: Wow, flip: FlipWhen, held: HeldEvent | null, happening: Happening): Seat | null {
  switch (flip.is) {
    case 'resource-used':
      return happening.is === 'used' && happening.resource === flip.resource ? happening.by : null;
    case 'foe-beaten':
      return happening.is === 'beaten' && isMeant(flip, happening) ? happening.by : null;
    case 'hero-defeated':
      return happening.is === 'defeated' ? defeatFlips(g, flip, held, happening) : null;
    case 'marked-damaged':
      return happening.is === 'damaged' && happening.hero === held?.hero && isDeedOf(happening.cause, held.by)
        ? held.by
        : null;
    case 'marked-beaten':
      return happening.is === 'beaten' && happening.by === held?.by && isMarked(held, happening)
        ? held.by
        : null;
  }
}

function isMeant(
  flip: Extract<FlipWhen, { is: 'foe-beaten' }>,
  { foe, level, card }: Extract<Happening, { is: 'beaten' }>,
): boolean {
  if (flip.trait !== undefined && !foe.traits.includes(flip.trait)) return false;
  if (flip.atLeast !== undefined && rankOf(level) < rankOf(flip.atLeast)) return false;
  return flip.onMap !== true || card === null;
}

function defeatFlips(
  { state }: Wow,
  flip: Extract<FlipWhen, { is: 'hero-defeated' }>,
  held: HeldEvent | null,
  { hero, victor }: Extract<Happening, { is: 'defeated' }>,
): Seat | null {
  if (flip.marked === true && held?.hero !== hero) return null;
  if (flip.byRival === true) return victor;
  return activeHero(state).seat;
}

const isMarked = (held: HeldEvent, { card, space }: Extract<Happening, { is: 'beaten' }>): boolean =>
  card === null ? held.lair === space : held.foe === card;
