import type { Texts } from '@tavolo/gloomhaven';
import type { WordedTableOption } from '../face.ts';
import type { Lore } from './lore/lore.ts';
import type { FaceText } from './text/face-texts.ts';

/** The ways to play, the usual one first. */
export const tableOptions = (lore: Lore, texts: Texts, own: FaceText): readonly WordedTableOption[] => [
  scenarioOption(lore, texts, own),
  {
    key: 'difficulty',
    title: own.options.difficulty.title,
    rule: 'gh/level.5',
    values: (['normal', 'easy', 'hard', 'very-hard'] as const).map((value) => ({
      value,
      label: texts.words.difficulties[value],
      says: own.options.difficulty[value],
    })),
  },
  charactersOption(own),
  flag('openInformation', 'gh/variants.4', own),
  flag('reducedRandomness', 'gh/variants.6', own),
  flag('neighboursSee', 'gh/A-03', own),
  flag('jumpPaysDifficult', 'gh/A-02', own),
];

function scenarioOption({ box }: Lore, texts: Texts, own: FaceText): WordedTableOption {
  return {
    key: 'scenario',
    title: own.options.scenario,
    rule: null,
    values: [...box.scenarios.values()].map(({ id, number }) => ({
      value: id,
      label: `${number}. ${texts.name(id, 'scenario')}`,
      says: texts.story(id)?.intro ?? '',
    })),
  };
}

const charactersOption = ({ options: { characters } }: FaceText): WordedTableOption => ({
  key: 'characters',
  title: characters.title,
  rule: 'gh/components.2',
  values: [2, 3, 4].map((value) => ({ value, label: String(value), says: characters.says })),
});

type Flag = 'openInformation' | 'reducedRandomness' | 'neighboursSee' | 'jumpPaysDifficult';

/** What is on by itself stands first. */
const onByItself: readonly Flag[] = ['neighboursSee', 'jumpPaysDifficult'];

function flag(key: Flag, rule: string, { options }: FaceText): WordedTableOption {
  const { title, on, off } = options[key];
  const values = [
    { value: true, ...on },
    { value: false, ...off },
  ];
  return { key, title, rule, values: onByItself.includes(key) ? values : values.reverse() };
}
