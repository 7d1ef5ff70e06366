import type { Seat } from '@tavolo/kernel';
import { useEffect, useRef } from 'react';
import { useText } from '../../text/use-text.ts';
import { useTable } from '../at-table.ts';
import { RuleLink } from '../rule-link.tsx';
import { ownSeats } from '../table-state.ts';
import { Confirm } from './confirm.tsx';
import { HintShown } from './hint-shown.tsx';
import { Option } from './option.tsx';
import type { ShownQuestion } from './use-picking.ts';
import './question.css';
import type { WordedOption } from './worded-question.ts';

/** What is decided, why, and what each choice does. */
export function Question({ asked }: { readonly asked: ShownQuestion }) {
  const { table: text } = useText();
  const { question, prompt, consider, care, limit } = asked;
  const choices = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another decision begins with its first choice
  useEffect(() => choices.current?.scrollTo(0, 0), [question.decision]);
  return (
    <>
      <div className="prompt-asks">
        <h2 className="prompt-question">
          <Decider seat={question.seat} />
          {prompt}
        </h2>{' '}
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
      <div className="prompt-choices" ref={choices}>
        <Options asked={asked} weight="plain" label={text.options} />
        <Options asked={asked} weight="going-on" label={text.instead} />
        <Options asked={asked} weight="quiet" label={text.besides} />
      </div>
      <Confirm asked={asked} />
    </>
  );
}

/** With a shared screen: the player who is asked. */
export function Decider({ seat }: { readonly seat: Seat }) {
  const { state, player } = useTable();
  return ownSeats(state).length > 1 ? <span className="prompt-who">{player(seat).name}</span> : null;
}

type OptionsProps = {
  readonly asked: ShownQuestion;
  readonly weight: WordedOption['weight'];
  readonly label: string;
};

/** So many choices find room beside each other on a wide screen. */
const few = 4;

/** The listed options of one weight; beside what the board offers they are one row on a small screen, so that it keeps its room. */
function Options({ asked: { options, all, numbers }, weight, label }: OptionsProps) {
  const alike = options.filter((option) => option.weight === weight);
  if (alike.length === 0) return null;
  return (
    <ul
      className="prompt-options"
      data-weight={weight}
      data-few={alike.length <= few}
      data-aside={all.length > options.length}
      aria-label={label}
    >
      {alike.map((option) => (
        <Option key={option.id} option={option} number={numbers.get(option.id) ?? null} />
      ))}
    </ul>
  );
}
