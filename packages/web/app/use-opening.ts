import { isRefused, type RefusalName } from '@tavolo/protocol';
import { useState } from 'react';
import type { Setup } from '../host/setup.ts';
import { go } from './navigation.ts';
import { openTable } from './open-table.ts';

/** How the opening of a table goes. */
type Opening = { readonly isBusy: boolean; readonly refused: RefusalName | null };

/** Opens a table and goes there, or says why not. */
export function useOpening(): Opening & { readonly open: (setup: Setup) => Promise<void> } {
  const [opening, setOpening] = useState<Opening>({ isBusy: false, refused: null });
  const open = async (setup: Setup) => {
    setOpening({ isBusy: true, refused: null });
    const path = await openTable(setup);
    if (isRefused(path)) setOpening({ isBusy: false, refused: path.refused });
    else go(path);
  };
  return { ...opening, open };
}
