import type { EventCard } from '../../vocabulary/cards.ts';
import { active, melee, passive, self } from '../words/abilities.ts';
import { events } from '../words/cards.ts';
import { grant, modify, push, restore } from '../words/effects.ts';

const event = events('horror', null);

/** Horror events of every scenario, those in force until the next. */
export const horrorCoreLasting: readonly EventCard[] = [
  event('black-tide', [
    active('mend', { stamina: 2, aim: self }, [restore('health', 1, 'self')], {
      if: { is: 'stat', stat: 'health', who: 'self', cmp: '<', value: 'max' },
      limit: { per: 'turn', times: 1 },
    }),
  ]),
  event('wall-eyes', [
    passive('watched', [
      modify('range', 1, { who: 'each-monster', until: 'while-current' }),
      grant('sees-ethereal', 'each-monster', 'while-current'),
    ]),
  ]),
  event('the-crush', [
    active('shove', { stamina: 1, aim: melee('explorer') }, [push(1, 'target')], {
      limit: { per: 'turn', times: 1 },
    }),
  ]),
  event('iron-sky', [
    passive('hardened', [modify('armor', 1, { who: 'each-monster', until: 'while-current' })]),
  ]),
  event('thin-walls', [
    passive('open-minds', [modify('will', -1, { who: 'each-explorer', until: 'while-current' })]),
  ]),
  event('the-dimming', [
    passive('dim', [
      {
        is: 'essence-price',
        of: 'activate-dark-chapter',
        by: 1,
        least: 0,
        who: 'each-explorer',
        until: 'while-current',
      },
      {
        is: 'essence-price',
        of: 'seal-spawn',
        by: 1,
        least: 0,
        who: 'each-explorer',
        until: 'while-current',
      },
    ]),
  ]),
];
