import { games } from '../app/games.ts';
import { pathTo } from '../app/route.ts';
import { ButtonLink } from '../parts/button.tsx';
import { useText } from '../text/use-text.ts';
import './rules-page.css';

type BookLinksProps = { readonly game: string; readonly here: 'rules' | 'how' | 'cards' };

/** The ways to get to know a game, but for the one that is being read. */
export function BookLinks({ game, here }: BookLinksProps) {
  const { rules, home } = useText();
  return (
    <div className="rules-actions">
      {games.hasLesson(game) ? (
        <ButtonLink weight="main" icon="lantern" to={pathTo.learn(game)}>
          {home.learn}
        </ButtonLink>
      ) : null}
      {here === 'how' ? null : (
        <ButtonLink icon="scroll" to={pathTo.how(game)}>
          {rules.how}
        </ButtonLink>
      )}
      {here === 'cards' ? null : (
        <ButtonLink icon="eye" to={pathTo.cards(game)}>
          {rules.cards}
        </ButtonLink>
      )}
      {here === 'rules' ? null : (
        <ButtonLink icon="book" to={pathTo.rules(game)}>
          {rules.whole}
        </ButtonLink>
      )}
      <ButtonLink icon="people" to={pathTo.newTable(game)}>
        {home.withFriends}
      </ButtonLink>
    </div>
  );
}
