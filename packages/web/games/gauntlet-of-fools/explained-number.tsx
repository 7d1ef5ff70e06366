import type { Change, ExplainedNumber as NumberParts } from '@tavolo/gauntlet-of-fools';
import { capital, signed } from '@tavolo/language';
import { Counter } from '../../parts/counter.tsx';
import { Explanation } from '../../parts/explanation.tsx';
import './explained-number.css';
import { type Scene, useScene } from './scene.ts';
import { Seal, type SealShape } from './seal.tsx';

type ExplainedNumberProps = {
  /** What the number is, in a word. */
  readonly what: string;
  readonly shape: SealShape;
  readonly number: NumberParts;
};

/** A number in its seal; touched, it says what it is made of. */
export function ExplainedNumber({ what, shape, number }: ExplainedNumberProps) {
  const scene = useScene();
  return (
    <Explanation
      className="gof-explained"
      label={scene.own.whereFrom(what, number.total)}
      content={() => <Parts what={what} number={number} scene={scene} />}
    >
      <Seal shape={shape}>
        <Counter value={number.total} />
      </Seal>
    </Explanation>
  );
}

type PartsProps = {
  readonly what: string;
  readonly number: NumberParts;
  readonly scene: Scene;
};

/** The parts of a number, one a line, what is done to their sum, and the rules that say so. */
function Parts({ what, number, scene }: PartsProps) {
  const { texts, own } = scene;
  const lines = [
    ...number.parts.map(({ from, by, rule }) => ({ name: texts.name(from), shown: signed(by), rule })),
    ...number.changes.map((change) => changeLine(change, scene)),
  ];
  return (
    <div className="gof-parts">
      <h4>{what}</h4>
      <dl>
        {lines.map(({ name, shown, rule }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same source may add twice, and the list is made anew each time
          <div key={`${name}-${index}`}>
            <dt>
              {capital(name)} {rule === null ? null : <RuleLink id={rule} scene={scene} />}
            </dt>
            <dd>{shown}</dd>
          </div>
        ))}
        <div className="gof-parts-total">
          <dt>
            {own.total} <RuleLink id={number.rule} scene={scene} />
          </dt>
          <dd>{number.total}</dd>
        </div>
      </dl>
    </div>
  );
}

type Line = { readonly name: string; readonly shown: string; readonly rule: string | null };

function changeLine(change: Change, { texts, own }: Scene): Line {
  switch (change.is) {
    case 'never-below':
      return { name: own.neverBelow(change.least), shown: '', rule: null };
    case 'times':
      return { name: texts.name(change.from), shown: `× ${change.times}`, rule: null };
    case 'counts-as':
      return { name: texts.name(change.from), shown: `= ${change.as}`, rule: null };
  }
}

type RuleLinkProps = { readonly id: string; readonly scene: Scene };

/** The number of a rule, which opens it in the rulebook. */
function RuleLink({ id, scene: { own, onRule } }: RuleLinkProps) {
  const short = id.replace(/^gof\//, '');
  return (
    <button type="button" className="rule-link" aria-label={own.rule(short)} onClick={() => onRule(id)}>
      {short}
    </button>
  );
}
