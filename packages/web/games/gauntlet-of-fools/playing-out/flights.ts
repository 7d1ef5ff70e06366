import type { Fact } from '@tavolo/gauntlet-of-fools';
import type { GauntletIcon } from '../icons.ts';

/** Something that flies over the table as a fact is told: so many of a thing, from one spot to another. */
export type Flight = {
  readonly icon: GauntletIcon;
  readonly feels: 'gold' | 'wound' | 'token';
  readonly count: number;
  readonly from: string;
  readonly to: string;
};

/** More than these would be a cloud. */
const most = 6;

/** What flies when a fact is told; `null`: nothing. */
export function flightOf(fact: Fact): Flight | null {
  switch (fact.is) {
    case 'gained-gold':
    case 'won-the-bet':
      return flight('gold', fact.gold, 'encounter', `gold-${fact.hero}`);
    case 'lost-gold':
      return flight('gold', fact.gold, `gold-${fact.hero}`, 'encounter');
    case 'bet':
      return flight('gold', fact.gold, `gold-${fact.hero}`, 'encounter');
    case 'wounded':
      return flight('wound', fact.wounds, 'encounter', `wounds-${fact.hero}`);
    case 'gained-token':
      return flight('token', 1, 'encounter', `tokens-${fact.hero}`);
    default:
      return null;
  }
}

const icons: { readonly [Feels in Flight['feels']]: GauntletIcon } = {
  gold: 'gof/gold',
  wound: 'gof/hit',
  token: 'gof/token',
};

const flight = (feels: Flight['feels'], count: number, from: string, to: string): Flight => ({
  icon: icons[feels],
  feels,
  count: Math.min(most, count),
  from,
  to,
});
