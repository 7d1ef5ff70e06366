import { useMemo, useRef } from 'react';
import { useText } from '../text/use-text.ts';
import { useTable } from './at-table.ts';
import { boardEyes } from './eyes.ts';
import { usePicking } from './prompt/use-picking.ts';
import { momentOf } from './replay/moment.ts';
import { openQuestion, picksOf } from './table-state.ts';
import { useInSight } from './use-in-sight.ts';
import './board-place.css';

/** The board, shown as it is now or as it was. */
export function BoardPlace() {
  const { table: text } = useText();
  const { state, table, face, words, player, openDrawer } = useTable();
  const { asked, touch, touchNeedsConfirm } = usePicking();
  const { replay, playback, eyes } = state;
  const place = useRef<HTMLElement>(null);
  useInSight(place, openQuestion(state)?.decision ?? null);
  const past = useMemo(() => (replay === null ? null : momentOf(replay.story, replay.at)), [replay]);
  const seats = useMemo(() => table.seats.map(({ seat }) => seat), [table.seats]);
  if (playback === null || eyes === null) return <div className="board-place" />;
  const { sight, told } =
    past === null ? playback.shown : { sight: { ...playback.shown.sight, ...past }, told: past.told };
  return (
    <main className="board-place" id="content" aria-label={text.board} tabIndex={-1} ref={place}>
      <h2 className="unseen">{text.board}</h2>
      <face.Board
        view={sight.view}
        seats={seats}
        onlooker={replay?.onlooker ?? boardEyes(state, eyes)}
        keptAs={past === null ? table.id : null}
        question={openQuestion(state)}
        picked={picksOf(state)}
        needsConfirm={touchNeedsConfirm}
        onPick={touch}
        numberOf={(option) => asked?.numbers.get(option) ?? null}
        deciding={past === null ? sight.waiting.map(({ seat }) => seat) : []}
        told={told}
        now={past === null ? playback.now : past.now}
        result={past === null ? sight.result : past.result}
        player={player}
        words={words}
        onRule={(rule) => openDrawer({ is: 'rules', rule })}
      />
    </main>
  );
}
