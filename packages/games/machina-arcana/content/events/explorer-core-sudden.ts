import type { EventCard } from '../../vocabulary/cards.ts';
import { entersPlay } from '../words/abilities.ts';
import { events } from '../words/cards.ts';
import { restore, track } from '../words/effects.ts';

const event = events('explorer', null);

/** Explorer events of every scenario, those that are over at once. */
export const explorerCoreSudden: readonly EventCard[] = [
  event('hidden-cache', [entersPlay('find', [{ is: 'draw-items', deck: 'any', n: 1, keep: 1 }])]),
  event('marked-map', [entersPlay('unfold', [{ is: 'peek', deck: 'tiles', n: 3, puts: 'choose-top' }])]),
  event('pressure-leak', [entersPlay('burst', [{ is: 'explode-barrels', on: 'tile' }])]),
  event('hush', [entersPlay('quiet', [track('horror', -2)])]),
  event('lucid-hour', [entersPlay('clear-head', [restore('stamina', 3, 'active-explorer')])]),
  event('warm-lamp', [
    entersPlay('kindle', [{ is: 'token', token: 'light', what: 'place', on: 'chapter-on-tile' }]),
  ]),
  event('shared-bread', [
    entersPlay('share', [
      restore('health', 1, 'active-explorer'),
      restore('health', 1, 'adjacent-explorers'),
    ]),
  ]),
];
