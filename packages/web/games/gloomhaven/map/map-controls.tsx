import type { Steering } from '../../../parts/drawing/use-camera.ts';
import { Icon } from '../../../parts/icon.tsx';
import { IconButton } from '../../../parts/icon-button.tsx';
import { useSettings } from '../../../settings/use-settings.ts';
import { isPlacement } from '../lit.ts';
import { useScene } from '../scene.ts';
import { nameHexes } from './name-hexes.ts';
import { turnEvent } from './placing.tsx';
import './map-controls.css';

/** What moves the map, for whoever has no wheel. */
export function MapControls({ steering }: { readonly steering: Steering }) {
  const { own, question } = useScene();
  const { hexNames } = useSettings();
  const isPlacing = question?.options.some(isPlacement) ?? false;
  return (
    <div className="gh-map-controls">
      {isPlacing ? (
        <button type="button" className="gh-turn-area" onClick={() => dispatchEvent(new Event(turnEvent))}>
          <Icon name="gh/turn-area" /> {own.turnArea}
        </button>
      ) : null}
      <div className="gh-zoom">
        <IconButton icon="plus" label={own.nearer} onClick={steering.nearer} />
        <IconButton icon="minus" label={own.farther} onClick={steering.farther} />
        <button
          type="button"
          className="icon-button"
          aria-label={own.hexNames}
          title={own.hexNames}
          aria-pressed={hexNames}
          onClick={nameHexes}
        >
          <Icon name="gh/hex-names" />
        </button>
        <IconButton icon="expand" label={own.fit} onClick={steering.fit} />
      </div>
    </div>
  );
}
