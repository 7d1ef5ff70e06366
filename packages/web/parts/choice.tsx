import { useId } from 'react';
import './choice.css';

type ChoiceProps<T extends string | number> = {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T) => void;
  /** Whether the label is only read out, because what stands around says it already. */
  readonly isLabelUnseen?: boolean;
};

/** One of a few, side by side: a group of radio buttons. */
export function Choice<T extends string | number>(props: ChoiceProps<T>) {
  const { label, value, options, onChange, isLabelUnseen = false } = props;
  const name = useId();
  return (
    <fieldset className="choice">
      <legend className={isLabelUnseen ? 'unseen' : 'label'}>{label}</legend>
      <div className="choice-row">
        {options.map((option) => (
          <label key={option.value} className="choice-one">
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
