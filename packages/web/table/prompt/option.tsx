import type { ReactNode } from 'react';
import { Explanation } from '../../parts/explanation.tsx';
import { Icon } from '../../parts/icon.tsx';
import { useText } from '../../text/use-text.ts';
import { useHint } from './use-hint.ts';
import { usePicking } from './use-picking.ts';
import './option.css';
import type { WordedOption } from './worded-question.ts';

/** Longer explanations than this wait behind a button, in characters. */
const shortDetail = 72;

type OptionProps = {
  readonly option: WordedOption;
  /** The key that picks it; `null`: none does. */
  readonly number: number | null;
};

/** A choice beside the question: a touch picks it. */
export function Option({ option, number }: OptionProps) {
  const { table: text } = useText();
  const { picks, pick, isSending, needsConfirm } = usePicking();
  const { hint } = useHint();
  const isHinted = hint?.is === 'thought' && (hint.considered[0]?.picked.includes(option.id) ?? false);
  const detail = inOneLine(option.detail);
  const isShort = detail.length <= shortDetail;
  return (
    <li className="option" data-hinted={isHinted} data-weight={option.weight}>
      <button
        type="button"
        className="option-button"
        data-option={option.id}
        disabled={isSending}
        aria-pressed={needsConfirm ? picks.includes(option.id) : undefined}
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

/** What is no sentence is set apart from what follows. */
const inOneLine = (lines: readonly string[]): string =>
  lines
    .map((line, place) => (place === lines.length - 1 || /[.!?…]$/.test(line) ? line : `${line} ·`))
    .join(' ');

const Lines = ({ lines }: { readonly lines: readonly string[] }): ReactNode => (
  <ul className="option-lines">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
