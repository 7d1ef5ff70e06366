import { content } from '@tavolo/wow-adventure';
import { Button } from '../../../parts/button.tsx';
import { CardText } from '../cards/card-text.tsx';
import type { Character, HeroView } from '../game.ts';
import { Medallion } from '../hero/medallion.tsx';
import { useInspecting } from '../inspecting.ts';
import { LitButton } from '../lit-button.tsx';
import { playerName, type Scene, seatNumber, useScene } from '../scene.ts';
import './setup.css';

/** Whether heroes are still being chosen. */
export const isGathering = ({ view }: Scene): boolean =>
  view.phase === 'first' || view.phase === 'characters';

/** Choosing heroes: who they are, what they can do, and who has taken whom. */
export function Setup() {
  const scene = useScene();
  const { own, view, question, deciding } = scene;
  const [waitedFor] = deciding;
  const others = waitedFor === undefined ? own.heroes : own.choosing(playerName(scene, waitedFor));
  return (
    <section className="wa-setup" aria-label={own.heroes}>
      <h2>{question === null ? others : own.chooseHero}</h2>
      <ul className="wa-choices">
        {[...content.characters.values()].map((character) => (
          <Choice
            key={character.id}
            character={character}
            taken={view.heroes.find((hero) => hero.character === character.id)}
          />
        ))}
      </ul>
    </section>
  );
}

type ChoiceProps = { readonly character: Character; readonly taken: HeroView | undefined };

/** A character to choose, with the front of its first card; all its cards can be looked through. */
function Choice({ character, taken }: ChoiceProps) {
  const scene = useScene();
  const { inspect } = useInspecting();
  const { own, texts, lit } = scene;
  const { id, cards } = character;
  return (
    <li
      className="wa-choice"
      data-taken={taken !== undefined}
      data-seat={taken === undefined ? undefined : seatNumber(scene, taken.seat)}
    >
      <div className="wa-choice-card">
        <header className="wa-choice-head">
          <Medallion emblem={character.class} level="grey" />
          <div>
            <h3>{texts.name(id)}</h3>
            <p className="wa-choice-class">{own.classes[character.class]}</p>
          </div>
        </header>
        <p>{own.characterSays[id]}</p>
        <div className="wa-choice-side parchment">
          <h4>{texts.name(cards.grey.starting.id)}</h4>
          <CardText lines={texts.cards.sideLines(cards.grey.starting)} />
        </div>
        <LitButton lit={lit.get(id)} onMore={() => inspect({ is: 'character', character: id })} />
      </div>
      <footer className="wa-choice-foot">
        {taken === undefined ? null : <strong>{own.takenBy(playerName(scene, taken.seat))}</strong>}
        <Button weight="quiet" icon="search" onClick={() => inspect({ is: 'character', character: id })}>
          {own.cardsOf(texts.name(id))}
        </Button>
      </footer>
    </li>
  );
}
