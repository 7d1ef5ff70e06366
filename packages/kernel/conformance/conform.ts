import type { Kinds } from '../index.ts';
import { Course, matchOf } from './course.ts';
import { Ledger } from './ledger.ts';
import { schedule } from './schedule.ts';
import type { Conformance, Count, Progress, Report, Trials } from './subject.ts';

/** In a run of fewer games, content that nobody met is no finding. */
const gamesToSeeAll = 500;

/** What is checked by playing alone. */
const byPlaying = [
  { name: 'goes-on', says: 'somebody can always act, and no rule fails' },
  { name: 'ends', says: 'the game ends within its bound' },
];

/** Plays a game at random, over and over, and checks what every game must hold. Yields after every game. */
export function* conform<K extends Kinds>(
  subject: Conformance<K>,
  trials: Trials,
): Generator<Progress, Report> {
  const { games, seed, first = 0 } = trials;
  const ledger = new Ledger();
  const seen = new Set<string>();
  let decisions = 0;
  let longest = 0;
  for (let game = first; game < first + games; game++) {
    const course = played(subject, { seed, game }, ledger);
    for (const id of course?.seen ?? []) seen.add(id);
    decisions += course?.match.answered ?? 0;
    longest = Math.max(longest, course?.match.answered ?? 0);
    yield { games: game - first + 1, decisions, findings: ledger.found };
  }
  const unseen = subject.content.filter((id) => !seen.has(id));
  const isContentRequired = games >= gamesToSeeAll;
  if (isContentRequired) countContent(ledger, unseen, trials);
  const checks = countsOf(ledger);
  return { games, decisions, longest, checks, findings: ledger.findings, unseen, isContentRequired };
}

/** A game played as far as it goes; `null` when it could not even begin. */
function played<K extends Kinds>(
  subject: Conformance<K>,
  which: { readonly seed: string; readonly game: number },
  ledger: Ledger,
): Course<K> | null {
  const match = matchOf(subject, which);
  if (typeof match === 'string') {
    ledger.keep({ check: 'goes-on', ...which, answer: 0, detail: `no match can begin: ${match}` });
    return null;
  }
  const course = new Course(subject, match, which, ledger);
  course.play();
  return course;
}

/** Counted once, for all games: the finding's game is the one that was not played any more. */
function countContent(ledger: Ledger, unseen: readonly string[], { seed, games, first = 0 }: Trials): void {
  ledger.count('tries-all-content');
  if (unseen.length === 0) return;
  const detail = `never in play: ${unseen.join(', ')}`;
  ledger.keep({ check: 'tries-all-content', seed, game: first + games, answer: 0, detail });
}

const countsOf = (ledger: Ledger): readonly Count[] =>
  [...schedule, ...byPlaying, { name: 'tries-all-content', says: 'all content came into play' }].map(
    ({ name, says }) => ({ check: name, says, made: ledger.made(name), failed: ledger.failed(name) }),
  );
