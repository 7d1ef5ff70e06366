import { count } from '@tavolo/language/pt';

export const cardsSaid = (cards: number): string => count(cards, 'carta', 'cartas');
