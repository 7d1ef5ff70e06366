import type { exploration as chapter } from '../../../rulebook/exploration.ts';

/** The exploration phase, in English. */
export const exploration: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/exploration.1':
    "If there are discovery tokens in the hero's space, all of them are revealed together.",
  'wow/exploration.2': 'The active hero chooses in which order the revealed tokens are resolved.',
  'wow/exploration.3':
    'A token with a red background is resolved at once; one with a green background is kept face up for later.',
  'wow/exploration.4':
    'If there was any token, the space gives the hero no resource this turn, not even once the tokens are gone.',
  'wow/exploration.5':
    'If there was no token and the space has resources, the hero must use exactly one of them.',
  'wow/exploration.6': 'The hero may choose a resource that will do nothing.',
  'wow/exploration.7': 'A space without icons gives nothing.',
  'wow/exploration.8':
    'A resolved token is discarded unless it says otherwise; a kept one is discarded when it is spent.',
  'wow/exploration.9':
    'Discarded tokens are set aside. When the last token of the pool is placed, those set aside are mixed face down to form a new pool; if there were none, this is done as soon as there are some and a token is called for.',
  'wow/exploration.10': 'If the pool is empty and nothing is set aside, no token can be placed.',
  'wow/exploration.11': 'Discovery tokens are never placed in a city.',
  'wow/exploration.12':
    "A space may hold several tokens. They may be placed on map encounters, on overlords and on spaces above the level of the hero who places them; only that hero's own space and cities are barred.",
  'wow/exploration.13': 'A hero who stays in place explores and is challenged there again.',
};
