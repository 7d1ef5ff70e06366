import { box, type Options } from '@tavolo/gloomhaven';

/** What words of `--options` change beside the scenario; words that differ by a number alone are of one kind. */
export type OptionKind =
  | 'characters'
  | 'level'
  | 'level=choose'
  | 'scenario-level'
  | 'difficulty=easy'
  | 'difficulty=normal'
  | 'difficulty=hard'
  | 'difficulty=very-hard'
  | 'open-information'
  | 'reduced-randomness';

/** What a word changes, and what its meaning is told by: a scenario, or a kind of words. */
type Meaning = {
  readonly changes: Partial<Options>;
  readonly says: { readonly scenario: string; readonly number: number } | OptionKind;
};

const numbers = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Every word of `--options`, in the order in which they are listed. */
export const optionMeanings: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ...[...box.scenarios.values()].map(
    ({ id: scenario, number }) =>
      [`scenario=${scenario}`, { changes: { scenario }, says: { scenario, number } }] as const,
  ),
  ...numbers(2, 4).map(
    (characters) => [`characters=${characters}`, { changes: { characters }, says: 'characters' }] as const,
  ),
  ...numbers(1, 9).map(
    (characterLevel) => [`level=${characterLevel}`, { changes: { characterLevel }, says: 'level' }] as const,
  ),
  ['level=choose', { changes: { characterLevel: 0 }, says: 'level=choose' }],
  ...numbers(0, 7).map(
    (level) => [`scenario-level=${level}`, { changes: { level }, says: 'scenario-level' }] as const,
  ),
  ...(['easy', 'normal', 'hard', 'very-hard'] as const).map(
    (difficulty) =>
      [`difficulty=${difficulty}`, { changes: { difficulty }, says: `difficulty=${difficulty}` }] as const,
  ),
  ['open-information', { changes: { openInformation: true }, says: 'open-information' }],
  ['reduced-randomness', { changes: { reducedRandomness: true }, says: 'reduced-randomness' }],
]);
