import { Link } from '../app/link.tsx';
import { pathTo } from '../app/route.ts';
import { Icon } from '../parts/icon.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import { useText } from '../text/use-text.ts';
import { useTable } from './at-table.ts';
import { ConnectionBadge } from './connection-badge.tsx';
import { SeatsBar } from './seats-bar.tsx';
import { TurnTools } from './turn-tools.tsx';
import { useRoom } from './use-room.ts';
import './table-bar.css';

/** The edge of the table: the way home, who plays, and what can be opened. In a low window it holds all tools. */
export function TableBar() {
  const { common, tools } = useText();
  const { texts, openDrawer } = useTable();
  const room = useRoom();
  return (
    <header className="table-bar">
      <Link to={pathTo.home} className="table-home" aria-label={common.toHome} title={common.toHome}>
        <Icon name="lantern" />
      </Link>
      <h1 className="table-title">{texts.title}</h1>
      <SeatsBar />
      <ConnectionBadge />
      {room === 'low' ? <TurnTools isBar /> : null}
      {room === 'wide' ? (
        <Tools />
      ) : (
        <IconButton icon="menu" label={tools.more} onClick={() => openDrawer({ is: 'more' })} />
      )}
    </header>
  );
}

/** What can be opened, where there is room for all of it. */
function Tools() {
  const { tools } = useText();
  const { session, state, openDrawer } = useTable();
  return (
    <nav className="table-tools" aria-label={tools.title}>
      <IconButton icon="book" label={tools.rules} onClick={() => openDrawer({ is: 'rules', rule: null })} />
      <IconButton
        icon="back"
        label={tools.replay}
        isPressed={state.replay !== null}
        onClick={() =>
          state.replay === null
            ? void session.lookBack(null)
            : session.dispatch({ is: 'replay', replay: null })
        }
      />
      <IconButton icon="people" label={tools.menu} onClick={() => openDrawer({ is: 'seats' })} />
      <IconButton icon="cog" label={tools.settings} onClick={() => openDrawer({ is: 'settings' })} />
    </nav>
  );
}
