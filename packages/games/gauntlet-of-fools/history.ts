import { fieldsOf, type Upgrade } from '@tavolo/kernel';

/** Version 1 had the last winners among the options, where any client could name them. */
const lastWinnersOnTheSheet: Upgrade = {
  from: 1,
  playsAlike: true,
  beginning: ({ options: { lastWinners = [], ...options } }) => ({ options, sheet: { lastWinners } }),
  state: ({ options: former, ...state }) => {
    const { lastWinners: _, ...options } = fieldsOf(former);
    return { ...state, options };
  },
};

/** How today's rules read what earlier versions wrote. */
export const history: readonly Upgrade[] = [lastWinnersOnTheSheet];
