import type { achievementNames as achievements } from '../../en/cards/reward-names.ts';

/** The achievements that are won in scenarios, in Italian. */
export const achievementNames: Readonly<Record<keyof typeof achievements, string>> = {
  'a-demons-errand': "L'Incarico del Demone",
  'city-rule-economic': 'Governo Cittadino: Economico',
  'dark-bounty': 'Taglia Oscura',
  'end-of-the-invasion': "Fine dell'Invasione",
  'first-steps': 'Primi Passi',
  'jekserahs-plans': 'Piani di Jekserah',
  'stonebreakers-censer': "L'Incensiere di Spezzaroccia",
  'the-dead-invade': 'I Morti Invadono',
  'the-merchant-flees': 'La Mercante Fugge',
  'the-power-of-enhancement': 'La Forza del Potenziamento',
};
