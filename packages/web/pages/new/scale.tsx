import type { WordedScale } from '../../games/face.ts';
import './scale.css';

/** What each step of a scale gives, with the step that is played at in a light of its own. */
export function Scale({ scale }: { readonly scale: WordedScale }) {
  const { title, says, rule, steps, now, rows } = scale;
  const isNow = (place: number): boolean => place === now;
  return (
    <div className="scale">
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
        {says} {rule === null ? null : <small>[{rule}]</small>}
      </p>
    </div>
  );
}
