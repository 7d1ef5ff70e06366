import type { GauntletKinds, Texts } from '@tavolo/gauntlet-of-fools';
import type { Scene } from '../entry.ts';
import type { Detail, Showing } from '../shelf.ts';
import type { Paint } from '../terminal/paint.ts';
import type { TableTexts } from './table-texts.ts';

/** What every part of the picture needs. */
export type Drawing = {
  readonly scene: Scene<GauntletKinds>;
  readonly showing: Showing;
  readonly paint: Paint;
  readonly texts: Texts;
  readonly own: TableTexts;
  readonly detail: Detail;
};
