/** The upkeep phase: quests first, then equipment. [wow/upkeep] */
import type { Rule } from '@tavolo/kernel';
import { choose, chooseSome } from '../ask.ts';
import { type ActOption, type EquipOption, type PayOption, payOption, readOption } from '../options.ts';
import type { ActiveQuest, Hero } from '../state.ts';
import type { CardId, QuestId } from '../vocabulary/ids.ts';
import type { Objective } from '../vocabulary/quests.ts';
import type { Table, Wow } from '../wow.ts';
import { type At, act, actsAt } from './acts.ts';
import { seeWhetherFalls } from './damage.ts';
import { discardChosen } from './hands.ts';
import { happen } from './happenings.ts';
import { canEquip, discardItem, equip, unequip } from './items.ts';
import { isAt, isDone, itemsThatPay, needed } from './objectives.ts';
import { mightPlay } from './plays.ts';
import { useOptions } from './powers.ts';
import { completeQuests, isOpen, questOf } from './quests.ts';
import { activeHero, itemOf } from './table.ts';

const moments: readonly At[] = [
  { window: 'own-turn', moment: 'own-turn' },
  { window: 'own-turn', moment: 'upkeep' },
];

/**
 * Collects and arrives as often as something new becomes possible, then one thing of choice, or the end. With the first
 * item that is put on or taken off the quest upkeep is over. [wow/upkeep.1, wow/upkeep.2, wow/upkeep.4]
 */
export function* upkeep(g: Wow): Rule {
  const hero = activeHero(g.state);
  const isQuestUpkeep = g.state.phase === 'upkeep';
  if (isQuestUpkeep) yield* arrive(g, hero);
  const pays = isQuestUpkeep ? payOptions(g, hero) : [];
  const equips = equipOptions(g, hero);
  const isAsked =
    pays.length + equips.length > 0 ||
    mightPlay(g, hero, 'own-turn') ||
    moments.some(({ moment }) => useOptions(g, hero, moment).length > 0);
  if (!isAsked) return leave(g);
  const option = yield* choose('upkeep', {
    seat: hero.seat,
    rule: 'wow/upkeep.2',
    evenIfForced: true,
    from: () => [...pays, ...equips, ...actsAt(g, hero, moments), 'end'],
  });
  if (option === 'end') return leave(g);
  const { is, of } = readOption(option);
  if (is === 'pay') return yield* payQuest(g, hero, of as QuestId); // made by `payOption`
  if (is === 'equip' || is === 'unequip') g.state.phase = 'equip';
  if (is === 'equip' || is === 'unequip') return yield* change(g, hero, is, of as CardId); // made by `equipOptions`
  yield* act(g, hero, option as ActOption, moments); // nothing else is offered
}

/** Puts an item on or off; one that costs health may be too much. */
function* change(g: Wow, hero: Hero, how: 'equip' | 'unequip', card: CardId): Rule {
  if (how === 'equip') equip(g, hero, card);
  else unequip(g, hero, card);
  yield* seeWhetherFalls(g, hero, { by: null, means: 'item', source: itemOf(g.content, card).id });
}

function leave({ state }: Wow): void {
  state.phase = 'turn-end';
}

/** Own tokens are taken and places reached by themselves: nobody would leave them. [wow/upkeep.1, wow/quests.11] */
function* arrive(g: Wow, hero: Hero): Rule {
  let before = -1;
  while (progressOf(hero) !== before) {
    before = progressOf(hero);
    yield* happen(g, [{ is: 'arrived', by: hero.seat, space: hero.space }]);
  }
}

/** A number that grows with whatever a hero achieves. */
function progressOf({ quests, log }: Hero): number {
  let progress = log.length * 100;
  for (const { done } of quests) for (const n of done) progress += n;
  return progress;
}

type Payment = {
  readonly active: ActiveQuest;
  readonly nth: number;
  readonly objective: Extract<Objective, { is: 'pay-items' | 'pay-cards' }>;
};

/** The payments that a hero's quests ask for here and that it can make. */
const paymentsOf = (table: Table, hero: Hero): readonly Payment[] =>
  hero.quests.flatMap((active) =>
    questOf(table.content, active.quest).objectives.flatMap((objective, nth): readonly Payment[] => {
      if (objective.is !== 'pay-items' && objective.is !== 'pay-cards') return [];
      const payment = { active, nth, objective };
      return canBeMade(table, hero, payment) ? [payment] : [];
    }),
  );

function canBeMade(table: Table, hero: Hero, { active, nth, objective }: Payment): boolean {
  if (isDone(objective, active.done[nth] ?? 0)) return false;
  if (!isOpen(questOf(table.content, active.quest), active, nth)) return false;
  if (!isAt(table, hero.space, objective.at)) return false;
  return objective.is === 'pay-items'
    ? itemsThatPay(table.content, hero, objective.which).length > 0
    : hero.hand.length >= objective.n;
}

const payOptions = (table: Table, hero: Hero): readonly PayOption[] =>
  paymentsOf(table, hero).map(({ active }) => payOption(active.quest));

/** Items one after another, in as many turns as it takes; cards all at once. */
function* payQuest(g: Wow, hero: Hero, quest: QuestId): Rule {
  const payment = paymentsOf(g, hero).find(({ active }) => active.quest === quest);
  if (payment === undefined) return;
  const { active, nth, objective } = payment;
  const done = active.done[nth] ?? 0;
  const paid =
    objective.is === 'pay-items'
      ? yield* payItems(g, hero, { quest, objective, left: needed(objective) - done })
      : yield* payCards(g, hero, quest, objective.n);
  active.done[nth] = done + paid;
  g.tell({ is: 'progressed', hero: hero.seat, quest, objective: nth, done: done + paid }, 'wow/quests.6');
  yield* completeQuests(g);
}

type PayingItems = {
  readonly quest: QuestId;
  readonly objective: Extract<Objective, { is: 'pay-items' }>;
  readonly left: number;
};

function* payItems(g: Wow, hero: Hero, { quest, objective, left }: PayingItems): Rule<number> {
  const from = itemsThatPay(g.content, hero, objective.which);
  const items = yield* chooseSome('items-to-pay', {
    seat: hero.seat,
    rule: 'wow/items.11',
    from,
    min: 1,
    max: Math.min(left, from.length),
    about: () => ({ quest, n: left }),
  });
  for (const card of items) discardItem(g, hero, card, 'wow/items.11');
  return items.length;
}

function* payCards(g: Wow, hero: Hero, quest: QuestId, n: number): Rule<number> {
  yield* discardChosen(g, hero, { n, why: 'quest', source: quest, rule: 'wow/upkeep.1' });
  return n;
}

/** What can be put on or taken off. [wow/items.4, wow/items.5] */
function equipOptions(table: Table, hero: Hero): readonly EquipOption[] {
  const on = hero.backpack
    .filter((card) => canEquip(table, hero, card))
    .map((card): EquipOption => `equip:${card}`);
  const off = [hero.weapon, hero.armor]
    .filter((card) => card !== null)
    .map((card): EquipOption => `unequip:${card}`);
  return [...on, ...off];
}
