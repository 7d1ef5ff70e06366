/** How a sensible player answers without thinking long; where it has no opinion, at random. */
import { type Chance, type ForQuestions, forQuestion, type Habit, type HabitQuestion } from '@tavolo/kernel';
import type { WowKinds } from '../kinds.ts';
import { readOption, titleOf } from '../options.ts';
import { questOf } from '../rules/quests.ts';
import { heroOf, valorOf } from '../rules/table.ts';
import type { Hero } from '../state.ts';
import type { Content } from '../vocabulary/content.ts';
import type { CardId, SpaceId } from '../vocabulary/ids.ts';
import type { Table } from '../wow.ts';
import { afterRoll, beforeRoll } from './fights.ts';
import { goalsOf } from './goals.ts';
import { airOf, goalsFrom, type Mind, mindOf } from './prospects.ts';
import { challenge, gearWorth, movement, resource, upkeep } from './turns.ts';

type Asked = HabitQuestion<WowKinds>;

/** The table, the hero that is asked, and what decides between equals. */
type Asking = { readonly table: Table; readonly hero: Hero; readonly chance: Chance };

/** Picks, or `null` for no opinion. */
type Opinion = readonly string[] | null;

export const habitWith =
  (content: Content): Habit<WowKinds> =>
  (asked, chance) => {
    const { state, seat } = asked;
    const hero = state.heroes.find((one) => one.seat === seat);
    const opinion =
      hero === undefined
        ? null
        : forQuestion<Asked, [Asking], Opinion>(opinions, asked, { table: { state, content }, hero, chance });
    return opinion ?? fewest(asked, chance);
  };

/** As few as allowed, at random. */
function fewest({ options, min }: Asked, chance: Chance): readonly string[] {
  if (min === 1) return [chance.pick<string>(options)];
  return min === 0 ? [] : chance.shuffle<string>([...options]).slice(0, min);
}

const none = (): Opinion => null;

const minded = ({ table, hero }: Asking): Mind => mindOf(table, hero, goalsOf(table, hero));

const pass = (option: string) => (): Opinion => [option];

/** The space from which the goals look best. */
function whereBest(options: readonly string[], { table, hero }: Asking): Opinion {
  const mind = { goals: goalsOf(table, hero), air: { ...airOf(table, hero), isGrounded: true } };
  const best = highest(
    options.filter((option) => option !== 'stay'),
    (option) => goalsFrom(mind, option as SpaceId), // made from a space
  );
  return best === null ? ['stay'] : [best];
}

function highest<Option extends string>(
  options: readonly Option[],
  worth: (option: Option) => number,
): Option | null {
  let best = Number.NEGATIVE_INFINITY;
  let picked: Option | null = null;
  for (const option of options) {
    const now = worth(option);
    if (now <= best) continue;
    best = now;
    picked = option;
  }
  return picked;
}

/** The rival that is nearest to winning. */
const leader = (options: readonly string[], { table }: Asking): Opinion => {
  const best = highest(options, (seat) => valorOf(heroOf(table.state, seat as Hero['seat']))); // made from a seat
  return best === null ? null : [best];
};

/** The least useful cards go: those that cost most, and copies. */
function leastUseful(options: readonly string[], n: number, { table, chance }: Asking): Opinion {
  const cost = (option: string) => table.content.abilities.get(titleOf(option as never))?.cost ?? 0; // made from a hand
  return chance
    .shuffle<string>([...options])
    .sort((one, other) => cost(other) - cost(one))
    .slice(0, n);
}

const bestItem = (options: readonly string[], { table }: Asking, sign: 1 | -1): Opinion => {
  const best = highest(
    options.filter((option) => option !== 'none'),
    (option) => sign * gearWorth(table.content, option as CardId), // made from a card
  );
  return best === null ? ['none'] : [best];
};

/** A quest that asks for little is kept. */
const worstQuest = (options: readonly string[], { table }: Asking): Opinion => {
  const best = highest(options, (option) => {
    const quest = questOf(table.content, option as never); // made from a quest
    return quest.objectives.length * 1.5 - quest.valor;
  });
  return best === null ? null : [best];
};

const opinions: ForQuestions<Asked, readonly [Asking], Opinion> = {
  character: none,
  'quests-to-keep': none,
  'hero-to-mark': none,
  'movement-roll': pass('keep'),
  movement: (asked, asking) => [movement(asked, minded(asking))],
  resource: (asked, asking) => [resource(asked, minded(asking))],
  token: none,
  challenge: (asked, asking) => [challenge(asked, minded(asking))],
  'event-offer': pass('yes'),
  'lair-offer': pass('yes'),
  upkeep: (asked, asking) => [upkeep(asked, minded(asking))],
  'encounter-met': pass('fight'),
  'before-roll': ({ options }, { table, hero }) => [beforeRoll(options, table, hero)],
  'just-rolled': pass('keep'),
  'after-roll': ({ options }, { table, hero }) => [afterRoll(options, table, hero)],
  'after-miss': ({ options }) => [options[0] ?? 'done'],
  'after-attack': ({ options }) => [options[0] ?? 'done'],
  damage: ({ options }) => [options[0] ?? 'take'],
  'last-breath': ({ options }) => [options[0] ?? 'fall'],
  reaction: ({ options, about }, { table, hero }) => [reaction(options, about().by, { table, hero })],
  'power-order': none,
  where: ({ options, about }, asking) =>
    about().why === 'hide-token' ? hiding(options, asking) : whereBest(options, asking),
  push: none,
  rival: ({ options }, asking) => leader(options, asking),
  target: none,
  item: ({ options, about }, asking) => {
    const { why } = about();
    return bestItem(options, asking, why === 'steal' || why === 'trade' || why === 'trade-back' ? 1 : -1);
  },
  'items-to-pay': ({ options, max }) => options.slice(0, max),
  'mana-potions': ({ options, min }) => options.slice(0, min),
  'cards-to-discard': ({ options, min, max, about }, asking) =>
    leastUseful(options, about().why === 'shield' ? max : min, asking),
  'attached-to-shed': none,
  choice: none,
  'item-level': ({ options }) => [options.at(-1) ?? 'grey'],
  'quest-to-drop': ({ options }, asking) => worstQuest(options, asking),
  'marker-to-clear': none,
  'foe-to-beat': none,
  'foe-to-mark': none,
  'token-to-see': none,
  'token-seen': none,
  'token-to-cancel': none,
  'deck-to-scout': none,
  'card-on-top': none,
  flip: pass('yes'),
};

/** Answers the card of an opponent, and of whoever is ahead. */
function reaction(
  options: readonly string[],
  by: Hero['seat'],
  { table, hero }: Pick<Asking, 'table' | 'hero'>,
): string {
  const { combat, heroes } = table.state;
  const isMine = combat?.attacker === hero.seat || combat?.rival === hero.seat;
  const isAhead = heroes.every((one) => valorOf(one) <= valorOf(heroOf(table.state, by)));
  const answer = options.find((option) => readOption(option).of !== '');
  return answer !== undefined && (isMine || isAhead) ? answer : 'pass';
}

/** Bad tokens lie where the leader is, good ones where nobody else is. */
function hiding(options: readonly string[], { table, hero, chance }: Asking): Opinion {
  const rivals = table.state.heroes.filter((one) => one !== hero).map(({ space }) => String(space));
  const near = options.filter((option) => rivals.includes(option));
  return [chance.pick(near.length > 0 ? near : [...options])];
}
