import { Fragment, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { useText } from '../../text/use-text.ts';
import { useTable } from '../at-table.ts';
import { keyOfLine, type LogEntry } from './entries.ts';
import { FactLine, NoteLine } from './log-line.tsx';
import { toRuleByKey } from './rules-by-arrows.ts';
import { useEntries, useWordsOf } from './use-entries.ts';
import './log.css';

/** How many lines are drawn before somebody asks for the earlier ones. */
const most = 300;

/** Nearer to the end than this somebody reads along, in pixels. */
const near = 80;

/** What has happened, in words. It follows the newest line until somebody reads further up. */
export function Log() {
  const { log, tools } = useText();
  const { logAt } = useTable();
  const entries = useEntries();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? entries : entries.slice(-most);
  const { list, isFollowing, follow, scrolled } = useFollowing(entries.at(-1)?.key, logAt);
  return (
    <div className="log">
      <div
        className="log-lines"
        role="log"
        aria-label={tools.log}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        ref={list}
        onKeyDown={toRuleByKey}
        onScroll={scrolled}
      >
        {entries.length === 0 ? <p className="log-empty">{log.empty}</p> : null}
        {shown.length < entries.length ? (
          <Button weight="quiet" icon="up" onClick={() => setWhole(true)}>
            {log.earlier}
          </Button>
        ) : null}
        <Entries entries={shown} />
      </div>
      {isFollowing ? null : (
        <Button className="log-to-now" icon="down" onClick={follow}>
          {log.toNow}
        </Button>
      )}
    </div>
  );
}

function Entries({ entries }: { readonly entries: readonly LogEntry[] }) {
  const { log } = useText();
  const { logAt } = useTable();
  const from = logAt === null ? null : keyOfLine(logAt);
  return entries.map((entry) => (
    <Fragment key={entry.key}>
      {entry.key === from ? <p className="log-from">{log.since}</p> : null}
      <Entry entry={entry} />
    </Fragment>
  ));
}

function Entry({ entry }: { readonly entry: LogEntry }) {
  const { table, face, player, openDrawer } = useTable();
  const wordsOf = useWordsOf();
  if (entry.is === 'note') return <NoteLine note={entry.note} player={player} />;
  return (
    <FactLine
      says={wordsOf(entry.line)}
      tone={face.toneOf(entry.line.fact)}
      rule={entry.line.rule}
      game={table.game}
      openDrawer={openDrawer}
    />
  );
}

type Following = {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly isFollowing: boolean;
  readonly follow: () => void;
  readonly scrolled: () => void;
};

/** Keeps the newest line in sight while somebody reads along, or brings the line into sight from which they want to read. */
function useFollowing(newest: string | undefined, from: number | null): Following {
  const list = useRef<HTMLDivElement>(null);
  const [isFollowing, setFollowing] = useState(from === null);
  const size = useRef('');
  useEffect(() => {
    if (from === null) return;
    setFollowing(false);
    list.current?.querySelector('.log-from')?.scrollIntoView({ block: 'start' });
  }, [from]);
  useEffect(() => {
    if (isFollowing && newest !== undefined) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [newest, isFollowing]);
  useEffect(() => {
    const element = list.current;
    if (element === null || !isFollowing) return;
    const observer = new ResizeObserver(() => {
      size.current = sizeOf(element);
      element.scrollTo({ top: element.scrollHeight });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isFollowing]);
  const scrolled = () => {
    const element = list.current;
    // A list that becomes larger or smaller scrolls by itself: nobody reads further up.
    if (element === null || size.current !== sizeOf(element)) return;
    setFollowing(element.scrollHeight - element.scrollTop - element.clientHeight < near);
  };
  return { list, isFollowing, follow: () => setFollowing(true), scrolled };
}

const sizeOf = ({ clientWidth, clientHeight }: Element): string => `${clientWidth} ${clientHeight}`;
