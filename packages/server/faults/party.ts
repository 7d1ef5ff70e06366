import { type Seat, seat } from '@tavolo/kernel';
import type { BotStrength } from '@tavolo/protocol';
import type { BotSeat } from './habits.ts';
import { introduce, openTable, retry } from './people.ts';
import { type House, Player } from './player.ts';

/** The bots of the parties, in rotation. A search bot thinks for long, and many would keep the others waiting. */
const bots: readonly (readonly BotStrength[])[] = [
  ...[[], ['greedy'], [], ['random'], [], ['random', 'greedy']],
  ...[[], ['greedy'], [], ['search'], [], ['greedy', 'random']],
] as const;

/** People who play one table after the other together. */
export class Party {
  readonly #house: House;
  readonly #players: readonly Player[];
  readonly #bots: readonly BotStrength[];
  #isOver = false;

  private constructor(house: House, players: readonly Player[], strengths: readonly BotStrength[]) {
    this.#house = house;
    this.#players = players;
    this.#bots = strengths;
  }

  /** Two to four people and up to two bots, in a different mix for each number. */
  static async gather(house: House, number: number): Promise<Party> {
    const names = ['Ana', 'Bruno', 'Cleo', 'Dora'].slice(0, 2 + (number % 3));
    const identities = await Promise.all(names.map((name) => introduce(house.host, name)));
    const players = identities.map((identity) => new Player(house, identity));
    return new Party(house, players, bots[number % bots.length] ?? []);
  }

  /** Plays at one table, and at others after it for as long as needed. */
  async play(isWanted: () => boolean): Promise<void> {
    do await this.#playTable();
    while (isWanted() && !this.#isOver);
  }

  /** Everybody goes home. */
  leave(): void {
    this.#isOver = true;
    for (const player of this.#players) player.leave();
  }

  async #playTable(): Promise<void> {
    const { host, ledger } = this.#house;
    const [owner, ...others] = this.#players;
    if (owner === undefined) return;
    const seats = Array.from({ length: this.#players.length + this.#bots.length }, (_, place) =>
      seat(`seat-${place + 1}`),
    );
    const table = await retry(
      () => openTable(host, owner.identity.cookie, seats.length),
      () => this.#isOver,
    );
    ledger.opened.add(table);
    const [first, ...rest] = seats as [Seat, ...Seat[]]; // two or more
    owner.joinTable({ table, door: { by: 'table', key: table }, seat: first, bots: this.#botSeats(seats) });
    const invite = (await owner.placed()).invite ?? '';
    for (const [place, other] of others.entries())
      other.joinTable({ table, door: { by: 'invite', key: invite }, seat: rest[place] ?? first, bots: null });
    ledger.lastShown.push(...(await Promise.all(this.#players.map((player) => player.played()))));
  }

  #botSeats(seats: readonly Seat[]): readonly BotSeat[] {
    return seats
      .slice(this.#players.length)
      .map((place, index) => ({ seat: place, bot: this.#bots[index] ?? 'random' }));
  }
}
