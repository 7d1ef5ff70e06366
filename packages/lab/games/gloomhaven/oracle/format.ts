import type { Board, Place } from './board.ts';

/** A board with a monster whose turn it is. */
export type CaseBoard = Board & {
  readonly actor: CaseActor;
  readonly monsters: readonly { readonly at: Place }[];
  readonly characters: readonly { readonly id: string; readonly at: Place; readonly initiative: number }[];
};

/** A question about a monster's turn, with the set of all acceptable answers. */
export type Case = CaseBoard & {
  readonly id: string;
  readonly tags: readonly string[];
  /** Milliseconds of the reference solver. */
  readonly refMs: number;
  readonly expected: { readonly focus: readonly string[]; readonly outcomes: readonly Expected[] };
};

type CaseActor = {
  readonly at: Place;
  readonly move: number;
  readonly movement: 'walk' | 'jump' | 'fly';
  readonly muddled: boolean;
  readonly attack: CaseAttack | null;
};

export type CaseAttack = {
  readonly type: 'melee' | 'ranged';
  readonly range: number;
  readonly targets: number | 'all';
  readonly aoe: readonly Place[] | null;
};

type Expected = {
  readonly end: Place;
  readonly targets: readonly string[];
  readonly focus: readonly string[];
};

/** A map with questions about who sees whom. */
export type SightBoard = Board & {
  readonly id: string;
  readonly pairs: readonly (readonly [Place, Place, boolean])[];
  readonly view?: { readonly from: Place; readonly visible: readonly string[] };
};

export type OracleFile = { readonly cases: readonly Case[] } | { readonly boards: readonly SightBoard[] };

/** What is wrong with a file of the oracle. */
export class BadFormat extends Error {}

/** Reads the text of a file of the oracle. Every part that is used later is looked at here. */
export function parseOracle(text: string): OracleFile {
  const file = parsed(text);
  if (!isRecord(file) || file.format !== 'gh-monster-ai/1')
    throw new BadFormat('not of the format gh-monster-ai/1');
  const { cases, boards } = file;
  if (Array.isArray(cases)) return { cases: checked(cases, isCase, 'case') };
  if (Array.isArray(boards)) return { boards: checked(boards, isSightBoard, 'board') };
  throw new BadFormat('neither cases nor boards in it');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new BadFormat(cause instanceof Error ? `not JSON: ${cause.message}` : 'not JSON');
  }
}

function checked<T>(
  items: readonly unknown[],
  fits: (item: unknown) => item is T,
  name: string,
): readonly T[] {
  return items.map((item, n) => {
    if (fits(item)) return item;
    const id = isRecord(item) && typeof item.id === 'string' ? ` (${item.id})` : '';
    throw new BadFormat(`${name} ${n}${id} is not as the format wants it`);
  });
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNumber = (value: unknown): value is number => typeof value === 'number';
const isText = (value: unknown): value is string => typeof value === 'string';

const isListOf =
  <T>(fits: (item: unknown) => item is T) =>
  (value: unknown): value is readonly T[] =>
    Array.isArray(value) && value.every(fits);

const isPlace = (value: unknown): value is Place =>
  Array.isArray(value) && value.length === 2 && value.every(Number.isInteger);

const isWall = (value: unknown): value is readonly [Place, Place] =>
  Array.isArray(value) && value.length === 2 && value.every(isPlace);

const isPair = (value: unknown): value is readonly [Place, Place, boolean] =>
  Array.isArray(value) && isPlace(value[0]) && isPlace(value[1]) && typeof value[2] === 'boolean';

const isBoard = (value: unknown): value is Readonly<Record<string, unknown>> & Board =>
  isRecord(value) && isListOf(isText)(value.map) && isListOf(isWall)(value.thinWalls);

const isMonster = (value: unknown): value is Case['monsters'][number] => isRecord(value) && isPlace(value.at);

const isCharacter = (value: unknown): value is Case['characters'][number] =>
  isRecord(value) && isText(value.id) && isPlace(value.at) && isNumber(value.initiative);

const isAttack = (value: unknown): value is CaseAttack =>
  isRecord(value) &&
  (value.type === 'melee' || value.type === 'ranged') &&
  isNumber(value.range) &&
  (isNumber(value.targets) || value.targets === 'all') &&
  (value.aoe === null || isListOf(isPlace)(value.aoe));

const isActor = (value: unknown): value is CaseActor =>
  isRecord(value) &&
  isPlace(value.at) &&
  isNumber(value.move) &&
  (value.movement === 'walk' || value.movement === 'jump' || value.movement === 'fly') &&
  typeof value.muddled === 'boolean' &&
  (value.attack === null || isAttack(value.attack));

const isOutcome = (value: unknown): value is Expected =>
  isRecord(value) && isPlace(value.end) && isListOf(isText)(value.targets) && isListOf(isText)(value.focus);

const isExpected = (value: unknown): value is Case['expected'] =>
  isRecord(value) && isListOf(isText)(value.focus) && isListOf(isOutcome)(value.outcomes);

const isCase = (value: unknown): value is Case =>
  isBoard(value) &&
  isText(value.id) &&
  isListOf(isText)(value.tags) &&
  isNumber(value.refMs) &&
  isActor(value.actor) &&
  isListOf(isMonster)(value.monsters) &&
  isListOf(isCharacter)(value.characters) &&
  isExpected(value.expected);

const isView = (value: unknown): value is SightBoard['view'] =>
  value === undefined || (isRecord(value) && isPlace(value.from) && isListOf(isText)(value.visible));

const isSightBoard = (value: unknown): value is SightBoard =>
  isBoard(value) && isText(value.id) && isListOf(isPair)(value.pairs) && isView(value.view);
