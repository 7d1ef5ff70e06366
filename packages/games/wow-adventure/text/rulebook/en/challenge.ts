import type { challenge as chapter } from '../../../rulebook/challenge.ts';

/** The challenge phase, in English. */
export const challenge: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/challenge.1': 'In a city the challenge phase is skipped.',
  'wow/challenge.2':
    'Elsewhere the active hero must either attack a rival in the same space or resolve an encounter there.',
  'wow/challenge.3':
    'An aggro marker in the space forces the fight with its encounter, which takes precedence over rivals, events and other markers [wow/A-04].',
  'wow/challenge.4':
    'If the space has a map encounter, the marker of an unbeaten encounter or an event card, the hero resolves one of these and draws no card; if there are several, the hero chooses one.',
  'wow/challenge.5': "Otherwise the hero draws a card from the deck of the space's colour.",
  'wow/challenge.6': 'A drawn encounter is fought at once.',
  'wow/challenge.7':
    'A drawn event is resolved and another card is drawn, until an encounter appears and is fought.',
  'wow/challenge.8': 'Attacking a rival takes the place of the encounter; upkeep comes next.',
  'wow/challenge.9': 'Rivals in a city cannot be attacked.',
  'wow/challenge.10':
    'Resolving an event or encounter that was already there is the whole challenge phase, whatever comes of it: no card is drawn afterwards.',
  'wow/challenge.11':
    'A drawn event that turns into an encounter and is fought at once is the encounter of that phase [wow/A-38].',
  'wow/challenge.12':
    'A drawn location event that names the space where the drawing hero stands is placed there and the drawing goes on; it can be resolved from the next turn on [wow/A-37].',
  'wow/challenge.13':
    'If a drawn event moves or defeats the active hero, the drawing stops and the phase ends [wow/A-38].',
};
