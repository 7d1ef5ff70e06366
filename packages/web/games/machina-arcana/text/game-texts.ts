import type { Texts } from '@tavolo/machina-arcana';

/** What the board asks of the words of the game. */
export type GameTexts = Pick<Texts, 'language' | 'name' | 'ability' | 'line' | 'option' | 'cardLines'> & {
  /** What is told of scenarios, and of who the explorers are. */
  readonly stories: StoriesTold;
};

/** A story as it is told beside the table, whatever is played. */
type TaleTold = {
  readonly introduction: string;
  readonly chapters: { readonly [chapter: string]: string };
  readonly victory: string;
  readonly defeat: string;
};

type StoriesTold = {
  readonly tales: { readonly [scenario: string]: TaleTold };
  readonly portraits: { readonly [explorer: string]: string };
};
