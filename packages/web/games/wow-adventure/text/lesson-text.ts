/** The tips of the first game, in the order in which they usually come. */
export type TipId =
  | 'character'
  | 'start'
  | 'movement'
  | 'resource'
  | 'flight'
  | 'token'
  | 'challenge'
  | 'duel'
  | 'fight'
  | 'cards'
  | 'dice'
  | 'item'
  | 'unbeaten'
  | 'hurt'
  | 'upkeep'
  | 'level'
  | 'quest'
  | 'reaction';

export type LessonText = { readonly [Id in TipId]: { readonly title: string; readonly text: string } };
