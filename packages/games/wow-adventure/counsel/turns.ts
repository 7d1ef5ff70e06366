/** What the options of the phases of a turn are worth. */
import type { HabitQuestionOf } from '@tavolo/kernel';
import type { WowKinds } from '../kinds.ts';
import { type ActOption, readOption } from '../options.ts';
import { foeOn } from '../rules/foes.ts';
import { itemsThatPay } from '../rules/objectives.ts';
import { questOf } from '../rules/quests.ts';
import { cardOf, heroOf, spaceOf } from '../rules/table.ts';
import type { Hero } from '../state.ts';
import type { CardId, QuestId, SpaceId } from '../vocabulary/ids.ts';
import type { Moment } from '../vocabulary/powers.ts';
import { resources } from '../vocabulary/terms.ts';
import { duelWorth } from './fights/stakes.ts';
import { actWorth, wieldedAs } from './goods/acts.ts';
import { costWorth } from './goods/costs.ts';
import { effectsWorth } from './goods/effects.ts';
import { gearGain, leastWorth } from './goods/gear.ts';
import { cardWorth } from './goods/prices.ts';
import { resourceWorth } from './goods/resources.ts';
import type { Mind } from './mind.ts';
import { canPay, rewardWorth, stepWorth } from './ways/goals.ts';
import { cardFight, deckFight, lairFight, prospectOf } from './ways/prospects.ts';
import { flightGain } from './ways/shortcuts.ts';

type Asked<Name extends keyof WowKinds['Questions'] & string> = HabitQuestionOf<WowKinds, Name>;

/** What an option is worth. */
export type Weigh = (option: string) => number;

/** An act is worth doing only if it gains at least this. */
const threshold = 0.01;

/** What an act adds to the best of what else can be done; one that gains nothing is put behind everything. */
const added = (best: number, gain: number): number => (gain > threshold ? best + gain : best - 1 + gain);

/** Walks to where it is best to end; before that, whatever gains something. */
export function movement({ options }: Asked<'movement'>, mind: Mind): Weigh {
  const stay = prospectOf(mind, mind.hero.space) + 0.01;
  const walks = options.flatMap((option) => (option.startsWith('walk:') ? [prospectAt(mind, option)] : []));
  const best = Math.max(stay, ...walks);
  return (option) => {
    if (option === 'end') return stay;
    if (option.startsWith('walk:')) return prospectAt(mind, option);
    return added(best, actWorth(mind, option as ActOption, moving)); // nothing else is offered
  };
}

const moving: readonly Moment[] = ['movement', 'own-turn'];

const prospectAt = (mind: Mind, option: string): number => prospectOf(mind, readOption(option).of as SpaceId); // made from a space

/** Takes the resource that helps most. */
export function resource({ options }: Asked<'resource'>, mind: Mind): Weigh {
  const best = Math.max(...options.map((option) => ofSpace(mind, option) ?? 0));
  return (option) =>
    ofSpace(mind, option) ??
    added(best, actWorth(mind, option as ActOption, exploring) - lost(mind, option, best)); // an act
}

const exploring: readonly Moment[] = ['exploration', 'own-turn'];

/** What a resource of the space is worth; `null`: it is none. */
function ofSpace(mind: Mind, option: string): number | null {
  if (option === 'none') return 0;
  const found = resources.find((one) => one === option);
  if (found === undefined) return null;
  return found === 'flight-path' ? flightGain(mind) : resourceWorth(mind, found);
}

/** What is used in place of something else costs that. */
function lost(mind: Mind, option: string, best: number): number {
  const wielded = wieldedAs(mind, readOption(option).of, [...exploring, ...challenging]);
  return wielded?.power.instead === 'resource' || wielded?.power.instead === 'challenge' ? best : 0;
}

/** Fights what is worth it: somebody weak, somebody wanted, or something with a reward. */
export function challenge({ options }: Asked<'challenge'>, mind: Mind): Weigh {
  const best = Math.max(...options.map((option) => toFight(mind, option) ?? Number.NEGATIVE_INFINITY));
  return (option) =>
    toFight(mind, option) ??
    added(best, actWorth(mind, option as ActOption, challenging) - lost(mind, option, best)); // an act
}

const challenging: readonly Moment[] = ['challenge', 'own-turn'];

function toFight(mind: Mind, option: string): number | null {
  const { content, state } = mind.table;
  const { is, of } = readOption(option);
  const card = of as CardId; // made from a card, where it is one
  switch (is) {
    case 'attack':
      return duelWorth(mind, heroOf(state, of as Hero['seat'])); // made from a seat
    case 'foe':
      return cardFight(mind, foeOn(content, card), cardOf(content, card).level);
    case 'lair':
      return lairWorth(mind);
    case 'event':
      return eventWorth(mind, card);
    case 'draw':
      return deckFight(mind, spaceOf(content, mind.hero.space).level);
    default:
      return null;
  }
}

function lairWorth(mind: Mind): number {
  const place = spaceOf(mind.table.content, mind.hero.space);
  if (place.encounter?.foe != null) return lairFight(mind, place.id);
  return canPay(mind, place) ? rewardWorth(mind, place) : 0;
}

/** What it is worth to resolve an event. */
export function eventWorth(mind: Mind, card: CardId): number {
  const event = mind.table.content.challenge.get(card)?.event;
  if (event == null) return 0;
  return effectsWorth({ mind, card }, event.resolve.do) - costWorth(mind, event.resolve.cost, null);
}

/** Pays quests, wears the best, uses what gains something, and ends. */
export function upkeep(_: Asked<'upkeep'>, mind: Mind): Weigh {
  return (option) => {
    if (option === 'end') return 0;
    const { is, of } = readOption(option);
    if (is === 'pay') return payWorth(mind, of as QuestId); // made from a quest
    if (is === 'unequip') return -1;
    if (is === 'equip') return added(0, gearGain(mind, of as CardId) - 0.02); // made from a card
    return added(0, actWorth(mind, option as ActOption, keeping)); // an act
  };
}

const keeping: readonly Moment[] = ['upkeep', 'own-turn'];

function payWorth(mind: Mind, id: QuestId): number {
  const { table, hero } = mind;
  const active = hero.quests.find(({ quest }) => quest === id);
  if (active === undefined) return 0;
  let price = 0;
  for (const objective of questOf(table.content, id).objectives) {
    if (objective.is === 'pay-cards') price += 0.4 * objective.n * cardWorth(mind);
    if (objective.is === 'pay-items')
      price += leastWorth(mind, itemsThatPay(table.content, hero, objective.which)) - 0.5;
  }
  return 1 + stepWorth(table, active) - Math.max(0, price);
}
