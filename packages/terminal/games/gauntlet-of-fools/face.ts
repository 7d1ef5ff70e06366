import type { GauntletKinds, View } from '@tavolo/gauntlet-of-fools';
import type { TerminalFace } from '../../face/face.ts';
import { explained } from './explained.ts';
import { cardIds, option } from './option.ts';
import { picture } from './picture.ts';
import { reckoning } from './reckoning.ts';
import { tableTexts } from './table-texts.ts';

export const face: TerminalFace<GauntletKinds> = {
  picture,
  reckoning,
  option,
  cards: [...cardIds],
  cardsInSight: ({ view }) => cardsOn(view),
  cardText: (id, { texts }) => texts.cardText(id),
  explained,
  guide: (language) => ({ parts: [], ...tableTexts[language].guide }),
};

/** The encounter first, then the heroes with their weapons and boasts. */
function cardsOn(view: View): readonly string[] {
  const ids = [
    ...view.encounters.flatMap(cardsIn),
    ...view.heroes.flatMap(({ fight }) => (fight === null ? [] : cardsIn(fight.encounter))),
    ...view.waiting,
    ...view.known,
    ...view.heroes.flatMap((hero) => [hero.class, ...hero.weapons.map(({ card }) => card), ...hero.boasts]),
  ];
  return [...new Set<string>(ids)];
}

const cardsIn = ({ card, modifiers }: View['encounters'][number]): readonly string[] => [card, ...modifiers];
