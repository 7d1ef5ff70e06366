import type { Texts } from '@tavolo/box';
import { games, useTexts } from '../app/games.ts';
import { Page } from '../app/page.tsx';
import { pathTo } from '../app/route.ts';
import { ButtonLink } from '../parts/button.tsx';
import { useLanguage, useText } from '../text/use-text.ts';
import { BookLinks } from './book-links.tsx';
import { type Announced, comingOf } from './home/announced.ts';
import { LostPage } from './lost-page.tsx';
import { Rulebook } from './rulebook.tsx';
import './rules-page.css';

type RulesPageProps = { readonly game: string; readonly rule: string | null };

/** A rulebook to read: searched, linked rule by rule, in the language of the page. */
export function RulesPage({ game, rule }: RulesPageProps) {
  const texts = useTexts(game);
  if (texts !== null) return <Written game={game} texts={texts} rule={rule} />;
  const coming = comingOf(game);
  return coming === null ? <LostPage /> : <NotWritten game={coming} />;
}

function Written({ game, texts, rule }: RulesPageProps & { readonly texts: Texts }) {
  const { rules } = useText();
  return (
    <Page title={rules.title(texts.title)} game={game}>
      <div className="rules-page">
        <header className="rules-head">
          <h1>{texts.title}</h1>
          <BookLinks game={game} here="rules" />
        </header>
        <nav className="rules-contents" aria-label={rules.contents}>
          <ol>
            {texts.rulebook.map((chapter) => (
              <li key={chapter.id}>
                <a href={`#chapter-${chapter.id}`}>{chapter.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <Rulebook game={game} chapters={texts.rulebook} rule={rule} />
      </div>
    </Page>
  );
}

function NotWritten({ game }: { readonly game: Announced }) {
  const { rules, coming, common } = useText();
  const language = useLanguage();
  const { title } = coming[game.id];
  const [ready] = games.blurbsIn(language);
  return (
    <Page title={rules.notYetTitle} game={game.id}>
      <div className="reading">
        <h1>{title}</h1>
        <h2>{rules.notYetTitle}</h2>
        <p>{rules.notYetSays(title)}</p>
        <div className="rules-actions">
          {ready === undefined ? null : (
            <ButtonLink weight="main" icon="dice" to={pathTo.newTable(ready.id)}>
              {rules.playOther(ready.words[language].title)}
            </ButtonLink>
          )}
          <ButtonLink to={pathTo.home}>{common.toHome}</ButtonLink>
        </div>
      </div>
    </Page>
  );
}
