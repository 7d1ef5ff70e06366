import { games, useGame } from '../app/games.ts';
import { Link } from '../app/link.tsx';
import { Page } from '../app/page.tsx';
import { pathTo } from '../app/route.ts';
import { useLanguage, useText } from '../text/use-text.ts';
import { BookLinks } from './book-links.tsx';
import { LostPage } from './lost-page.tsx';
import './reading.css';
import './rules-page.css';

/** How a game is played, on one page: what it is about, and what its lesson says on the way. */
export function HowPage({ game }: { readonly game: string }) {
  const { rules } = useText();
  const language = useLanguage();
  const shown = useGame(game);
  if (shown === null) return <LostPage />;
  const { texts, words } = shown;
  return (
    <Page title={rules.howTo(texts.title)} game={game}>
      <div className="reading">
        <h1>{rules.howTo(texts.title)}</h1>
        <BookLinks game={game} here="how" />
        <p>
          <strong>{games.blurb(game)?.words[language].aim}</strong>
        </p>
        {words.tips.map(({ id, title, text, rule }) => (
          <section key={id}>
            <h2>{title}</h2>
            <p>
              {text} {rule === null ? null : <Link to={pathTo.rule(game, rule)}>{rules.more}</Link>}
            </p>
          </section>
        ))}
      </div>
    </Page>
  );
}
