import type { GauntletKinds, Texts } from '@tavolo/gauntlet-of-fools';
import type { Paint } from '../../console/paint.ts';
import type { Detail, SeenMatch, Showing } from '../../face/face.ts';
import type { TableTexts } from './table-texts.ts';

/** What every part of the picture needs. */
export type Drawing = {
  readonly scene: SeenMatch<GauntletKinds>;
  readonly showing: Showing;
  readonly paint: Paint;
  readonly texts: Texts;
  readonly own: TableTexts;
  readonly detail: Detail;
};
