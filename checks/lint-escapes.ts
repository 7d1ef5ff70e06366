/**
 * An escape from a check says why on its own line, so that the next reader can tell whether the reason still
 * holds. Biome accepts its own placeholder `<explanation>` for a reason, and TypeScript asks for none.
 */
import { type Check, type File, type Finding, finding, tokensOf } from './project.ts';

export const lintEscapes: Check = {
  name: 'lint-escapes',
  // Few files have one, and telling a comment from a string takes a while.
  run: ({ files }) => files.filter(({ source }) => source.text.match(escapes) !== null).flatMap(unexplained),
};

const escapes =
  /biome-ignore(?:-all|-start)?\s+[^\s:]+(?<biome>.*)|@ts-(?:expect-error|ignore|nocheck)(?<ts>.*)/g;
const shortestReason = 10;

function unexplained(file: File): Finding[] {
  return commentsOf(file).flatMap(({ text, at }) =>
    [...text.matchAll(escapes)]
      .filter(({ groups }) => !isReason(groups?.biome ?? groups?.ts ?? ''))
      .map(({ index }) => finding(file, at + index, 'give the reason for this escape on the same line')),
  );
}

function commentsOf({ source }: File): { readonly text: string; readonly at: number }[] {
  return [...tokensOf(source, source)].map((token) => ({
    text: source.text.slice(token.pos, token.getStart(source)),
    at: token.pos,
  }));
}

const isReason = (words: string): boolean =>
  words
    .replace('<explanation>', '')
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .trim().length >= shortestReason;
