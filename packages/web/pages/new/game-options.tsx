import type { TableValue } from '@tavolo/kernel';
import type { ReactNode } from 'react';
import type { Offered } from '../../app/offered-options.ts';
import type { WordedScale } from '../../games/face.ts';
import { Choice } from '../../parts/choice.tsx';
import { ChoiceGrid } from '../../parts/choice-grid.tsx';
import { Select } from '../../parts/select.tsx';
import { useMedia } from '../../settings/use-settings.ts';
import { useText } from '../../text/use-text.ts';
import { Scale } from './scale.tsx';

type Values = { readonly [key: string]: unknown };
type Cite = (rule: string) => ReactNode;
type OnChange = (key: string, value: TableValue['value']) => void;

type GameOptionsProps = {
  readonly options: readonly Offered[];
  /** What the options come to; `null`: nothing worth a table. */
  readonly scale: WordedScale | null;
  readonly values: Values;
  /** The number of a rule, as a link to it. */
  readonly cite: Cite;
  readonly onChange: OnChange;
};

/** What is played, open to all; below it the ways to play that tables may choose, each with what it changes. */
export function GameOptions({ options, scale, values, cite, onChange }: GameOptionsProps) {
  const { setup } = useText();
  const main = options.filter(({ weight }) => weight === 'main');
  const others = options.filter(({ weight }) => weight !== 'main');
  const shown = (option: Offered) => (
    <OfferedOption key={option.key} option={option} values={values} cite={cite} onChange={onChange} />
  );
  return (
    <>
      {main.length === 0 ? null : (
        <section className="new-part">
          <h2>{setup.played}</h2>
          {main.map(shown)}
          {scale === null ? null : <Scale scale={scale} cite={cite} />}
        </section>
      )}
      {others.length === 0 ? null : (
        <details className="new-part">
          <summary>{setup.options}</summary>
          {others.map(shown)}
        </details>
      )}
    </>
  );
}

type OfferedOptionProps = {
  readonly option: Offered;
  readonly values: Values;
  readonly cite: Cite;
  readonly onChange: OnChange;
};

function OfferedOption({ option, values, cite, onChange }: OfferedOptionProps) {
  const chosen = option.values.find(({ value }) => value === values[option.key]);
  const picked = (text: string) => {
    const value = option.values.find((one) => String(one.value) === text)?.value;
    if (value !== undefined) onChange(option.key, value);
  };
  return (
    <div className="new-option">
      <OneOf option={option} value={String(values[option.key])} onChange={picked} />
      {chosen?.brief === undefined ? null : <p className="new-brief">{chosen.brief}</p>}
      <p className="new-says">
        {chosen?.says} {option.rule === null ? null : cite(option.rule)}
      </p>
    </div>
  );
}

/** More than these do not stand side by side. */
const aFew = 10;

type OneOfProps = {
  readonly option: Offered;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** A few stand side by side, many in columns, and on a small screen in a list that opens. */
function OneOf({ option: { title, values }, value, onChange }: OneOfProps) {
  const isWide = useMedia('(min-width: 40rem)');
  const options = values.map(({ value: one, label, mark = '' }) => ({ value: String(one), label, mark }));
  const asked = { label: title, value, onChange };
  if (options.length <= aFew) return <Choice {...asked} options={options} />;
  if (isWide) return <ChoiceGrid {...asked} options={options} />;
  return (
    <Select
      {...asked}
      options={options.map(({ value: one, label, mark }) => ({
        value: one,
        label: mark === '' ? label : `${mark}. ${label}`,
      }))}
    />
  );
}
