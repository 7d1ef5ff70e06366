import { content, type MachinaKinds, type Naming, namingOf, type Texts } from '@tavolo/machina-arcana';
import { textsIn } from '@tavolo/machina-arcana/text';
import type { Paint } from '../../console/paint.ts';
import type { Detail, SeenMatch, Showing } from '../../face/face.ts';
import { type TableTexts, tableTexts } from './table-texts.ts';

/** What every part of the picture needs. */
export type Drawing = {
  readonly scene: SeenMatch<MachinaKinds>;
  readonly showing: Showing;
  readonly paint: Paint;
  readonly texts: Texts;
  readonly own: TableTexts;
  readonly naming: Naming;
  readonly detail: Detail;
};

export const drawingOf = (scene: SeenMatch<MachinaKinds>, showing: Showing, detail: Detail): Drawing => ({
  ...{ scene, showing, detail, paint: showing.paint },
  texts: textsIn(showing.language),
  own: tableTexts[showing.language],
  naming: namingOf(scene.view, content, scene.player),
});
