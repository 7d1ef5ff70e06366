import type { CSSProperties, ReactNode } from 'react';
import type { WordedScale } from '../../games/face.ts';
import './scale.css';

type ScaleProps = {
  readonly scale: WordedScale;
  /** The number of a rule, as a link to it. */
  readonly cite: (rule: string) => ReactNode;
};

/** What each step of a scale gives, with the step that is played at in a light of its own. */
export function Scale({ scale, cite }: ScaleProps) {
  const { title, says, rule, steps, now, rows } = scale;
  const isNow = (place: number): boolean => place === now;
  const style = { '--steps': steps.length } as CSSProperties; // a property of our own
  return (
    <div className="scale" style={style}>
      <table>
        <thead>
          <tr>
            <th scope="row">{title}</th>
            {steps.map((step, place) => (
              <th key={step} scope="col" data-now={isNow(place)} aria-current={isNow(place) || undefined}>
                {step}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {values.map((value, place) => (
                <td key={steps[place]} data-now={isNow(place)}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="new-says">
        {says} {rule === null ? null : cite(rule)}
      </p>
    </div>
  );
}
