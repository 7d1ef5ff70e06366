import { keyOf, type Ledger, type Once, type Remembered, type SentAnswer } from './ledger.ts';

/** An answer as the entries of a table have it. */
export type StoredAnswer = SentAnswer & { readonly isBot: boolean };

/** A table as its entries have it. */
export type AuditedTable = {
  /** In their order, each with the decision it was given to; those that were taken back as well. */
  readonly answers: readonly StoredAnswer[];
  /** For each time that something was taken back: by which seat. */
  readonly undone: readonly string[];
  /** The lines of its chat. */
  readonly said: readonly string[];
  readonly isOver: boolean;
  /** Why the entries do not make a match; `null`: they do. */
  readonly damage: string | null;
};

/** Where what is stored differs from what was promised: all empty when it does not. */
export type Audit = {
  /** Acknowledged answers that are not there, or with other picks. */
  readonly lost: readonly string[];
  /** Answers that are there more than once. */
  readonly twice: readonly string[];
  /** Answers that are there though nobody sent them, or though they were refused. */
  readonly unsent: readonly string[];
  /** Chat and undos that are there less often than they were acknowledged, or more often than they were sent. */
  readonly miscounted: readonly string[];
  /** Tables that have not come to their end. */
  readonly unended: readonly string[];
  /** Tables that do not replay. */
  readonly damaged: readonly string[];
};

/** Compares what clients were promised with what is stored, by table. */
export function audit(ledger: Ledger, stored: ReadonlyMap<string, AuditedTable>): Audit {
  const answersByKey = grouped([...stored.values()].flatMap(({ answers }) => answers));
  const sent = [...ledger.answers.values()];
  const there = [...answersByKey];
  return {
    lost: sent.filter((answer) => isLost(answer, answersByKey.get(keyOf(answer)) ?? [])).map(keyOf),
    twice: there.filter(([, answers]) => answers.length > 1).map(([key]) => key),
    unsent: there
      .filter(([key, answers]) => answers.some((answer) => isUnsent(answer, ledger.answers.get(key))))
      .map(([key]) => key),
    miscounted: [
      ...miscounts('undo', ledger.undos, (table) => stored.get(table)?.undone ?? []),
      ...miscounts('chat', ledger.said, (table) => stored.get(table)?.said ?? []),
    ],
    unended: [...ledger.opened].filter((table) => stored.get(table)?.isOver !== true),
    damaged: [...stored].flatMap(([table, { damage }]) => (damage === null ? [] : [`${table}: ${damage}`])),
  };
}

function grouped(answers: readonly StoredAnswer[]): ReadonlyMap<string, readonly StoredAnswer[]> {
  const byKey = new Map<string, StoredAnswer[]>();
  for (const answer of answers) {
    const known = byKey.get(keyOf(answer));
    if (known === undefined) byKey.set(keyOf(answer), [answer]);
    else known.push(answer);
  }
  return byKey;
}

const isLost = (sent: Remembered, stored: readonly StoredAnswer[]): boolean =>
  sent.fate === 'done' && !stored.some((answer) => hasSamePicks(answer, sent));

function isUnsent(stored: StoredAnswer, sent: Remembered | undefined): boolean {
  if (stored.isBot) return false;
  return sent === undefined || sent.fate === 'refused' || !hasSamePicks(stored, sent);
}

/** In whatever order: the rules put picks into the order of the options. */
const hasSamePicks = (one: SentAnswer, other: SentAnswer): boolean =>
  one.picked.length === other.picked.length && one.picked.every((id) => other.picked.includes(id));

function miscounts(
  what: string,
  sent: readonly Once[],
  storedAt: (table: string) => readonly string[],
): readonly string[] {
  const counts = new Map<string, { readonly one: Once; sent: number; done: number }>();
  for (const one of sent) {
    const key = `${what} ${one.table} ${one.text}`;
    const count = counts.get(key) ?? { one, sent: 0, done: 0 };
    count.sent += 1;
    if (one.isDone) count.done += 1;
    counts.set(key, count);
  }
  return [...counts].flatMap(([key, count]) => {
    const stored = storedAt(count.one.table).filter((text) => text === count.one.text).length;
    const fits = count.done <= stored && stored <= count.sent;
    return fits ? [] : [`${key}: sent ${count.sent}, acknowledged ${count.done}, stored ${stored}`];
  });
}
