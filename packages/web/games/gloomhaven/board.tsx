import { useMemo, useState } from 'react';
import './look.css';
import './board.css';
import { Ending } from './ending/ending.tsx';
import { Hand } from './hand/hand.tsx';
import { type Inspected, Inspecting } from './inspecting.ts';
import { AttackShown } from './map/attack-shown.tsx';
import { DungeonMap } from './map/dungeon-map.tsx';
import { Decks } from './mat/decks.tsx';
import { Mat } from './mat/mat.tsx';
import { ScenarioRibbon } from './mat/scenario-ribbon.tsx';
import { StoryCard } from './mat/story-card.tsx';
import { type GloomhavenBoard, SceneContext, sceneOf, useScene } from './scene.ts';
import { isPreparing, Setup } from './setup/setup.tsx';
import { Inspector } from './sheets/inspector.tsx';
import { Remembering, useMemory } from './sheets/memory.ts';
import { ElementBoard } from './track/element-board.tsx';
import { InitiativeTrack } from './track/initiative-track.tsx';

/** The table of Gloomhaven. */
export function Board(props: GloomhavenBoard) {
  const scene = useMemo(() => sceneOf(props), [props]);
  const [what, inspect] = useState<Inspected | null>(null);
  const inspection = useMemo(() => ({ what, inspect }), [what]);
  const memory = useMemory(scene);
  return (
    <SceneContext value={scene}>
      <Inspecting value={inspection}>
        <Remembering value={memory}>
          <div className="gh-board">
            <Part />
            {what === null ? null : <Inspector what={what} onClose={() => inspect(null)} />}
          </div>
        </Remembering>
      </Inspecting>
    </SceneContext>
  );
}

/** Getting ready, the dungeon, or how it ended. */
function Part() {
  const scene = useScene();
  const { view, result, now } = scene;
  if ((result !== null || view.outcome !== null) && now === null) return <Ending />;
  return isPreparing(scene) ? <Setup /> : <Dungeon />;
}

/** The map, and beside it whatever is one's own. */
function Dungeon() {
  const { mine } = useScene();
  return (
    <div className="gh-dungeon" data-led={mine !== null}>
      <header className="gh-top">
        <InitiativeTrack />
      </header>
      <div className="gh-field" data-part="field">
        <DungeonMap />
        <ScenarioRibbon />
        <Decks />
        <ElementBoard />
        <AttackShown />
        <StoryCard />
      </div>
      {mine === null ? null : (
        <section className="gh-own" data-part="hand">
          <Mat hero={mine} />
          <Hand hero={mine} />
        </section>
      )}
    </div>
  );
}
