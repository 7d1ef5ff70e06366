import { content, unitSeen } from '@tavolo/machina-arcana';
import { Icon } from '../../../parts/icon.tsx';
import type { MonsterView } from '../game.ts';
import { unitSaid } from '../halls/figures-of.ts';
import { useInspecting } from '../inspecting.ts';
import { useScene } from '../scene.ts';
import './queue.css';

/** The monsters in the order in which they act. */
export function Queue() {
  const { view, own } = useScene();
  if (view.monsters.length === 0) return null;
  return (
    <ol className="ma-queue" aria-label={own.queue}>
      {view.monsters.map((monster, nth) => (
        <Waiting key={monster.monster} monster={monster} place={nth + 1} />
      ))}
    </ol>
  );
}

type WaitingProps = { readonly monster: MonsterView; readonly place: number };

/** A portrait with what is left of its health; touched, it shows on the map whom it goes for. */
function Waiting({ monster, place }: WaitingProps) {
  const scene = useScene();
  const { watched, watch, inspect } = useInspecting();
  const { view, own } = scene;
  const { monster: id } = monster;
  const { health } = unitSeen(view, id);
  const isActing = view.acting?.monster === id;
  const hasActed = view.phase === 'monsters' && !isActing && !view.toAct.includes(id);
  return (
    <li className="ma-waiting" data-acting={isActing} data-done={hasActed}>
      <button
        type="button"
        className="ma-waiting-face"
        aria-pressed={watched === id}
        aria-label={own.inQueue(place, unitSaid(scene, id))}
        title={own.inQueue(place, unitSaid(scene, id))}
        onClick={() => watch(watched === id ? null : id)}
        onContextMenu={(event) => {
          event.preventDefault();
          inspect({ is: 'monster', monster: id });
        }}
      >
        <Icon name={`ma/${id}`} />
      </button>
      <span className="ma-waiting-place" aria-hidden="true">
        {place}
      </span>
      <span className="ma-waiting-health" aria-hidden="true">
        <Icon name="ma/health" />
        {health.now}
      </span>
      <Marks monster={monster} />
    </li>
  );
}

/** Events beside it, and what cards have made of it. */
function Marks({ monster: { monster, related } }: { readonly monster: MonsterView }) {
  const { view } = useScene();
  const printed = content.monsters.get(monster)?.keywords ?? [];
  const granted = unitSeen(view, monster).keywords.filter((keyword) => !printed.includes(keyword));
  if (related.length + granted.length === 0) return null;
  return (
    <span className="ma-waiting-marks" aria-hidden="true">
      {related.map((event) => (
        <Icon key={event} name="ma/horror-event" />
      ))}
      {granted.map((keyword) => (
        <Icon key={keyword} name={`ma/keyword-${keyword}`} />
      ))}
    </span>
  );
}
