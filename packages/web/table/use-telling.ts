import { useEffect, useMemo, useRef } from 'react';
import { play } from '../settings/sounds.ts';
import { useSpeed } from '../settings/use-settings.ts';
import { useTable } from './at-table.ts';
import type { Teller } from './playback.ts';

/** Plays facts out at the chosen speed, with their sounds. */
export function useTelling(): void {
  const { session, state, table, box, face } = useTable();
  const speed = useSpeed();
  const { eyes } = state;
  const seats = useMemo(() => table.seats.map(({ seat }) => seat), [table.seats]);
  const teller = useMemo((): Teller => {
    const isAside: Teller['isAside'] = (fact, view) => {
      const about = box.aboutWhom(fact, { view, seats });
      const isOthers = about.length > 0 && about.every((seat) => seat !== eyes);
      return eyes !== 'spectator' && isOthers && face.weightFor(fact, false) === 0;
    };
    return { retold: box.game.retold, beats: face.beats, isAside };
  }, [box, face, seats, eyes]);
  useEffect(() => session.tellWith(teller, speed), [session, teller, speed]);
  const now = state.playback?.now ?? null;
  const heard = useRef(now);
  useEffect(() => {
    if (now === null || heard.current === now) return;
    heard.current = now;
    const sound = face.soundOf(now.fact);
    if (sound !== null) play(sound);
  }, [now, face]);
}
