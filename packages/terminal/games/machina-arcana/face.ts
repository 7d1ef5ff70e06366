import type { MachinaKinds } from '@tavolo/machina-arcana';
import type { TerminalFace } from '../../face/face.ts';
import { explained } from './explained.ts';
import { guideIn } from './guide.ts';
import { cardsOn, lookable } from './looked-at.ts';
import { option } from './option.ts';
import { picture } from './picture.ts';
import { reckoning } from './reckoning.ts';

export const face: TerminalFace<MachinaKinds> = {
  picture,
  reckoning,
  option,
  cards: [...lookable],
  cardsInSight: ({ view }) => cardsOn(view),
  cardText: (id, { texts }) => texts.cardText(id),
  explained,
  guide: guideIn,
};
