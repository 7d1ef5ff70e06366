import { playIn } from '@tavolo/gloomhaven';
import type { HeroView } from '../game.ts';
import { useInspect } from '../inspecting.ts';
import { type Scene, useScene } from '../scene.ts';
import { AbilityCard, cardOf } from './ability-card.tsx';
import './hand.css';
import { PickableCard } from './pickable-card.tsx';

type HandProps = { readonly hero: HeroView };

/** My cards: all that can be chosen from, or those of this turn and the names of the others. */
export function Hand({ hero }: HandProps) {
  const scene = useScene();
  const offered = cardsOffered(scene);
  return offered.length > 0 ? <Choice hero={hero} offered={offered} /> : <AtHand hero={hero} />;
}

/** The cards that the question lets choose from. */
const cardsOffered = (scene: Scene): readonly string[] =>
  [...scene.lit.keys()].filter((option) => cardOf(option) !== null);

/** The card that was chosen to lead while its second is being chosen; `null`: none was. */
const leadingOf = ({ question }: Scene): string | null =>
  question?.name === 'second-card' ? question.about.card : null;

/** The cards of which a half can be played. */
function cardsPlayable({ lit }: Scene): readonly string[] {
  const cards = [...lit.keys()].flatMap((option) => playIn(option)?.card ?? []);
  return [...new Set(cards)];
}

/** Cards to choose from. The one that leads stays where it was. */
function Choice({ hero, offered }: HandProps & { readonly offered: readonly string[] }) {
  const scene = useScene();
  const leading = leadingOf(scene);
  const shown = inOrderOf(hero.hand, leading === null ? offered : [leading, ...offered]);
  return (
    <section className="gh-hand" aria-label={scene.own.yourCards}>
      <ul className="gh-cards">
        {shown.map((card) =>
          card === leading ? (
            <li key={card} className="gh-pickable is-leading">
              <AbilityCard id={card} form="compact" />
              <span className="gh-leading-mark">{scene.own.leads}</span>
            </li>
          ) : (
            <PickableCard key={card} id={card}>
              <AbilityCard id={card} form="compact" />
            </PickableCard>
          ),
        )}
      </ul>
    </section>
  );
}

/** These cards in the order in which others lie; those that do not lie there come last. */
const inOrderOf = (order: readonly string[], cards: readonly string[]): readonly string[] => [
  ...order.filter((card) => cards.includes(card)),
  ...cards.filter((card) => !order.includes(card)),
];

/** The cards of this turn, each half a button where it can be played, and all others by name. */
function AtHand({ hero }: HandProps) {
  const scene = useScene();
  const playable = cardsPlayable(scene);
  const turn = [...new Set([...hero.picked, ...playable])];
  const rest = hero.hand.filter((card) => !turn.includes(card));
  return (
    <section
      className="gh-hand is-at-hand"
      data-playable={playable.length > 0}
      aria-label={playable.length > 0 ? scene.own.cardsOfTurn : scene.own.yourCards}
    >
      {turn.length === 0 ? null : (
        <ul className="gh-cards is-turn">
          {turn.map((card) => (
            <li key={card}>
              <AbilityCard id={card} form="compact" />
            </li>
          ))}
        </ul>
      )}
      <Glance cards={[...turn, ...rest]} turn={turn} />
    </section>
  );
}

type GlanceProps = { readonly cards: readonly string[]; readonly turn: readonly string[] };

/** Cards by name and initiative; touching one shows it. Those of the turn are named only where they do not lie above. */
function Glance({ cards, turn }: GlanceProps) {
  const scene = useScene();
  const inspect = useInspect();
  return (
    <ul className="gh-glance">
      {cards.map((card) => (
        <li key={card} className="gh-glance-card" data-turn={turn.includes(card)}>
          <button type="button" onClick={() => inspect({ is: 'card', id: card })}>
            <span className="gh-glance-initiative">{cardOf(card)?.initiative}</span>
            <span className="gh-glance-name">{scene.texts.name(card)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
