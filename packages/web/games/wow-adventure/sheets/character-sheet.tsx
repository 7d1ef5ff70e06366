import { content, levels } from '@tavolo/wow-adventure';
import { Icon } from '../../../parts/icon.tsx';
import { AbilityCard } from '../cards/ability-card.tsx';
import { CardText } from '../cards/card-text.tsx';
import { CardFace } from '../cards/challenge-card.tsx';
import type { CharacterId, Level } from '../game.ts';
import { useScene } from '../scene.ts';

type CharacterCardsProps = {
  readonly id: CharacterId;
  readonly level: Level;
  /** The side that lies open; `null`: none does yet. */
  readonly up: 'starting' | 'reverse' | null;
};

/** Both sides of the character card of a level, and what it lets the hero equip. */
export function CharacterCards({ id, level, up }: CharacterCardsProps) {
  const { texts, own } = useScene();
  const character = content.characters.get(id);
  if (character === undefined) return null;
  const { icons, starting, reverse } = character.cards[level];
  return (
    <>
      <div className="wa-both-sides">
        {([starting, reverse] as const).map((side, place) => (
          <CardFace
            key={side.id}
            kind={up === (place === 0 ? 'starting' : 'reverse') ? own.sideUp : ''}
            icon={character.class}
            name={texts.name(side.id)}
            level={level}
          >
            <CardText lines={texts.cards.sideLines(side)} />
          </CardFace>
        ))}
      </div>
      <p className="wa-handles">
        {own.handles}:{' '}
        {icons.map((icon) => (
          <span key={icon} className="wa-handled">
            <Icon name={`wa/gear-${icon}`} /> {texts.name(icon)}
          </span>
        ))}
      </p>
    </>
  );
}

/** A character to look through: its cards at every level, and its ability deck. */
export function CharacterSheet({ id }: { readonly id: CharacterId }) {
  const { texts, own } = useScene();
  const abilities = [...content.abilities.values()].filter(({ of }) => of === id);
  return (
    <>
      <p>{own.characterSays[id]}</p>
      {levels.map((level) => (
        <section key={level}>
          <h3>{own.levelOf[level]}</h3>
          <CharacterCards id={id} level={level} up={null} />
        </section>
      ))}
      <section>
        <h3>{own.cardsOf(texts.name(id))}</h3>
        <ul className="wa-deck">
          {abilities.map((ability) => (
            <li key={ability.id}>
              <AbilityCard id={ability.id} />
              <span className="wa-copies">{own.copies(ability.copies)}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
