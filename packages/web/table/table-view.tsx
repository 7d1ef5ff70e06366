import type { RefusalName, TableShown } from '@tavolo/protocol';
import { type ReactNode, useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
import { useGame } from '../app/games.ts';
import { Page } from '../app/page.tsx';
import { pathTo } from '../app/route.ts';
import { ButtonLink } from '../parts/button.tsx';
import { useText } from '../text/use-text.ts';
import { AtTable, type AtTableValue, type Drawer } from './at-table.ts';
import { Gathering } from './gathering/gathering.tsx';
import { useChatRead } from './log/chat-read.ts';
import { playersOf } from './players.ts';
import { Playing } from './playing.tsx';
import type { TableSession } from './session.ts';
import { Drawers } from './sheets/drawers.tsx';
import { useLooks } from './since/kept-looks.ts';
import { type ClientState, ownSeats } from './table-state.ts';
import { Toast } from './toast.tsx';
import './table-view.css';
import { GameIcons } from '../parts/icon.tsx';

type TableViewProps = {
  readonly session: TableSession;
  /** The coach for a learner, between the board and the prompt. */
  readonly coach?: ReactNode;
};

/** A table, whatever is going on at it. */
export function TableView({ session, coach = null }: TableViewProps) {
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const { table } = useText();
  // What it says while the game is loaded is what it said while it joined.
  const game = useDeferredValue(state.table?.game ?? null);
  if (state.shut !== null && state.table === null) return <ShutDoor why={state.shut} />;
  if (state.table === null || game === null)
    return (
      <main className="wood plain-page">
        <p role="status">{table.connection[state.line]}</p>
      </main>
    );
  return <OpenTable session={session} state={state} game={game} coach={coach} />;
}

type OpenTableProps = {
  readonly session: TableSession;
  readonly state: ClientState;
  readonly game: string;
  readonly coach: ReactNode;
};

const nobody: TableShown['seats'] = [];

function OpenTable({ session, state, game, coach }: OpenTableProps) {
  const { common } = useText();
  const shown = useGame(game);
  useChatRead(session, state);
  useLooks(session, state);
  const [drawer, openDrawer] = useState<Drawer | null>(null);
  const [logAt, readLogAt] = useState<number | null>(null);
  const { table } = state;
  const seats = table?.seats ?? nobody;
  const own = ownSeats(state);
  const player = useMemo(() => playersOf(seats, own, common), [seats, own, common]);
  const value = useMemo((): AtTableValue | null => {
    if (shown === null || table === null) return null;
    const { box, face, texts, words } = shown;
    const opened = { drawer, openDrawer, logAt, readLogAt };
    return { session, state, table, box, face, texts, words, player, ...opened };
  }, [session, state, table, shown, player, drawer, logAt]);
  if (value === null) return <ShutDoor why="unknown-game" />;
  return (
    <AtTable value={value}>
      <GameIcons value={value.face.icons}>
        {value.table.phase === 'gathering' ? <Gathering /> : <Playing coach={coach} />}
        {state.curtain === null ? <Drawers /> : null}
        {drawer === null || state.curtain !== null ? <Toast /> : null}
      </GameIcons>
    </AtTable>
  );
}

export function ShutDoor({ why }: { readonly why: RefusalName }) {
  const { table, refusals, common } = useText();
  return (
    <Page title={table.shutTitle}>
      <div className="reading">
        <h1>{table.shutTitle}</h1>
        <p>{refusals[why]}</p>
        <ButtonLink weight="main" to={pathTo.home}>
          {common.toHome}
        </ButtonLink>
      </div>
    </Page>
  );
}
