import { content, intentionsOf, unitSeen } from '@tavolo/machina-arcana';
import { Icon } from '../../../parts/icon.tsx';
import { CardText } from '../cards/card-text.tsx';
import type { MonsterId } from '../game.ts';
import { intentionSaid } from '../halls/foretold.tsx';
import { useScene } from '../scene.ts';
import { EventCardShown } from './card-shown.tsx';
import { Keywords, Values } from './values.tsx';

/** Everything that is known of a monster, and what it is going to do. */
export function MonsterSheet({ id }: { readonly id: MonsterId }) {
  const scene = useScene();
  const { view, own } = scene;
  const card = content.monsters.get(id);
  const monster = view.monsters.find((one) => one.monster === id);
  if (card === undefined) return null;
  const unit = monster === undefined ? null : unitSeen(view, id);
  const intention = monster === undefined ? undefined : intentionsOf(view).find((one) => one.monster === id);
  return (
    <>
      <p className="ma-sheet-title">
        <Icon name={`ma/mind-${card.mind}`} /> {own.monsterKind(card.level, card.mind)}
      </p>
      {unit === null ? null : (
        <>
          <Values unit={unit} />
          <Keywords unit={unit} />
        </>
      )}
      {intention === undefined ? null : (
        <section className="ma-sheet-list">
          <h3>{own.intends}</h3>
          <ul className="ma-intends">
            {intentionSaid(scene, intention).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      <article className="ma-card parchment">
        <CardText card={id} />
      </article>
      {monster?.related.map((event) => (
        <EventCardShown key={event} event={event} />
      ))}
    </>
  );
}
