import { useState } from 'react';
import { games } from '../../app/games.ts';
import { Page } from '../../app/page.tsx';
import { useLanguage, useText } from '../../text/use-text.ts';
import { coming } from './announced.ts';
import { ComingGame } from './coming-game.tsx';
import { JoinTable } from './join-table.tsx';
import { MyTables } from './my-tables.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { PlayableGame } from './playable-game.tsx';
import './home-page.css';
import { isYourMove, useListed } from './use-listed.ts';

/** Where everybody comes in: the games, one's tables (first, if one of them waits), and every other way to a table. */
export function HomePage() {
  const { home, common } = useText();
  const language = useLanguage();
  const tables = useListed();
  const areFirst = useOnce(tables.some(({ summary }) => isYourMove(summary)));
  return (
    <Page title={home.tagline}>
      <div className="home">
        <header className="home-title">
          <h1>{common.appName}</h1>
          <p className="home-tagline">{home.tagline}</p>
          <p className="home-sub">{home.sub}</p>
        </header>
        <OfflineNotice />
        {areFirst ? <MyTables tables={tables} /> : null}
        <section className="home-games" aria-label={home.theGames}>
          {games.blurbsIn(language).map((blurb) => (
            <PlayableGame key={blurb.id} blurb={blurb} />
          ))}
        </section>
        {areFirst ? null : <MyTables tables={tables} />}
        <JoinTable />
        {coming.length === 0 ? null : (
          <section className="home-shelf" aria-label={home.notYet}>
            {coming.map((game) => (
              <ComingGame key={game.id} game={game} />
            ))}
          </section>
        )}
      </div>
    </Page>
  );
}

/** Whether something was so once: what has come first must not move away under somebody's finger. */
function useOnce(isSo: boolean): boolean {
  const [was, setWas] = useState(isSo);
  if (isSo && !was) setWas(true);
  return was || isSo;
}
