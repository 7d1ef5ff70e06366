import type { Tone } from '@tavolo/language';
import { content } from '../content/content.ts';
import type { Fact } from '../facts.ts';
import type { ExplorerId } from '../vocabulary/ids.ts';

/** How each fact feels to the explorers; what is not listed is plain, or depends on whom it is about. */
const tones: { readonly [Is in Fact['is']]?: Tone } = {
  'round-began': 'heading',
  'chapter-began': 'heading',
  'left-the-map': 'heading',
  won: 'heading',
  'lost-game': 'heading',
  supported: 'good',
  saved: 'good',
  'gained-item': 'good',
  'kept-items': 'good',
  'came-back': 'good',
  'picked-up-item': 'good',
  'item-level': 'good',
  'placed-exit': 'good',
  'cancelled-event': 'good',
  died: 'bad',
  spawned: 'bad',
  'level-rose': 'bad',
  exploded: 'bad',
  'traps-fired': 'bad',
  'destroyed-item': 'bad',
  'no-monster-left': 'bad',
  'turn-ended': 'quiet',
  stood: 'quiet',
  'scrolled-off': 'quiet',
  'marked-space': 'quiet',
  'event-left': 'quiet',
  'track-moved': 'quiet',
  'returned-item': 'quiet',
  arranged: 'quiet',
  'rolled-game-die': 'quiet',
  'monster-chose': 'quiet',
  'monster-stopped': 'quiet',
  'went-to-end': 'quiet',
  'no-spawn-space': 'quiet',
};

const campaignTones = { 'goes-on': 'good', won: 'good', again: 'plain', lost: 'bad' } as const;

const isExplorer = (id: string): boolean => content.explorers.has(id as ExplorerId); // asked of any id

const goodFor = (id: string): Tone => (isExplorer(id) ? 'good' : 'bad');
const badFor = (id: string): Tone => (isExplorer(id) ? 'bad' : 'good');

/** The group plays together: what is bad for any explorer is bad, and what is bad for a monster is good. */
export function toneOf(fact: Fact): Tone {
  switch (fact.is) {
    case 'lost':
      return fact.source === 'cost' ? 'quiet' : badFor(fact.unit);
    case 'restored':
    case 'prevented':
      return goodFor(fact.unit);
    case 'destroyed-unit':
    case 'banished':
      return badFor(fact.unit);
    case 'hit':
      return badFor(fact.target);
    case 'missed':
      return goodFor(fact.target);
    case 'checked-spawn':
    case 'checked-horror':
      return fact.comes ? 'bad' : 'good';
    case 'campaign-stands':
      return campaignTones[fact.how];
    default:
      return tones[fact.is] ?? 'plain';
  }
}
