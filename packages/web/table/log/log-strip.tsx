import { Icon } from '../../parts/icon.tsx';
import { useText } from '../../text/use-text.ts';
import { useTable } from '../at-table.ts';
import { unreadLines } from '../table-state.ts';
import { Unread } from '../turn-tools.tsx';
import { useRoom } from '../use-room.ts';
import { useEntries, useWordsOf } from './use-entries.ts';
import { useLog } from './use-log.ts';
import './log-strip.css';

/** As many facts as a line may hold; those that find no room in it are not seen. */
const most = 4;

/** The log folded away to a line: what happened last comes first. */
export function LogStrip() {
  const { tools } = useText();
  const { toggle } = useLog();
  return (
    <div className="log-strip">
      <button
        type="button"
        className="log-strip-open"
        title={tools.openLog}
        aria-expanded={false}
        data-log-toggle
        onClick={toggle}
      >
        <Icon name="scroll" />
        <span>{tools.log}</span>
      </button>
      <LastFacts />
      <ChatButton />
    </div>
  );
}

function LastFacts() {
  const { tools } = useText();
  const { face } = useTable();
  const wordsOf = useWordsOf();
  const told = useEntries().flatMap((entry) => (entry.is === 'told' ? entry : []));
  return (
    <p className="log-strip-facts" role="log" aria-label={tools.log}>
      {told
        .slice(-most)
        .reverse()
        .map(({ key, line }) => (
          <span key={key} data-tone={face.toneOf(line.fact)}>
            {wordsOf(line)}
          </span>
        ))}
    </p>
  );
}

/** On a wide screen the chat lies behind the log, and with it out of sight. */
function ChatButton() {
  const { tools } = useText();
  const { state, openDrawer } = useTable();
  const unread = unreadLines(state);
  if (useRoom() !== 'wide') return null;
  return (
    <button type="button" className="log-strip-chat" onClick={() => openDrawer({ is: 'chat' })}>
      <Icon name="chat" />
      <span>{tools.chat}</span>
      {unread > 0 ? <Unread count={unread} /> : null}
    </button>
  );
}
