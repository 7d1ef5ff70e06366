import type { TableSummary } from '@tavolo/protocol';
import { games } from '../../app/games.ts';
import { Link } from '../../app/link.tsx';
import { pathTo } from '../../app/route.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import { nameOn } from '../../table/players.ts';
import { agoIn } from '../../text/time.ts';
import { useLanguage, useText } from '../../text/use-text.ts';
import './my-tables.css';
import { isYourMove, type Listed } from './use-listed.ts';

/** The tables somebody sits at: first those that wait for them. */
export function MyTables({ tables }: { readonly tables: readonly Listed[] }) {
  const { home } = useText();
  const next = tables.find(({ summary }) => isYourMove(summary));
  return (
    <section className="home-panel home-tables">
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
  const { home } = useText();
  const language = useLanguage();
  const { summary, isLocal } = listed;
  const title = games.blurb(summary.game)?.words[language].title ?? summary.game;
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
        <Emblem game={summary.game} />
        <span className="my-table-words">
          <span className="my-table-title">{title}</span>
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

const pathOf = ({ summary, isLocal }: Listed): string =>
  isLocal ? pathTo.local(summary.id) : pathTo.table(summary.id);
