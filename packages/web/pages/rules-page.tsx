import { ButtonLink } from '../app/controls/button.tsx';
import { useFace } from '../app/faces.ts';
import { Page } from '../app/page.tsx';
import { pathTo } from '../app/route.ts';
import { gameOf, shelf } from '../app/shelf.ts';
import type { GameFace } from '../games/face.ts';
import { useLanguage, useText } from '../text/use-text.ts';
import { LostPage } from './lost-page.tsx';
import { Rulebook } from './rulebook.tsx';
import './rules-page.css';

type RulesPageProps = { readonly game: string; readonly rule: string | null };

/** A rulebook to read: searched, linked rule by rule, in the language of the page. */
export function RulesPage({ game, rule }: RulesPageProps) {
  const face = useFace(game);
  if (gameOf(game) === null) return <LostPage />;
  return face === null ? <NotWritten game={game} /> : <Written face={face} rule={rule} />;
}

function Written({ face, rule }: { readonly face: GameFace; readonly rule: string | null }) {
  const { rules, home } = useText();
  const words = face.words(useLanguage());
  return (
    <Page title={rules.title(words.title)} game={face.id}>
      <div className="rules-page">
        <header className="rules-head">
          <h1>{words.title}</h1>
          <div className="rules-actions">
            <ButtonLink weight="main" icon="lantern" to={pathTo.learn(face.id)}>
              {home.learn}
            </ButtonLink>
            <ButtonLink icon="people" to={pathTo.newTable(face.id)}>
              {home.withFriends}
            </ButtonLink>
          </div>
        </header>
        <nav className="rules-contents" aria-label={rules.contents}>
          <ol>
            {words.rulebook.map((chapter) => (
              <li key={chapter.id}>
                <a href={`#chapter-${chapter.id}`}>{chapter.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <Rulebook game={face.id} chapters={words.rulebook} rule={rule} />
      </div>
    </Page>
  );
}

function NotWritten({ game }: { readonly game: string }) {
  const { rules, games, common } = useText();
  const known = gameOf(game);
  const ready = shelf.find((one) => one.isPlayable);
  return (
    <Page title={rules.notYetTitle} game={game}>
      <div className="reading">
        <h1>{known === null ? game : games[known.id].title}</h1>
        <h2>{rules.notYetTitle}</h2>
        <p>{rules.notYetSays(known === null ? game : games[known.id].title)}</p>
        <div className="rules-actions">
          {ready === undefined ? null : (
            <ButtonLink weight="main" icon={ready.icon} to={pathTo.newTable(ready.id)}>
              {rules.playOther(games[ready.id].title)}
            </ButtonLink>
          )}
          <ButtonLink to={pathTo.home}>{common.toHome}</ButtonLink>
        </div>
      </div>
    </Page>
  );
}
