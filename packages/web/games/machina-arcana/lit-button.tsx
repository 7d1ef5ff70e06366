import type { Lit } from './lit.ts';

type LitButtonProps = {
  /** What it answers with; without it there is no button. */
  readonly lit: Lit | undefined;
  /** Right click or a long press: more about what it lies on. */
  readonly onMore?: () => void;
};

/** A button over all of a thing that answers the question. */
export function LitButton({ lit, onMore }: LitButtonProps) {
  if (lit === undefined) return null;
  const { option, label, isPicked, pick, number } = lit;
  return (
    <button
      type="button"
      className="ma-lit"
      data-option={option}
      aria-label={label}
      aria-pressed={isPicked ?? undefined}
      aria-keyshortcuts={number === null ? undefined : String(number)}
      title={label}
      onClick={pick}
      onContextMenu={(event) => {
        if (onMore === undefined) return;
        event.preventDefault();
        onMore();
      }}
    />
  );
}
