import { Icon } from '../../../parts/icon.tsx';
import type { CombatView, Stage } from '../game.ts';
import { useScene } from '../scene.ts';
import { combatSteps, stepOf } from '../text/combat-text.ts';
import './ribbon.css';
import { momentSaid } from './window.ts';

/** The steps of a combat, and which of them it has come to. */
export function Ribbon({ stage }: { readonly stage: Stage }) {
  const { words } = useScene();
  const now = combatSteps.indexOf(stepOf[stage]);
  return (
    <ol className="wa-ribbon">
      {combatSteps.map((step, place) => (
        <li
          key={step}
          data-is={place === now ? 'now' : place < now ? 'past' : 'to-come'}
          aria-current={place === now ? 'step' : undefined}
        >
          <span className="wa-ribbon-place" aria-hidden="true">
            {place < now ? <Icon name="check" /> : place + 1}
          </span>
          <span className="wa-ribbon-name">{words.combat.steps[step]}</span>
        </li>
      ))}
    </ol>
  );
}

/** Whose moment it is. */
export function Moment({ combat }: { readonly combat: CombatView }) {
  const scene = useScene();
  const said = momentSaid(scene, combat);
  return said === null ? null : <p className="wa-moment">{said}</p>;
}
