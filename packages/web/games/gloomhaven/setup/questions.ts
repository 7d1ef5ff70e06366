/** The questions of the set-up that have a picker of their own on the board. */
const setupQuestions = [
  'class',
  'character-level',
  'perk',
  'level-card',
  'hand',
  'battle-goal',
  'items-to-buy',
] as const;

export type SetupQuestion = (typeof setupQuestions)[number];

/** Whether a question is answered with a picker on the board; the prompt does not repeat it. */
export const isPickedInSetup = (question: string): question is SetupQuestion =>
  setupQuestions.some((name) => name === question);
