/** What is at stake in a fight. */
import { foeIn, levelOfFoe } from '../../rules/foes.ts';
import { heroOn, otherSide, spaceOf } from '../../rules/table.ts';
import type { Combat, Hero } from '../../state.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import { gearGain } from '../goods/gear.ts';
import { itemWorth, spoilsOf, toll } from '../goods/prices.ts';
import { defeatWorth, woundWorth } from '../goods/rivals.ts';
import { armsIn, helpIn, type Mind } from '../mind.ts';
import { bountyOn, rewardWorth } from '../ways/goals.ts';
import { armsOf } from './arms.ts';
import { oddsInDuel } from './forecast.ts';
import type { Fighting } from './in-combat.ts';
import type { Odds } from './odds.ts';

/** What each thing that can come of a fight is worth: a victory, and a wound on the other side. */
export type Stake = { readonly win: number; readonly wound: number };

export function stakeIn(mind: Mind, { combat, side }: Fighting): Stake {
  const rival = heroOn(mind.table.state, combat, otherSide(side));
  return rival === null ? { win: spoils(mind, combat), wound: 0 } : duelStake(mind, rival);
}

/** The item, the box, and what quests give. An encounter with aggro is in everybody's way, first of all in one's own. */
function spoils(mind: Mind, combat: Combat): number {
  const { content, state } = mind.table;
  const foe = foeIn(content, combat);
  const level = levelOfFoe(content, combat);
  if (foe === null) return 0;
  const bounty = bountyOn(mind, foe, level);
  if (combat.card === null) return 0.05 + bounty + rewardWorth(mind, spaceOf(content, combat.space));
  const isMarked = state.heldEvents.some((event) => event.by === mind.hero.seat && event.foe === combat.card);
  const aggro = foe.traits.includes('aggro') ? 0.06 : 0;
  return bounty + aggro + (isMarked ? 1 : 0) + itemOnBack(mind, combat.card);
}

function itemOnBack(mind: Mind, card: CardId): number {
  const { item, event, level } = mind.table.content.challenge.get(card) ?? {};
  if (event?.back.is === 'foe') return itemWorth(level ?? 'grey') + 0.05;
  return item == null ? 0.1 : 0.5 * spoilsOf(mind, level ?? 'grey') + Math.max(0, gearGain(mind, card));
}

function duelStake(mind: Mind, rival: Hero): Stake {
  const theft = rival.backpack.length === 0 ? 0 : 0.12;
  return { win: defeatWorth(mind, rival) + theft, wound: woundWorth(mind, rival) };
}

/** What a fight is worth with these odds. */
export const worthWith = (mind: Mind, { win, wound }: Stake, odds: Odds): number =>
  odds.win * win + odds.dealt * wound - toll(mind, odds);

/** What it is worth to attack somebody. */
export function duelWorth(mind: Mind, rival: Hero): number {
  const { table } = mind;
  const odds = oddsInDuel(table, armsIn(mind), armsOf(table, rival), helpIn(mind));
  return worthWith(mind, duelStake(mind, rival), odds) - 0.05;
}
