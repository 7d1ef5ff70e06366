import { count } from '@tavolo/language/it';

export const damages = (damage: number): string => count(damage, 'danno', 'danni');
export const countedCards = (cards: number): string => count(cards, 'carta', 'carte');
