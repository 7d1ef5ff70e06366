import { lossAhead, readOption, spawnChance } from '@tavolo/machina-arcana';
import { useMemo, useState } from 'react';
import type { MonsterId, SpaceId } from '../game.ts';
import { useInspecting } from '../inspecting.ts';
import { hallOf } from '../map/hall.ts';
import { HallDrawing } from '../map/hall-drawing.tsx';
import { useLeaving } from '../map/leaving.ts';
import { isExplorer, type Scene, useScene } from '../scene.ts';
import { useDanger, useIntentions } from './danger.ts';
import { figuresOf } from './figures-of.ts';
import { Foretold } from './foretold.tsx';
import { lightsOf } from './lights-of.ts';

const nowhere: readonly SpaceId[] = [];

/** The map with everything that is on it now; what answers is picked there. */
export function Halls() {
  const scene = useScene();
  const { inspect, watched, watch } = useInspecting();
  const { view, own, onPick, actor } = scene;
  const [pointed, point] = useState<string | null>(null);
  const { hall, figures, lights, danger, intentions } = useShown(scene);
  const { leaving, onGone } = useLeaving({ view, figures });
  const intention = intentions.find(({ monster }) => monster === watched) ?? null;
  const acting = view.monsters.find(({ monster }) => monster === view.acting?.monster);
  const there = lossAt(pointed, danger);
  const here = actor === null ? null : lossAhead(intentions, actor.explorer);
  return (
    <>
      <HallDrawing
        hall={hall}
        figures={figures}
        leaving={leaving}
        onGone={onGone}
        lights={lights}
        way={intention?.way ?? nowhere}
        watched={watched}
        threat={spawnChance(view)}
        followed={acting?.at ?? actor?.at ?? null}
        text={own.map}
        onPick={onPick}
        onPoint={point}
        onUnit={
          (unit) =>
            isExplorer(unit)
              ? inspect({ is: 'explorer', explorer: unit })
              : watch(unit === watched ? null : (unit as MonsterId)) // what is no explorer is a monster
        }
        onSpace={(space) => inspect({ is: 'space', space })}
      />
      <Foretold intention={intention} loss={there ?? here} isThere={there !== null} />
    </>
  );
}

/** What is drawn, found anew only where something has changed. */
function useShown(scene: Scene) {
  const { view } = scene;
  const hall = useMemo(() => hallOf(view), [view]);
  const figures = useMemo(() => figuresOf(scene), [scene]);
  const intentions = useIntentions(scene);
  const danger = useDanger(scene);
  const teeth = useMemo(() => new Set([...danger].flatMap(([at, loss]) => (loss > 0 ? [at] : []))), [danger]);
  const lights = useMemo(() => lightsOf(scene, hall, teeth), [scene, hall, teeth]);
  return { hall, figures, lights, danger, intentions };
}

/** What ending the turn on the space that is pointed at is likely to cost; `null`: no walk leads to what is pointed at. */
function lossAt(pointed: string | null, danger: ReadonlyMap<SpaceId, number>): number | null {
  const { is, of } = readOption(pointed ?? '');
  return is === 'move' ? (danger.get(of as SpaceId) ?? null) : null; // made by the game
}
