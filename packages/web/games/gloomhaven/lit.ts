import { hexIn, type Naming, placementIn, playIn, type Texts } from '@tavolo/gloomhaven';
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

/** Whether a hex answers, though somebody may stand there: it is passed through. [gh/effects.13, gh/move.8] */
export const isHexLit = (lit: LitOptions, hex: string): boolean =>
  [...lit.keys()].some((option) => hexIn(option) === hex);

/** A way to lay an area. */
export const isPlacement = (option: string): boolean => placementIn(option) !== null;

/** Whether a half of a card is played for what is printed on it. */
export function isWholeHalf(option: string): boolean {
  const play = playIn(option)?.play;
  return play === 'top' || play === 'bottom';
}

/** What the board shows by itself, whatever is asked: hexes, areas, halves of cards. The prompt does not repeat it. */
export const isOnBoard = (option: string): boolean =>
  hexIn(option) !== null || isPlacement(option) || playIn(option) !== null;
