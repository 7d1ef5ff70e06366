import { useEffect, useMemo, useRef, useState } from 'react';
import { Field } from '../app/controls/field.tsx';
import { Link } from '../app/link.tsx';
import { pathTo } from '../app/route.ts';
import type { RulebookChapter } from '../games/face.ts';
import { useText } from '../text/use-text.ts';
import { found } from './found-rules.ts';
import './rulebook.css';

type RulebookProps = {
  readonly game: string;
  readonly chapters: readonly RulebookChapter[];
  /** The rule to open it at; `null`: at the beginning. */
  readonly rule: string | null;
};

/** The rules by number, with a search. */
export function Rulebook({ game, chapters, rule }: RulebookProps) {
  const { rules } = useText();
  const [wanted, setWanted] = useState('');
  const shown = useMemo(() => found(chapters, wanted), [chapters, wanted]);
  const count = shown.reduce((sum, chapter) => sum + chapter.rules.length, 0);
  const book = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (rule === null) return;
    book.current?.querySelector(`[data-rule="${CSS.escape(rule)}"]`)?.scrollIntoView({ block: 'center' });
  }, [rule]);
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
                <Link to={pathTo.rule(game, id)} className="rulebook-number" aria-label={rules.linkTo(id)}>
                  {id.replace(/^[^/]*\//, '')}
                </Link>
                <p>
                  <RuleText game={game} text={text} />
                </p>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

/** The number of a rule within another, such as `[gof/A-27]`. */
const cited = /\[([a-z]+\/[\w.-]+)\]/;

/** The text of a rule, in which the numbers of others are links. */
function RuleText({ game, text }: { readonly game: string; readonly text: string }) {
  // Every second piece is a number: what the parentheses of the pattern caught.
  return text.split(cited).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
      <Link key={index} to={pathTo.rule(game, piece)} className="rulebook-cited">
        {piece.replace(/^[^/]*\//, '')}
      </Link>
    ),
  );
}
