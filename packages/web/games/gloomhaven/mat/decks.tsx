import { Icon } from '../../../parts/icon.tsx';
import type { DeckView } from '../game.ts';
import { useInspect } from '../inspecting.ts';
import { modifierFace } from '../printed.ts';
import { figureName, useScene } from '../scene.ts';
import './decks.css';

/** The modifier decks that matter to me: the monsters' and my own. The last card drawn lies open. */
export function Decks() {
  const { view, mine, own } = useScene();
  const inspect = useInspect();
  const shown = view.decks.filter(({ owner }) => owner === 'monsters' || owner === mine?.id);
  if (shown.length === 0) return null;
  return (
    <button
      type="button"
      className="gh-decks"
      title={own.modifierDecks}
      onClick={() => inspect({ is: 'decks' })}
    >
      <span className="unseen">{own.modifierDecks}</span>
      {shown.map((deck) => (
        <Deck key={deck.owner} deck={deck} />
      ))}
    </button>
  );
}

function Deck({ deck }: { readonly deck: DeckView }) {
  const scene = useScene();
  const { own, texts, view } = scene;
  const last = deck.discards.at(-1);
  const hero = view.heroes.find(({ id }) => id === deck.owner);
  return (
    <span className="gh-deck" data-class={hero?.class}>
      <span className="gh-deck-back">
        <Icon name={hero === undefined ? 'gh/monster' : `gh/${hero.class}`} />
        <span aria-hidden="true">{deck.draw.length}</span>
      </span>
      <span className="gh-deck-last" data-empty={last === undefined}>
        {last === undefined ? '' : modifierFace(texts, last)}
      </span>
      {deck.shuffle ? <Icon name="gh/shuffle" className="gh-deck-shuffle" /> : null}
      <span className="unseen">
        {own.deck(hero === undefined ? own.monsters : figureName(scene, deck.owner), deck.draw.length)}
      </span>
    </span>
  );
}
