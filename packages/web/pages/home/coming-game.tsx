import { Link } from '../../app/link.tsx';
import { pathTo } from '../../app/route.ts';
import { Icon } from '../../parts/icon.tsx';
import { useText } from '../../text/use-text.ts';
import type { Announced } from './announced.ts';
import './coming-game.css';

/** A game that can't be played yet, and says so. */
export function ComingGame({ game }: { readonly game: Announced }) {
  const { coming, home } = useText();
  const { title, says, facts } = coming[game.id];
  return (
    <article className="coming" data-coming={game.id}>
      <Icon name={game.icon} className="coming-sign" />
      <div className="coming-words">
        <h3>{title}</h3>
        <p className="coming-facts">{facts}</p>
        <p>{says}</p>
      </div>
      <p className="coming-foot">
        <span className="coming-not-yet">{home.notYet}</span>
        <Link to={pathTo.rules(game.id)}>{home.whatIsComing}</Link>
      </p>
    </article>
  );
}
