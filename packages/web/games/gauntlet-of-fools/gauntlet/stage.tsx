import { useScene } from '../scene.ts';
import { EncounterCard } from './encounter-card.tsx';
import { facedIn } from './faced.ts';
import { Deck, Discards } from './piles.tsx';
import './stage.css';

/** The middle of the table: the deck, what is faced, and what has been. */
export function Stage() {
  const { view, own, texts } = useScene();
  const faced = facedIn(view);
  const isLookingAhead = view.known.length > 0;
  const shown = isLookingAhead ? view.known.map((card) => ({ card, modifiers: [] })) : faced;
  return (
    <section className="gof-stage" aria-label={texts.term('encounter')}>
      <div className="gof-stage-side">
        <p className="gof-stage-turn">
          <strong>{own.turn(view.turn)}</strong>
          <span>{isLookingAhead ? own.onlyYouSee : texts.phase(view.phase)}</span>
        </p>
        <Deck />
      </div>
      <div className={`gof-stage-cards ${shown.length > 1 ? 'are-several' : ''}`}>
        {shown.map((one) => (
          <EncounterCard key={`${view.turn}-${one.card}`} faced={one} />
        ))}
        {shown.length === 0 ? <p className="gof-stage-empty">{own.theDeckWaits}</p> : null}
      </div>
      <Discards />
    </section>
  );
}
