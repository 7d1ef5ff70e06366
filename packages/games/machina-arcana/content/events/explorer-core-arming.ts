import type { EventCard } from '../../vocabulary/cards.ts';
import { active, self } from '../words/abilities.ts';
import { events } from '../words/cards.ts';
import { restore } from '../words/effects.ts';

const event = events('explorer', null);

/** Explorer events of every scenario, those that stay with a unit and lend it an ability. */
export const explorerCoreArming: readonly EventCard[] = [
  event(
    'second-wind',
    [active('breathe', { destroysThis: true, aim: self }, [restore('stamina', 3, 'related-unit')])],
    true,
  ),
];
