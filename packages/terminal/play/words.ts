/** What can be said at a prompt beside the numbers of options. */
export const playWords = ['card', 'why', 'rule', 'log', 'undo', 'hint', 'save', 'quit', 'help'] as const;

export type PlayWord = (typeof playWords)[number];
