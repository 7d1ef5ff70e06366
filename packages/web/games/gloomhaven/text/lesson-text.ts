/** The tips of the first scenario, in the order in which they usually come. */
export type TipId =
  | 'class'
  | 'goal'
  | 'items'
  | 'hand'
  | 'place'
  | 'two-cards'
  | 'leading'
  | 'revealed'
  | 'halves'
  | 'move'
  | 'attack'
  | 'modifier'
  | 'focus'
  | 'damage'
  | 'condition'
  | 'element'
  | 'money'
  | 'door'
  | 'short-rest'
  | 'long-rest'
  | 'exhausted'
  | 'ending';

export type LessonText = { readonly [Id in TipId]: { readonly title: string; readonly text: string } };
