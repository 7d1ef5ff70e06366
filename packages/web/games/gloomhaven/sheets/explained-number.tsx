import { Explanation } from '../../../parts/explanation.tsx';
import { Icon } from '../../../parts/icon.tsx';
import type { Words } from '../lore/lore.ts';
import { useScene } from '../scene.ts';
import { RuleMark } from './rule-mark.tsx';
import type { ExplainedValue } from './values.ts';

/** A number with its icon; touched, it says what it is made of. */
export function ExplainedNumber({ value }: { readonly value: ExplainedValue }) {
  const { own, words } = useScene();
  const what = valueNames(words)[value.of] ?? value.of;
  return (
    <Explanation
      className="gh-explained"
      label={own.whereFrom(what, value.total)}
      content={() => <Parts what={what} value={value} />}
    >
      <Icon name={`gh/${value.of}`} />
      <span>{value.total}</span>
    </Explanation>
  );
}

/** What the numbers of a figure are called. */
const valueNames = ({ terms }: Words): { readonly [of: string]: string } => ({
  ...terms.abilities,
  targets: terms.abilities.target,
});

type PartsProps = { readonly what: string; readonly value: ExplainedValue };

/** The parts of a number, one a line, and the rules that say so. */
function Parts({ what, value: { total, parts } }: PartsProps) {
  const { own, words } = useScene();
  return (
    <div className="gh-parts">
      <h4>{what}</h4>
      <dl>
        {parts.map(({ from, by, rule }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same source may add twice, and the list is made anew each time
          <div key={`${from}-${index}`}>
            <dt>
              {own.sources[from] ?? words.name(from)} {rule === null ? null : <RuleMark rule={rule} />}
            </dt>
            <dd>{by < 0 ? `−${-by}` : `+${by}`}</dd>
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
