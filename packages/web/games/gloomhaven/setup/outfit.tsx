import { content } from '@tavolo/gloomhaven';
import { type Worn, wornWith } from '@tavolo/gloomhaven/equipment';
import { Icon } from '../../../parts/icon.tsx';
import type { HeroView, ItemId } from '../game.ts';
import { useScene } from '../scene.ts';
import './outfit.css';

const icons: { readonly [P in Worn['place']]: string } = {
  head: 'gh/head',
  body: 'gh/body',
  legs: 'gh/legs',
  hands: 'gh/one-hand',
  small: 'gh/small',
};

/** Where things are worn, and what fills it so far. [gh/setup.15] */
export function Outfit({ hero, items }: { readonly hero: HeroView; readonly items: readonly string[] }) {
  const { own } = useScene();
  return (
    <ul className="gh-outfit" aria-label={own.outfit}>
      {wornWith({ content }, hero, items as readonly ItemId[] /* any text can be asked for */).map((worn) => (
        <PlaceOfOutfit key={worn.place} worn={worn} />
      ))}
    </ul>
  );
}

function PlaceOfOutfit({ worn: { place, items, taken, room } }: { readonly worn: Worn }) {
  const { own, texts } = useScene();
  return (
    <li className="gh-outfit-place" data-full={taken >= room}>
      <Icon name={icons[place]} className="gh-outfit-icon" />
      <span className="gh-outfit-name">{own.places[place]}</span>
      <span className="gh-outfit-room">
        <span aria-hidden="true">
          {taken}/{room}
        </span>
        <span className="unseen">{own.roomTaken(taken, room)}</span>
      </span>
      <span className="gh-outfit-items">{items.map(({ id }) => texts.name(id)).join(', ')}</span>
    </li>
  );
}
