import { isRefused, type TableSummary } from '@tavolo/protocol';
import { useEffect, useState } from 'react';
import { ButtonLink } from '../../app/controls/button.tsx';
import { Link } from '../../app/link.tsx';
import { type Known, useKnown } from '../../app/me.ts';
import { hasLocalTables } from '../../app/open-table.ts';
import { pathTo } from '../../app/route.ts';
import { gameOf } from '../../app/shelf.ts';
import { api } from '../../host/api.ts';
import { localTables } from '../../host/local-tables.ts';
import { Icon } from '../../parts/icon.tsx';
import { recalled } from '../../settings/stored.ts';
import { nameOn } from '../../table/players.ts';
import { agoIn } from '../../text/time.ts';
import { useLanguage, useText } from '../../text/use-text.ts';
import './my-tables.css';

/** A table of the list, and where it lives. */
type Listed = { readonly summary: TableSummary; readonly isLocal: boolean };

/** The tables somebody sits at: first those that wait for them. */
export function MyTables() {
  const { home } = useText();
  const tables = useListed(useKnown());
  const next = tables.find(({ summary }) => isYourMove(summary));
  return (
    <section className="home-panel">
      <h2>{home.myTables}</h2>
      {tables.length === 0 ? <p className="home-quiet">{home.noTables}</p> : null}
      {next === undefined ? null : (
        <ButtonLink weight="main" icon="next" to={pathOf(next)}>
          {home.nextWaiting}
        </ButtonLink>
      )}
      <ul className="my-tables">
        {tables.map((listed) => (
          <OneTable key={listed.summary.id} listed={listed} />
        ))}
      </ul>
    </section>
  );
}

function OneTable({ listed }: { readonly listed: Listed }) {
  const { games, home } = useText();
  const language = useLanguage();
  const { summary, isLocal } = listed;
  const game = gameOf(summary.game);
  const others = summary.seats
    .filter(({ seat }) => !summary.yours.includes(seat))
    .map(({ seat }) => nameOn(summary.seats, seat) ?? '…');
  return (
    <li>
      <Link
        to={pathOf(listed)}
        className="my-table"
        data-game={summary.game}
        data-yours={isYourMove(summary)}
      >
        <Icon name={game?.icon ?? 'dice'} />
        <span className="my-table-words">
          <span className="my-table-title">{game === null ? summary.game : games[game.id].title}</span>
          <span className="my-table-with">{others.join(', ')}</span>
          <span className="my-table-when">
            {isLocal ? `${home.onThisDevice} · ` : ''}
            {home.movesSoFar(summary.answered)} · {agoIn(language, summary.changed, Date.now())}
          </span>
        </span>
        <Standing summary={summary} />
      </Link>
    </li>
  );
}

function Standing({ summary }: { readonly summary: TableSummary }) {
  const { home } = useText();
  if (isYourMove(summary)) return <span className="my-table-move">{home.yourMove}</span>;
  if (summary.phase !== 'playing')
    return <span className="my-table-standing">{summary.phase === 'over' ? home.over : home.gathering}</span>;
  const names = summary.waiting.map((seat) => nameOn(summary.seats, seat) ?? '…');
  return <span className="my-table-standing">{home.waitingFor(names)}</span>;
}

const isYourMove = ({ phase, waiting, yours, seats }: TableSummary): boolean =>
  phase === 'playing' &&
  seats.some(({ seat, bot }) => bot === null && waiting.includes(seat) && yours.includes(seat));

const pathOf = ({ summary, isLocal }: Listed): string =>
  isLocal ? pathTo.local(summary.id) : pathTo.table(summary.id);

/** How often the lists are looked at again while somebody looks at the page, in milliseconds. */
const often = 20_000;

/** Both lists, those that wait for this person first, then the last changed first. */
function useListed(known: Known): readonly Listed[] {
  const [tables, setTables] = useState<readonly Listed[]>([]);
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const [here, there] = await Promise.all([
        recalled(hasLocalTables) === true ? localTables() : [],
        known.is === 'known' ? api.myTables() : { tables: [] },
      ]);
      if (!isWanted) return;
      const listedHere = here.map((summary) => ({ summary, isLocal: true }));
      setTables((before) => {
        const listedThere = isRefused(there)
          ? before.filter(({ isLocal }) => !isLocal)
          : there.tables.map((summary) => ({ summary, isLocal: false }));
        return [...listedHere, ...listedThere].sort(byUrgency);
      });
    };
    const refresh = () => {
      if (!document.hidden) void load().catch(() => undefined); // a list that can't be loaded stays as it is
    };
    refresh();
    const timer = setInterval(refresh, often);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      isWanted = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [known]);
  return tables;
}

const phases = ['playing', 'gathering', 'over'] as const;

const byUrgency = (one: Listed, other: Listed): number =>
  Number(isYourMove(other.summary)) - Number(isYourMove(one.summary)) ||
  phases.indexOf(one.summary.phase) - phases.indexOf(other.summary.phase) ||
  other.summary.changed - one.summary.changed;
