/** What is about to happen and can still be changed by those who answer it. It is no part of the state. */
import type { Rule } from '@tavolo/kernel';
import type { Source } from '../../facts.ts';
import type { ExplorerId, UnitId } from '../../vocabulary/ids.ts';
import type { Attack } from '../attacks/attack-under-way.ts';

export type Moment =
  | {
      /** A loss of health or of essence. [ma/essence.7] */
      readonly is: 'loss';
      readonly what: 'health' | 'essence';
      /** Whose it is; a redirection changes it. */
      unit: UnitId;
      n: number;
      readonly source: Source;
      readonly attack: Attack | null;
      /** What cards do once it is over. */
      readonly afterwards: (() => Rule)[];
    }
  | { readonly is: 'roll'; readonly attack: Attack }
  /** The recharge die or the game die: its face, which may be rolled again. */
  | { readonly is: 'die'; readonly die: 'recharge' | 'game'; face: number; readonly by: ExplorerId | null }
  /** A unit is about to die or to fall into a pit; `prevented` by a card. */
  | { readonly is: 'end'; readonly unit: UnitId; readonly how: 'death' | 'fall'; prevented: boolean }
  /** An event was drawn; `cancelled` by a card. */
  | { readonly is: 'event'; cancelled: boolean };
