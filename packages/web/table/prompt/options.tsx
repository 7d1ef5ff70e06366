import { useRef } from 'react';
import { Icon } from '../../parts/icon.tsx';
import { useText } from '../../text/use-text.ts';
import { Option } from './option.tsx';
import { type Overflow, useOverflow } from './use-overflow.ts';
import type { ShownQuestion } from './use-picking.ts';
import type { WordedOption } from './worded-question.ts';
import './options.css';

type OptionsProps = {
  readonly asked: ShownQuestion;
  readonly weight: WordedOption['weight'];
  readonly label: string;
};

/** So many choices find room beside each other on a wide screen. */
const few = 4;

/**
 * The listed options of one weight; beside what the board offers they are one row on a small screen, so that it keeps its
 * room. A row that runs on says so.
 */
export function Options({ asked: { options, all, numbers }, weight, label }: OptionsProps) {
  const row = useRef<HTMLUListElement>(null);
  const overflow = useOverflow(row, 'across', options);
  const alike = options.filter((option) => option.weight === weight);
  if (alike.length === 0) return null;
  return (
    <>
      <ul
        className="prompt-options"
        ref={row}
        data-weight={weight}
        data-few={alike.length <= few}
        data-aside={all.length > options.length}
        data-before={overflow.isBefore}
        data-after={overflow.isAfter}
        aria-label={label}
      >
        {alike.map((option) => (
          <Option key={option.id} option={option} number={numbers.get(option.id) ?? null} />
        ))}
      </ul>
      <RunsOn overflow={overflow} onScroll={(by) => scrollOn(row.current, by)} />
    </>
  );
}

/** Scrolls a row on by what is in sight, or back to where it begins. */
function scrollOn(row: HTMLElement | null, to: 'on' | 'start'): void {
  if (row === null) return;
  const left = to === 'on' ? row.scrollLeft + 0.8 * row.clientWidth : 0;
  row.scrollTo({ left, behavior: 'smooth' });
}

type RunsOnProps = { readonly overflow: Overflow; readonly onScroll: (to: 'on' | 'start') => void };

/** How many more choices a row has, and the way to them. Keys and screen readers reach them all without it. */
function RunsOn({ overflow: { isBefore, isAfter, after }, onScroll }: RunsOnProps) {
  const { table: text } = useText();
  if (!isBefore && !isAfter) return null;
  const says = isAfter ? text.moreChoices(after) : text.firstChoices;
  return (
    <button
      type="button"
      className="prompt-runs-on"
      tabIndex={-1}
      aria-label={says}
      title={says}
      onClick={() => onScroll(isAfter ? 'on' : 'start')}
    >
      {isAfter ? <span aria-hidden="true">+{after}</span> : null}
      <Icon name={isAfter ? 'next' : 'previous'} />
    </button>
  );
}
