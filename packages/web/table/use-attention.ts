import { useEffect, useRef } from 'react';
import { useTitle } from '../app/page.tsx';
import { badge } from '../settings/badge.ts';
import { notify } from '../settings/notices.ts';
import { play } from '../settings/sounds.ts';
import { useText } from '../text/use-text.ts';
import { useTable } from './at-table.ts';
import { ownSeats } from './table-state.ts';

/** Tells whoever looks elsewhere that it is their move: by the title, the icon of the tab, a sound, a note. */
export function useAttention(): void {
  const { table: text, common } = useText();
  const { state, texts, table } = useTable();
  const asked = ownSeats(state)
    .filter((seat) => table.seats.some((one) => one.seat === seat && one.bot === null))
    .map((seat) => state.seen[seat]?.sight.question?.decision ?? null)
    .find((decision) => decision !== null);
  const isAsked = asked !== undefined;
  useTitle(isAsked ? text.titleYourMove(texts.title) : `${texts.title} · ${common.appName}`);
  useEffect(() => {
    badge(isAsked);
    return () => badge(false);
  }, [isAsked]);
  const known = useRef(asked);
  useEffect(() => {
    const isNew = asked !== undefined && asked !== known.current;
    known.current = asked;
    if (!isNew || !document.hidden) return;
    play('turn');
    notify(text.noticeYourMove, texts.title);
  }, [asked, text, texts]);
}
