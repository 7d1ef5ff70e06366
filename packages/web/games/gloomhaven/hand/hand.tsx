import { type CSSProperties, useState } from 'react';
import type { HeroView } from '../game.ts';
import { useInspect } from '../inspecting.ts';
import { type Scene, useScene } from '../scene.ts';
import { AbilityCard, cardOf } from './ability-card.tsx';
import './hand.css';
import './fan-beside.css';
import { PickableCard } from './pickable-card.tsx';

/** My cards, as large as they are needed: to choose from, to play a half of, or to glance at. */
export function Hand() {
  const scene = useScene();
  const offered = cardsOffered(scene);
  if (offered.length > 0) return <Fan cards={offered} leading={leadingOf(scene)} />;
  const playable = cardsPlayable(scene);
  if (playable.length > 0) return <TurnCards cards={playable} />;
  return scene.mine === null ? null : <Glance hero={scene.mine} />;
}

/** The cards that the question lets choose from. */
const cardsOffered = (scene: Scene): readonly string[] =>
  [...scene.lit.keys()].filter((option) => cardOf(scene, option) !== null);

/** The card that was chosen to lead while its second is being chosen; `null`: none was. */
const leadingOf = ({ question }: Scene): string | null =>
  question?.name === 'second-card' && typeof question.about.card === 'string' ? question.about.card : null;

/** The cards of which a half can be played. */
function cardsPlayable({ lit }: Scene): readonly string[] {
  const cards = [...lit.keys()].flatMap((option) => {
    const [, card] = /^(?:top|bottom|basic-attack|basic-move):(.+)$/.exec(option) ?? [];
    return card === undefined ? [] : [card];
  });
  return [...new Set(cards)];
}

/** Cards side by side, overlapping where there is no room; the one that is pointed at is seen whole. */
function Fan({ cards, leading }: { readonly cards: readonly string[]; readonly leading: string | null }) {
  const { own } = useScene();
  const [pointedAt, pointAt] = useState<string | null>(null);
  const all = leading === null ? cards.length : cards.length + 1;
  const style = { '--cards': all } as CSSProperties; // a property of our own
  return (
    <section className="gh-hand is-fan" aria-label={own.yourCards}>
      <ul className="gh-fan" style={style}>
        {leading === null ? null : (
          <li className="gh-pickable is-leading">
            <AbilityCard id={leading} />
            <span className="gh-leading-mark">{own.leads}</span>
          </li>
        )}
        {cards.map((card) => (
          <PickableCard key={card} id={card} onPoint={pointAt}>
            <AbilityCard id={card} />
          </PickableCard>
        ))}
      </ul>
      {pointedAt === null || !cards.includes(pointedAt) ? null : <HeldUp id={pointedAt} />}
    </section>
  );
}

/** The card that is pointed at, large, where those to choose from are too small for all their words. */
const HeldUp = ({ id }: { readonly id: string }) => (
  <div className="gh-held-up gh-one-card" aria-hidden="true">
    <AbilityCard id={id} />
  </div>
);

/** The cards of the turn, lying, each half a button. */
function TurnCards({ cards }: { readonly cards: readonly string[] }) {
  const { own } = useScene();
  return (
    <section className="gh-hand is-turn" aria-label={own.cardsOfTurn}>
      {cards.map((card) => (
        <AbilityCard key={card} id={card} lies="lying" />
      ))}
    </section>
  );
}

/** All cards by name and initiative; touching one shows it. */
function Glance({ hero }: { readonly hero: HeroView }) {
  const scene = useScene();
  const inspect = useInspect();
  return (
    <section className="gh-hand is-glance" aria-label={scene.own.yourCards}>
      <ul className="gh-glance">
        {[...hero.picked, ...hero.hand.filter((card) => !hero.picked.includes(card))].map((card) => (
          <li key={card} className="gh-glance-card" data-picked={hero.picked.includes(card)}>
            <button type="button" onClick={() => inspect({ is: 'card', id: card })}>
              <span className="gh-glance-initiative">{cardOf(scene, card)?.initiative}</span>
              <span className="gh-glance-name">{scene.words.name(card)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
