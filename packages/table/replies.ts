import type { Seat } from '@tavolo/kernel';
import { type News, type PersonId, type Refused, refused, type Wish } from '@tavolo/protocol';
import type { Ground } from './ground.ts';
import { storyOf } from './story.ts';
import type { Table } from './table.ts';

/** The wishes that change nothing and are answered with what was asked for. */
export type Asking = Extract<Wish, { is: 'hint' | 'story' | 'record' }>;

/** Who asks, and under which number the answer is expected. */
export type Asker = { readonly person: PersonId | null; readonly number: number };

/** What was asked for, at once or after some thought; or why it is not given. */
export function replyTo(
  table: Table,
  { person, number: wish }: Asker,
  asking: Asking,
  thinker: Ground['thinker'],
): News | Refused | Promise<News> {
  const { match, state, game } = table;
  if (match === null) return refused('not-started');
  if (asking.is === 'record') {
    return match.isOver ? { is: 'record', wish, record: match.save() } : refused('not-over');
  }
  if (asking.seat !== null && !isOwn(table, person, asking.seat)) return refused('not-your-seat');
  if (asking.is === 'story') {
    const onlooker = asking.seat ?? 'spectator';
    const seats = state.seats.map(({ seat, name }) => ({ seat, name: name ?? seat }));
    return { is: 'story', wish, onlooker, story: storyOf({ game: game.id, match, onlooker, seats }) };
  }
  const { seat } = asking;
  const decision = match.decisionOf(seat);
  if (decision === null) return refused('not-your-turn');
  const job = { game: game.id, saved: match.save(), seat, strength: 'search' } as const;
  return thinker.consider(job).then((considered): News => ({ is: 'hint', wish, seat, decision, considered }));
}

const isOwn = ({ state }: Table, person: PersonId | null, seat: Seat): boolean =>
  person !== null && state.seats.some((held) => held.seat === seat && held.person === person);
