import { Icon } from '../../../parts/icon.tsx';
import { useScene } from '../scene.ts';
import { facedIn } from './faced.ts';
import './piles.css';

/** The deck, face down, and the modifiers that wait beside it for the next monster. */
export function Deck() {
  const { view, own, texts } = useScene();
  return (
    <div className="gof-pile">
      <div className={`gof-back ${view.deckSize === 0 ? 'is-empty' : ''}`} data-spot="deck">
        <Icon name="game-gauntlet-of-fools" />
      </div>
      <p>{own.deck(view.deckSize)}</p>
      {view.waiting.length === 0 ? null : (
        <ul className="gof-waiting" aria-label={texts.term('waiting')}>
          {view.waiting.map((id) => (
            <li key={id}>
              <Icon name={`gof/${id}`} />
              {texts.name(id)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What has been faced: the last card on top. */
export function Discards() {
  const { view, own, texts } = useScene();
  const faced = facedIn(view).map(({ card }) => card);
  const past = view.discards.filter((card) => !faced.includes(card));
  const top = past.at(-1);
  return (
    <div className="gof-pile">
      <div className={`gof-discard parchment ${top === undefined ? 'is-empty' : ''}`}>
        {top === undefined ? null : (
          <>
            <Icon name={`gof/${top}`} />
            <span>{texts.name(top)}</span>
          </>
        )}
      </div>
      <p>{own.discards(past.length)}</p>
      {view.removed.length === 0 ? null : <p>{own.removed(view.removed.length)}</p>}
    </div>
  );
}
