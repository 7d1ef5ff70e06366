/** Words about health, stamina and essence. */
import type { Rule } from '@tavolo/kernel';
import type { Machina } from '../../machina.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { Deed } from '../abilities/deeds.ts';
import { unitsFor } from '../abilities/singled-out.ts';
import { loseEssence, loseHealth, loseStamina, restore } from '../losses/losses.ts';
import { explorerWith, monsterWith } from '../units.ts';
import type { WordsFor } from './words.ts';

type Word<Is extends Effect['is']> = Extract<Effect, { is: Is }>;

export const onHealth: WordsFor<'lose' | 'restore' | 'prevent' | 'redirect' | 'set-health'> = {
  lose,
  restore: giveBack,
  prevent,
  redirect,
  'set-health': setHealth,
};

/** Explorers by seat, then monsters by queue. [ma/essence.7] */
function* lose({ resource, n, who, ifAble }: Word<'lose'>, g: Machina, deed: Deed): Rule {
  const cause = { source: deed.card, attack: deed.attack, ifAble: ifAble ?? false };
  for (const unit of yield* unitsFor(g, deed, who)) {
    const explorer = explorerWith(g.state, unit);
    if (resource === 'health') yield* loseHealth(g, unit, n, cause);
    else if (explorer !== null && resource === 'essence') yield* loseEssence(g, explorer.explorer, n, cause);
    else if (explorer !== null) loseStamina(g, explorer.explorer, n, deed.card);
  }
}

function* giveBack({ resource, n, who }: Word<'restore'>, g: Machina, deed: Deed): Rule {
  for (const unit of yield* unitsFor(g, deed, who))
    yield* restore(g, unit, { what: resource, n, source: deed.card, by: deed.self });
}

/** Part of a loss, or an end, does not come about. [ma/essence.7] */
function prevent({ n }: Word<'prevent'>, g: Machina, { moment, card }: Deed): undefined {
  if (moment?.is === 'end') {
    moment.prevented = true;
    return;
  }
  if (moment?.is !== 'loss') return;
  const prevented = n === 'all' ? moment.n : Math.min(n, moment.n);
  moment.n -= prevented;
  g.tell({ is: 'prevented', unit: moment.unit, n: prevented, source: card }, 'ma/essence.7');
}

/** A loss falls on another unit instead. [ma/essence.7] */
function* redirect({ to }: Word<'redirect'>, g: Machina, deed: Deed): Rule {
  const { moment, card } = deed;
  const [unit] = yield* unitsFor(g, deed, to);
  if (moment?.is !== 'loss' || unit === undefined || unit === moment.unit) return;
  g.tell({ is: 'redirected', from: moment.unit, to: unit, source: card }, 'ma/essence.7');
  moment.unit = unit;
}

function* setHealth({ n, who }: Word<'set-health'>, g: Machina, deed: Deed): Rule {
  for (const unit of yield* unitsFor(g, deed, who)) {
    const holder = explorerWith(g.state, unit) ?? monsterWith(g.state, unit);
    if (holder === null) continue;
    holder.health = n;
    const explorer = explorerWith(g.state, unit);
    if (explorer !== null)
      g.tell({ is: 'saved', explorer: explorer.explorer, source: deed.card }, 'ma/ending.1');
  }
}
