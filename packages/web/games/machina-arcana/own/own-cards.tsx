import { chapterSeen } from '@tavolo/machina-arcana';
import { Icon } from '../../../parts/icon.tsx';
import { answersOn, CardAnswers } from '../cards/card-answers.tsx';
import type { CardId, ExplorerView } from '../game.ts';
import { type Inspected, useInspecting } from '../inspecting.ts';
import { useScene } from '../scene.ts';

/** The cards whose abilities are an explorer's own, and those that all may use. */
export function OwnCards({ explorer: { explorer, related, markers } }: { readonly explorer: ExplorerView }) {
  const scene = useScene();
  const { own, view } = scene;
  const chapter = chapterSeen(view);
  const shared = view.currentExplorerEvent;
  return (
    <section className="ma-drawer" data-drawer="cards" aria-label={own.drawers.cards}>
      <h3 className="ma-drawer-title">{own.drawers.cards}</h3>
      <ul className="ma-own-list">
        <OwnCard card={explorer} icon={explorer} shows={{ is: 'explorer', explorer }} markers={markers} />
        {related.map((event) => (
          <OwnCard
            key={event}
            card={event}
            icon="explorer-event"
            shows={{ is: 'event', event }}
            markers={markers}
          />
        ))}
        {shared === null || answersOn(scene, shared).length === 0 ? null : (
          <OwnCard
            card={shared}
            icon="explorer-event"
            shows={{ is: 'event', event: shared }}
            markers={markers}
          />
        )}
        {chapter === null || answersOn(scene, chapter.id).length === 0 ? null : (
          <OwnCard card={chapter.id} icon="chapter" shows={{ is: 'chapter' }} markers={markers} />
        )}
      </ul>
    </section>
  );
}

type OwnCardProps = {
  readonly card: CardId;
  readonly icon: string;
  readonly shows: Inspected;
  readonly markers: readonly (CardId | null)[];
};

function OwnCard({ card, icon, shows, markers }: OwnCardProps) {
  const { texts, own } = useScene();
  const { inspect } = useInspecting();
  return (
    <li className="ma-tile">
      <button
        type="button"
        className="ma-tile-name"
        title={own.lookAt(texts.name(card))}
        onClick={() => inspect(shows)}
      >
        <Icon name={`ma/${icon}`} />
        <span>{texts.name(card)}</span>
        {markers
          .filter((one) => one === card)
          .map((_, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: markers do not differ
            <Icon key={nth} name="ma/marker" className="ma-tile-marker" />
          ))}
      </button>
      <CardAnswers card={card} />
    </li>
  );
}
