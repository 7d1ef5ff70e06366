import type { GloomKinds } from '@tavolo/gloomhaven';
import { textsIn } from '@tavolo/gloomhaven/text';
import type { Match } from '@tavolo/kernel';
import type { InEachLanguage, Language } from '@tavolo/language';
import type { GameTally, MatchCount, TallyTable, TallyWords } from '../../simulate/tally.ts';

/** How many rounds a scenario took, and how each class fared in it. */
export const tally: GameTally<GloomKinds> = { count, words };

function count(match: Match<GloomKinds>): MatchCount {
  const { heroes, round, outcome, options } = match.state;
  const won = outcome === 'success' ? 1 : 0;
  const counted = heroes.flatMap((hero) => {
    const values = [hero.xp, hero.gold, hero.exhausted ? 1 : 0, won];
    return [
      { group: 'class', id: hero.class, values },
      { group: 'scenario', id: options.scenario, values },
    ];
  });
  return { length: round, counted };
}

type OwnWords = {
  readonly columns: readonly [string, string, string, string];
  readonly rounds: string;
  readonly byClass: { readonly title: string; readonly heading: string };
  readonly byScenario: { readonly title: string; readonly heading: string };
};

const ownWords: InEachLanguage<OwnWords> = {
  en: {
    columns: ['XP', 'gold', 'exhausted', 'wins'],
    rounds: 'rounds',
    byClass: { title: 'By class', heading: 'Class' },
    byScenario: { title: 'By scenario', heading: 'Scenario' },
  },
  it: {
    columns: ['PE', 'oro', 'sfinimento', 'vittorie'],
    rounds: 'round',
    byClass: { title: 'Per classe', heading: 'Classe' },
    byScenario: { title: 'Per scenario', heading: 'Scenario' },
  },
  pt: {
    columns: ['EXP', 'ouro', 'exaustão', 'vitórias'],
    rounds: 'rodadas',
    byClass: { title: 'Por classe', heading: 'Classe' },
    byScenario: { title: 'Por cenário', heading: 'Cenário' },
  },
};

function words(language: Language): TallyWords {
  const { byClass, byScenario, columns, rounds } = ownWords[language];
  const forms: TallyTable['forms'] = ['mean', 'mean', 'share', 'share'];
  return {
    score: columns[0],
    length: rounds,
    tables: [
      { group: 'class', title: byClass.title, headings: [byClass.heading, ...columns], forms },
      { group: 'scenario', title: byScenario.title, headings: [byScenario.heading, ...columns], forms },
    ],
    name: (id) => textsIn(language).name(id),
  };
}
