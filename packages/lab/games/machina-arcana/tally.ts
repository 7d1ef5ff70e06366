import type { Match } from '@tavolo/kernel';
import type { InEachLanguage, Language } from '@tavolo/language';
import type { MachinaKinds } from '@tavolo/machina-arcana';
import { textsIn } from '@tavolo/machina-arcana/text';
import type { GameTally, MatchCount, TallyTable, TallyWords } from '../../simulate/tally.ts';
import { countedIn } from './counting.ts';

/** How far the explorers came, how long it took, and how each explorer fared. */
export const tally: GameTally<MachinaKinds> = { count, words };

function count(match: Match<MachinaKinds>): MatchCount {
  return { length: match.state.round, counted: countedIn(match) };
}

type OwnWords = {
  readonly rounds: string;
  readonly spread: (middle: number, low: number, high: number) => string;
  readonly course: readonly string[];
  readonly deeds: readonly string[];
  readonly scenario: { readonly title: string; readonly heading: string };
  readonly difficulty: { readonly title: string; readonly heading: string };
  readonly explorer: { readonly title: string; readonly heading: string };
};

const ownWords: InEachLanguage<OwnWords> = {
  en: {
    rounds: 'rounds',
    spread: (middle, low, high) =>
      `Half of the games end by round ${middle}, and 8 in 10 in rounds ${low} to ${high}.`,
    course: ['chapters', 'rounds', 'deaths', 'monster level', 'wins'],
    deeds: ['kills', 'essence', 'items', 'died', 'wins'],
    scenario: { title: 'By scenario', heading: 'Scenario' },
    difficulty: { title: 'By difficulty', heading: 'Difficulty' },
    explorer: { title: 'By explorer', heading: 'Explorer' },
  },
  it: {
    rounds: 'round',
    spread: (middle, low, high) =>
      `Metà delle partite finisce entro il round ${middle}, e 8 su 10 tra il round ${low} e il ${high}.`,
    course: ['capitoli', 'round', 'morti', 'livello dei mostri', 'vittorie'],
    deeds: ['uccisioni', 'essenza', 'oggetti', 'morti', 'vittorie'],
    scenario: { title: 'Per scenario', heading: 'Scenario' },
    difficulty: { title: 'Per difficoltà', heading: 'Difficoltà' },
    explorer: { title: 'Per esploratore', heading: 'Esploratore' },
  },
  pt: {
    rounds: 'rodadas',
    spread: (middle, low, high) =>
      `Metade das partidas termina até a rodada ${middle}, e 8 em cada 10 entre as rodadas ${low} e ${high}.`,
    course: ['capítulos', 'rodadas', 'mortes', 'nível dos monstros', 'vitórias'],
    deeds: ['abates', 'essência', 'itens', 'mortes', 'vitórias'],
    scenario: { title: 'Por cenário', heading: 'Cenário' },
    difficulty: { title: 'Por dificuldade', heading: 'Dificuldade' },
    explorer: { title: 'Por explorador', heading: 'Explorador' },
  },
};

function words(language: Language): TallyWords {
  const { rounds, spread, course, deeds, ...own } = ownWords[language];
  const { name } = textsIn(language);
  const byCourse = (group: 'scenario' | 'difficulty'): TallyTable => ({
    group,
    title: own[group].title,
    headings: [own[group].heading, ...course],
    forms: ['mean', 'mean', 'mean', 'mean', 'wins'],
  });
  return {
    score: course[0] ?? '',
    length: rounds,
    spreads: [{ group: 'rounds', says: spread }],
    tables: [
      byCourse('scenario'),
      byCourse('difficulty'),
      {
        group: 'explorer',
        title: own.explorer.title,
        headings: [own.explorer.heading, ...deeds],
        forms: ['mean', 'mean', 'mean', 'share', 'wins'],
      },
    ],
    name,
  };
}
