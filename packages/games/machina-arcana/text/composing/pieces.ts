import { behind, capitalLine } from '@tavolo/language';
import type { CardIcon } from '../card-icons.ts';
import type { Line, Part } from '../card-parts.ts';
import type { Clause } from '../phrases/clauses.ts';
import type { CardPhrases } from '../phrases/phrases.ts';

/** What an effect becomes: a clause that may still be joined to its neighbours, between what belongs to it alone. */
export type Piece = {
  /** A condition that it stands under. */
  readonly before: Line;
  readonly clause: LooseClause | null;
  /** What depends on it. */
  readonly tail: Line;
};

export type LooseClause = Clause & {
  /** Whose clause it is: only those of the same side are joined. */
  readonly side: string;
  /** How long it lasts, in words; empty: nothing is said of it. */
  readonly until: string;
  readonly icons: readonly CardIcon[];
  readonly value: string | null;
  /** It is an attack: what comes behind its tail happens hit or miss. */
  readonly isAttack: boolean;
};

/** Pieces that go together: clauses of one side, and what depends on the last of them. */
type Run = {
  readonly before: Line;
  readonly clauses: readonly LooseClause[];
  readonly tail: Line;
};

/** Whether something may be left undone. */
type Told = { readonly may: boolean };

/** Pieces as sentences, one behind another. */
export function sentencesOf(phrases: CardPhrases, pieces: readonly Piece[], { may }: Told): Line {
  const runs = runsOf(pieces);
  return runs.flatMap((run, place) => {
    const line = runLine(phrases, run, may && place === 0);
    if (place === 0) return line;
    return behind('.', capitalLine(afterwards(phrases, line, runs[place - 1])));
  });
}

/** Pieces within a sentence. */
export function clausesOf(phrases: CardPhrases, pieces: readonly Piece[], { may }: Told): Line {
  const runs = runsOf(pieces);
  return runs.flatMap((run, place) => {
    const line = runLine(phrases, run, may && place === 0);
    const previous = runs[place - 1];
    if (previous === undefined) return line;
    if (previous.tail.length > 0) return behind(';', afterwards(phrases, line, previous));
    return behind(',', reworded(line, phrases.effects.afterThat));
  });
}

/** What comes behind something that only may have happened says that it comes in any case. */
function afterwards({ effects }: CardPhrases, line: Line, previous: Run | undefined): Line {
  if (previous === undefined || previous.tail.length === 0) return line;
  const last = previous.clauses.at(-1);
  if (last === undefined) return line;
  return reworded(line, last.isAttack ? effects.hitOrMiss : effects.afterThat);
}

function reworded([first, ...others]: Line, words: (words: string) => string): Line {
  return first === undefined ? [] : [{ ...first, words: words(first.words) }, ...others];
}

function runLine(phrases: CardPhrases, { before, clauses, tail }: Run, may: boolean): Line {
  const told = clauses.length === 0 ? [] : [joinedPart(phrases, clauses, may)];
  return [...before, ...(before.length === 0 ? told : behind(',', told)), ...tail];
}

/** Neighbours of the same side, together. */
function runsOf(pieces: readonly Piece[]): readonly Run[] {
  const runs: Run[] = [];
  for (const { before, clause, tail } of pieces) {
    const last = runs.at(-1);
    const clauses = clause === null ? [] : [clause];
    if (last !== undefined && before.length === 0 && goTogether(last, clause))
      runs.splice(-1, 1, { ...last, clauses: [...last.clauses, ...clauses], tail });
    else runs.push({ before, clauses, tail });
  }
  return runs;
}

function goTogether({ clauses, tail }: Run, next: LooseClause | null): boolean {
  const [first] = clauses;
  if (first === undefined || next === null || tail.length > 0 || first.apart || next.apart) return false;
  return first.side === next.side && first.until === next.until;
}

/** What one side does, as a part. */
function joinedPart({ effects }: CardPhrases, clauses: readonly LooseClause[], may: boolean): Part {
  const [first, ...others] = clauses;
  const words = spaced(
    may
      ? permitted(effects, clauses)
      : effects.joined(
          first?.subject ?? '',
          clauses.map(({ says }) => says),
        ),
    first?.until ?? '',
  );
  const icons = clauses.flatMap((clause) => clause.icons);
  const value = others.length === 0 ? (first?.value ?? null) : null;
  return value === null ? { kind: 'words', words, icons } : { kind: 'gain', words, icons, value };
}

const spaced = (words: string, until: string): string => (until === '' ? words : `${words} ${until}`);

/** What may be left undone. */
function permitted(effects: CardPhrases['effects'], clauses: readonly LooseClause[]): string {
  const does = clauses.flatMap(({ may }) => (may === null ? [] : [may]));
  const [first] = does;
  if (first !== undefined && does.length === clauses.length)
    return effects.may(
      first.who,
      does.map((one) => one.does),
    );
  return `${effects.ifYouLike} ${effects.joined(
    clauses[0]?.subject ?? '',
    clauses.map(({ says }) => says),
  )}`;
}
