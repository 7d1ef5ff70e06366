import { useEffect } from 'react';
import { useSettings } from '../../settings/use-settings.ts';
import { beatOf } from '../playback.ts';

type Playing = {
  readonly at: number;
  readonly last: number;
  readonly isPlaying: boolean;
  readonly change: (changes: { readonly at?: number; readonly isPlaying?: boolean }) => void;
};

/** How long a moment stays where nothing moves, in milliseconds. */
const still = 900;

/** Goes on by itself, moment by moment, up to the last. */
export function usePlaying({ at, last, isPlaying, change }: Playing): void {
  const { speed } = useSettings();
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(
      () => change(at >= last ? { isPlaying: false } : { at: at + 1, isPlaying: at + 1 < last }),
      speed === 'off' ? still : 2 * beatOf[speed],
    );
    return () => clearTimeout(timer);
  });
}
