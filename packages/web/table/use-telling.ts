import { useEffect, useRef } from 'react';
import { play } from '../settings/sounds.ts';
import { useSpeed } from '../settings/use-settings.ts';
import { useTable } from './at-table.ts';

/** Plays facts out at the chosen speed, with their sounds. */
export function useTelling(): void {
  const { session, state, box, face } = useTable();
  const speed = useSpeed();
  useEffect(
    () => session.tellWith({ retold: box.game.retold, beats: face.beats }, speed),
    [session, box, face, speed],
  );
  const now = state.playback?.now ?? null;
  const heard = useRef(now);
  useEffect(() => {
    if (now === null || heard.current === now) return;
    heard.current = now;
    const sound = face.soundOf(now.fact);
    if (sound !== null) play(sound);
  }, [now, face]);
}
