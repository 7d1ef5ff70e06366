import type { EventCard } from '../../vocabulary/cards.ts';
import { active, melee, self, spaces, whenever } from '../words/abilities.ts';
import { events } from '../words/cards.ts';
import { grant, modify, track } from '../words/effects.ts';

const event = events('explorer', null);

/** Explorer events of every scenario, those in force until the next. */
export const explorerCoreLasting: readonly EventCard[] = [
  event('echo-of-reason', [
    active('steady', { essence: 1 }, [track('horror', -1)], { limit: { per: 'round', times: 1 } }),
  ]),
  event('working-winch', [
    active(
      'wind-back',
      { stamina: 1, aim: melee(spaces(['lever', 'recharge'], 'explored')) },
      [{ is: 'token', token: 'explored', what: 'remove', on: 'target' }],
      { limit: { per: 'round', times: 1 } },
    ),
  ]),
  event('nameless-courage', [
    active('stand', { essence: 1, marker: 'explorer', aim: self }, [
      modify('armor', 1, { who: 'active-explorer', until: 'explorer-phase' }),
    ]),
  ]),
  event('echoing-steps', [
    whenever('which-one', { on: 'monster-spawned' }, [grant('dazed', 'it', 'its-next-turn')]),
  ]),
];
