import type { Seat } from '@tavolo/kernel';
import type { ToldLine } from '@tavolo/protocol';
import { useId } from 'react';
import { Button } from '../../parts/button.tsx';
import { IconButton } from '../../parts/icon-button.tsx';
import { useText } from '../../text/use-text.ts';
import { useTable } from '../at-table.ts';
import { useWordsOf } from '../log/use-entries.ts';
import { useLog } from '../log/use-log.ts';
import { openQuestion } from '../table-state.ts';
import { type Missed, missedOf, type Weighed } from './missed.ts';
import './since-you-looked.css';

/** What happened to somebody while others played or they were away, in three lines, until they answer or put it away. */
export function SinceYouLooked() {
  const { log, common } = useText();
  const { session, face } = useTable();
  const wordsOf = useWordsOf();
  const { openAt } = useLog();
  const missed = useMissed();
  const title = useId();
  if (missed === null) return null;
  return (
    <aside className="since" aria-labelledby={title}>
      <h2 className="since-title" id={title}>
        {log.since}
      </h2>
      <ul className="since-lines">
        {missed.lines.map((line) => (
          <li key={missed.lines.indexOf(line)} data-tone={face.toneOf(line.fact)}>
            {wordsOf(line)}
          </li>
        ))}
      </ul>
      {missed.more === 0 ? null : (
        <Button weight="quiet" icon="scroll" onClick={() => openAt(missed.from)}>
          {log.sinceMore(missed.more)}
        </Button>
      )}
      <IconButton icon="close" label={common.close} onClick={() => session.dispatch({ is: 'looked' })} />
    </aside>
  );
}

/** What whoever is asked has missed, by what they may know; `null`: nothing, or nobody is asked here. */
function useMissed(): Missed | null {
  const { state } = useTable();
  const weigh = useWeighing();
  const { playback, looked, wasAway } = state;
  const seat = openQuestion(state)?.seat;
  if (playback === null || seat === undefined) return null;
  const knew = looked[seat];
  if (knew === undefined) return null;
  return missedOf(playback.shown.told, { knew, wasAway }, (line) => weigh(line, seat));
}

/** Weighs a line of the log for somebody at this table. */
function useWeighing(): (line: ToldLine, seat: Seat) => Weighed {
  const { state, table, box, face } = useTable();
  const seats = table.seats.map((one) => one.seat);
  const view = state.playback?.shown.sight.view ?? {};
  return ({ fact }, seat) => {
    const about = box.aboutWhom(fact, { view, seats });
    return {
      weight: face.weightFor(fact, about.includes(seat)),
      beginsTurn: about.length > 0 && face.toneOf(fact) === 'heading',
    };
  };
}
