import { useSyncExternalStore } from 'react';
import type { Speed } from '../table/playback.ts';
import { type Settings, settings } from './settings.ts';

/** The settings of this device. */
export const useSettings = (): Settings => useSyncExternalStore(settings.subscribe, settings.get);

const stillness = '(prefers-reduced-motion: reduce)';

/** How fast things are played out: whoever asked their device for less motion sees none. */
export function useSpeed(): Speed {
  const { speed } = useSettings();
  return useMedia(stillness) ? 'off' : speed;
}

/** Whether a media query holds. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}
