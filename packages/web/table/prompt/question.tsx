import type { Seat } from '@tavolo/kernel';
import type { ReactNode } from 'react';
import { Button } from '../../app/controls/button.tsx';
import type { WordedOption } from '../../games/face.ts';
import { Explanation } from '../../parts/explanation.tsx';
import { Icon } from '../../parts/icon.tsx';
import { useText } from '../../text/use-text.ts';
import { useTable } from '../at-table.ts';
import { RuleLink } from '../rule-link.tsx';
import { ownSeats } from '../table-state.ts';
import { HintShown } from './hint-shown.tsx';
import { useHint } from './use-hint.ts';
import { type Asked, usePicking } from './use-picking.ts';

/** What is decided, why, and what each choice does. */
export function Question({ asked }: { readonly asked: Asked }) {
  const { table: text } = useText();
  const { question, prompt, consider, care, limit } = asked;
  return (
    <>
      <div className="prompt-asks">
        <h2 className="prompt-question">
          <Decider seat={question.seat} />
          {prompt}
        </h2>
        <p className="prompt-why">
          {question.max > 1 ? (
            <span className="prompt-limit">{limit ?? text.pickSome(question.min, question.max)}</span>
          ) : null}
          {consider === null ? null : (
            <span className="prompt-consider" data-care={care}>
              {consider}{' '}
            </span>
          )}
          <RuleLink rule={question.rule}>{text.why}</RuleLink>
        </p>
      </div>
      <HintShown asked={asked} />
      <div className="prompt-choices">
        <Options asked={asked} weight="plain" label={text.options} />
        <Options asked={asked} weight="going-on" label={text.instead} />
        <Options asked={asked} weight="quiet" label={text.besides} />
      </div>
      <Confirm asked={asked} />
    </>
  );
}

/** Around one screen: who is asked. */
export function Decider({ seat }: { readonly seat: Seat }) {
  const { state, player } = useTable();
  return ownSeats(state).length > 1 ? <span className="prompt-who">{player(seat).name}</span> : null;
}

type OptionsProps = {
  readonly asked: Asked;
  readonly weight: WordedOption['weight'];
  readonly label: string;
};

/** The listed options of one weight; beside what the board offers they are one row on a small screen, so that it keeps its room. */
function Options({ asked: { options, all, numbers }, weight, label }: OptionsProps) {
  const alike = options.filter((option) => option.weight === weight);
  if (alike.length === 0) return null;
  return (
    <ul
      className="prompt-options"
      data-weight={weight}
      data-aside={all.length > options.length}
      aria-label={label}
    >
      {alike.map((option) => (
        <Option key={option.id} option={option} number={numbers.get(option.id) ?? null} />
      ))}
    </ul>
  );
}

/** Longer explanations than this wait behind a button, in characters. */
const shortDetail = 72;

type OptionProps = {
  readonly option: WordedOption;
  /** The key that picks it; `null`: none does. */
  readonly number: number | null;
};

function Option({ option, number }: OptionProps) {
  const { table: text } = useText();
  const { picks, pick, isGiving, isGathered } = usePicking();
  const { hint } = useHint();
  const isHinted = hint?.is === 'thought' && (hint.considered[0]?.picked.includes(option.id) ?? false);
  const detail = option.detail.join(' ');
  const isShort = detail.length <= shortDetail;
  return (
    <li className="option" data-hinted={isHinted} data-weight={option.weight}>
      <button
        type="button"
        className="option-button"
        data-option={option.id}
        disabled={isGiving}
        aria-pressed={isGathered ? picks.includes(option.id) : undefined}
        aria-keyshortcuts={number === null ? undefined : String(number)}
        onClick={() => pick(option.id)}
      >
        {number === null ? null : <kbd className="option-number">{number}</kbd>}
        {option.icon === null ? null : <Icon name={option.icon} />}
        <span className="option-words">
          <span className="option-label">{option.label}</span>
          {isShort && detail !== '' ? <span className="option-detail">{detail}</span> : null}
        </span>
        {picks.includes(option.id) ? <Icon name="check" /> : null}
      </button>
      {isShort ? null : (
        <Explanation
          label={`${text.details}: ${option.label}`}
          className="option-more"
          content={() => <Lines lines={option.detail} />}
        >
          <Icon name="info" />
        </Explanation>
      )}
    </li>
  );
}

const Lines = ({ lines }: { readonly lines: readonly string[] }): ReactNode => (
  <ul className="option-lines">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

/** Labels that are longer than this together are counted instead, in characters. */
const shortLabels = 60;

function Confirm({ asked: { question, all, giving, objection } }: { readonly asked: Asked }) {
  const { table: text } = useText();
  const { picks, isGathered, isTooMany, canGive, isGiving, give } = usePicking();
  if (!isGathered && picks.length === 0) return null;
  const missing = question.min - picks.length;
  const labels = all.filter(({ id }) => picks.includes(id)).map(({ label }) => label);
  const shell = () =>
    labels.join().length > shortLabels ? text.confirmCount(labels.length) : text.confirmPicks(labels);
  const does = (): string => {
    if (isGiving) return text.sending;
    if (objection !== null) return objection;
    if (picks.length === 0)
      return question.min === 0 ? text.confirmNone : text.pickSome(question.min, question.max);
    return missing > 0 ? text.pickMore(missing) : (giving(picks) ?? shell());
  };
  return (
    <div className="prompt-confirm">
      <Button weight="main" icon="check" disabled={!canGive || isGiving} onClick={give}>
        {does()}
      </Button>
      <p className="prompt-too-many" role="status">
        {isTooMany ? text.pickedAll(question.max) : null}
      </p>
    </div>
  );
}
