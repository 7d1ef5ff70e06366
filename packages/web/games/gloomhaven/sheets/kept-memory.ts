import type { ExpectedBlow, Hindrance, MonsterExplained, Reason, Way } from '@tavolo/gloomhaven';
import { keepHere, readStoredHere } from '../../../settings/stored.ts';
import type { Scene } from '../scene.ts';

/** What was compared when a figure's turn began. */
export type Remembered = {
  readonly round: number;
  /** The place in the log at which its turn began. */
  readonly at: number;
  readonly from: string;
  readonly explained: MonsterExplained;
};

export type Memory = ReadonlyMap<string, Remembered>;

/** Memories of one match at a time: whoever plays elsewhere begins anew. */
const key = 'gloomhaven.why';

/** Keeps the memories of the last round that there are any of, so that they outlive a reload. */
export function keepMemory(match: string, memory: Memory): void {
  const last = Math.max(...[...memory.values()].map(({ round }) => round));
  const turns = [...memory].filter(([, { round }]) => round === last);
  keepHere(key, { match, turns });
}

/** What was kept of a match, as far as it makes sense and is in the log that is told. */
export const recalledMemory = (match: string, told: Scene['told']): Memory =>
  readMemory(readStoredHere(key), match, told);

/** Takes a memory from data of any origin; what is of another match, or was taken back, is not taken. */
export function readMemory(kept: unknown, match: string, told: Scene['told']): Memory {
  if (!isKept(kept) || kept.match !== match) return new Map();
  return new Map(
    kept.turns.filter((turn): turn is readonly [string, Remembered] => {
      if (!isTurn(turn)) return false;
      const fact = told[turn[1].at]?.fact;
      return fact?.is === 'turn-begins' && fact.figure === turn[0];
    }),
  );
}

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => typeof value === 'number';
const isFlag: Check = (value) => typeof value === 'boolean';
const isAny: Check = () => true;
const isNullOr =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && [...value].every(check);

/** A record whose every field is as it should be: a type that gains a field does not compile until it is checked. */
const isLike =
  <T>(checks: { readonly [K in keyof T]-?: Check }) =>
  (value: unknown): value is T => {
    if (typeof value !== 'object' || value === null) return false;
    const fields: Record<string, unknown> = { ...value };
    return Object.entries<Check>(checks).every(([name, check]) => check(fields[name]));
  };

const isReason = isNullOr(isLike<Reason>({ by: isText, rule: isText }));

const isBlow = isLike<ExpectedBlow>({
  on: isText,
  value: isNumber,
  damage: isNumber,
  parts: isListOf(isLike<ExpectedBlow['parts'][number]>({ of: isText, value: isNumber })),
  shield: isNumber,
  pierce: isNumber,
  retaliate: isNumber,
  edge: isText,
});

const isWay = isLike<Way>({
  foci: isListOf(isText),
  path: isListOf(isText),
  end: isText,
  blows: isListOf(isBlow),
  area: isListOf(isText),
  towards: isListOf(isText),
});

const isFoe = isLike<MonsterExplained['foes'][number]>({
  id: isText,
  hex: isNullOr(isText),
  negatives: isNumber,
  cost: isNumber,
  proximity: isNumber,
  initiative: isNumber,
  lostBy: isReason,
});

const isHex = isLike<MonsterExplained['hexes'][number]>({
  focus: isText,
  hex: isText,
  negatives: isNumber,
  isInReach: isFlag,
  hasDisadvantage: isFlag,
  targets: isListOf(isText),
  cost: isNumber,
  disadvantagesOnOthers: isNumber,
  lostBy: isReason,
});

const isEnd = isLike<MonsterExplained['ends'][number]>({
  towards: isText,
  end: isText,
  negatives: isNumber,
  costAhead: isNumber,
  cost: isNumber,
  lostBy: isReason,
});

const isExplained = isLike<MonsterExplained>({
  figure: isText,
  card: isNullOr(isText),
  hindrances: isListOf(isLike<Hindrance>({ by: isText, from: isText, rule: isText })),
  move: isNumber,
  movement: isText,
  foci: isListOf(isText),
  ways: isListOf(isWay),
  attack: isAny,
  foes: isListOf(isFoe),
  hexes: isListOf(isHex),
  ends: isListOf(isEnd),
});

const isRemembered = isLike<Remembered>({
  round: isNumber,
  at: isNumber,
  from: isText,
  explained: isExplained,
});

const isTurn = (value: unknown): value is readonly [string, Remembered] =>
  Array.isArray(value) && value.length === 2 && isText(value[0]) && isRemembered(value[1]);

const isKept = isLike<{ readonly match: string; readonly turns: readonly unknown[] }>({
  match: isText,
  turns: isListOf(isAny),
});
