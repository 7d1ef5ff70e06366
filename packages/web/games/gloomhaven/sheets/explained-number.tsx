import { signed } from '@tavolo/language';
import type { ReactNode } from 'react';
import { Explanation } from '../../../parts/explanation.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { type Scene, useScene } from '../scene.ts';
import { RuleMark } from './rule-mark.tsx';
import type { ExplainedValue } from './values.ts';

type ExplainedNumberProps = {
  readonly value: ExplainedValue;
  readonly className?: string;
  /** The number as it is written, where it is more than the total: `11/14`. */
  readonly written?: string;
  /** What is touched, if it is not a pill with an icon and the total. */
  readonly children?: ReactNode;
};

/** A number with its icon; touched, it says what it is made of. */
export function ExplainedNumber({ value, className = '', written, children }: ExplainedNumberProps) {
  const scene = useScene();
  const what = valueName(scene, value.of);
  return (
    <Explanation
      className={className === '' ? 'gh-explained' : className}
      label={scene.own.whereFrom(what, written ?? String(value.total))}
      content={() => <Parts what={what} value={value} />}
    >
      {children ?? (
        <>
          <Icon name={`gh/${value.of}`} />
          <span>{value.total}</span>
        </>
      )}
    </Explanation>
  );
}

/** What a number is called: by the board, or by the words of cards. */
export function valueName({ own, texts: { words: terms } }: Scene, of: string): string {
  const named: { readonly [of: string]: string } = {
    ...terms.abilities,
    targets: terms.abilities.target,
    ...own.values,
  };
  return named[of] ?? of;
}

type PartsProps = { readonly what: string; readonly value: ExplainedValue };

/** The parts of a number, one a line, and the rules that say so. */
function Parts({ what, value: { total, parts } }: PartsProps) {
  const { own, texts } = useScene();
  return (
    <div className="gh-parts">
      <h4>{what}</h4>
      <dl>
        {parts.map(({ from, by, rule }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same source may add twice, and the list is made anew each time
          <div key={`${from}-${index}`}>
            <dt>
              {own.sources[from] ?? texts.name(from)} {rule === null ? null : <RuleMark rule={rule} />}
            </dt>
            <dd>{signed(by)}</dd>
          </div>
        ))}
        <div className="gh-parts-total">
          <dt>{own.total}</dt>
          <dd>{total}</dd>
        </div>
      </dl>
    </div>
  );
}
