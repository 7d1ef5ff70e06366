/** The tips of the first game, in the order in which they usually come. */
export type TipId =
  | 'hero'
  | 'boasts'
  | 'stolen'
  | 'gauntlet'
  | 'encounter'
  | 'tokens'
  | 'rolled'
  | 'after-rolling'
  | 'killed'
  | 'defense'
  | 'dodged'
  | 'hit'
  | 'gold'
  | 'modifier'
  | 'died'
  | 'ended';

export type LessonText = { readonly [Id in TipId]: { readonly title: string; readonly text: string } };
