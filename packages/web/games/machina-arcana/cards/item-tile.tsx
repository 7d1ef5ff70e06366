import { content } from '@tavolo/machina-arcana';
import { Icon } from '../../../parts/icon.tsx';
import type { ItemId } from '../game.ts';
import { useInspecting } from '../inspecting.ts';
import { useScene } from '../scene.ts';
import { CardAnswers } from './card-answers.tsx';
import './cards.css';

type ItemTileProps = {
  readonly item: ItemId;
  /** Markers that lie on it. */
  readonly markers?: number;
};

/** An item by its name, with what can be done with it; touched, it shows its card. */
export function ItemTile({ item, markers = 0 }: ItemTileProps) {
  const { texts, own } = useScene();
  const { inspect } = useInspecting();
  const card = content.items.get(item);
  if (card === undefined) return null;
  return (
    <div className="ma-tile" data-type={card.type}>
      <button
        type="button"
        className="ma-tile-name"
        title={own.lookAt(texts.name(item))}
        onClick={() => inspect({ is: 'item', item })}
      >
        <Icon name={`ma/${card.type}`} />
        <span>{texts.name(item)}</span>
        {Array.from({ length: markers }, (_, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: markers do not differ
          <Icon key={nth} name="ma/marker" className="ma-tile-marker" />
        ))}
      </button>
      <CardAnswers card={item} />
    </div>
  );
}
