import type { Chapter } from '@tavolo/language';

/** The rules by number; their sentences are in text/. */
export const chapters = [
  {
    id: 'turn',
    rules: [
      { id: 'pd/turn.1', source: ['designer'] },
      { id: 'pd/turn.2', source: ['designer'] },
      { id: 'pd/turn.3', source: ['designer'] },
    ],
  },
  { id: 'end', rules: [{ id: 'pd/end.1', source: ['designer'] }] },
] as const satisfies readonly Chapter[];

export type ChapterId = (typeof chapters)[number]['id'];

export type RuleId = (typeof chapters)[number]['rules'][number]['id'];
