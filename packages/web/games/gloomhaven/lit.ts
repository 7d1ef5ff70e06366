import type { Naming, Texts } from '@tavolo/gloomhaven';
import type { BoardProps } from '../face.ts';
import type { GloomhavenKinds } from './game.ts';

/** Something on the board that can be touched, because it answers the question. */
export type Lit = {
  readonly option: string;
  /** What touching it does. */
  readonly label: string;
  /** Whether it is picked already; `null` where touching it answers. */
  readonly isPicked: boolean | null;
  readonly pick: () => void;
  /** The key that picks it; `null`: none does. */
  readonly number: number | null;
};

export type LitOptions = ReadonlyMap<string, Lit>;

type Asked = Pick<
  BoardProps<GloomhavenKinds>,
  'question' | 'picked' | 'needsConfirm' | 'onPick' | 'numberOf'
>;

/** The options of the question by their ids, which are the ids of what they lie on. */
export function litOptions(
  { question, picked, needsConfirm, onPick, numberOf }: Asked,
  texts: Texts,
  naming: Naming,
): LitOptions {
  if (question === null) return new Map();
  return new Map(
    question.options.map((option) => [
      option,
      {
        option,
        label: texts.option(question, option, naming),
        isPicked: needsConfirm ? picked.includes(option) : null,
        pick: () => onPick(option),
        number: numberOf(option),
      },
    ]),
  );
}

const hexes = /^(-?\d+,-?\d+)(?:>.*)?$/;

/** The hex that an option lies on: itself, or where a monster would end; `null`: it lies on none. */
export const hexOf = (option: string): string | null => hexes.exec(option)?.[1] ?? null;

/** Whether a hex answers, though somebody may stand there: it is passed through. [gh/effects.13, gh/move.8] */
export const isHexLit = (lit: LitOptions, hex: string): boolean =>
  [...lit.keys()].some((option) => hexOf(option) === hex);

/** A way to lay an area: its id, with a hex of it and a turn in it. */
export const isPlacement = (option: string): boolean => option.startsWith('place:');

/** Whether a half of a card is played for what is printed on it. */
export const isWholeHalf = (option: string): boolean => /^(?:top|bottom):/.test(option);

const halves = /^(?:top|bottom|basic-attack|basic-move):/;

/** Whether a half of a card is played by it. */
const isOfHalf = (option: string): boolean => halves.test(option);

/** What the board shows by itself, whatever is asked: hexes, areas, halves of cards. The prompt does not repeat it. */
export const isOnBoard = (option: string): boolean =>
  hexOf(option) !== null || isPlacement(option) || isOfHalf(option);
