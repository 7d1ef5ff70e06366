import { content, type Resource } from '@tavolo/wow-adventure';
import { Icon } from '../../../parts/icon.tsx';
import { CardText } from '../cards/card-text.tsx';
import { BothSides, CardFace } from '../cards/challenge-card.tsx';
import { figuresOf, thingsOf } from '../field/things-of.ts';
import type { SpaceId } from '../game.ts';
import { spaceName, useScene } from '../scene.ts';

/** All that is known about a space: what it offers, who waits there, who and what is there. */
export function SpaceSheet({ space: id }: { readonly space: SpaceId }) {
  const scene = useScene();
  const { texts, own, view } = scene;
  const space = content.board.spaces.get(id);
  if (space === undefined) return null;
  const there = [...figuresOf(scene), ...thingsOf(scene)].filter((one) => one.space === id);
  const cards = [...view.track, ...view.locationEvents].filter((one) => one.space === id);
  return (
    <>
      <p className="wa-sheet-title">
        {texts.name(space.zone)} · {own.levelOf[space.level]}
      </p>
      {space.encounter === null ? null : (
        <CardFace
          kind={own.mapEncounter}
          icon={space.kind === 'overlord' ? 'overlord' : id}
          name={space.encounter.foe === null ? spaceName(scene, id) : texts.name(space.encounter.foe.id)}
          level={space.level}
        >
          <CardText lines={texts.cards.mapEncounterLines(space.encounter)} />
        </CardFace>
      )}
      {space.resources.length === 0 ? null : <Offered resources={space.resources} />}
      {there.length === 0 ? null : (
        <section>
          <h3>{own.onSpace}</h3>
          <ul className="wa-there">
            {there.map(({ id: thing, label }) => (
              <li key={thing}>{label}</li>
            ))}
          </ul>
        </section>
      )}
      {cards.map(({ card }) => (
        <BothSides key={card} card={card} />
      ))}
    </>
  );
}

/** What a space offers, and what that gives. */
function Offered({ resources }: { readonly resources: readonly Resource[] }) {
  const { texts, own } = useScene();
  return (
    <section>
      <h3>{own.offers}</h3>
      <ul className="wa-offered">
        {resources.map((resource) => (
          <li key={resource}>
            <Icon name={`wa/${resource}`} />
            <div>
              <strong>{texts.name(resource)}</strong>
              <CardText lines={texts.cards.resourceLines(resource)} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
