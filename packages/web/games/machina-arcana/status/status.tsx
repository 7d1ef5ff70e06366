import { horrorChance, spawnChance, threatSteps } from '@tavolo/machina-arcana';
import { Icon } from '../../../parts/icon.tsx';
import type { View } from '../game.ts';
import { useScene } from '../scene.ts';
import type { Lamp } from '../text/board-text.ts';
import { Dial } from './dial.tsx';
import './status.css';

/** The phases of a round, and in which states of the table each goes on. */
const lamps = {
  explorer: ['explorer-start', 'explorers'],
  spawn: ['spawn'],
  horror: ['horror'],
  monster: ['monsters'],
} as const satisfies { readonly [L in Lamp]: readonly View['phase'][] };
const lampNames = Object.keys(lamps) as readonly Lamp[]; // the keys of a complete record

/** Where the round stands, and what threatens. */
export function Status() {
  const { view, own } = useScene();
  return (
    <section className="ma-status" aria-label={own.status}>
      <Round />
      <Dial icon="spawn" label={own.tracks.spawn} value={view.spawnRating} chance={spawnChance(view)} />
      <Dial icon="horror" label={own.tracks.horror} value={view.horrorRating} chance={horrorChance(view)} />
      <Threat />
    </section>
  );
}

/** The number of the round, and a lamp for each phase. */
function Round() {
  const { view, own } = useScene();
  const now = lampNames.find((lamp) => (lamps[lamp] as readonly string[]).includes(view.phase)); // a state of the table
  return (
    <span
      className="ma-round"
      title={now === undefined ? own.round(view.round) : `${own.round(view.round)}, ${own.phases[now]}`}
    >
      <Icon name="ma/round" />
      <strong className="ma-round-number">{view.round}</strong>
      <span className="unseen">
        {own.round(view.round)}
        {now === undefined ? '' : `, ${own.phases[now]}`}
      </span>
      <span className="ma-lamps" aria-hidden="true">
        {lampNames.map((lamp) => (
          <span key={lamp} className="ma-phase-lamp" data-phase={lamp} data-lit={lamp === now}>
            <Icon name={`ma/phase-${lamp}`} />
          </span>
        ))}
      </span>
    </span>
  );
}

/** Threat as a ladder, and the level of monsters that it raises. */
function Threat() {
  const { view, own } = useScene();
  const steps = threatSteps(view);
  const said = own.threatSaid(view.threat, steps, view.monsterLevel);
  return (
    <span className="ma-threat" title={said}>
      <Icon name="ma/threat" />
      <span className="unseen">{said}</span>
      <span className="ma-ladder" aria-hidden="true">
        {Array.from({ length: steps }, (_, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rung is its place
          <span key={nth} className="ma-rung" data-on={nth < view.threat} data-last={nth === steps - 1} />
        ))}
      </span>
      <span className="ma-level" aria-hidden="true">
        <Icon name="ma/level" />
        {view.monsterLevel}
      </span>
    </span>
  );
}
