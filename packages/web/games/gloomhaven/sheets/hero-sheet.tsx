import type { HeroView } from '../game.ts';
import { AbilityCard } from '../hand/ability-card.tsx';
import { Goal } from '../mat/goal.tsx';
import { ItemText } from '../mat/items.tsx';
import { Vitals } from '../mat/mat.tsx';
import { figureOf, useScene } from '../scene.ts';
import { ConditionNotes } from './condition-notes.tsx';
import { ExplainedNumber } from './explained-number.tsx';
import { heroBonuses, heroInitiative } from './hero-values.ts';

/** A character at length: how it fares, and every card of it that may be known, by where it lies. */
export function HeroSheet({ hero }: { readonly hero: HeroView }) {
  const scene = useScene();
  const { own } = scene;
  const figure = figureOf(scene, hero.id);
  const piles = [
    { name: own.cardsPicked, cards: hero.picked },
    { name: own.piles.active, cards: hero.active.map(({ card }) => card) },
    { name: own.piles.hand, cards: hero.hand.filter((card) => !hero.picked.includes(card)) },
    { name: own.piles.discard, cards: hero.discard },
    { name: own.piles.lost, cards: hero.lost },
  ];
  return (
    <div className="gh-sheet" data-class={hero.class}>
      <Vitals hero={hero} />
      <Numbers hero={hero} />
      <Goal hero={hero} />
      {figure === null ? null : <ConditionNotes figure={figure} />}
      {piles.map(({ name, cards }) => (
        <Pile key={name} name={name} cards={cards} />
      ))}
      {hero.items.length === 0 ? null : <h3>{own.items}</h3>}
      {hero.items.map(({ item, state }) => (
        <div key={item} className="gh-owned" data-state={state}>
          <ItemText item={item} />
          <p className="gh-quiet">{own.itemStates[state]}</p>
        </div>
      ))}
    </div>
  );
}

/** What else is reckoned of a character: its initiative, Shield and Retaliate. */
function Numbers({ hero }: { readonly hero: HeroView }) {
  const scene = useScene();
  const figure = figureOf(scene, hero.id);
  const initiative = heroInitiative(scene, hero);
  const values = [
    ...(initiative === null ? [] : [initiative]),
    ...(figure === null ? [] : heroBonuses(figure)),
  ];
  if (values.length === 0) return null;
  return (
    <div className="gh-now">
      {values.map((value) => (
        <ExplainedNumber key={value.of} value={value} />
      ))}
    </div>
  );
}

type PileProps = { readonly name: string; readonly cards: readonly string[] };

function Pile({ name, cards }: PileProps) {
  if (cards.length === 0) return null;
  return (
    <section>
      <h3>
        {name} · {cards.length}
      </h3>
      <ul className="gh-pile-cards">
        {cards.map((card) => (
          <li key={card}>
            <AbilityCard id={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
