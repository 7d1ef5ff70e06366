import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import './choice.css';
import './field.css';

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> & {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is wrong with it; `null`: nothing. */
  readonly wrong?: string | null;
  readonly isLabelUnseen?: boolean;
};

/** One line of text to write. */
export function Field({ label, value, onChange, wrong = null, isLabelUnseen = false, ...rest }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label className={isLabelUnseen ? 'unseen' : 'label'} htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        className="field-input"
        value={value}
        aria-invalid={wrong !== null}
        aria-describedby={wrong === null ? undefined : `${id}-wrong`}
        onChange={(event) => onChange(event.target.value)}
      />
      {wrong === null ? null : (
        <p id={`${id}-wrong`} className="field-wrong" role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}

type SwitchProps = {
  readonly label: string;
  readonly says?: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
};

/** Something that is on or off. */
export function Switch({ label, says, isOn, onChange }: SwitchProps) {
  return (
    <label className="switch">
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="switch-track" aria-hidden="true" />
      <span>
        <span className="switch-label">{label}</span>
        {says === undefined ? null : <span className="switch-says">{says}</span>}
      </span>
    </label>
  );
}
