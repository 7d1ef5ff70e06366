import type { EventCard } from '../../vocabulary/cards.ts';
import { entersPlay } from '../words/abilities.ts';
import { events } from '../words/cards.ts';
import { lose, spawn } from '../words/effects.ts';

const event = events('horror', null);

/** Horror events of every scenario, those that call monsters. */
export const horrorCoreArrivals: readonly EventCard[] = [
  event('breach', [entersPlay('through', [spawn('explorer-of-least-health')])]),
  event('the-scent', [
    entersPlay('drawn', [
      spawn('explorer-of-most-essence'),
      lose('essence', 1, 'explorer-of-most-essence', { ifAble: true }),
    ]),
  ]),
];
