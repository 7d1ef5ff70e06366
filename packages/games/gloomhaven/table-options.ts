import { calledByName, onOrOff, type TableOption, tableOptions } from '@tavolo/kernel';
import type { Options } from './state.ts';
import type { Content } from './vocabulary/content.ts';

/** What tables choose between: what is played, and how. What most tables do stands first. [gh/components.2, gh/level.3] */
export const tableOptionsWith = ({ scenarios }: Pick<Content, 'scenarios'>): readonly TableOption[] =>
  tableOptions<Options>({
    scenario: { word: 'scenario', rule: null, weight: 'main', values: calledByName([...scenarios.keys()]) },
    characters: {
      word: 'characters',
      rule: 'gh/components.2',
      weight: 'main',
      values: calledByName([2, 3, 4]),
    },
    characterLevel: {
      word: 'level',
      rule: 'gh/level.3',
      weight: 'main',
      values: [...calledByName([1, 2, 3, 4, 5, 6, 7, 8, 9]), { value: 0, word: 'choose' }],
    },
    difficulty: {
      word: 'difficulty',
      rule: 'gh/level.5',
      weight: 'main',
      values: calledByName(['easy', 'normal', 'hard', 'very-hard']),
    },
    level: {
      word: 'scenario-level',
      rule: 'gh/level.6',
      weight: 'expert',
      values: [{ value: null, word: 'recommended' }, ...calledByName([0, 1, 2, 3, 4, 5, 6, 7])],
    },
    ...readings,
    dungeonPenalties: {
      word: 'penalties',
      rule: 'gh/variants.22',
      weight: 'expert',
      values: calledByName(['recommended', 'none', 'major']),
    },
  });

/** Variants, and readings of rules on which tables differ. */
const readings = {
  openInformation: {
    word: 'open-information',
    rule: 'gh/variants.4',
    weight: 'plain',
    values: onOrOff('off'),
  },
  reducedRandomness: {
    word: 'reduced-randomness',
    rule: 'gh/variants.6',
    weight: 'plain',
    values: onOrOff('off'),
  },
  neighboursSee: { word: 'neighbours-see', rule: 'gh/A-03', weight: 'plain', values: onOrOff('on') },
  jumpPaysDifficult: { word: 'jump-pays', rule: 'gh/A-02', weight: 'plain', values: onOrOff('on') },
  tiesAgreed: { word: 'ties-agreed', rule: 'gh/A-33', weight: 'plain', values: onOrOff('on') },
} as const;
