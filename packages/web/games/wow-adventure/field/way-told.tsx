import { Icon } from '../../../parts/icon.tsx';
import { IconButton } from '../../../parts/icon-button.tsx';
import { useInspecting } from '../inspecting.ts';
import { type Scene, spaceName, useScene } from '../scene.ts';
import { type QuestSought, questSought } from './quest-way.ts';
import './way-told.css';

/** The quest that is looked at, and how far it is to the nearest of its places. */
export function WayTold() {
  const scene = useScene();
  const { sought, seek } = useInspecting();
  const found = questSought(scene, sought);
  if (found === null) return null;
  const { own, texts } = scene;
  return (
    <p className="wa-way-told" role="status">
      <Icon name={found.journey?.isFlown === true ? 'wa/flight-path' : 'wa/quest'} />
      <span>
        <strong>{texts.name(found.quest)}</strong>
        <span>{wayIn(scene, found)}</span>
      </span>
      <IconButton icon="close" label={own.clearWay} onClick={() => seek(null)} />
    </p>
  );
}

/** How to get to the nearest place, or why there is no way. */
function wayIn(scene: Scene, { journey, isPlaced }: QuestSought): string {
  const { own } = scene;
  const place = journey?.way.at(-1);
  if (journey === null || place === undefined) return isPlaced ? own.placesTooHigh : own.noPlace;
  return own.journey({ place: spaceName(scene, place), ...journey });
}
