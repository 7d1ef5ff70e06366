import { content } from '@tavolo/wow-adventure';
import { useState } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { foeEmblem } from '../foe-emblem.ts';
import type { Unbeaten } from '../game.ts';
import { useInspecting } from '../inspecting.ts';
import { litOn } from '../lit.ts';
import { LitButton } from '../lit-button.tsx';
import { challengeName, spaceName, useScene } from '../scene.ts';
import './track.css';

/** What waits on the map, in a corner of it: the event that is everywhere, and how many encounters were not beaten. */
export function Track() {
  const { view } = useScene();
  return (
    <div className="wa-track">
      <GlobalEvent />
      {view.track.length === 0 ? null : <UnbeatenOnes />}
    </div>
  );
}

/** How many encounters wait; touched, who they are and where. */
function UnbeatenOnes() {
  const { view, own, lit } = useScene();
  const [isOpened, open] = useState(false);
  // Where one of them is asked for, all are laid out.
  const isOpen = isOpened || view.track.filter(({ card }) => litOn(lit, card) !== undefined).length > 1;
  return (
    <>
      <button
        type="button"
        className="wa-track-chip"
        aria-label={`${own.track}: ${view.track.length}`}
        aria-expanded={isOpen}
        title={own.track}
        onClick={() => open(!isOpen)}
      >
        <span className="wa-track-flag" aria-hidden="true" />
        {view.track.length}
      </button>
      {isOpen ? (
        <ol className="wa-slots" aria-label={own.track}>
          {view.track
            .toSorted((one, other) => one.slot - other.slot)
            .map((one) => (
              <Waiting key={one.slot} one={one} />
            ))}
        </ol>
      ) : null}
    </>
  );
}

/** An encounter that waits, by its number, what it is, where, and whether it lets nobody pass. */
function Waiting({ one: { slot, card, space, aggro, growth } }: { readonly one: Unbeaten }) {
  const scene = useScene();
  const { inspect } = useInspecting();
  const { own } = scene;
  const challenge = content.challenge.get(card);
  const foe = challenge?.foe ?? null;
  const name = challengeName(scene, card);
  const place = spaceName(scene, space);
  const traits = [...(aggro ? [own.aggro] : []), ...(growth > 0 ? [own.growth(growth)] : [])];
  return (
    <li className="wa-slot" data-level={challenge?.level} data-aggro={aggro}>
      <button
        type="button"
        className="wa-slot-foe"
        aria-label={[own.slot(slot, name, place), ...traits].join(', ')}
        onClick={() => inspect({ is: 'card', card })}
      >
        <span className="wa-slot-number">{slot}</span>
        <Icon name={foe === null ? 'wa/event' : `wa/${foeEmblem(foe)}`} />
        <span className="wa-slot-name">
          {name}
          <small>{[place, ...traits].join(' · ')}</small>
        </span>
        {aggro ? <Icon name="wa/aggro" className="wa-slot-aggro" /> : null}
      </button>
      <LitButton lit={litOn(scene.lit, card)} onMore={() => inspect({ is: 'card', card })} />
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
      className="wa-track-chip"
      aria-label={`${own.globalEvent}: ${name}`}
      title={own.globalEvent}
      onClick={() => inspect({ is: 'card', card })}
    >
      <Icon name="wa/event" />
      {name}
    </button>
  );
}
