/** The achievements that are won in scenarios, in English. */
export const achievementNames = {
  'a-demons-errand': "A Demon's Errand",
  'city-rule-economic': 'City Rule: Economic',
  'dark-bounty': 'Dark Bounty',
  'end-of-the-invasion': 'End of the Invasion',
  'first-steps': 'First Steps',
  'jekserahs-plans': "Jekserah's Plans",
  'stonebreakers-censer': "Stonebreaker's Censer",
  'the-dead-invade': 'The Dead Invade',
  'the-merchant-flees': 'The Merchant Flees',
  'the-power-of-enhancement': 'The Power of Enhancement',
} satisfies Readonly<Record<string, string>>;
