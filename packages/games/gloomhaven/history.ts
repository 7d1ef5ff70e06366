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

/** How today's rules read what earlier versions wrote. */
export const history: readonly Upgrade[] = [lootedOnTheSheet];
