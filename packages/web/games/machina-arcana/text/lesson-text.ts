/** The tips of the first game, in the order in which they usually come. */
export type TipId =
  | 'explorer'
  | 'chapter'
  | 'act'
  | 'activate'
  | 'door'
  | 'fight'
  | 'dice'
  | 'raise'
  | 'explore'
  | 'spawn'
  | 'monster'
  | 'loss'
  | 'horror'
  | 'event'
  | 'item'
  | 'arrange'
  | 'exit'
  | 'level';

export type LessonText = { readonly [Id in TipId]: { readonly title: string; readonly text: string } };
