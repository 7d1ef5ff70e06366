import type { ReactNode } from 'react';
import type { IconName } from '../look/icon-names.ts';
import { Explanation } from '../parts/explanation.tsx';
import { Icon } from '../parts/icon.tsx';
import { useText } from '../text/use-text.ts';
import { useTable } from './at-table.ts';
import { useHint } from './prompt/use-hint.ts';
import { unreadLines } from './table-state.ts';
import { useUndo } from './use-undo.ts';
import './turn-tools.css';

/** What helps with a decision; as a bar below the board on a phone, with what else is needed there. */
export function TurnTools({ isBar = false }: { readonly isBar?: boolean }) {
  const { tools } = useText();
  const { state, openDrawer } = useTable();
  const undo = useUndo();
  const { hint, canAsk, ask } = useHint();
  const unread = unreadLines(state);
  return (
    <nav className="turn-tools" data-bar={isBar} aria-label={tools.forYourTurn}>
      <Tool
        icon="undo"
        label={tools.undo}
        says={undo.label}
        isResting={undo.is === 'none'}
        onClick={undo.act}
      />
      <Tool
        icon="hint"
        label={tools.hint}
        says={canAsk ? tools.hintSays : hint === null ? tools.hintNothing : tools.hintShown}
        isResting={!canAsk}
        onClick={ask}
      />
      {isBar ? (
        <>
          <Tool icon="scroll" label={tools.log} says={tools.log} onClick={() => openDrawer({ is: 'log' })} />
          <Tool icon="chat" label={tools.chat} says={tools.chat} onClick={() => openDrawer({ is: 'chat' })}>
            {unread > 0 ? <Unread count={unread} /> : null}
          </Tool>
          <Tool
            icon="book"
            label={tools.rules}
            says={tools.rules}
            onClick={() => openDrawer({ is: 'rules', rule: null })}
          />
        </>
      ) : null}
    </nav>
  );
}

type ToolProps = {
  readonly icon: IconName;
  readonly label: string;
  /** What it does; of one that rests, why. */
  readonly says: string;
  readonly isResting?: boolean;
  readonly onClick: () => void;
  readonly children?: ReactNode;
};

/** A tool, which says why when it can't be used now. */
function Tool({ icon, label, says, isResting = false, onClick, children }: ToolProps) {
  if (isResting)
    return (
      <Explanation label={label} className="tool is-resting" content={() => <p>{says}</p>}>
        <Icon name={icon} />
        <span>{label}</span>
      </Explanation>
    );
  return (
    <button type="button" className="tool" title={says} onClick={onClick}>
      <Icon name={icon} />
      <span>{label}</span>
      {children}
    </button>
  );
}

/** How many lines of the chat are new. */
export function Unread({ count }: { readonly count: number }) {
  const { tools } = useText();
  return (
    <span className="unread">
      <span aria-hidden="true">{count}</span>
      <span className="unseen">{tools.unread(count)}</span>
    </span>
  );
}
