import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Box } from '@tavolo/box';

const root = join(import.meta.dirname, '../../..');

/** A place that cites a rule. */
type Citation = { readonly id: string; readonly where: string };

/** A test, as far as it matters here: the titles that lead to it, and whether it passed. */
export type Test = { readonly titles: readonly string[]; readonly passed: boolean };

/** What is proven of a game's rules, and what cites rules that do not exist. */
export type Account = {
  readonly game: string;
  readonly listed: readonly string[];
  readonly unproven: readonly string[];
  readonly unknownInTests: readonly Citation[];
  readonly unknownInSources: readonly Citation[];
};

export function accountOf({ game, rulebook }: Box, tests: readonly Test[]): Account {
  const listed = rulebook.chapters.flatMap(({ rules }) => rules.map(({ id }) => id));
  const known = new Set(listed);
  const cited = tests.flatMap(({ titles, passed }) =>
    titles.flatMap((title) => idsAtStart(title, rulebook.prefix).map((id) => ({ id, where: title, passed }))),
  );
  const proven = new Set(cited.filter(({ passed }) => passed).map(({ id }) => id));
  return {
    game: game.id,
    listed,
    unproven: listed.filter((id) => !proven.has(id)),
    unknownInTests: distinct(cited.filter(({ id }) => !known.has(id))),
    unknownInSources: citationsIn(game.id, rulebook).filter(({ id }) => !known.has(id)),
  };
}

/** The numbers that a title begins with: `gof/turn.6.1: …`, or several, `gof/turn.6, gof/A-02: …`. */
function idsAtStart(title: string, prefix: string): readonly string[] {
  const start = new RegExp(`^(${prefix}/[\\w.-]+)(, ${prefix}/[\\w.-]+)*:`).exec(title)?.[0];
  return start === undefined ? [] : start.slice(0, -1).split(', ');
}

/** The rules that a game's sources cite; a whole chapter may be cited too. */
function citationsIn(game: string, { prefix, chapters: all }: Box['rulebook']): readonly Citation[] {
  const isChapter = (id: string): boolean => all.some((chapter) => id === `${prefix}/${chapter.id}`);
  const citing = new RegExp(`\\b${prefix}/[A-Za-z0-9](?:[\\w.-]*\\w)?(?![\\w-]*\\$\\{)`, 'g');
  return sourcesIn(join(root, 'packages/games', game)).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(citing)].map(([id]) => ({ id, where: `${relative(root, file)}:${index + 1}` })),
      )
      .filter(({ id }) => !isChapter(id) && id.length > `${prefix}/A`.length),
  );
}

function sourcesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'test'].includes(entry.name) ? [] : sourcesIn(path);
    return entry.name.endsWith('.ts') ? [path] : [];
  });
}

/** A test that runs in several ways cites its rule once. */
function distinct(citations: readonly Citation[]): readonly Citation[] {
  const keys = citations.map(({ id, where }) => `${id} ${where}`);
  return citations.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}
