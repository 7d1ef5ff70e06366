import { isFocusLost } from '../../app/lost-focus.ts';
import { settings } from '../../settings/settings.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { useTable } from '../at-table.ts';
import { useRoom } from '../use-room.ts';

type LogOpening = {
  readonly toggle: () => void;
  /** Opens it where a line of the match is told. */
  readonly openAt: (line: number) => void;
};

/** Opens the log and folds it away: beside the board where there is room, and over it where there is none. */
export function useLog(): LogOpening {
  const { openDrawer, readLogAt } = useTable();
  const room = useRoom();
  const { log } = useSettings();
  const toggle = () => {
    readLogAt(null);
    if (room !== 'wide') return openDrawer({ is: 'log' });
    settings.change({ log: !log });
    requestAnimationFrame(keepFocus);
  };
  const openAt = (line: number) => {
    readLogAt(line);
    if (room === 'wide') settings.change({ log: true });
    else openDrawer({ is: 'log' });
  };
  return { toggle, openAt };
}

/** The button that was pressed is gone: the one that does the opposite has the focus now. */
function keepFocus(): void {
  if (isFocusLost()) document.querySelector<HTMLElement>('[data-log-toggle]')?.focus({ preventScroll: true });
}
