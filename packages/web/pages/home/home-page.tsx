import { Page } from '../../app/page.tsx';
import { shelf } from '../../app/shelf.ts';
import { useText } from '../../text/use-text.ts';
import { ComingGame } from './coming-game.tsx';
import { JoinTable } from './join-table.tsx';
import { MyTables } from './my-tables.tsx';
import { PlayableGame } from './playable-game.tsx';
import './home-page.css';

/** Where everybody comes in: the games, one's tables, and every other way to a table. */
export function HomePage() {
  const { home, common } = useText();
  return (
    <Page title={home.tagline}>
      <div className="home">
        <header className="home-title">
          <h1>{common.appName}</h1>
          <p className="home-tagline">{home.tagline}</p>
          <p className="home-sub">{home.sub}</p>
        </header>
        <section className="home-games" aria-label={home.theGames}>
          {shelf
            .filter((game) => game.isPlayable)
            .map((game) => (
              <PlayableGame key={game.id} game={game} />
            ))}
        </section>
        <aside className="home-aside">
          <MyTables />
          <JoinTable />
        </aside>
        <section className="home-shelf" aria-label={home.notYet}>
          {shelf
            .filter((game) => !game.isPlayable)
            .map((game) => (
              <ComingGame key={game.id} game={game} />
            ))}
        </section>
      </div>
    </Page>
  );
}
