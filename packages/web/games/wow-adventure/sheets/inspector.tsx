import { content } from '@tavolo/wow-adventure';
import { Sheet } from '../../../parts/sheet.tsx';
import { AbilityCard } from '../cards/ability-card.tsx';
import { BothSides } from '../cards/challenge-card.tsx';
import type { Inspected } from '../inspecting.ts';
import { challengeName, playerName, type Scene, spaceName, useScene } from '../scene.ts';
import { CharacterSheet } from './character-sheet.tsx';
import { HeroSheet } from './hero-sheet.tsx';
import './sheets.css';
import { SpaceSheet } from './space-sheet.tsx';

type InspectorProps = { readonly what: Inspected; readonly onClose: () => void };

/** Something at length, laid beside the board. */
export function Inspector({ what, onClose }: InspectorProps) {
  const scene = useScene();
  return (
    <Sheet title={titleOf(scene, what)} onClose={onClose} isClear={what.is === 'space'}>
      <div className="wa-sheet">
        <Content what={what} />
      </div>
    </Sheet>
  );
}

function titleOf(scene: Scene, what: Inspected): string {
  switch (what.is) {
    case 'hero':
      return playerName(scene, what.seat);
    case 'card':
      return cardTitle(scene, what.card);
    case 'ability':
      return scene.texts.name(what.ability);
    case 'space':
      return spaceName(scene, what.space);
    case 'character':
      return scene.texts.name(what.character);
  }
}

/** A card that somebody has is an item; otherwise it goes by its front. */
function cardTitle(scene: Scene, card: Extract<Inspected, { is: 'card' }>['card']): string {
  const isHeld = scene.view.heroes.some(
    ({ weapon, armor, backpack }) => weapon === card || armor === card || backpack.includes(card),
  );
  const item = content.challenge.get(card)?.item;
  return isHeld && item != null ? scene.texts.name(item.id) : challengeName(scene, card);
}

function Content({ what }: Pick<InspectorProps, 'what'>) {
  switch (what.is) {
    case 'hero':
      return <HeroSheet seat={what.seat} />;
    case 'card':
      return <BothSides card={what.card} />;
    case 'ability':
      return <AbilityCard id={what.ability} />;
    case 'space':
      return <SpaceSheet space={what.space} />;
    case 'character':
      return <CharacterSheet id={what.character} />;
  }
}
