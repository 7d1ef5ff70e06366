import type { Options, Texts } from '@tavolo/gloomhaven';
import {
  bonusXp,
  goldPerCoin,
  highestLevel,
  monsterLevel,
  scenarioLevel,
  trapDamage,
} from '@tavolo/gloomhaven/level';
import type { WordedScale, WordedTableOption } from '../face.ts';
import type { Lore, Words } from './lore/lore.ts';
import type { FaceText } from './text/face-texts.ts';

type Said = { readonly words: Words; readonly texts: Texts; readonly own: FaceText };

/** What is played, and the ways to play it. */
export const tableOptions = (lore: Lore, said: Said): readonly WordedTableOption[] => [
  scenarioOption(lore, said),
  charactersOption(said),
  characterLevelOption(said),
  difficultyOption(said),
  flag('openInformation', 'gh/variants.4', said),
  flag('reducedRandomness', 'gh/variants.6', said),
  flag('neighboursSee', 'gh/A-03', said),
  flag('jumpPaysDifficult', 'gh/A-02', said),
  flag('tiesAgreed', 'gh/A-33', said),
];

const scenarioOption = ({ box }: Lore, { words, texts, own }: Said): WordedTableOption => ({
  key: 'scenario',
  title: own.options.scenario,
  rule: null,
  isMain: true,
  values: [...box.scenarios.values()].map(({ id, number }) => ({
    value: id,
    mark: number === 0 ? '?' : String(number),
    label: texts.name(id, 'scenario'),
    brief: words.goalOf(id).join(' '),
    says: texts.story(id)?.intro ?? '',
  })),
});

const charactersOption = ({ own: { options } }: Said): WordedTableOption => ({
  key: 'characters',
  title: options.characters.title,
  rule: 'gh/components.2',
  isMain: true,
  values: [2, 3, 4].map((value) => ({ value, label: String(value), says: options.characters.says })),
});

const characterLevelOption = ({ own: { options } }: Said): WordedTableOption => ({
  key: 'characterLevel',
  title: options.characterLevel.title,
  rule: 'gh/level.3',
  isMain: true,
  values: [
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((value) => ({
      value,
      label: String(value),
      says: options.characterLevel.says,
    })),
    { value: 0, ...options.characterLevel.own },
  ],
});

const difficultyOption = ({ texts, own: { options } }: Said): WordedTableOption => ({
  key: 'difficulty',
  title: options.difficulty.title,
  rule: 'gh/level.5',
  isMain: true,
  values: (['easy', 'normal', 'hard', 'very-hard'] as const).map((value) => ({
    value,
    label: texts.words.difficulties[value],
    says: options.difficulty[value],
  })),
});

/** The level of the scenario that these options lead to, and what each level gives. [gh/level.1, gh/level.2] */
export function levelScale(options: Options, { texts, own }: Said): WordedScale {
  const levels = Array.from({ length: highestLevel + 1 }, (_, level) => level);
  const row = (label: string, value: (level: number) => number) => ({
    label,
    values: levels.map((level) => String(value(level))),
  });
  const now = options.characterLevel === 0 ? null : scenarioLevel(options, [options.characterLevel]);
  return {
    title: own.scale.title,
    says: now === null ? own.scale.found : own.scale.says(now),
    rule: 'gh/level.4',
    steps: levels.map(String),
    now,
    rows: [
      row(texts.term('monster-level'), (level) => monsterLevel(level, options)),
      row(texts.term('trap-damage'), (level) => trapDamage(level, options)),
      row(own.scale.gold, (level) => goldPerCoin({ level })),
      row(own.scale.xp, (level) => bonusXp({ level })),
    ],
  };
}

type Flag = 'openInformation' | 'reducedRandomness' | 'neighboursSee' | 'jumpPaysDifficult' | 'tiesAgreed';

/** What is on by itself stands first. */
const onByItself: readonly Flag[] = ['neighboursSee', 'jumpPaysDifficult', 'tiesAgreed'];

function flag(key: Flag, rule: string, { own: { options } }: Said): WordedTableOption {
  const { title, on, off } = options[key];
  const values = [
    { value: true, ...on },
    { value: false, ...off },
  ];
  return { key, title, rule, isMain: false, values: onByItself.includes(key) ? values : values.reverse() };
}
