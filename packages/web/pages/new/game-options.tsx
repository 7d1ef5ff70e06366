import { Choice } from '../../app/controls/choice.tsx';
import type { WordedTableOption } from '../../games/face.ts';
import { useText } from '../../text/use-text.ts';

type GameOptionsProps = {
  readonly options: readonly WordedTableOption[];
  readonly values: { readonly [key: string]: unknown };
  readonly onChange: (key: string, value: string | number | boolean) => void;
};

/** The ways to play that tables may choose, each with what it changes. */
export function GameOptions({ options, values, onChange }: GameOptionsProps) {
  const { setup } = useText();
  if (options.length === 0) return null;
  return (
    <details className="new-part">
      <summary>{setup.options}</summary>
      {options.map((option) => {
        const chosen = option.values.find(({ value }) => value === values[option.key]);
        return (
          <div key={option.key} className="new-option">
            <Choice
              label={option.title}
              value={String(values[option.key])}
              options={option.values.map(({ value, label }) => ({ value: String(value), label }))}
              onChange={(picked) => {
                const value = option.values.find((one) => String(one.value) === picked)?.value;
                if (value !== undefined) onChange(option.key, value);
              }}
            />
            <p className="new-says">
              {chosen?.says} {option.rule === null ? null : <small>[{option.rule}]</small>}
            </p>
          </div>
        );
      })}
    </details>
  );
}
