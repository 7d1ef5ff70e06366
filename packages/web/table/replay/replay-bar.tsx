import type { ReactNode } from 'react';
import { Button } from '../../parts/button.tsx';
import { CopyButton, fullLink } from '../../parts/shared-link.tsx';
import { useText } from '../../text/use-text.ts';
import { useTable } from '../at-table.ts';
import type { Replay } from '../table-state.ts';
import { decidedBefore, turnsIn } from './decided.ts';
import { SaveRecord } from './save-record.tsx';
import { Slider } from './slider.tsx';
import { usePlaying } from './use-playing.ts';
import './replay-bar.css';

/** Looking back at a table: the slider, what to share, and the way back to now. */
export function ReplayBar({ replay }: { readonly replay: Replay }) {
  const { replay: text } = useText();
  const { session, table, state, player, texts, face } = useTable();
  const { story, at, isPlaying } = replay;
  const change = (changes: Partial<Replay>) =>
    session.dispatch({ is: 'replay', replay: { ...replay, ...changes } });
  usePlaying({ at, last: story.frames.length, isPlaying, change });
  const watch = state.place?.watch ?? '';
  const base = session.host.isLocal ? location.pathname : `/watch/${watch}`;
  return (
    <ReplayBand
      says={decidedBefore(story, at, { texts, text, player: (seat) => player(seat).name })}
      slider={
        <Slider
          at={at}
          last={story.frames.length}
          isPlaying={isPlaying}
          turns={turnsIn(story, face.toneOf).map((line) => line.at)}
          onChange={change}
        />
      }
    >
      <Button weight="main" onClick={() => session.dispatch({ is: 'replay', replay: null })}>
        {text.backToNow}
      </Button>
      {session.host.isLocal ? null : <CopyButton label={text.link} text={fullLink(`${base}?at=${at}`)} />}
      <SaveRecord isOver={table.phase === 'over'} />
    </ReplayBand>
  );
}

type ReplayBandProps = {
  readonly says: string;
  /** What is looked back at, where the page does not say it. */
  readonly about?: string;
  readonly slider: ReactNode;
  readonly children: ReactNode;
};

/** The band below a board that shows the past. */
export function ReplayBand({ says, about, slider, children }: ReplayBandProps) {
  const { replay: text } = useText();
  return (
    <section className="replay-bar" id="prompt" aria-label={text.title} tabIndex={-1}>
      <p className="replay-says" aria-live="polite">
        <strong>{text.title}</strong> · {says}
      </p>
      {about === undefined ? null : <p className="replay-about">{about}</p>}
      {slider}
      <div className="replay-actions">{children}</div>
    </section>
  );
}
