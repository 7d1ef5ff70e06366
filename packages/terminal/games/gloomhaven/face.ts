import type { GloomKinds, View } from '@tavolo/gloomhaven';
import type { TerminalFace } from '../../face/face.ts';
import { explained } from './explained.ts';
import { guideIn } from './guide.ts';
import { lookable, lookedAt } from './looked-at.ts';
import { option } from './option.ts';
import { picture } from './picture.ts';
import { reckoning } from './reckoning.ts';

export const face: TerminalFace<GloomKinds> = {
  picture,
  reckoning,
  option,
  cards: [...lookable],
  cardsInSight: ({ view }) => cardsOn(view),
  cardText: (id, { view }, language) => lookedAt(id, view, language),
  explained,
  guide: guideIn,
};

/** The own cards first, then what everybody has shown, the items, the monsters, the classes and the scenario. */
function cardsOn({ heroes, met, options: { scenario } }: View): readonly string[] {
  const ids = [
    ...heroes.flatMap(({ hand, picked }) => [...hand, ...picked]),
    ...heroes.flatMap(({ discard, lost, active }) => [
      ...discard,
      ...lost,
      ...active.map(({ card }) => card),
    ]),
    ...heroes.flatMap(({ items }) => items.map(({ item }) => item)),
    ...heroes.flatMap(({ goal }) => (goal === null || goal === 'hidden' ? [] : [goal])),
    ...met,
    ...heroes.flatMap((hero) => (lookable.has(hero.class) ? [hero.class] : [])),
    scenario,
  ];
  return [...new Set<string>(ids)];
}
