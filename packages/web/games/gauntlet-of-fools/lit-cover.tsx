import { useScene } from './scene.ts';

type LitCoverProps = {
  /** What it covers: a hero, a card, a boast or a die, by its id. */
  readonly of: string;
};

/** The light over something that can be touched: a button as large as the thing, or several that share it. */
export function LitCover({ of }: LitCoverProps) {
  const lit = useScene().lit.get(of) ?? [];
  if (lit.length === 0) return null;
  return (
    <div className="gof-lit">
      {lit.map(({ option, label, short, isPicked, pick }) => (
        <button
          key={option}
          type="button"
          className="gof-lit-button"
          data-option={option}
          // What is written on it belongs to its name: it can be called by what is seen.
          aria-label={lit.length > 1 ? `${short}: ${label}` : label}
          aria-pressed={isPicked ?? undefined}
          title={label}
          onClick={pick}
        >
          {lit.length > 1 ? <span className="gof-lit-word">{short}</span> : null}
        </button>
      ))}
    </div>
  );
}
