import type { CardLine, CardPart } from '@tavolo/language';
import type { CardIcon } from './card-icons.ts';

/** A part of a card's line. */
export type Part = CardPart<CardIcon>;
export type Line = CardLine<Part>;
