/** What each option of an explorer's turn does. */
import type { Rule } from '@tavolo/kernel';
import type { Machina } from '../machina.ts';
import type { DoorId } from '../map/ground.ts';
import { type ActOption, readOption } from '../options.ts';
import type { Explorer } from '../state.ts';
import type { SpaceId } from '../vocabulary/places.ts';
import { useDoor } from './doors.ts';
import { takeExit } from './exits.ts';
import { doInventoryAct } from './inventory/acts.ts';
import { walk } from './moving.ts';

/** Pays for something that was offered, and does it. */
export function* carryOut(g: Machina, explorer: Explorer, option: ActOption): Rule {
  const { is, of } = readOption(option);
  switch (is) {
    case 'move':
      return walk(g, explorer, of as SpaceId); // made by `moveOption`
    case 'open':
    case 'close':
    case 'break':
      return yield* useDoor(g, explorer, is, of as DoorId); // made by `doorOption`
    case 'exit':
      return yield* takeExit(g, explorer);
    default:
      return yield* doInventoryAct(g, explorer.explorer, option);
  }
}
