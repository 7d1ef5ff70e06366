import { AbilityCard, cardOf } from '../hand/ability-card.tsx';
import { PickableCard } from '../hand/pickable-card.tsx';
import { useScene } from '../scene.ts';
import './card-picker.css';
import './picker.css';

/** Ability cards laid out: one to learn, or as many as the hand holds. [gh/setup.18] */
export function CardPicker() {
  const scene = useScene();
  const { lit, question, picked, own } = scene;
  const cards = [...lit.keys()].filter((option) => cardOf(option) !== null);
  const wanted = question?.max ?? 1;
  return (
    <section className="gh-picker" aria-label={own.yourCards}>
      {wanted > 1 ? (
        <p className="gh-picker-count" data-full={picked.length === wanted}>
          {own.picked(picked.length, wanted)}
        </p>
      ) : null}
      <ul className="gh-laid-cards">
        {cards.map((card) => (
          <PickableCard key={card} id={card}>
            <AbilityCard id={card} form="compact" />
          </PickableCard>
        ))}
      </ul>
    </section>
  );
}
