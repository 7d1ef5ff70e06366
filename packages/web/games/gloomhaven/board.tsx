import { type ComponentType, useMemo, useState } from 'react';
import type { BoardProps } from '../face.ts';
import './look.css';
import './board.css';
import { Ending } from './ending/ending.tsx';
import type { GloomhavenKinds } from './game.ts';
import { Hand } from './hand/hand.tsx';
import { type Inspected, Inspecting } from './inspecting.ts';
import type { Lore } from './lore/lore.ts';
import { AttackShown } from './map/attack-shown.tsx';
import { DungeonMap } from './map/dungeon-map.tsx';
import { Decks } from './mat/decks.tsx';
import { Mat } from './mat/mat.tsx';
import { ScenarioRibbon } from './mat/scenario-ribbon.tsx';
import { StoryCard } from './mat/story-card.tsx';
import { SceneContext, sceneOf, useScene } from './scene.ts';
import { isPreparing, Setup } from './setup/setup.tsx';
import { Inspector } from './sheets/inspector.tsx';
import { Remembering, useMemory } from './sheets/memory.ts';
import { ElementBoard } from './track/element-board.tsx';
import { InitiativeTrack } from './track/initiative-track.tsx';

/** The table of Gloomhaven, drawn with what a lore knows: the box itself, or samples of it. */
export function boardWith(lore: Lore): ComponentType<BoardProps<GloomhavenKinds>> {
  return function Board(props) {
    const scene = useMemo(() => sceneOf(props, lore), [props]);
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
  };
}

/** Getting ready, the dungeon, or how it ended. */
function Part() {
  const scene = useScene();
  const { view, result, now } = scene;
  if ((result !== null || view.outcome !== null) && now === null) return <Ending />;
  return isPreparing(scene) ? <Setup /> : <Dungeon />;
}

function Dungeon() {
  const { mine } = useScene();
  return (
    <div className="gh-dungeon">
      <header className="gh-top">
        <InitiativeTrack />
      </header>
      <div className="gh-field">
        <DungeonMap />
        <ScenarioRibbon />
        <Decks />
        <ElementBoard />
        <AttackShown />
        <StoryCard />
      </div>
      <footer className="gh-own">
        {mine === null ? null : <Mat hero={mine} />}
        <Hand />
      </footer>
    </div>
  );
}
