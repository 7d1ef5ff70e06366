import { content, trackSlots } from '@tavolo/wow-adventure';
import { Icon } from '../../../parts/icon.tsx';
import type { Unbeaten } from '../game.ts';
import { useInspecting } from '../inspecting.ts';
import { challengeName, spaceName, useScene } from '../scene.ts';
import './track.css';

/** What waits on the map: the unbeaten encounters by their numbers, and the event that is everywhere. */
export function Track() {
  const { view, own } = useScene();
  const slots = Array.from({ length: trackSlots }, (_, place) => place + 1);
  return (
    <div className="wa-track">
      <GlobalEvent />
      <ol className="wa-slots" aria-label={own.track}>
        {slots.map((slot) => {
          const one = view.track.find((unbeaten) => unbeaten.slot === slot);
          return one === undefined ? (
            <li key={slot} className="wa-slot" aria-hidden="true">
              <span className="wa-slot-empty">{slot}</span>
            </li>
          ) : (
            <Waiting key={slot} one={one} />
          );
        })}
      </ol>
    </div>
  );
}

/** An encounter that waits, by its number, what it is, and whether it lets nobody pass. */
function Waiting({ one: { slot, card, space, aggro, growth } }: { readonly one: Unbeaten }) {
  const scene = useScene();
  const { inspect } = useInspecting();
  const { own } = scene;
  const challenge = content.challenge.get(card);
  const trait = challenge?.foe?.traits.find((each) => each !== 'aggro') ?? 'beast';
  const said = [
    own.slot(slot, challengeName(scene, card), spaceName(scene, space)),
    ...(aggro ? [own.aggro] : []),
    ...(growth > 0 ? [own.growth(growth)] : []),
  ].join(', ');
  return (
    <li className="wa-slot" data-level={challenge?.level} data-aggro={aggro}>
      <button
        type="button"
        className="wa-slot-foe"
        aria-label={said}
        title={said}
        onClick={() => inspect({ is: 'card', card })}
      >
        <Icon name={`wa/trait-${trait}`} />
        <span className="wa-slot-number">{slot}</span>
        {aggro ? <Icon name="wa/aggro" className="wa-slot-aggro" /> : null}
      </button>
    </li>
  );
}

function GlobalEvent() {
  const scene = useScene();
  const { inspect } = useInspecting();
  const { view, own } = scene;
  const card = view.globalEvent;
  if (card === null) return null;
  const name = challengeName(scene, card);
  return (
    <button
      type="button"
      className="wa-global"
      aria-label={`${own.globalEvent}: ${name}`}
      title={own.globalEvent}
      onClick={() => inspect({ is: 'card', card })}
    >
      <Icon name="wa/event" />
      {name}
    </button>
  );
}
