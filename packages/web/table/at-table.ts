import type { Box, Texts } from '@tavolo/box';
import type { Seat } from '@tavolo/kernel';
import type { TableShown } from '@tavolo/protocol';
import { createContext, use } from 'react';
import type { FaceWords, GameFace, Player } from '../games/face.ts';
import type { TableSession } from './session.ts';
import type { ClientState } from './table-state.ts';

/** What lies beside the board, opened by a button; `null`: nothing. */
export type Drawer =
  | { readonly is: 'rules'; readonly rule: string | null }
  | { readonly is: 'settings' | 'seats' | 'log' | 'chat' | 'keys' | 'ask-undo' | 'more' };

/** Everything that the parts of a table share. */
export type AtTableValue = {
  readonly session: TableSession;
  readonly state: ClientState;
  readonly table: TableShown;
  readonly box: Box;
  readonly face: GameFace;
  readonly texts: Texts;
  readonly words: FaceWords;
  readonly player: (seat: Seat) => Player;
  readonly drawer: Drawer | null;
  readonly openDrawer: (drawer: Drawer | null) => void;
  /** The line of the log that somebody wants to read from; `null`: the newest. */
  readonly logAt: number | null;
  readonly readLogAt: (line: number | null) => void;
};

/** `null` where there is no table. */
export const AtTable = createContext<AtTableValue | null>(null);

export function useTable(): AtTableValue {
  const value = use(AtTable);
  if (value === null) throw new Error('a part of a table is drawn without one');
  return value;
}
