import type { WowKinds } from '@tavolo/wow-adventure';
import type { TerminalFace } from '../../face/face.ts';
import { explained } from './explained.ts';
import { cardsOn, lookable } from './looked-at.ts';
import { option } from './option.ts';
import { picture } from './picture.ts';
import { reckoning } from './reckoning.ts';
import { tableTexts } from './table-texts.ts';

export const face: TerminalFace<WowKinds> = {
  picture,
  reckoning,
  option,
  cards: [...lookable],
  cardsInSight: ({ view }) => cardsOn(view),
  cardText: (id, { texts }) => texts.cardText(id),
  explained,
  guide: (language) => {
    const { why, nothingToExplain } = tableTexts[language];
    return { parts: [], why, nothingToExplain };
  },
};
