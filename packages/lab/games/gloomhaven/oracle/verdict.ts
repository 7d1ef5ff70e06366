import { type Decision, decide } from '@tavolo/gloomhaven/monsters/decide';
import { oracleReadings } from '@tavolo/gloomhaven/monsters/readings';
import { cellOf, fieldOf, type Place, placeOf, placesOn } from './board.ts';
import type { Case, SightBoard } from './format.ts';
import { questionOf } from './question.ts';

/** How one question came out: a failure says what differs. */
export type Verdict = {
  readonly id: string;
  readonly is: 'passed' | 'failed' | 'skipped';
  readonly disputed: boolean;
  readonly says: readonly string[];
};

/** Judges a case strictly: every acceptable answer must be found, and no other. */
export function judgeCase(given: Case): Verdict {
  const { id, tags } = given;
  const disputed = tags.includes('disputed');
  // Rules that the first edition has not.
  if (tags.some((tag) => tag.startsWith('ext:'))) return { id, is: 'skipped', disputed, says: [] };
  const question = questionOf(given);
  const { battlefield, actor, foes } = question;
  const decision = decide(battlefield, actor, foes, oracleReadings);
  const says = [
    ...differences('focus', given.expected.focus, decision.foci),
    ...differences('outcome', expectedOutcomes(given), foundOutcomes(decision, battlefield.field.ids)),
  ];
  return { id, is: says.length === 0 ? 'passed' : 'failed', disputed, says };
}

const expectedOutcomes = ({ expected }: Case): readonly string[] =>
  expected.outcomes.map(({ end, targets, focus }) => outcomeText(end, targets, focus));

const foundOutcomes = ({ outcomes }: Decision, ids: readonly string[]): readonly string[] =>
  outcomes.map(({ end, targets, foci }) => outcomeText(placeNamed(ids[end] ?? ''), targets, foci));

function placeNamed(id: string): Place {
  const [q = 0, r = 0] = id.split(',').map(Number);
  return placeOf([q, r]);
}

const outcomeText = (end: Place, targets: readonly string[], foci: readonly string[]): string =>
  `end ${end.join(',')} targets [${[...targets].sort().join(' ')}] focus [${[...foci].sort().join(' ')}]`;

function differences(name: string, wanted: readonly string[], found: readonly string[]): readonly string[] {
  return [
    ...wanted.filter((one) => !found.includes(one)).map((one) => `${name} missing: ${one}`),
    ...found.filter((one) => !wanted.includes(one)).map((one) => `${name} too many: ${one}`),
  ];
}

/** Judges the sight pairs of a board, in both directions, and its view, cell by cell. */
export function judgeSight(board: SightBoard): readonly Verdict[] {
  const field = fieldOf(board);
  const pairs = board.pairs.map(([one, other, visible], n): Verdict => {
    const [from, to] = [cellOf(field, one), cellOf(field, other)];
    const agrees = field.sees(from, to) === visible && field.sees(to, from) === visible;
    const says = `${one.join(',')} and ${other.join(',')} should ${visible ? '' : 'not '}see each other`;
    return verdict(`${board.id} pair ${n}`, agrees ? [] : [says]);
  });
  const { view } = board;
  if (view === undefined) return pairs;
  const from = cellOf(field, view.from);
  const wrong = placesOn(view.visible)
    .filter(({ sign }) => sign === '+' || sign === '-')
    .filter(({ place, sign }) => field.sees(from, cellOf(field, place)) !== (sign === '+'))
    .map(({ place, sign }) => `${place.join(',')} should ${sign === '+' ? '' : 'not '}be seen`);
  return [...pairs, verdict(`${board.id} view`, wrong)];
}

const verdict = (id: string, says: readonly string[]): Verdict => ({
  id,
  is: says.length === 0 ? 'passed' : 'failed',
  disputed: false,
  says,
});
