import type { ReactNode } from 'react';
import { Button } from '../../parts/button.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { SettingsPanel } from '../../settings/settings-panel.tsx';
import { useText } from '../../text/use-text.ts';
import { type Drawer, useTable } from '../at-table.ts';
import { Chat } from '../log/chat.tsx';
import { Log } from '../log/log.tsx';
import { Toast } from '../toast.tsx';
import { AskUndo } from './ask-undo.tsx';
import { KeysList } from './keys-list.tsx';
import { RulesDrawer } from './rules-drawer.tsx';
import { SeatsMenu } from './seats-menu.tsx';
import './drawers.css';

/** Whatever was opened beside the board. */
export function Drawers() {
  const { drawer, openDrawer } = useTable();
  const text = useText();
  if (drawer === null) return null;
  const titles: { readonly [Is in Drawer['is']]: string } = {
    rules: text.tools.rules,
    settings: text.tools.settings,
    seats: text.seatsMenu.title,
    log: text.tools.log,
    chat: text.tools.chat,
    keys: text.keys.title,
    'ask-undo': text.tools.askUndoTitle,
    more: text.tools.more,
  };
  return (
    <Sheet
      key={drawer.is}
      title={titles[drawer.is]}
      at={drawer.is === 'ask-undo' || drawer.is === 'keys' ? 'middle' : 'side'}
      onClose={() => openDrawer(null)}
    >
      {contentOf(drawer)}
      <Toast />
    </Sheet>
  );
}

function contentOf(drawer: Drawer): ReactNode {
  switch (drawer.is) {
    case 'rules':
      return <RulesDrawer rule={drawer.rule} />;
    case 'settings':
      return <SettingsPanel />;
    case 'seats':
      return <SeatsMenu />;
    case 'log':
      return <Log />;
    case 'chat':
      return <Chat />;
    case 'keys':
      return <KeysList />;
    case 'ask-undo':
      return <AskUndo />;
    case 'more':
      return <More />;
  }
}

/** On a phone: what has no button of its own. */
function More() {
  const { tools } = useText();
  const { session, openDrawer } = useTable();
  const lookBack = () => {
    openDrawer(null);
    void session.lookBack(null);
  };
  return (
    <div className="drawer-more">
      <Button icon="back" onClick={lookBack}>
        {tools.replay}
      </Button>
      <Button icon="people" onClick={() => openDrawer({ is: 'seats' })}>
        {tools.menu}
      </Button>
      <Button icon="cog" onClick={() => openDrawer({ is: 'settings' })}>
        {tools.settings}
      </Button>
    </div>
  );
}
