import { content } from '@tavolo/machina-arcana';
import { Icon } from '../../../parts/icon.tsx';
import { CardText } from '../cards/card-text.tsx';
import type { EventId, ItemId } from '../game.ts';
import { useScene } from '../scene.ts';
import '../cards/cards.css';

/** An item's card. */
export function ItemCardShown({ item }: { readonly item: ItemId }) {
  const { texts } = useScene();
  const card = content.items.get(item);
  if (card === undefined) return null;
  return (
    <article className="ma-card parchment" data-type={card.type}>
      <header className="ma-card-head">
        <Icon name={`ma/${card.type}`} />
        <h4>{texts.name(item)}</h4>
      </header>
      <CardText card={item} />
    </article>
  );
}

/** An event's card. */
export function EventCardShown({ event }: { readonly event: EventId }) {
  const { texts } = useScene();
  const card = content.events.get(event);
  if (card === undefined) return null;
  return (
    <article className="ma-card parchment">
      <header className="ma-card-head">
        <Icon name={`ma/${card.deck}-event`} />
        <h4>{texts.name(event)}</h4>
      </header>
      <CardText card={event} />
    </article>
  );
}
