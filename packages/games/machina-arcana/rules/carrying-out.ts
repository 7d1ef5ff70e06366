/** What each option of an explorer's turn does. */
import type { Rule } from '@tavolo/kernel';
import type { Machina } from '../machina.ts';
import type { DoorId } from '../map/ground.ts';
import { type ActOption, readOption } from '../options.ts';
import type { Explorer } from '../state.ts';
import type { SpaceId } from '../vocabulary/places.ts';
import { useDoor } from './doors.ts';
import { walk } from './moving.ts';

/** Pays for something that was offered, and does it. */
export function* carryOut(g: Machina, explorer: Explorer, option: ActOption): Rule {
  const { is, of } = readOption(option);
  switch (is) {
    case 'move':
      walk(g, explorer, of as SpaceId); // made by `moveOption`
      return;
    case 'open':
    case 'close':
    case 'break':
      yield* useDoor(g, explorer, is, of as DoorId); // made by `doorOption`
      return;
    default:
      throw new Error(`Nobody can do ${option}`);
  }
}
