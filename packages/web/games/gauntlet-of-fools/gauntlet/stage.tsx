import { useScene } from '../scene.ts';
import { EncounterCard } from './encounter-card.tsx';
import { onStage } from './faced.ts';
import { Deck, Discards } from './piles.tsx';
import './stage.css';

/** The middle of the table: the deck, what is faced, and what has been. */
export function Stage() {
  const { view, own, texts } = useScene();
  const { middle, isSecret, next } = onStage(view);
  return (
    <section className="gof-stage" data-part="at-stake" aria-label={texts.term('encounter')}>
      <div className="gof-stage-side">
        <p className="gof-stage-turn">
          <strong>{own.turn(view.turn)}</strong>
          <span>{isSecret ? own.onlyYouSee : texts.phase(view.phase)}</span>
        </p>
        <Deck next={next} />
      </div>
      <div className={`gof-stage-cards ${middle.length > 1 ? 'are-several' : ''}`}>
        {middle.map((one) => (
          <EncounterCard key={`${view.turn}-${one.card}`} faced={one} />
        ))}
        {middle.length === 0 ? <p className="gof-stage-empty">{own.theDeckWaits}</p> : null}
      </div>
      <Discards />
    </section>
  );
}
