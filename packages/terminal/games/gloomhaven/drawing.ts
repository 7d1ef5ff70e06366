import { content, type GloomKinds, type Naming, namingOf, type Texts } from '@tavolo/gloomhaven';
import { textsIn } from '@tavolo/gloomhaven/text';
import type { Paint } from '../../console/paint.ts';
import type { Detail, SeenMatch, Showing } from '../../face/face.ts';
import { type TableTexts, tableTexts } from './table-texts.ts';

/** What every part of the picture needs. */
export type Drawing = {
  readonly scene: SeenMatch<GloomKinds>;
  readonly showing: Showing;
  readonly paint: Paint;
  readonly texts: Texts;
  readonly own: TableTexts;
  readonly naming: Naming;
  readonly detail: Detail;
};

export const drawingOf = (scene: SeenMatch<GloomKinds>, showing: Showing, detail: Detail): Drawing => ({
  ...{ scene, showing, detail, paint: showing.paint },
  texts: textsIn(showing.language),
  own: tableTexts[showing.language],
  naming: namingOf(scene.view, content, (seat) => seat),
});
