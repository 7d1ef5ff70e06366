import { type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react';
import './explanation.css';

type ExplanationProps = {
  /** What is explained; the name of the button and of what opens. */
  readonly label: string;
  readonly className?: string;
  /** What is touched. */
  readonly children: ReactNode;
  /** What opens; made when it does. */
  readonly content: () => ReactNode;
};

/** Something that can be touched to learn more. Escape, or touching anything else, closes it again. */
export function Explanation({ label, className = '', children, content }: ExplanationProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const place = ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
    setOpen(newState === 'open');
    if (newState === 'open' && button.current !== null) putBeside(currentTarget, button.current);
  };
  return (
    <>
      <button
        type="button"
        ref={button}
        className={`explanation-of ${className}`}
        popoverTarget={id}
        aria-expanded={isOpen}
        aria-label={label}
      >
        {children}
      </button>
      <div
        id={id}
        popover="auto"
        className="explanation parchment"
        role="dialog"
        aria-label={label}
        onBeforeToggle={place}
      >
        {isOpen ? content() : null}
      </div>
    </>
  );
}

const width = 288;
const margin = 8;

/** Below what was touched, or above it where there is more room. */
function putBeside(panel: HTMLElement, button: HTMLElement): void {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const wide = document.documentElement.clientWidth;
  const room = Math.min(width, wide - 2 * margin);
  const start = Math.min(Math.max(margin, (left + right) / 2 - room / 2), wide - room - margin);
  const isLow = (top + bottom) / 2 > window.innerHeight / 2;
  Object.assign(panel.style, {
    left: `${start}px`,
    width: `${room}px`,
    top: isLow ? 'auto' : `${bottom + margin}px`,
    bottom: isLow ? `${window.innerHeight - top + margin}px` : 'auto',
  });
}
