/** What the options of every question are worth, in valor, to the hero that is asked. */
import { type ForQuestions, forQuestion, type HabitQuestion } from '@tavolo/kernel';
import type { WowKinds } from '../kinds.ts';
import { readOption } from '../options.ts';
import { heroOf, sideOf, spaceOf } from '../rules/table.ts';
import { heroPowers } from '../rules/wielded.ts';
import type { Content } from '../vocabulary/content.ts';
import {
  cardOnTop,
  cardsToDiscard,
  choice,
  foeToBeat,
  foeToMark,
  heroToMark,
  highestLevel,
  item,
  leastItem,
  markerToClear,
  movementRoll,
  payment,
  push,
  questWorth,
  rival,
  target,
  token,
  tokenSeen,
  tokenToSee,
  where,
  worstAttached,
  worstToken,
} from './choices.ts';
import { weighLastBreath, weighWards } from './fights/wards.ts';
import { weighAfter, weighIn, weighMiss } from './fights/windows.ts';
import { costWorth } from './goods/costs.ts';
import { effectsWorth } from './goods/effects.ts';
import { leastWorth } from './goods/gear.ts';
import { cardWorth } from './goods/prices.ts';
import { menace } from './goods/rivals.ts';
import type { Mind } from './mind.ts';
import { challenge, eventWorth, movement, resource, upkeep, type Weigh } from './turns.ts';
import { rewardWorth } from './ways/goals.ts';

export type Asked = HabitQuestion<WowKinds>;

/** The worth of each option, in their order. */
export function worthsOf(content: Content, asked: Asked): readonly number[] {
  const { state, seat } = asked;
  const options: readonly string[] = asked.options;
  const hero = state.heroes.find((one) => one.seat === seat);
  if (hero === undefined || options.length < 2) return options.map(() => 0);
  const weigh = forQuestion<Asked, [Mind], Weigh>(opinions, asked, { table: { state, content }, hero });
  return options.map(weigh);
}

/** Whatever comes of it. */
const indifferent = (): Weigh => () => 0;

/** Yes is worth so much more than no. */
const yes =
  (worth: number): Weigh =>
  (option) =>
    option === 'yes' ? worth : 0;

const opinions: ForQuestions<Asked, readonly [Mind], Weigh> = {
  // The characters are as good as each other.
  character: indifferent,
  'quests-to-keep': (_, mind) => questWorth(mind),
  'hero-to-mark': heroToMark,
  'movement-roll': movementRoll,
  movement,
  resource,
  token: (_, mind) => token(mind),
  challenge,
  'event-offer': ({ about }, mind) => yes(eventWorth(mind, about().card)),
  'lair-offer': ({ about }, mind) =>
    yes(
      rewardWorth(mind, spaceOf(mind.table.content, about().space)) -
        3 * leastWorth(mind, mind.hero.backpack),
    ),
  upkeep,
  'encounter-met': (_, mind) => weighIn(mind, ['combat-start']),
  'before-roll': (_, mind) => weighIn(mind, ['before-roll']),
  'just-rolled': (_, mind) => weighIn(mind, ['just-rolled']),
  'after-roll': (_, mind) => weighIn(mind, ['after-roll']),
  'after-miss': (_, mind) => weighMiss(mind),
  'after-attack': (_, mind) => weighAfter(mind),
  damage: ({ about }, mind) => weighWards(mind, about().n),
  'last-breath': (_, mind) => weighLastBreath(mind),
  reaction,
  // They all work, one after the other.
  'power-order': indifferent,
  where,
  push,
  rival: (_, mind) => rival(mind),
  target,
  item,
  'items-to-pay': (_, mind) => payment(mind),
  'mana-potions': (_, mind) => leastItem(mind),
  'cards-to-discard': cardsToDiscard,
  'attached-to-shed': (_, mind) => worstAttached(mind),
  choice,
  'item-level': () => highestLevel,
  'quest-to-drop': (_, mind) => {
    const worth = questWorth(mind);
    return (option) => -worth(option);
  },
  'marker-to-clear': (_, mind) => markerToClear(mind),
  'foe-to-beat': (_, mind) => foeToBeat(mind),
  'foe-to-mark': (_, mind) => foeToMark(mind),
  'token-to-see': (_, mind) => tokenToSee(mind),
  'token-seen': tokenSeen,
  'token-to-cancel': (_, mind) => worstToken(mind),
  'deck-to-scout': () => highestLevel,
  'card-on-top': (_, mind) => cardOnTop(mind),
  flip: ({ about }, mind) => yes(flipWorth(mind, about().power)),
};

/** A power that is offered at the end of a fight. */
function flipWorth(mind: Mind, name: string): number {
  const { table, hero } = mind;
  const wielded = heroPowers(table, hero).find(({ from, power }) => from === name && power.may === true);
  if (wielded === undefined) return 0;
  return effectsWorth({ mind }, wielded.power.do) - costWorth(mind, wielded.power.cost ?? [], null);
}

/** Answers the card of an opponent, what is aimed at oneself, and what helps whoever is ahead. */
function reaction({ about }: Extract<Asked, { name: 'reaction' }>, mind: Mind): Weigh {
  const { by } = about();
  const { combat } = mind.table.state;
  const isMine = sideOf(combat, mind.hero) !== null;
  const gain = (isMine ? 0.15 : 0) + 0.3 * menace(mind.table, heroOf(mind.table.state, by));
  return (option) => {
    const { of } = readOption(option);
    if (of === '') return option === 'pass' ? 0.001 : 0;
    return gain - cardWorth(mind);
  };
}
