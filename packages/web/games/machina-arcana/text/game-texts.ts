import type { OpenQuestion } from '@tavolo/kernel';
import type { CardLine, Language } from '@tavolo/language';
import type { Showing } from '../../face.ts';
import type { MachinaKinds } from '../game.ts';

/** What the board asks of the words of the game. */
export type GameTexts = {
  readonly language: Language;
  /** The name of a card, a side of a tile, a kind of space, or anything else with an id. */
  name(id: string): string;
  /** The name of an ability of a card. */
  ability(card: string, ability: string): string;
  /** What is printed on a card. */
  cardLines(card: string): readonly CardLine[];
  /** The label of one of a question's options: it says what picking it does. */
  option(question: OpenQuestion<MachinaKinds>, option: string, showing: Showing<MachinaKinds>): string;
  /** What is told of a scenario, and of who the explorers are. */
  readonly stories: StoriesTold;
};

/** A story as it is told beside the table. */
type TaleTold = {
  readonly introduction: string;
  readonly chapters: { readonly [chapter: string]: string };
  readonly victory: string;
  readonly defeat: string;
};

export type StoriesTold = {
  readonly tales: { readonly [scenario: string]: TaleTold };
  readonly portraits: { readonly [explorer: string]: string };
};
