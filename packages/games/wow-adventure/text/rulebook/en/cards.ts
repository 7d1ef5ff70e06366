import type { cards as chapter } from '../../../rulebook/cards.ts';

/** Challenge cards, in English. */
export const cards: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/cards.1':
    'An encounter shows its name, traits, text, attack type and value, defense and damage; its colour is its level.',
  'wow/cards.2': 'The back of an encounter is an item for the hero who beats it.',
  'wow/cards.3':
    'An event has a side marked as the front, a name, a type, a text and the colour of a level; when drawn, only its front is resolved.',
  'wow/cards.4': 'Each event says when it is turned over; its back is resolved at once.',
  'wow/cards.5': 'An event that becomes an item when it is turned over goes to the hero who turned it over.',
  'wow/cards.6':
    "An event that becomes an encounter when it is turned over is fought at once if it is the challenge phase of the hero who turned it over. Otherwise it is placed as an unbeaten encounter: on its own space if it was a location event, else in that hero's space, and never in a city [wow/A-39].",
  'wow/cards.7': 'Events are global, location or special.',
  'wow/cards.8':
    'A new global event goes to its slot and the previous one is discarded, so at most one is in play.',
  'wow/cards.9':
    'A location event is placed on the space that it names; an event already there is discarded first.',
  'wow/cards.10':
    'A hero who ends movement on a location event must resolve it in the challenge phase instead of drawing. If there is an unbeaten marker too, the hero chooses between the two, but aggro comes first. A rival there may still be attacked [wow/challenge.2].',
  'wow/cards.11':
    'A special event follows its own text, mostly at once. One that stays in play lies by the hero it names, or else by the hero who drew it.',
  'wow/cards.12':
    'Like quests, events may use character tokens of the hero who drew them to mark spaces, heroes or encounters; the tokens return to the supply when the event leaves play.',
  'wow/cards.13':
    'An event that gives valor goes under the quest log of the hero who turned it over and counts as one card there.',
};
