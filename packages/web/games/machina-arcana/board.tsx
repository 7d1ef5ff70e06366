import { threatSteps } from '@tavolo/machina-arcana';
import { type CSSProperties, useMemo, useState } from 'react';
import './look.css';
import './board.css';
import { DiceTable } from './dice/dice-table.tsx';
import { Ending } from './ending/ending.tsx';
import type { MonsterId, View } from './game.ts';
import { Halls } from './halls/halls.tsx';
import { type Inspected, Inspecting } from './inspecting.ts';
import { OwnThings } from './own/own-things.tsx';
import { Party } from './party/party.tsx';
import { Queue } from './queue/queue.tsx';
import { isGathering, type MachinaBoard, SceneContext, sceneOf, useScene } from './scene.ts';
import { Setup } from './setup/setup.tsx';
import { Inspector } from './sheets/inspector.tsx';
import { ShownCards } from './shown/shown-cards.tsx';
import { Status } from './status/status.tsx';
import { Workbench } from './workbench/workbench.tsx';

/** The table of Machina Arcana. */
export function Board(props: MachinaBoard) {
  const scene = useMemo(() => sceneOf(props), [props]);
  const [what, inspect] = useState<Inspected | null>(null);
  const [watched, watch] = useState<MonsterId | null>(null);
  const inspection = useMemo(() => ({ inspect, watched, watch }), [watched]);
  const dread = dreadOf(props.view);
  return (
    <SceneContext value={scene}>
      <Inspecting value={inspection}>
        <div
          className="ma-board"
          data-dread={dread > 0.5 ? 'high' : 'low'}
          style={{ '--dread': dread } as CSSProperties} // a property of our own
        >
          <Part />
          {what === null ? null : <Inspector what={what} onClose={() => inspect(null)} />}
        </div>
      </Inspecting>
    </SceneContext>
  );
}

/** The highest level that brings monsters of its own. */
const lastLevel = 4;

/** How far the threat has risen over all levels, from 0 to 1. */
function dreadOf(view: View): number {
  const steps = threatSteps(view);
  return Math.min(1, ((view.monsterLevel - 1) * steps + view.threat - 1) / (lastLevel * steps));
}

/** Choosing explorers, the halls, or how it ended. */
function Part() {
  const { view, result, now } = useScene();
  if (result !== null && now === null) return <Ending />;
  return isGathering(view) ? <Setup /> : <World />;
}

/** The map, and beside it the explorers, the story and whatever is one's own. */
function World() {
  const { question } = useScene();
  return (
    <div className="ma-halls">
      <div className="ma-field">
        <Status />
        <div className="ma-map" data-part="field">
          <Halls />
          <Queue />
          <DiceTable />
          <ShownCards />
          {question?.name === 'arrangement' ? <Workbench /> : null}
        </div>
      </div>
      <Party />
      <OwnThings />
    </div>
  );
}
