import type { ToldLine } from '@tavolo/protocol';
import { useMemo } from 'react';
import { useTable } from '../at-table.ts';
import { momentOf } from '../replay/moment.ts';
import { entriesOf, type LogEntry } from './entries.ts';

/** What the log says up to what is shown. */
export function useEntries(): readonly LogEntry[] {
  const { state, table } = useTable();
  const { replay, playback } = state;
  return useMemo(() => {
    if (replay !== null) return entriesOf(momentOf(replay.story, replay.at).told, [], replay.at);
    if (playback === null) return [];
    const { sight, told } = playback.shown;
    return entriesOf(told, table.notes, sight.answered);
  }, [replay, playback, table.notes]);
}

/** The words of a line, found once for each. */
export function useWordsOf(): (line: ToldLine) => string {
  const { state, texts, player } = useTable();
  const view = state.playback?.shown.sight.view;
  const known = useMemo(() => ({ texts, player, lines: new WeakMap<ToldLine, string>() }), [texts, player]);
  return (line) => {
    const before = known.lines.get(line);
    if (before !== undefined || view === undefined) return before ?? '';
    const says = texts.line(line.fact, { view, player: (seat) => player(seat).name });
    known.lines.set(line, says);
    return says;
  };
}
