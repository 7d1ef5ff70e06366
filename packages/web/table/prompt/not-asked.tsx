import type { ReactNode } from 'react';
import { go } from '../../app/navigation.ts';
import { pathTo } from '../../app/route.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { useText } from '../../text/use-text.ts';
import { useTable } from '../at-table.ts';
import { isAtRest } from '../playback.ts';
import { ownSeats } from '../table-state.ts';
import { Waiting } from './waiting.tsx';
import './not-asked.css';

/** Why there is nothing to decide now, and what can be done meanwhile. */
export function NotAsked() {
  const { table: text } = useText();
  const { session, state, table } = useTable();
  const { playback } = state;
  if (playback === null) return null;
  if (!isAtRest(playback))
    return (
      <Line icon="dice" says={text.playingOut}>
        <Button icon="forward" aria-keyshortcuts="Space" onClick={() => session.dispatch({ is: 'skip' })}>
          {text.skip} <kbd className="prompt-key">{text.skipKey}</kbd>
        </Button>
      </Line>
    );
  if (table.phase === 'over') return <Over />;
  const own = ownSeats(state);
  const replaced = table.seats.find(({ seat, bot }) => own.includes(seat) && bot !== null);
  if (replaced !== undefined)
    return (
      <Line icon="bot" says={text.botPlaysForYou}>
        <Button
          weight="main"
          onClick={() => void session.wish({ is: 'seat-bot', seat: replaced.seat, bot: null })}
        >
          {text.takeBack}
        </Button>
      </Line>
    );
  return <Waiting waiting={playback.shown.sight.waiting} />;
}

function Over() {
  const { table: text, tools } = useText();
  const { session, state, table, player } = useTable();
  const result = state.playback?.shown.sight.result ?? null;
  const own = ownSeats(state);
  const winners = result?.winners ?? [];
  const names = winners.map((seat) => player(seat).name);
  const isYours = own.length === 1 && winners.length === 1 && winners.some((seat) => own.includes(seat));
  const ended = (): string => {
    if (winners.length === 0) return text.nobodyWins;
    return isYours ? text.youWin : text.wins(names);
  };
  return (
    <Line icon="trophy" says={ended()}>
      {own.length > 0 ? <Rematch /> : null}
      {own.length === 0 && table.rematch !== null ? <p className="prompt-quiet">{text.wentOn}</p> : null}
      <Button icon="back" onClick={() => void session.lookBack(0)}>
        {tools.replay}
      </Button>
    </Line>
  );
}

/** Leads to the next game with the same people, which whoever wants it first opens. */
function Rematch() {
  const { table: text } = useText();
  const { session, table, state, words } = useTable();
  const view = state.playback?.shown.sight.view;
  const label = (view === undefined ? null : words.rematchLabel?.(view)) ?? text.rematch;
  const pathOf = session.host.isLocal ? pathTo.local : pathTo.table;
  if (table.rematch !== null)
    return (
      <ButtonLink weight="main" icon="dice" to={pathOf(table.rematch)}>
        {text.toRematch}
      </ButtonLink>
    );
  const open = async () => {
    await session.wish({ is: 'rematch' });
    const next = session.state.table?.rematch ?? null;
    if (next !== null) go(pathOf(next));
  };
  return (
    <Button weight="main" icon="dice" onClick={() => void open()}>
      {label}
    </Button>
  );
}

type LineProps = {
  readonly icon: 'dice' | 'bot' | 'trophy';
  readonly says: string;
  readonly children?: ReactNode;
};

/** One sentence, and what can be done about it. */
function Line({ icon, says, children }: LineProps) {
  return (
    <div className="prompt-line">
      <p className="prompt-says" role="status">
        <Icon name={icon} />
        {says}
      </p>
      <div className="prompt-actions">{children}</div>
    </div>
  );
}
