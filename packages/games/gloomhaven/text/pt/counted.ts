import { count } from '@tavolo/language/pt';

export const countedCards = (cards: number): string => count(cards, 'carta', 'cartas');
