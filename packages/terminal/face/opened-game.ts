import type { Box, Texts } from '@tavolo/box';
import type { Match, Onlooker, OpenQuestion } from '@tavolo/kernel';
import type { Language, Tone } from '@tavolo/language';
import type { SeenMatch, TerminalFace } from './face.ts';

/** The games that can be played here. */
export type Games = {
  readonly boxes: readonly Box[];
  faceOf(box: Box): Promise<TerminalFace>;
};

/** A game that somebody plays or hears of: its box, its words in their language, and its face. */
export type OpenedGame = { readonly box: Box; readonly texts: Texts; readonly face: TerminalFace };

export async function opened(box: Box, language: Language, { faceOf }: Games): Promise<OpenedGame> {
  const [texts, face] = await Promise.all([box.texts(language), faceOf(box)]);
  return { box, texts, face };
}

/** A match as an onlooker may know it. Seats are named like the players on them. */
export function sceneOf<Question extends OpenQuestion | null>(
  { texts }: OpenedGame,
  match: Match,
  onlooker: Onlooker,
  question: Question,
): SeenMatch & { readonly question: Question } {
  return {
    view: match.view(onlooker),
    player: (seat) => seat,
    texts,
    facts: match.toldTo(onlooker).map(({ fact }) => fact),
    question,
    result: match.result,
    seats: match.beginning.seats,
  };
}

/** A line of the log in words. */
export type LogLine = {
  readonly text: string;
  readonly rule: string;
  /** How many answers had been given when it was told. */
  readonly at: number;
  readonly tone: Tone;
  /** The seats whose heroes or players it is about; none when it is about the table. */
  readonly about: readonly string[];
};

/** The log as an onlooker may know it. */
export function linesOf(game: OpenedGame, match: Match, onlooker: Onlooker): readonly LogLine[] {
  const { box, texts } = game;
  const scene = sceneOf(game, match, onlooker, null);
  return match.toldTo(onlooker).map(({ fact, rule, at }) => ({
    text: texts.line(fact, scene),
    rule,
    at,
    tone: box.toneOf(fact),
    about: box.aboutWhom(fact, scene),
  }));
}
