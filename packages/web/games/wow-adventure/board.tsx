import { useMemo, useState } from 'react';
import './look.css';
import './board.css';
import { Tableau } from './combat/tableau.tsx';
import { Ending } from './ending/ending.tsx';
import { Kingdoms } from './field/kingdoms.tsx';
import { WayTold } from './field/way-told.tsx';
import type { QuestId } from './game.ts';
import { Plates } from './hero/plates.tsx';
import { type Inspected, Inspecting } from './inspecting.ts';
import { OwnThings } from './own/own-things.tsx';
import { SceneContext, sceneOf, useScene, type WowBoard } from './scene.ts';
import { isGathering, Setup } from './setup/setup.tsx';
import { Inspector } from './sheets/inspector.tsx';
import { Track } from './track/track.tsx';

/** The table of World of Warcraft: The Adventure Game. */
export function Board(props: WowBoard) {
  const scene = useMemo(() => sceneOf(props), [props]);
  const [what, inspect] = useState<Inspected | null>(null);
  const [sought, seek] = useState<QuestId | null>(null);
  const inspection = useMemo(() => ({ inspect, sought, seek }), [sought]);
  return (
    <SceneContext value={scene}>
      <Inspecting value={inspection}>
        <div className="wa-board">
          <Part />
          {what === null ? null : <Inspector what={what} onClose={() => inspect(null)} />}
        </div>
      </Inspecting>
    </SceneContext>
  );
}

/** Choosing heroes, the world, or how it ended. */
function Part() {
  const scene = useScene();
  if (scene.result !== null && scene.now === null) return <Ending />;
  return isGathering(scene) ? <Setup /> : <World />;
}

/** The chart, and beside it the heroes and whatever is one's own. */
function World() {
  const { mine, view } = useScene();
  return (
    <div className="wa-world" data-led={mine !== null} data-fighting={view.combat !== null}>
      <div className="wa-field" data-part="field">
        <Kingdoms />
        <Track />
        <WayTold />
        <Tableau />
      </div>
      <Plates />
      {mine === null ? null : <OwnThings hero={mine} />}
    </div>
  );
}
