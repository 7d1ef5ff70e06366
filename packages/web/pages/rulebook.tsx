import type { RulebookChapter } from '@tavolo/language';
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from '../app/link.tsx';
import { pathTo } from '../app/route.ts';
import { Field } from '../parts/field.tsx';
import { useText } from '../text/use-text.ts';
import { found, hitsIn } from './found-rules.ts';
import { Hits } from './hits.tsx';
import './rulebook.css';

type RulebookProps = {
  readonly game: string;
  readonly chapters: readonly RulebookChapter[];
  /** The rule to open it at; `null`: at the beginning. */
  readonly rule: string | null;
  /** Opens it at another rule; without it, the number of a rule leads to its page. */
  readonly onRule?: (rule: string) => void;
};

/** The rules by number, with a search. */
export function Rulebook({ game, chapters, rule, onRule }: RulebookProps) {
  const { rules } = useText();
  const [wanted, setWanted] = useState('');
  const shown = useMemo(() => found(chapters, wanted, rules.synonyms), [chapters, wanted, rules.synonyms]);
  const count = shown.reduce((sum, chapter) => sum + chapter.rules.length, 0);
  const book = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (rule !== null) show(rule, book.current);
  }, [rule]);
  const lead = (to: string) => {
    setWanted('');
    if (to === rule) show(to, book.current);
    else onRule?.(to);
  };
  const numbered = { game, lead: onRule === undefined ? null : lead };
  return (
    <div className="rulebook" ref={book}>
      <Field label={rules.search} type="search" value={wanted} onChange={setWanted} />
      <p className="rulebook-count" role="status">
        {wanted === '' ? rules.executable : count === 0 ? rules.none : rules.found(count)}
      </p>
      {shown.map((chapter) => (
        <section key={chapter.id} id={`chapter-${chapter.id}`}>
          <h2>{chapter.title}</h2>
          <ol>
            {chapter.rules.map(({ id, text }) => (
              <li key={id} className="rulebook-rule" data-rule={id} data-open={id === rule}>
                <RuleNumber {...numbered} rule={id} className="rulebook-number" label={rules.linkTo(id)} />
                <p>
                  <RuleText {...numbered} text={text} wanted={wanted} />
                </p>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

/** Scrolls a rule into view. A reader who comes from another rule gets the focus there as well. */
function show(rule: string, book: HTMLElement | null): void {
  const shown = book?.querySelector(`[data-rule="${CSS.escape(rule)}"]`);
  shown?.scrollIntoView({ block: 'center' });
  if (book?.contains(document.activeElement) === true)
    shown?.querySelector('a')?.focus({ preventScroll: true });
}

type Numbered = {
  readonly game: string;
  /** Leads to a rule within the book; `null`: its number leads to its page. */
  readonly lead: ((rule: string) => void) | null;
};

type RuleNumberProps = Numbered & {
  readonly rule: string;
  readonly className: string;
  readonly label?: string;
};

/** The number of a rule, which leads to it; in another tab, to its page. */
function RuleNumber({ game, lead, rule, className, label }: RuleNumberProps) {
  const open = (event: MouseEvent) => {
    if (lead === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    lead(rule);
  };
  return (
    <Link to={pathTo.rule(game, rule)} className={className} aria-label={label} onClick={open}>
      {rule.replace(/^[^/]*\//, '')}
    </Link>
  );
}

/** The number of a rule within another, such as `[gof/A-27]`. */
const cited = /\[([a-z]+\/[\w.-]+)\]/;

/** The text of a rule, in which the numbers of others are links. */
function RuleText({
  text,
  wanted,
  ...numbered
}: Numbered & { readonly text: string; readonly wanted: string }) {
  const { rules } = useText();
  // Every second piece is a number: what the parentheses of the pattern caught.
  return text.split(cited).map((piece, index) =>
    index % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
      <Hits key={index} pieces={hitsIn(piece, wanted, rules.synonyms)} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
      <RuleNumber key={index} {...numbered} rule={piece} className="rulebook-cited" />
    ),
  );
}
