import type { PersonId } from '@tavolo/protocol';

/** What each person does one after the other, though they ask for it at once. */
export class Turns {
  readonly #last = new Map<PersonId, Promise<unknown>>();

  /** Does a task when this person's earlier ones are done, whatever came of them. */
  take<T>(person: PersonId, task: () => Promise<T>): Promise<T> {
    const turn = (this.#last.get(person) ?? Promise.resolve()).then(task, task);
    this.#last.set(person, turn);
    const forget = () => {
      if (this.#last.get(person) === turn) this.#last.delete(person);
    };
    turn.then(forget, forget);
    return turn;
  }
}
