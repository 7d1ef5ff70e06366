import { content, spawnChance, unitSeen } from '@tavolo/machina-arcana';
import { Icon } from '../../../parts/icon.tsx';
import { CardText } from '../cards/card-text.tsx';
import type { ExplorerId, ExplorerView } from '../game.ts';
import { standingOf } from '../party/explorer-said.ts';
import { playerName, useScene } from '../scene.ts';
import { Printed } from '../setup/setup.tsx';
import { EventCardShown, ItemCardShown } from './card-shown.tsx';
import { Keywords, Values } from './values.tsx';

/** Everything that is known of an explorer: of one in play, or of one that can be chosen. */
export function ExplorerSheet({ id }: { readonly id: ExplorerId }) {
  const { view, texts, own } = useScene();
  const card = content.explorers.get(id);
  const explorer = view.explorers.find((one) => one.explorer === id);
  if (card === undefined) return null;
  return (
    <>
      <p className="ma-sheet-title">
        <Icon name={`ma/${card.class}`} /> {own.classes[card.class]}
      </p>
      {explorer === undefined || view.phase === 'choose' ? (
        <Printed card={card} />
      ) : (
        <InPlay explorer={explorer} />
      )}
      <article className="ma-card parchment">
        <CardText card={id} isBrief />
      </article>
      {explorer === undefined ? null : <Belongings explorer={explorer} />}
      <p className="ma-tale">{texts.stories.portraits[id]}</p>
    </>
  );
}

/** How it stands. */
function InPlay({ explorer }: { readonly explorer: ExplorerView }) {
  const scene = useScene();
  const { view, own } = scene;
  const unit = unitSeen(view, explorer.explorer);
  return (
    <>
      <p className="ma-sheet-title">
        {playerName(scene, explorer.seat)} · {own.standings[standingOf(view, explorer)]}
      </p>
      <Values unit={unit} />
      <Keywords unit={unit} />
      <p>{own.markersLeft(unit.markers)}</p>
      {explorer.at === null ? null : <p>{own.spawnFor(spawnChance(view, explorer.explorer))}</p>}
    </>
  );
}

/** What it wears and carries, and the events beside it. */
function Belongings({ explorer: { worn, bag, related } }: { readonly explorer: ExplorerView }) {
  const { own } = useScene();
  const items = [
    ...worn.flatMap(({ main, top, bottom, right }) => [main, top, bottom, right]),
    ...bag,
  ].flatMap((item) => (item === null ? [] : [item]));
  return (
    <>
      {items.length === 0 ? null : (
        <section className="ma-sheet-list">
          <h3>{own.drawers.gear}</h3>
          {items.map((item) => (
            <ItemCardShown key={item} item={item} />
          ))}
        </section>
      )}
      {related.length === 0 ? null : (
        <section className="ma-sheet-list">
          <h3>{own.relatedEvents}</h3>
          {related.map((event) => (
            <EventCardShown key={event} event={event} />
          ))}
        </section>
      )}
    </>
  );
}
