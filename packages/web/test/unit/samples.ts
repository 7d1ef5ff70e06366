import { type OpenQuestion, type Seat, seat } from '@tavolo/kernel';
import type { News, Sight, TableId, TablePlace, TableShown, ToldLine } from '@tavolo/protocol';
import type { Teller } from '../../table/playback.ts';

/** The pieces that tests of a table are made of: a view is a list of what was told. */
export const ana = seat('ana');
export const bob = seat('bob');

export const line = (is: string, at = 1): ToldLine => ({ fact: { is }, rule: 'x/1', to: null, at });

export const sight = (changes: Partial<Sight> = {}): Sight => ({
  answered: 0,
  view: { heard: [] },
  question: null,
  waiting: [],
  canUndo: false,
  lastAnswer: null,
  result: null,
  ...changes,
});

export const question = (of: Seat, changes: Partial<OpenQuestion> = {}): OpenQuestion => ({
  decision: `${of}/0/0`,
  name: 'card',
  seat: of,
  rule: 'x/1',
  options: ['a', 'b'],
  min: 1,
  max: 1,
  about: {},
  secret: false,
  ...changes,
});

/** Every fact is one beat long and is added to what the view has heard; `quiet` ones take no time. */
export const teller: Teller = {
  retold: (view, fact) => ({
    heard: [...('heard' in view && Array.isArray(view.heard) ? view.heard : []), fact.is],
  }),
  beats: (fact) => (fact.is === 'quiet' ? 0 : 1),
  isAside: (fact) => fact.is === 'aside',
};

export const table = (changes: Partial<TableShown> = {}): TableShown => ({
  id: 't' as TableId,
  game: 'gauntlet-of-fools',
  options: {},
  pace: 'live',
  phase: 'playing',
  seats: [ana, bob].map((one) => ({ seat: one, name: one, bot: null, here: true })),
  host: ana,
  onlookers: 0,
  undo: null,
  botsWanted: [],
  notes: [],
  chat: [],
  rematch: null,
  opened: 0,
  ...changes,
});

export const place = (...seats: readonly Seat[]): TablePlace => ({
  seats,
  known: seats,
  isOwner: true,
  invite: 'i',
  watch: 'w',
});

export const sightNews = (onlooker: Seat, shown: Sight, told: readonly ToldLine[] = []): News => ({
  is: 'sight',
  onlooker,
  sight: shown,
  told,
});
