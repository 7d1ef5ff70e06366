import type { Language } from '@tavolo/language';
import type { TableSummary } from '@tavolo/protocol';
import { useState } from 'react';
import { games } from '../../app/games.ts';
import { Link } from '../../app/link.tsx';
import { pathTo } from '../../app/route.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import { IconButton } from '../../parts/icon-button.tsx';
import { nameOn } from '../../table/players.ts';
import type { Messages } from '../../text/messages.ts';
import { agoIn } from '../../text/time.ts';
import { useLanguage, useText } from '../../text/use-text.ts';
import './my-tables.css';
import { isPutAway, keepPutAway, readPutAway, stillListed, withPutAway } from './put-away.ts';
import { isYourMove, type Listed } from './use-listed.ts';

/** The tables somebody sits at: first those that wait for them. What was put away can be shown again. */
export function MyTables({ tables }: { readonly tables: readonly Listed[] }) {
  const { home } = useText();
  const next = tables.find(({ summary }) => isYourMove(summary));
  const { away, putAway } = usePutAway(tables);
  const [areAllShown, showAll] = useState(false);
  const shown = tables.filter(({ summary }) => areAllShown || !isPutAway(summary, away));
  const hidden = tables.length - shown.length;
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
        {shown.map((listed) => (
          <li key={listed.summary.id}>
            <OneTable listed={listed} />
            {isYourMove(listed.summary) || isPutAway(listed.summary, away) ? null : (
              <PutAway listed={listed} onPutAway={putAway} />
            )}
          </li>
        ))}
      </ul>
      {hidden === 0 ? null : (
        <Button weight="quiet" onClick={() => showAll(true)}>
          {home.showPutAway(hidden)}
        </Button>
      )}
    </section>
  );
}

/** What is put away, and a way to put away more. */
function usePutAway(tables: readonly Listed[]) {
  const [away, setAway] = useState(readPutAway);
  const putAway = ({ summary }: Listed) => {
    const summaries = tables.map((listed) => listed.summary);
    const changed = withPutAway(summary, stillListed(away, summaries));
    keepPutAway(changed);
    setAway(changed);
  };
  return { away, putAway };
}

type PutAwayProps = { readonly listed: Listed; readonly onPutAway: (listed: Listed) => void };

function PutAway({ listed, onPutAway }: PutAwayProps) {
  const { home } = useText();
  const language = useLanguage();
  return (
    <IconButton
      icon="close"
      label={home.putAway(titleOf(listed.summary, language))}
      onClick={() => onPutAway(listed)}
    />
  );
}

function OneTable({ listed }: { readonly listed: Listed }) {
  const { home } = useText();
  const language = useLanguage();
  const { summary, isLocal } = listed;
  const others = summary.seats
    .filter(({ seat }) => !summary.yours.includes(seat))
    .map(({ seat }) => nameOn(summary.seats, seat) ?? '…');
  return (
    <Link to={pathOf(listed)} className="my-table" data-game={summary.game} data-yours={isYourMove(summary)}>
      <Emblem game={summary.game} />
      <span className="my-table-words">
        <span className="my-table-title">{titleOf(summary, language)}</span>
        <span className="my-table-with">{others.join(', ')}</span>
        <span className="my-table-when">
          {isLocal ? `${home.onThisDevice} · ` : ''}
          {home.movesSoFar(summary.answered)} · {agoIn(language, summary.changed, Date.now())}
        </span>
      </span>
      <Standing summary={summary} />
    </Link>
  );
}

function Standing({ summary }: { readonly summary: TableSummary }) {
  const { home } = useText();
  if (isYourMove(summary)) return <span className="my-table-move">{home.yourMove}</span>;
  if (summary.phase === 'over') return <span className="my-table-standing">{endOf(summary, home)}</span>;
  if (summary.phase === 'gathering') return <span className="my-table-standing">{home.gathering}</span>;
  const names = summary.waiting.map((seat) => nameOn(summary.seats, seat) ?? '…');
  return <span className="my-table-standing">{home.waitingFor(names)}</span>;
}

/** How a match ended, for the person whose list it is in. */
export function endOf({ winners, yours, seats }: TableSummary, home: Messages['home']): string {
  if (winners === null) return home.over;
  if (winners.length === 0) return home.nobodyWon;
  if (yours.length === 1 && winners.some((seat) => yours.includes(seat))) return home.youWon;
  return home.wonBy(winners.map((seat) => nameOn(seats, seat) ?? '…'));
}

const titleOf = ({ game }: TableSummary, language: Language): string =>
  games.blurb(game)?.words[language].title ?? game;

const pathOf = ({ summary, isLocal }: Listed): string =>
  isLocal ? pathTo.local(summary.id) : pathTo.table(summary.id);
