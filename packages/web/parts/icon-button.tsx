import type { IconName } from '../look/icon-names.ts';
import { Icon } from './icon.tsx';
import './icon-button.css';

type IconButtonProps = {
  readonly icon: IconName;
  /** What it does; read out, and shown on hovering. */
  readonly label: string;
  readonly onClick: () => void;
  /** Whether it is switched on, for one that switches. */
  readonly isPressed?: boolean;
  readonly isDisabled?: boolean;
};

/** A small round button with an icon and no word. */
export function IconButton({ icon, label, onClick, isPressed, isDisabled = false }: IconButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      disabled={isDisabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
