import type { SpaceId } from '@tavolo/wow-adventure';
import type { Steering } from '../../../parts/drawing/use-camera.ts';
import { IconButton } from '../../../parts/icon-button.tsx';
import type { ChartText } from '../text/chart-text.ts';
import { placeOf } from './plane.ts';

type ChartControlsProps = {
  readonly steering: Steering;
  readonly text: ChartText;
  readonly followed: SpaceId | null;
};

/** What moves the chart, for whoever has no wheel. */
export function ChartControls({ steering, text, followed }: ChartControlsProps) {
  return (
    <div className="wa-controls">
      <IconButton icon="plus" label={text.nearer} onClick={steering.nearer} />
      <IconButton icon="minus" label={text.farther} onClick={steering.farther} />
      {followed === null ? null : (
        <IconButton icon="pawn" label={text.follow} onClick={() => steering.show(placeOf(followed))} />
      )}
      <IconButton icon="expand" label={text.fit} onClick={steering.fit} />
    </div>
  );
}
