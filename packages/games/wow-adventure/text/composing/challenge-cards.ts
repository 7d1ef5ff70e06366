import { capitalLine, sentenceLine } from '@tavolo/language';
import type { Foe, Item } from '../../vocabulary/challenge-cards.ts';
import type { Line } from '../card-parts.ts';
import type { CardPhrases } from '../phrases/phrases.ts';
import { attackFigure, fightFigures, figure } from './figures.ts';
import { powerLine } from './powers.ts';
import { foeScene, heroScene } from './scenes.ts';

/** Somebody to fight: traits, numbers and powers. */
export const foeLines = (phrases: CardPhrases, foe: Foe): readonly Line[] => [
  capitalLine(foe.traits.map((trait) => figure(`trait-${trait}`, phrases.figures.trait(trait)))),
  capitalLine(fightFigures(phrases, foe)),
  ...foe.powers.map((power) => sentenceLine(powerLine(phrases, power, foeScene))),
];

/** An item: what it is and who can handle it, its number, its powers and its potions. */
export const itemLines = (phrases: CardPhrases, item: Item): readonly Line[] => [
  itemFigures(phrases, item),
  ...item.powers.map((power) => sentenceLine(powerLine(phrases, power, heroScene()))),
  potionLine(phrases, item),
];

function itemFigures(phrases: CardPhrases, { slot, icons, attack, defense }: Item): Line {
  const { figures } = phrases;
  return capitalLine([
    figure(slot === 'backpack' ? 'backpack' : 'item', figures.slot[slot]),
    ...icons.map((icon) => figure(`gear-${icon}`, figures.itemIcon(icon))),
    ...(attack === null ? [] : [attackFigure(phrases, attack)]),
    ...(defense === null ? [] : [figure('defense', figures.defense(defense), defense)]),
  ]);
}

/** What an item gives when it is drunk up. */
const potionLine = ({ figures }: CardPhrases, { potions }: Item): Line =>
  capitalLine(potions.map((potion) => figure(`potion-${potion}`, figures.potion(potion))));
