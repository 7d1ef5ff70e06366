import type { Seat } from '@tavolo/kernel';
import { useEffect, useRef } from 'react';
import { useText } from '../../text/use-text.ts';
import { useTable } from '../at-table.ts';
import { RuleLink } from '../rule-link.tsx';
import { ownSeats } from '../table-state.ts';
import { Confirm } from './confirm.tsx';
import { HintShown } from './hint-shown.tsx';
import { Options } from './options.tsx';
import { useOverflow } from './use-overflow.ts';
import type { ShownQuestion } from './use-picking.ts';
import './question.css';

/** What is decided, why, and what each choice does. */
export function Question({ asked }: { readonly asked: ShownQuestion }) {
  const { table: text } = useText();
  const { question, prompt, consider, care, limit } = asked;
  const choices = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another decision begins with its first choice
  useEffect(() => choices.current?.scrollTo(0, 0), [question.decision]);
  const { isBefore, isAfter } = useOverflow(choices, 'down', asked);
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
      <div className="prompt-choices" ref={choices} data-before={isBefore} data-after={isAfter}>
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
