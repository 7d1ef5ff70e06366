import type { achievementNames as achievements } from '../../en/cards/reward-names.ts';

/** The achievements that are won in scenarios, in Brazilian Portuguese. */
export const achievementNames: Readonly<Record<keyof typeof achievements, string>> = {
  'a-demons-errand': 'A Incumbência de um Demônio',
  'city-rule-economic': 'Governo da Cidade: Econômico',
  'dark-bounty': 'Recompensa Sombria',
  'end-of-the-invasion': 'Fim da Invasão',
  'first-steps': 'Primeiros Passos',
  'jekserahs-plans': 'Os Planos de Jekserah',
  'stonebreakers-censer': 'O Incensário do Quebra-Pedras',
  'the-dead-invade': 'A Invasão dos Mortos',
  'the-merchant-flees': 'A Mercadora Foge',
  'the-power-of-enhancement': 'O Poder da Melhoria',
};
