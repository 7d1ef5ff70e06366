import type { Attack } from '../../vocabulary/terms.ts';
import type { CardIcon } from '../card-icons.ts';
import type { Part } from '../card-parts.ts';
import type { CardPhrases } from '../phrases/phrases.ts';

/** A number or a sign that is printed on a card. */
export const figure = (icon: CardIcon, words: string, value: number | null = null): Part => ({
  ...{ kind: 'figure', words, icons: [icon], joint: '·' },
  ...(value === null ? {} : { value: String(value) }),
});

export const attackFigure = ({ figures }: CardPhrases, attack: Attack): Part =>
  figure(attack.type, figures.attack(attack), attack.value);

type Numbers = { readonly attack: Attack; readonly defense: number; readonly damage: number };

/** The three numbers of whoever fights. */
export const fightFigures = (phrases: CardPhrases, { attack, defense, damage }: Numbers): readonly Part[] => [
  attackFigure(phrases, attack),
  figure('defense', phrases.figures.defense(defense), defense),
  figure('damage', phrases.figures.damage(damage), damage),
];
