import { expect, test } from 'vitest';
import { seatsOffered } from '../../table/seat-offer.tsx';
import { beforeJoining, type ClientState } from '../../table/table-state.ts';
import { ana, bob, place, table } from './samples.ts';

const bots = { seat: bob, name: null, bot: 'greedy', here: false } as const;
const anas = { seat: ana, name: 'Ana', bot: null, here: true } as const;

/** Somebody who came by an invitation when the match had begun. */
const late: ClientState = { ...beforeJoining, place: place(), table: table({ seats: [anas, bots] }) };

test('a latecomer with an invitation is offered the seats that only bots play', () => {
  expect(seatsOffered(late)).toEqual([bots]);
});

test('somebody who has left a seat to a bot is offered that seat', () => {
  expect(seatsOffered({ ...late, place: { ...place(), known: [bob] } })).toEqual([bots]);
});

test.each<[string, Partial<ClientState>]>([
  ['to somebody who plays', { place: place(ana) }],
  ['to somebody who came to watch', { place: { ...place(), invite: null } }],
  ['to somebody who has left another', { place: { ...place(), known: [ana] } }],
  ['before the match', { table: table({ phase: 'gathering', seats: [anas, bots] }) }],
  ['after it', { table: table({ phase: 'over', seats: [anas, bots] }) }],
  [
    'where a person holds it and lets a bot play',
    { table: table({ seats: [anas, { ...bots, name: 'Bob' }] }) },
  ],
])('no seat is offered %s', (_, changes) => {
  expect(seatsOffered({ ...late, ...changes })).toEqual([]);
});
