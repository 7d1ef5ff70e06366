import { passingCombat } from '@tavolo/wow-adventure';
import { useMemo, useState } from 'react';
import { Button } from '../../../parts/button.tsx';
import { IconButton } from '../../../parts/icon-button.tsx';
import type { CombatView } from '../game.ts';
import { type Scene, useScene } from '../scene.ts';
import { Dice } from './dice.tsx';
import { FighterShown, Means } from './fighter.tsx';
import { LaneShown } from './lane.tsx';
import { lanesOf, strikesIn } from './lanes.ts';
import { Moment, Ribbon } from './ribbon.tsx';
import { Spoils } from './spoils.tsx';
import './tableau.css';
import { actingSide } from './window.ts';

/** The combat that is on, laid over the chart: both sides, where it stands, and what has just happened. */
export function Tableau() {
  const scene = useScene();
  const { view, words } = scene;
  const combat = useMemo(() => combatIn(scene), [scene]);
  const [aside, putAside] = useState<string | null>(null);
  if (combat === null) return null;
  const id = `${combat.attacker} ${combat.foe ?? combat.rival} ${view.turn}`;
  if (aside === id)
    return (
      <div className="wa-tableau-back">
        <Button icon="back" onClick={() => putAside(null)}>
          {words.combat.showFight}
        </Button>
      </div>
    );
  return (
    <section className="wa-tableau" aria-label={words.combat.combat}>
      <header className="wa-tableau-head">
        <Ribbon stage={combat.stage} />
        <IconButton icon="search" label={words.combat.putAside} onClick={() => putAside(id)} />
      </header>
      <Arena combat={combat} />
      <Happened />
      <Spoils combat={combat} />
    </section>
  );
}

/** The combat that is on; or one that is over by now, while it is still being told. */
function combatIn({ view, now, told }: Scene): CombatView | null {
  if (view.combat !== null || now === null) return view.combat;
  const facts = told.filter(({ at }) => at === now.at).map(({ fact }) => fact);
  return passingCombat(view, facts);
}

/** Both sides face to face, their dice between them, and below that attack by attack what comes of it. */
function Arena({ combat }: { readonly combat: CombatView }) {
  const scene = useScene();
  const acting = actingSide(scene, combat);
  const strikes = strikesIn(scene.told.map(({ fact }) => fact));
  return (
    <div className="wa-arena">
      <FighterShown combat={combat} side="attacking" isActing={acting === 'attacking'} />
      <div className="wa-middle">
        <Dice combat={combat} />
        <Moment combat={combat} />
      </div>
      <FighterShown combat={combat} side="defending" isActing={acting === 'defending'} />
      <ol className="wa-lanes">
        {lanesOf(combat, scene.view.heroes, strikes).map((lane) => (
          <LaneShown key={lane.by} combat={combat} lane={lane} />
        ))}
      </ol>
      <Means combat={combat} side="attacking" />
      <Means combat={combat} side="defending" />
    </div>
  );
}

/** The last thing that was told, in a line. */
function Happened() {
  const { told, now, texts, naming } = useScene();
  const last = now ?? told.at(-1);
  return last === undefined ? null : <p className="wa-happened">{texts.line(last.fact, naming)}</p>;
}
