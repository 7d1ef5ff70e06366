import { type Match, type Seat, save } from '@tavolo/kernel';
import {
  type News,
  type PersonId,
  type RecordAbout,
  type Refused,
  refused,
  type Wish,
} from '@tavolo/protocol';
import type { Ground } from './ground.ts';
import type { Stories } from './stories.ts';
import type { Table } from './table.ts';

/** The wishes that change nothing and are answered with what was asked for. */
export type QueryWish = Extract<Wish, { is: 'hint' | 'story' | 'record' }>;

/** The person asking, and the number under which the answer is expected. */
export type Asker = { readonly person: PersonId | null; readonly number: number };

/** Where answers come from. */
type Sources = { readonly thinker: Ground['thinker']; readonly stories: Stories };

/** What was asked for, at once or after some thought; or why it is not given. */
export function replyTo(
  table: Table,
  { person, number: wish }: Asker,
  asking: QueryWish,
  { thinker, stories }: Sources,
): News | Refused | Promise<News> {
  const { match, box } = table;
  if (match === null) return refused('not-started');
  if (asking.is === 'record') {
    if (!match.isOver) return refused('not-over');
    return { is: 'record', wish, record: { ...save(match), about: aboutOf(table, match) } };
  }
  if (asking.seat !== null && !isOwn(table, person, asking.seat)) return refused('not-your-seat');
  if (asking.is === 'story') {
    const onlooker = asking.seat ?? 'spectator';
    return { is: 'story', wish, onlooker, story: stories.of(table, match, onlooker) };
  }
  const { seat } = asking;
  const decision = match.decisionOf(seat);
  if (decision === null) return refused('not-your-turn');
  const job = { game: box.game.id, saved: save(match), seat, strength: 'search' } as const;
  return thinker.consider(job).then((considered): News => ({ is: 'hint', wish, seat, decision, considered }));
}

/** What a record says of the table that it comes from, without anybody's id. */
const aboutOf = ({ state }: Table, { result }: Match): RecordAbout => ({
  players: state.seats.map(({ seat, name, bot }) => ({ seat, name, bot })),
  opened: state.opened,
  winners: [...result.winners],
});

const isOwn = ({ state }: Table, person: PersonId | null, seat: Seat): boolean =>
  person !== null && state.seats.some((held) => held.seat === seat && held.person === person);
