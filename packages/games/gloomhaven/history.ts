import { fieldsOf, type Upgrade } from '@tavolo/kernel';

/** Version 1 had the treasures of earlier matches among the options; none were gone outside of a campaign. */
const lootedOnTheSheet: Upgrade = {
  from: 1,
  playsAlike: true,
  beginning: ({ options: { looted = [], ...options } }) => ({
    options,
    sheet: Array.isArray(looted) && looted.length === 0 ? null : { looted },
  }),
  state: ({ options: former, ...state }) => {
    const { looted, ...options } = fieldsOf(former);
    return { ...state, options, lootedBefore: looted };
  },
};

/** Version 2 followed other rules in some scenarios, and did what they do in the set-up at the end of it. */
const scenariosByTheBook: Upgrade = {
  from: 2,
  playsAlike: false,
  beginning: (written) => written,
  state: (written) => ({ ...written, introduced: written.phase !== 'preparing' }),
};

/** How today's rules read what earlier versions wrote. */
export const history: readonly Upgrade[] = [lootedOnTheSheet, scenariosByTheBook];
