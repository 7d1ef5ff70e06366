import { useId } from 'react';
import './choice.css';
import './field.css';

type SelectProps<T extends string> = {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T) => void;
  readonly isLabelUnseen?: boolean;
};

/** One of several, in a list that opens. */
export function Select<T extends string>(props: SelectProps<T>) {
  const { label, value, options, onChange, isLabelUnseen = false } = props;
  const id = useId();
  const picked = (given: string) => {
    const option = options.find((one) => one.value === given);
    if (option !== undefined) onChange(option.value);
  };
  return (
    <div className="field">
      <label className={isLabelUnseen ? 'unseen' : 'label'} htmlFor={id}>
        {label}
      </label>
      <select id={id} className="select" value={value} onChange={(event) => picked(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
