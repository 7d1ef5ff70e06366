/** Events of both decks: drawn, resolved, laid down or beside a unit, and gone. [ma/horror] */
import type { Rule } from '@tavolo/kernel';
import type { Machina } from '../../machina.ts';
import type { EventDeck, Explorer, Monster, State } from '../../state.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import type { EventCard } from '../../vocabulary/cards.ts';
import type { EventId, ExplorerId, UnitId } from '../../vocabulary/ids.ts';
import { type Deed, deedOf } from '../abilities/deeds.ts';
import { resolveOwn } from '../abilities/own-abilities.ts';
import { happen, happening } from '../happenings/happenings.ts';
import type { Moment } from '../happenings/moments.ts';
import { endWhatItShowed } from '../inventory/carrying.ts';
import { capAtMaxima } from '../inventory/maxima.ts';
import { explorerWith, isOnMap, monsterWith } from '../units.ts';

type Deck = EventCard['deck'];

const eventDeckOf = (s: State, deck: Deck): EventDeck =>
  deck === 'horror' ? s.horrorEvents : s.explorerEvents;

const currentEvent = (s: State, deck: Deck): EventId | null =>
  deck === 'horror' ? s.currentHorrorEvent : s.currentExplorerEvent;

function eventCard({ content }: Pick<Machina, 'content'>, id: EventId): EventCard {
  const card = content.events.get(id);
  if (card === undefined) throw new Error(`No event is called ${id}`);
  return card;
}

/** Draws the top event, carries out what it does when it enters play, and lays it down. `by`: the explorer who draws it. [ma/actions.14.3] [ma/horror.13] */
export function* drawEvent(g: Machina, deck: Deck, by: ExplorerId | null): Rule {
  const event = takeTop(g, deck);
  if (event === null) return;
  g.state.drawnEvent = event;
  g.tell({ is: 'drew-event', deck, event, by }, deck === 'horror' ? 'ma/horror.4' : 'ma/actions.14.1');
  if (yield* isCancelled(g, deck)) {
    leavePlay(g, event);
    return;
  }
  yield* resolveEvent(g, event, by);
  if (g.state.drawnEvent === event) layDown(g, eventCard(g, event), by);
}

/** Whether a card cancels the event that was just drawn. */
function* isCancelled(g: Machina, deck: Deck): Rule<boolean> {
  if (deck === 'explorer') return false;
  const moment: Extract<Moment, { is: 'event' }> = { is: 'event', cancelled: false };
  yield* happen(g, happening('horror-event-drawn', { moment }));
  return moment.cancelled;
}

/** What an event does when it enters play; what is attached to a unit is from then on that unit's. */
export function* resolveEvent(g: Machina, event: EventId, by: ExplorerId | null): Rule {
  const { abilities, deck } = eventCard(g, event);
  const active = by ?? g.state.active;
  const drawer = deck === 'explorer' ? by : null;
  const deed = (ability: Ability): Deed =>
    deedOf(event, ability.id, { self: holderOf(g.state, event) ?? drawer, active });
  yield* resolveOwn(g, abilities, 'enters-play', deed);
}

/** The unit that an event lies with; `null`: it lies with none. */
const holderOf = ({ explorers, monsters }: State, event: EventId): UnitId | null =>
  explorers.find(({ related }) => related.includes(event))?.explorer ??
  monsters.find(({ related }) => related.includes(event))?.monster ??
  null;

/** An event comes to lie with a unit. [ma/horror.6] */
export function attachEvent(g: Machina, event: EventId, unit: UnitId): void {
  const holder = explorerWith(g.state, unit) ?? monsterWith(g.state, unit);
  if (holder === null) return;
  if (g.state.drawnEvent === event) g.state.drawnEvent = null;
  holder.related.push(event);
  if ('explorer' in holder) capAtMaxima(g, holder.explorer);
  g.tell({ is: 'event-lies', event, with: unit }, 'ma/horror.6');
}

/** A related event of explorers goes to whoever drew it; one that found no unit is destroyed; any other becomes the current one. [ma/actions.14.2] [ma/horror.11] */
function layDown(g: Machina, { id, related, deck }: EventCard, by: ExplorerId | null): void {
  const drawer = explorerWith(g.state, by);
  if (related && deck === 'explorer' && drawer !== null && isOnMap(drawer))
    attachEvent(g, id, drawer.explorer);
  else if (related) leavePlay(g, id);
  else makeCurrent(g, id, deck);
}

/** The covered event goes to the pile, and what it changed is over. [ma/horror.7] */
function makeCurrent(g: Machina, event: EventId, deck: Deck): void {
  const { state } = g;
  const covered = currentEvent(state, deck);
  if (covered !== null) toPile(g, covered);
  state.drawnEvent = null;
  if (deck === 'horror') state.currentHorrorEvent = event;
  else state.currentExplorerEvent = event;
  g.tell({ is: 'event-lies', event, with: null }, 'ma/horror.7');
}

/** An event is destroyed, wherever it lies: it goes to its pile, and never becomes current by that. [ma/horror.6] [ma/horror.14] */
export function leavePlay(g: Machina, event: EventId): void {
  const { state } = g;
  if (state.drawnEvent === event) state.drawnEvent = null;
  if (state.currentHorrorEvent === event) state.currentHorrorEvent = null;
  if (state.currentExplorerEvent === event) state.currentExplorerEvent = null;
  for (const unit of [...state.explorers, ...state.monsters])
    if (unit.related.includes(event)) leaveUnit(g, unit, event);
  toPile(g, event);
  g.tell({ is: 'event-left', event }, 'ma/horror.6');
}

/** What its marker showed is over, and so is what it did to a maximum. [ma/markers.5] */
function leaveUnit(g: Machina, unit: Explorer | Monster, event: EventId): void {
  unit.related = unit.related.filter((one) => one !== event);
  if (!('explorer' in unit)) return;
  endWhatItShowed(g, unit, event);
  capAtMaxima(g, unit.explorer);
}

function toPile(g: Machina, event: EventId): void {
  const { state } = g;
  eventDeckOf(state, eventCard(g, event).deck).pile.push(event);
  state.gathered = state.gathered.filter(({ card }) => card !== event);
}

/** The top card of a deck; an empty one is made anew of its pile, in which the current event is not. [ma/horror.8] */
function takeTop(g: Machina, deck: Deck): EventId | null {
  const events = eventDeckOf(g.state, deck);
  if (events.deck.length === 0) {
    events.deck = g.chance.stream(`events-${deck}`).shuffle(events.pile);
    events.pile = [];
    events.knownTop = 0;
    events.knownBottom = 0;
  }
  const event = events.deck.pop() ?? null;
  if (event !== null && events.knownTop === 0) g.reveal();
  events.knownTop = Math.max(0, events.knownTop - 1);
  events.knownBottom = Math.min(events.knownBottom, events.deck.length);
  return event;
}
