import { type ReactNode, useRef } from 'react';
import { useArrival } from '../app/lost-focus.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useText } from '../text/use-text.ts';
import { useTable } from './at-table.ts';
import { BoardPlace } from './board-place.tsx';
import { Consent } from './consent.tsx';
import { Curtain } from './curtain.tsx';
import { LogStrip } from './log/log-strip.tsx';
import { SidePanel } from './log/side-panel.tsx';
import { PromptBand } from './prompt/prompt-band.tsx';
import { useKeptFocus } from './prompt/use-kept-focus.ts';
import { PickingHere, useNewPicking } from './prompt/use-picking.ts';
import { ReplayBar } from './replay/replay-bar.tsx';
import { SeatOffer } from './seat-offer.tsx';
import { SinceYouLooked } from './since/since-you-looked.tsx';
import { TableBar } from './table-bar.tsx';
import { TurnTools } from './turn-tools.tsx';
import { useAttention } from './use-attention.ts';
import { useKeys } from './use-keys.ts';
import { useRoom } from './use-room.ts';
import { useTelling } from './use-telling.ts';
import './playing.css';

/** A match being played, looked at, or over. */
export function Playing({ coach }: { readonly coach: ReactNode }) {
  return (
    <PickingHere value={useNewPicking()}>
      <Match coach={coach} />
    </PickingHere>
  );
}

function Match({ coach }: { readonly coach: ReactNode }) {
  const { common } = useText();
  const { state, table } = useTable();
  const room = useRoom();
  const isLogOpen = useSettings().log && room === 'wide';
  useTelling();
  useAttention();
  useKeys();
  const whole = useRef<HTMLDivElement>(null);
  useArrival(whole);
  useKeptFocus();
  if (state.curtain !== null) return <Curtain seat={state.curtain} />;
  return (
    <div className="playing wood" data-game={table.game} data-room={room} data-log={isLogOpen} ref={whole}>
      <a className="skip-link" href="#prompt">
        {common.skipToContent}
      </a>
      <TableBar />
      <BoardPlace />
      {state.replay === null ? (coach ?? <SinceYouLooked />) : null}
      {isLogOpen || room === 'low' ? null : <LogStrip />}
      {state.replay === null ? <PromptBand /> : <ReplayBar replay={state.replay} />}
      {isLogOpen ? <SidePanel /> : null}
      {room === 'narrow' ? <TurnTools isBar /> : null}
      <Consent />
      <SeatOffer />
    </div>
  );
}
