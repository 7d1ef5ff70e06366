/** What each option of an explorer's turn does. */
import type { Rule } from '@tavolo/kernel';
import type { Machina } from '../../machina.ts';
import type { DoorId } from '../../map/ground.ts';
import { type ActOption, readOption } from '../../options.ts';
import type { Explorer } from '../../state.ts';
import type { Side } from '../../vocabulary/faces.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import type { SpaceId } from '../../vocabulary/places.ts';
import { play } from '../abilities/playing.ts';
import { doInventoryAct } from '../inventory/acts.ts';
import { useDoor } from '../map/doors.ts';
import { takeExit } from '../map/exits.ts';
import { explore } from '../map/exploring.ts';
import { walk } from '../moving/moving.ts';
import { activate } from './activating.ts';

/** Pays for something that was offered, and does it. */
export function* carryOut(g: Machina, explorer: Explorer, option: ActOption): Rule {
  const { is, of, more } = readOption(option);
  switch (is) {
    case 'move':
      return walk(g, explorer, of as SpaceId); // made by `moveOption`
    case 'open':
    case 'close':
    case 'break':
      return yield* useDoor(g, explorer, is, of as DoorId); // made by `doorOption`
    case 'activate':
      return yield* activate(g, explorer, of as SpaceId); // made by `activateOption`
    case 'explore':
      return yield* explore(g, explorer, of as Side); // made by `exploreOption`
    case 'exit':
      return yield* takeExit(g, explorer);
    case 'use':
      return yield* play(g, { unit: explorer.explorer, card: of as CardId, ability: more }); // made by `useOption`
    default:
      return yield* doInventoryAct(g, explorer.explorer, option);
  }
}
