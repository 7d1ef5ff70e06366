import { Icon } from '../../../parts/icon.tsx';
import type { DeckView, ModifierId } from '../game.ts';
import { modifierFace } from '../printed.ts';
import { figureTitle, useScene } from '../scene.ts';

/** Every modifier deck: which cards are still to come, in no order, and which were drawn. [gh/components.26] */
export function DecksSheet() {
  const { view } = useScene();
  return (
    <div className="gh-sheet">
      {view.decks.map((deck) => (
        <DeckSection key={deck.owner} deck={deck} />
      ))}
    </div>
  );
}

function DeckSection({ deck }: { readonly deck: DeckView }) {
  const scene = useScene();
  const { own, view } = scene;
  const hero = view.heroes.find(({ id }) => id === deck.owner);
  return (
    <section data-class={hero?.class}>
      <h3>
        <Icon name={hero === undefined ? 'gh/monster' : `gh/${hero.class}`} />{' '}
        {hero === undefined ? own.monsters : figureTitle(scene, hero.id)}
      </h3>
      <Counted title={own.toBeDrawn(deck.draw.length)} cards={deck.draw} />
      <Counted title={own.drawn(deck.discards.length)} cards={deck.discards} />
      {deck.shuffle ? <p className="gh-quiet">{own.willBeShuffled}</p> : null}
    </section>
  );
}

type CountedProps = { readonly title: string; readonly cards: readonly ModifierId[] };

/** Cards of a kind together, with how many there are. */
function Counted({ title, cards }: CountedProps) {
  const { texts } = useScene();
  const kinds = [...new Set(cards)];
  return (
    <div className="gh-counted">
      <h4>{title}</h4>
      <ul>
        {kinds.map((kind) => (
          <li key={kind} className="gh-modifier">
            <strong>{modifierFace(texts, kind)}</strong>
            <span>×{cards.filter((card) => card === kind).length}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
