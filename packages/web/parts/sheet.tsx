import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useText } from '../text/use-text.ts';
import { IconButton } from './icon-button.tsx';
import './sheet.css';

type SheetProps = {
  readonly title: string;
  readonly onClose: () => void;
  /** `side`: beside the board where there is room; `middle`: a question that wants an answer. */
  readonly at?: 'side' | 'middle';
  /** Whether what lies behind stays in sight, because the sheet tells about it. */
  readonly isClear?: boolean;
  readonly children: ReactNode;
};

/** Something laid over the table: a drawer at its side, or from below on a phone. Escape closes it. */
export function Sheet({ title, onClose, at = 'side', isClear = false, children }: SheetProps) {
  const { common } = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // While it is still there, so that the focus goes back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element !== null && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the sheet closes it; on the keyboard Escape does
    <dialog
      ref={dialog}
      className="sheet"
      data-at={at}
      data-clear={isClear}
      aria-labelledby={heading}
      onClick={closeOutside}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="sheet-inside">
        <header className="sheet-head">
          <h2 id={heading}>{title}</h2>
          <IconButton icon="close" label={common.close} onClick={onClose} />
        </header>
        <div className="sheet-body">{children}</div>
      </div>
    </dialog>
  );
}
