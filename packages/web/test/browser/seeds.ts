import { type GauntletKinds, gauntletOfFools } from '@tavolo/gauntlet-of-fools';
import { begin, isRefusal, type Match, type OpenQuestion, seat } from '@tavolo/kernel';
import { isGoingOn } from '../../games/gauntlet-of-fools/option-details.ts';
import type { Visitor } from './visitor.ts';

/** A match for two that reaches a secret soon, if everybody answers as `goOnPeacefully` does. */
export type SecretMatch = {
  readonly seed: string;
  /** How many answers come before the first secret question. */
  readonly before: number;
};

/** Further than this nobody wants to play to see a curtain. */
const soon = 24;

/** Looks for a match with a secret in it: chances depend on the rules, so no seed is good for ever. */
export function matchWithSecret(): SecretMatch {
  for (let number = 0; number < 5000; number++) {
    const seed = number.toString(16).padStart(32, '0');
    const before = answersBeforeSecret(seed);
    if (before !== null) return { seed, before };
  }
  throw new Error('no match with a secret was found');
}

function answersBeforeSecret(seed: string): number | null {
  const seats = [seat('seat-1'), seat('seat-2')];
  const match = begin(gauntletOfFools, { seats, options: gauntletOfFools.defaults, seed });
  if (isRefusal(match)) throw new Error(match.refused);
  for (let count = 0; count < soon && !match.isOver; count++) {
    const [question] = match.open;
    if (question === undefined) return null;
    if (question.secret) return count;
    answer(match, question);
  }
  return null;
}

/** As few as may be; what is nobody's rather than what somebody has; and what goes on, which is shown last. */
function answer(match: Match<GauntletKinds>, question: OpenQuestion): void {
  const shown = [...question.options].sort((one, other) => Number(isGoingOn(one)) - Number(isGoingOn(other)));
  const needsConfirm = question.max > 1 || question.min === 0;
  const held = match.view('spectator').heroes.filter(({ seat: holder }) => holder !== null);
  const free =
    question.name === 'hero' ? shown.filter((option) => held.every(({ id }) => id !== option)) : [];
  match.play(question.seat, needsConfirm ? shown.slice(0, question.min) : [...shown, ...free].slice(-1));
}

/** Makes the first match that is opened on a table of this browser's own one with a known seed, of 32 hex digits. */
export async function chooseSeed({ context }: Visitor, seed: string): Promise<void> {
  // Chances are drawn from the thread of the browser's own tables, which no script of a page reaches.
  const chosen = `const byChance = crypto.getRandomValues.bind(crypto); let next = ${JSON.stringify(seed)};
    crypto.getRandomValues = (bytes) => {
      if (next === null) return byChance(bytes);
      bytes.set(next.match(/../g).map((digits) => Number.parseInt(digits, 16)));
      next = null;
      return bytes;
    };`;
  await context.route(/\/assets\/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${chosen}\n${await response.text()}` });
  });
}
