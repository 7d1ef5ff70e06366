import { Page } from '../app/page.tsx';
import { useText } from '../text/use-text.ts';
import './reading.css';

/** Whose work this stands on, and whose games these are. */
export function CreditsPage() {
  const { credits } = useText();
  return (
    <Page title={credits.title}>
      <div className="reading">
        <h1>{credits.title}</h1>
        <h2>{credits.unofficial}</h2>
        <p>{credits.unofficialSays}</p>
        <h2>{credits.icons}</h2>
        <p>{credits.iconsSay}</p>
        <p>
          <a href="https://game-icons.net" rel="noreferrer">
            game-icons.net
          </a>
          {' · '}
          <a href="https://creativecommons.org/licenses/by/3.0/" rel="noreferrer license">
            CC BY 3.0
          </a>
        </p>
        <h2>{credits.fonts}</h2>
        <p>{credits.fontsSay}</p>
        <h2>{credits.software}</h2>
        <p>{credits.softwareSays}</p>
      </div>
    </Page>
  );
}
