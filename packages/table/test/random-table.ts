import { picksOf } from '@tavolo/bots';
import { gauntletOfFools } from '@tavolo/gauntlet-of-fools';
import { type Onlooker, type Seat, type Stream, save, seat, thinkingChance } from '@tavolo/kernel';
import { botStrengths, type PersonId, type TableId } from '@tavolo/protocol';
import type { Entry } from '../entry.ts';
import { Table } from '../table.ts';
import { type ChangingWish, grant, type Wisher } from '../wishes.ts';
import { personOf } from './visitor.ts';

const people = ['ana', 'bruno', 'cleo', 'dora'];
const seats = ['seat-1', 'seat-2', 'seat-3'].map(seat);
const onlookers: readonly Onlooker[] = [...seats, 'spectator'];

/** Everything that can be seen of a table from outside. */
export const looks = ({ state, match, entries, awaited }: Table): object => ({
  state: structuredClone(state),
  entries,
  awaited: awaited.map((held) => held.seat),
  canUndo: seats.map((one) => match?.canUndo(one)),
  // As texts, which are quick to compare.
  match: JSON.stringify(match === null ? null : save(match)),
  open: JSON.stringify(seats.map((one) => match?.openTo(one))),
  told: JSON.stringify(onlookers.map((onlooker) => match?.toldTo(onlooker))),
});

/** A table at which all sorts of people wish for all sorts of things. */
export class RandomTable {
  readonly table: Table;
  readonly entries: Entry[] = [];
  readonly #chance: Stream;
  #clock = 1_000;

  constructor(seed: string) {
    this.#chance = thinkingChance(seed);
    const opened: Entry = {
      is: 'opened',
      when: this.#clock,
      opening: {
        table: 'a table' as TableId, // branded where it is made
        game: 'gauntlet-of-fools',
        version: gauntletOfFools.version,
        options: { promos: true },
        sheet: gauntletOfFools.chronicle.blank,
        seats,
        pace: 'live',
        owner: personOf('ana'),
        invite: 'invite',
        watch: 'watch',
      },
    };
    this.table = Table.open(opened);
    this.entries.push(opened);
    // Somebody on each seat, so that it gets under way.
    for (const [at, one] of seats.entries())
      this.wishes(people[at] ?? '', { is: 'sit', seat: one, name: null });
    this.wishes('ana', { is: 'start' });
  }

  /** One thing more; the entries that it made, or the name of the refusal. */
  goesOn(): readonly Entry[] | string {
    this.#clock += this.#chance.below(50);
    const who = this.#chance.pick(people);
    const { undo } = this.table.state;
    if (undo !== null && this.#chance.below(2) === 0)
      return this.wishes(who, {
        is: 'consent',
        by: undo.by,
        to: undo.to,
        agrees: this.#chance.below(3) === 0,
      });
    return this.wishes(who, this.#chance.below(3) === 0 ? this.#anything() : this.#answer());
  }

  wishes(who: string, wish: ChangingWish): readonly Entry[] | string {
    const held =
      'seat' in wish
        ? this.table.state.seats.find((one) => one.seat === wish.seat)
        : this.table.awaited.find(() => wish.is === 'consent');
    // Mostly people wish for what is theirs.
    const person: PersonId = (this.#chance.below(4) > 0 ? held?.person : null) ?? personOf(who);
    const by: Wisher = { person, name: who, maySit: true };
    // A bot answers without anybody's right.
    const granted =
      wish.is === 'answer' && held?.bot != null
        ? this.#botAnswers(wish)
        : grant(this.table, by, wish, { when: this.#clock, here: new Set(), seed: () => `seed of ${who}` });
    if ('refused' in granted) return granted.refused;
    this.entries.push(...granted.map((entry): Entry => JSON.parse(JSON.stringify(entry))));
    return granted;
  }

  #botAnswers(wish: Extract<ChangingWish, { is: 'answer' }>) {
    const entry = this.table.answer(wish, this.#clock);
    return 'refused' in entry ? entry : [entry];
  }

  /** An answer of somebody who is asked. */
  #answer(): ChangingWish {
    const { match } = this.table;
    if (match === null || match.isOver) return { is: 'say', text: 'Well?' };
    const who = this.#chance.pick(match.deciding);
    const picked = picksOf(match, who, 'random', { iterations: 0 });
    return { is: 'answer', seat: who, decision: match.decisionOf(who) ?? '', picked: [...picked] };
  }

  #anything(): ChangingWish {
    const chance = this.#chance;
    const one: Seat = chance.pick(seats);
    const often: readonly ChangingWish[] = [
      { is: 'undo', seat: seats.find((free) => this.table.match?.canUndo(free)) ?? one },
      { is: 'ask-undo', seat: one, to: chance.below(1 + (this.table.match?.answered ?? 0)) },
      { is: 'consent', by: one, to: 0, agrees: true },
      { is: 'sit', seat: one, name: chance.pick(['Nonna', null, '']) },
      { is: 'seat-bot', seat: one, bot: null },
    ];
    const wishes: readonly ChangingWish[] = [
      ...often,
      ...often,
      ...often,
      { is: 'leave', seat: one },
      { is: 'seat-bot', seat: one, bot: chance.pick(botStrengths) },
      { is: 'start' },
      { is: 'say', text: chance.pick(['hello', '  ']) },
      { is: 'answer', seat: one, decision: 'seat-1/0/0', picked: ['nothing of the kind'] },
    ];
    return chance.pick(wishes);
  }
}
