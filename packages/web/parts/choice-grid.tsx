import { useId } from 'react';
import './choice-grid.css';

type ChoiceGridProps = {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly mark: string }[];
  readonly onChange: (value: string) => void;
};

/** One of many, each with a number: a group of radio buttons in columns. */
export function ChoiceGrid({ label, value, options, onChange }: ChoiceGridProps) {
  const name = useId();
  return (
    <fieldset className="choice-grid">
      <legend className="label">{label}</legend>
      <div className="choice-grid-all">
        {options.map((option) => (
          <label key={option.value} className="choice-grid-one">
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className="choice-grid-words">
              <span className="choice-grid-mark">{option.mark}</span>
              <span>{option.label}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
