import { useState } from 'react';
import { Button } from '../../../parts/button.tsx';
import { IconButton } from '../../../parts/icon-button.tsx';
import { useScene } from '../scene.ts';
import { combatSteps, stepOf } from '../text/board-text.ts';
import { FighterShown } from './fighter.tsx';
import './tableau.css';
import './outlook.css';

/** The combat that is on, laid over the chart: both sides, where it stands, and what has just happened. */
export function Tableau() {
  const { view, own } = useScene();
  const { combat } = view;
  const [aside, putAside] = useState<string | null>(null);
  if (combat === null) return null;
  const id = `${combat.attacker} ${combat.foe ?? combat.rival} ${view.turn}`;
  if (aside === id)
    return (
      <div className="wa-tableau-back">
        <Button icon="back" onClick={() => putAside(null)}>
          {own.showFight}
        </Button>
      </div>
    );
  return (
    <section className="wa-tableau" aria-label={own.combat}>
      <header className="wa-tableau-head">
        <Ribbon />
        <IconButton icon="search" label={own.putAside} onClick={() => putAside(id)} />
      </header>
      <div className="wa-fighters">
        <FighterShown combat={combat} side="attacking" />
        <FighterShown combat={combat} side="defending" />
      </div>
      <Happened />
    </section>
  );
}

/** The steps of a combat, and which of them it has come to. */
function Ribbon() {
  const { view, own } = useScene();
  const stage = view.combat?.stage;
  const now = stage === undefined ? -1 : combatSteps.indexOf(stepOf[stage]);
  return (
    <ol className="wa-steps-ribbon">
      {combatSteps.map((step, place) => (
        <li
          key={step}
          data-is={place === now ? 'now' : place < now ? 'past' : 'to-come'}
          aria-current={place === now ? 'step' : undefined}
        >
          {own.steps[step]}
        </li>
      ))}
    </ol>
  );
}

/** The last thing that was told, in a line. */
function Happened() {
  const { told, now, texts, naming } = useScene();
  const last = now ?? told.at(-1);
  return last === undefined ? null : <p className="wa-happened">{texts.line(last.fact, naming)}</p>;
}
