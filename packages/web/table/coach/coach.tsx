import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { pathTo } from '../../app/route.ts';
import type { Tip } from '../../games/face.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { useText } from '../../text/use-text.ts';
import { useTable } from '../at-table.ts';
import { RuleLink } from '../rule-link.tsx';
import { openQuestion } from '../table-state.ts';
import { forgetLesson, keepLesson, recalledLesson } from './kept-lesson.ts';
import { type Happened, tipFor } from './tips.ts';
import './coach.css';

/** A coach at the learner's side, who explains things when they happen for the first time. The table waits while they read. */
export function Coach() {
  const { learn } = useText();
  const { session, state, words, table } = useTable();
  const [read, setRead] = useState<ReadonlySet<string>>(() => tipsReadAt(table.game, table.id));
  const { tips } = words;
  const tip = tipFor(tips, { question: openQuestion(state), ...useToldKinds() }, read);
  const isTalking = tip !== null;
  useEffect(() => {
    session.hold(isTalking);
    return () => session.hold(false);
  }, [session, isTalking]);
  const noteRead = (id: string) => {
    const known = new Set([...read, id]);
    setRead(known);
    keepLesson(table.game, { table: table.id, read: [...known] });
  };
  const isOver = table.phase === 'over';
  const isDone = isOver || read.size === tips.length;
  return (
    <aside className="coach" data-talking={isTalking}>
      {tip === null ? null : <Says key={tip.id} tip={tip} onRead={() => noteRead(tip.id)} />}
      <Progress read={read.size} all={tips.length} game={table.game}>
        {isDone && !isTalking ? <Farewell says={isOver ? learn.over : learn.done} game={table.game} /> : null}
      </Progress>
    </aside>
  );
}

/** The kinds of the facts that the learner was told, and of those about the learner. */
function useToldKinds(): Pick<Happened, 'facts' | 'ownFacts'> {
  const { state, table, box } = useTable();
  const { playback, eyes } = state;
  return useMemo(() => {
    if (playback === null) return { facts: new Set(), ownFacts: new Set() };
    const { told, sight } = playback.shown;
    const shown = { view: sight.view, seats: table.seats.map(({ seat }) => seat) };
    const own = told.filter(({ fact }) => box.aboutWhom(fact, shown).some((seat) => seat === eyes));
    const kinds = (lines: typeof told) => new Set(lines.map(({ fact }) => fact.is));
    return { facts: kinds(told), ownFacts: kinds(own) };
  }, [playback, eyes, table, box]);
}

/** What was read of the lesson at this table before the page was loaded. */
function tipsReadAt(game: string, table: string): ReadonlySet<string> {
  const kept = recalledLesson(game);
  return new Set(kept?.table === table ? kept.read : []);
}

function Says({ tip, onRead }: { readonly tip: Tip; readonly onRead: () => void }) {
  const { learn, table: text } = useText();
  const [isOpen, setOpen] = useState(true);
  const words = useId();
  return (
    <div className="coach-says parchment" role="status">
      <Icon name="lantern" />
      <div className="coach-words">
        <h2>
          <button type="button" aria-expanded={isOpen} aria-controls={words} onClick={() => setOpen(!isOpen)}>
            {tip.title}
          </button>
        </h2>
        <p id={words} hidden={!isOpen}>
          {tip.text} {tip.rule === null ? null : <RuleLink rule={tip.rule}>{text.why}</RuleLink>}
        </p>
      </div>
      <Button weight="main" onClick={onRead}>
        {learn.gotIt}
      </Button>
    </div>
  );
}

/** The page forgets this lesson, and sets another table for it. */
function beginAgain(game: string): void {
  forgetLesson(game);
  location.reload();
}

type ProgressProps = {
  readonly read: number;
  readonly all: number;
  readonly game: string;
  /** What is said once there is nothing more to learn. */
  readonly children: ReactNode;
};

function Progress({ read, all, game, children }: ProgressProps) {
  const { learn } = useText();
  const dots = Array.from({ length: all }, (_, index) => index);
  return (
    <div className="coach-progress">
      <span className="coach-dots" role="img" aria-label={learn.progress(read, all)}>
        {dots.map((dot) => (
          <span key={dot} data-read={dot < read} />
        ))}
      </span>
      {children}
      <span className="coach-ways">
        <Button weight="quiet" onClick={() => beginAgain(game)}>
          {learn.again}
        </Button>
        <ButtonLink weight="quiet" icon="door" to={pathTo.home}>
          {learn.leave}
        </ButtonLink>
      </span>
    </div>
  );
}

/** There is nothing more to learn: the way to a real game. */
function Farewell({ says, game }: { readonly says: string; readonly game: string }) {
  const { learn } = useText();
  return (
    <>
      <p>{says}</p>
      <ButtonLink weight="main" to={pathTo.newTable(game)}>
        {learn.ready}
      </ButtonLink>
    </>
  );
}
