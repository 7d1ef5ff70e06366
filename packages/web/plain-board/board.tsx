import type { Seat } from '@tavolo/kernel';
import { useMemo, useState } from 'react';
import { Ending } from './ending.tsx';
import { type PlainBoard, SceneContext, sceneOf } from './scene.ts';
import { Seats } from './seats.tsx';
import { RecordShown } from './shown.tsx';
import { type Fields, isFields, isList } from './tree.ts';
import './board.css';

/** A board for any game: who plays and decides, and all that a seat may know, as cards and numbers. */
export function Board(props: PlainBoard) {
  const { view, result, now } = props;
  const scene = useMemo(() => sceneOf(props), [props]);
  const was = useBefore(view);
  return (
    <SceneContext value={scene}>
      <div className="plain-board">
        <Seats />
        {result !== null && now === null ? <Ending result={result} /> : null}
        <section className="plain-view" aria-label={scene.own.standing}>
          {isFields(view) ? (
            <RecordShown value={arranged(view, scene.seats)} was={was} unnamed={null} isTable />
          ) : null}
        </section>
      </div>
    </SceneContext>
  );
}

/** A view without its list of seats, which stands above it, and with how it is played behind what is played with. */
function arranged({ options, ...view }: Fields, seats: readonly Seat[]): Fields {
  const others = Object.entries(view).filter(([, value]) => !isList(value) || value.join() !== seats.join());
  return { ...Object.fromEntries(others), ...(options === undefined ? {} : { options }) };
}

/** What was shown before the last change; at first, what is shown. */
function useBefore(view: object): object {
  const [shown, setShown] = useState({ now: view, was: view });
  if (shown.now === view) return shown.was;
  setShown({ now: view, was: shown.now });
  return shown.now;
}
