import type { PicksObjection } from '../../onlooker/objection-to-picks.ts';
import type { ItemId } from '../../vocabulary/ids.ts';

const worn = (...ids: readonly string[]): readonly ItemId[] => ids as readonly ItemId[]; // tests write ids

/** Every reason for which picks are refused. */
export const objections: readonly PicksObjection[] = [
  { is: 'no-room', place: 'head', worn: worn('iron-helmet'), room: 1, free: 0 },
  { is: 'no-room', place: 'body', worn: worn('leather-armor'), room: 1, free: 0 },
  { is: 'no-room', place: 'legs', worn: worn('boots-of-striding'), room: 1, free: 0 },
  { is: 'no-room', place: 'hands', worn: worn('heater-shield'), room: 2, free: 1 },
  { is: 'no-room', place: 'hands', worn: worn('heater-shield', 'poison-dagger'), room: 2, free: 0 },
  { is: 'no-room', place: 'small', worn: worn('minor-healing-potion'), room: 1, free: 0 },
  {
    is: 'no-room',
    place: 'small',
    worn: worn('minor-healing-potion', 'minor-stamina-potion'),
    room: 2,
    free: 0,
  },
  { is: 'no-gold', missing: 1 },
  { is: 'no-gold', missing: 12 },
  { is: 'no-elements' },
];
