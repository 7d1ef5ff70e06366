import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';

type TouchableProps = {
  /** What touching it does. */
  readonly label: string;
  readonly className: string;
  /** The id by which the arrow keys find it. */
  readonly spot: string;
  /** The answer that touching it gives, if it answers. */
  readonly option?: string | undefined;
  readonly tabIndex: number;
  readonly isPressed?: boolean | undefined;
  readonly onTouch: () => void;
  /** Right click or a long press: more about it. */
  readonly onMore?: (() => void) | undefined;
  readonly onKey?: (event: KeyboardEvent) => void;
  /** It is pointed at, or has the focus; or is no more. */
  readonly onPoint?: (isPointed: boolean) => void;
  readonly children: ReactNode;
};

/** A button within a drawing, where no element of the page can be. */
export function Touchable(props: TouchableProps) {
  const { label, className, spot, option, tabIndex, isPressed, onTouch, onMore, onKey, onPoint, children } =
    props;
  const pressed = (event: KeyboardEvent) => {
    onKey?.(event);
    if (event.defaultPrevented || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    event.stopPropagation();
    (event.shiftKey && onMore !== undefined ? onMore : onTouch)();
  };
  const more = (event: MouseEvent) => {
    if (onMore === undefined) return;
    event.preventDefault();
    onMore();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no buttons of its own
    <g
      role="button"
      className={className}
      data-spot={spot}
      data-option={option}
      tabIndex={tabIndex}
      aria-label={label}
      aria-pressed={isPressed}
      onClick={onTouch}
      onContextMenu={more}
      onKeyDown={pressed}
      onPointerEnter={() => onPoint?.(true)}
      onPointerLeave={() => onPoint?.(false)}
      onFocus={() => onPoint?.(true)}
      onBlur={() => onPoint?.(false)}
    >
      <title>{label}</title>
      {children}
    </g>
  );
}
