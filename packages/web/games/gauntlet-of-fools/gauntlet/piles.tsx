import { content, type EncounterId } from '@tavolo/gauntlet-of-fools';
import { Explanation } from '../../../parts/explanation.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { CardLines } from '../card-lines.tsx';
import { useScene } from '../scene.ts';
import { facedIn } from './faced.ts';
import './piles.css';

type DeckProps = {
  /** The next cards, where the onlooker knows them. */
  readonly next: readonly EncounterId[];
};

/** The deck, face down, what the onlooker knows of it, and the modifiers that wait beside it for the next monster. */
export function Deck({ next }: DeckProps) {
  const { view, own, texts } = useScene();
  return (
    <div className="gof-pile">
      <div className={`gof-back ${view.deckSize === 0 ? 'is-empty' : ''}`} data-spot="deck">
        <Icon name="gof/jester" />
      </div>
      <p>{own.deck(view.deckSize)}</p>
      {next.length === 0 ? null : (
        <ol className="gof-next" aria-label={own.onlyYouKnowNext}>
          {next.map((card) => (
            <li key={card}>
              <NextCard card={card} />
            </li>
          ))}
        </ol>
      )}
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

/** A card that only the onlooker knows, small beside the deck; touched, it says what is printed on it. */
function NextCard({ card }: { readonly card: EncounterId }) {
  const { own, texts } = useScene();
  const name = texts.name(card);
  return (
    <Explanation
      className="gof-next-card parchment"
      label={`${own.onlyYouKnowNext}: ${name}`}
      content={() => (
        <>
          <p className="gof-next-why">{own.onlyYouKnowNext}</p>
          <h4>{name}</h4>
          <CardLines lines={texts.cardLines(card, content)} />
        </>
      )}
    >
      <Icon name="eye" className="gof-next-eye" />
      <Icon name={`gof/${card}`} />
      <span>{name}</span>
    </Explanation>
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
