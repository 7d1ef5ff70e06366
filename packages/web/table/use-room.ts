import { useMedia } from '../settings/use-settings.ts';

/**
 * How much room the window gives. `wide`: the log can lie beside the board. `narrow`: there is a toolbar below it.
 * `low`: there is one strip above it, and everything else is for the board, as on a phone on its side or with large text.
 */
export type Room = 'wide' | 'narrow' | 'low';

/** The room at this table: by the size of the window alone, so that no question changes it. */
export function useRoom(): Room {
  const isLow = useMedia('(max-height: 32rem)');
  const isWide = useMedia('(min-width: 62rem)');
  if (isLow) return 'low';
  return isWide ? 'wide' : 'narrow';
}
