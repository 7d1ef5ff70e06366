import { capital, lowered, sentence } from './sentences.ts';

/** What a part of a card's line is to whoever reads it, and so how it may be drawn. */
type CardPartKind =
  /** A number that is printed on the card: `Defense 14`. */
  | 'figure'
  /** What the card is played for: `Attack 3`. */
  | 'deed'
  /** What the deed has beside its number: `Range 3`, a condition. */
  | 'detail'
  /** Whom it concerns: `against all adjacent enemies`. */
  | 'aim'
  /** When, why or at what cost the rest of the line happens: `On your next attack`. */
  | 'moment'
  /** What is got on top: `+2 Attack`. */
  | 'gain'
  /** A sentence, or a piece of one. */
  | 'words'
  /** What explains the rest: `X = the number of adjacent enemies`. */
  | 'note'
  /** What becomes of the card or what it leaves, where a sign at its foot says as much: `Lost`. */
  | 'mark';

/** What stands between two parts where they are written as a sentence. */
export type Joint = ',' | ':' | ';' | '.' | '·' | ' ';

/** A part of a card's line. The words say all of it; icons and value say as much to the eye, where they are there. */
export type CardPart<Icon extends string = string> = {
  readonly kind: CardPartKind;
  readonly words: string;
  readonly icons?: readonly Icon[];
  /** Its number alone. */
  readonly value?: string;
  /** What stands between it and the part before it; a comma, if nothing is said. */
  readonly joint?: Joint;
  /** It stands in brackets, together with its neighbours that do. */
  readonly aside?: true;
  /** It ends a sentence. */
  readonly stop?: true;
};

/** A line of a card. */
export type CardLine<Part extends CardPart = CardPart> = readonly Part[];

/** The line with a capital at its beginning. */
export const capitalLine = <Part extends CardPart>(line: CardLine<Part>): CardLine<Part> =>
  reworded(line, capital);

/** The line as a sentence: it ends with a full stop. */
export const sentenceLine = <Part extends CardPart>(line: CardLine<Part>): CardLine<Part> =>
  capitalLine(line).map((part, place) => (place === line.length - 1 ? { ...part, stop: true } : part));

/** The line as it stands within a sentence. */
export const loweredLine = <Part extends CardPart>(line: CardLine<Part>): CardLine<Part> =>
  reworded(line, lowered);

function reworded<Part extends CardPart>(
  [first, ...others]: CardLine<Part>,
  words: (words: string) => string,
): CardLine<Part> {
  return first === undefined ? [] : [{ ...first, words: words(first.words) }, ...others];
}

/** The line behind something else, with another joint than its own. */
export function behind<Part extends CardPart>(joint: Joint, line: CardLine<Part>): CardLine<Part> {
  const [first, ...others] = line;
  return first === undefined ? [] : [{ ...first, joint }, ...others];
}

/** The line as an aside. */
export const asAside = <Part extends CardPart>(line: CardLine<Part>): CardLine<Part> =>
  line.map((part) => ({ ...part, aside: true }));

/** A part with the points before and behind it, as a sentence has them. */
export type PointedPart<Part extends CardPart = CardPart> = {
  readonly part: Part;
  readonly before: string;
  readonly after: string;
};

/** The parts of a line with all points between them. */
export const pointed = <Part extends CardPart>(line: CardLine<Part>): readonly PointedPart<Part>[] =>
  line.map((part, place) => {
    const close = part.aside && !line[place + 1]?.aside ? ')' : '';
    return { part, before: pointBefore(part, line[place - 1]), after: part.stop ? `${close}.` : close };
  });

function pointBefore({ joint = ',', aside }: CardPart, previous: CardPart | undefined): string {
  if (aside && !previous?.aside) return previous === undefined ? '(' : ' (';
  if (previous === undefined || joint === ' ') return previous === undefined ? '' : ' ';
  return joint === '·' ? ' · ' : `${joint} `;
}

/** A line in one sentence, to be read aloud, searched or printed without icons. */
export const lineText = (line: CardLine): string =>
  pointed(line)
    .map(({ part, before, after }) => `${before}${part.words}${after}`)
    .join('');

/** The same, closed with a full stop, so that another line can follow it. */
export const closedText = (line: CardLine): string => sentence(lineText(line));
