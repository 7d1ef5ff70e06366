import { count } from '@tavolo/language/it';

export const damages = (damage: number): string => count(damage, 'danno', 'danni');
export const cardsSaid = (cards: number): string => count(cards, 'carta', 'carte');
