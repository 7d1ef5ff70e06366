/** What the options are worth of what cards and the set-up ask. */
import type { HabitQuestionOf } from '@tavolo/kernel';
import type { WowKinds } from '../kinds.ts';
import { type HandOption, readOption, type SpotOption, spotOptions, titleOf } from '../options.ts';
import { kindIn } from '../rules/discoveries.ts';
import { foeOn } from '../rules/foes.ts';
import { questOf } from '../rules/quests.ts';
import { cardOf, heroOf, spaceOf } from '../rules/table.ts';
import { abilityOf } from '../rules/wielded.ts';
import type { Hero } from '../state.ts';
import type { AbilityId, CardId, QuestId, SpaceId } from '../vocabulary/ids.ts';
import { type Discovery, type Level, rankOf } from '../vocabulary/terms.ts';
import { choicesIn } from './choices-in.ts';
import { duelWorth } from './fights/stakes.ts';
import { shieldCard } from './fights/wards.ts';
import { weighEffects } from './fights/windows.ts';
import { actWorth, targetWorth, wieldedAs } from './goods/acts.ts';
import { costWorth } from './goods/costs.ts';
import { keepWorth } from './goods/gear.ts';
import { harm, menace } from './goods/rivals.ts';
import { tokenWorth } from './goods/tokens.ts';
import type { Mind } from './mind.ts';
import type { Weigh } from './turns.ts';
import { bountyOn, rewardWorth, stepWorth } from './ways/goals.ts';
import { cardFight, fightWorth, goalsFrom, goalsLanded, prospectOf } from './ways/prospects.ts';

type Asked<Name extends keyof WowKinds['Questions'] & string> = HabitQuestionOf<WowKinds, Name>;

const seatIn = ({ table }: Mind, option: string): Hero => heroOf(table.state, option as Hero['seat']); // made from a seat
const foeIn = ({ table }: Mind, option: string) => foeOn(table.content, option as CardId); // made from a card

/** A quest by what it gives for what it asks. */
export const questWorth =
  ({ table: { content }, hero }: Mind): Weigh =>
  (option) => {
    const id = option as QuestId; // made from a quest
    const { valor, objectives } = questOf(content, id);
    const active = hero.quests.find(({ quest }) => quest === id);
    const begun = active === undefined ? 0 : stepWorth({ content }, active);
    const isHigh = (space: unknown) =>
      rankOf(content.board.spaces.get(space as SpaceId)?.level ?? 'grey') > rankOf(hero.level); // where it is one
    const shut = objectives.filter((objective) => Object.values(objective).some(isHigh)).length;
    const duels = objectives.filter(({ is }) => is.startsWith('defeat')).length;
    return valor + 0.5 * begun - 0.5 * objectives.length - 0.7 * shut - 0.8 * duels;
  };

/** Whom to mark: somebody else than oneself; for an own quest whoever is easiest to hit. */
export function heroToMark(asked: Asked<'hero-to-mark'>, mind: Mind): Weigh {
  const isOwn = asked.about().owner === mind.hero.seat;
  return (option) => {
    const rival = seatIn(mind, option);
    if (rival === mind.hero) return -1;
    const near = 0.02 * mind.table.content.board.distance(mind.hero.space, rival.space);
    return isOwn ? duelWorth(mind, rival) - near : menace(mind.table, rival);
  };
}

/** Rolls the movement die again when it showed little. */
export function movementRoll(asked: Asked<'movement-roll'>, mind: Mind): Weigh {
  const { movement, energy } = asked.about();
  const faces = mind.table.content.movementDie;
  const usual = faces.reduce((sum, face) => sum + faceWorth(face.movement, face.energy), 0) / faces.length;
  const gain = usual - faceWorth(movement, energy);
  return (option) => (option === 'keep' ? 0 : gain + actWorth(mind, option as never, ['movement-roll'])); // an act
}

const faceWorth = (movement: number, energy: number): number => 0.14 * movement + 0.05 * energy;

/** What is good is taken first; what takes a bad token away comes before it. */
export const token = (mind: Mind): Weigh => {
  const worst = Math.min(0, ...mind.table.state.revealed.map((kind) => tokenWorth(mind, kind)));
  return (option) => {
    const { is, of } = readOption(option);
    if (is === 'token') return tokenWorth(mind, kindIn(option));
    const wielded = wieldedAs(mind, of, ['reveal']);
    return wielded === undefined
      ? -1
      : 0.2 - worst - costWorth(mind, wielded.power.cost ?? [], wielded.card) - 0.2 * Number(worst > -0.1);
  };
};

/** Where to go, to be sent, or to put something. */
export function where(asked: Asked<'where'>, mind: Mind): Weigh {
  const { why, source } = asked.about();
  if (why === 'hide-token') return hidingPlace(mind, source as Discovery); // what was drawn
  if (why === 'blast')
    return (option) =>
      mind.table.state.heroes.reduce((sum, one) => sum + (one.space === option ? harm(mind, one, 1) : 0), 0);
  const isLanding = why === 'flight' || why === 'retreat' || why === 'start';
  return (option) => {
    const space = (option === 'stay' ? mind.hero.space : option) as SpaceId; // made from a space
    if (why === 'foe-appears') return -prospectOf(mind, space);
    return isLanding ? goalsLanded(mind, space) : prospectOf(mind, space);
  };
}

/** Bad tokens lie where the leader goes, good ones where the own way leads. */
function hidingPlace(mind: Mind, kind: Discovery): Weigh {
  const { table, hero } = mind;
  const worth = tokenWorth(mind, kind);
  const near = (one: Hero, space: SpaceId) => 1 / (1 + table.content.board.distance(one.space, space));
  return (option) => {
    const space = option as SpaceId; // made from a space
    let sum = 0;
    for (const rival of table.state.heroes)
      if (rival !== hero) sum += (0.3 + menace(table, rival)) * near(rival, space);
    return worth > 0 ? 2 * near(hero, space) - sum : sum - 2 * near(hero, space);
  };
}

/** Pushes a rival away from its goals, and lets oneself be pushed towards the own. */
export function push(asked: Asked<'push'>, mind: Mind): Weigh {
  const moved = heroOf(mind.table.state, asked.about().hero);
  const theirs: Mind = { table: mind.table, hero: moved };
  const sign = moved === mind.hero ? 1 : -1;
  return (option) => sign * goalsFrom(theirs, (option === 'stay' ? moved.space : option) as SpaceId); // made from a space
}

/** Whom something bad befalls, or from whom something is taken. */
export const rival =
  (mind: Mind): Weigh =>
  (option) => {
    const one = seatIn(mind, option);
    return menace(mind.table, one) + Math.max(0, ...one.backpack.map((card) => keepWorth(mind, card)));
  };

export const target = (asked: Asked<'target'>, mind: Mind): Weigh => {
  const ability = abilityOf(mind.table.content, asked.about().card);
  return (option) => targetWorth(mind, ability, option);
};

/** The best is taken, the least is given. */
export function item(asked: Asked<'item'>, mind: Mind): Weigh {
  const { why } = asked.about();
  const sign = why === 'steal' || why === 'trade' || why === 'trade-back' ? 1 : -1;
  return (option) => {
    if (option === 'none') return why === 'auction' ? -0.15 : 0;
    return sign * keepWorth(mind, option as CardId); // made from a card
  };
}

export const leastItem =
  (mind: Mind): Weigh =>
  (option) =>
    -keepWorth(mind, option as CardId); // made from a card

/** As much as can be paid, with what is worth least. */
export const payment =
  (mind: Mind): Weigh =>
  (option) =>
    9 - keepWorth(mind, option as CardId); // made from a card

/** The least useful cards go: those that can hardly be paid, and copies. */
const leastCard = ({ table, hero }: Mind): Weigh => {
  const copies = (id: AbilityId) => hero.hand.filter((one) => one === id).length;
  return (option) => {
    const id = titleOf(option as HandOption); // made from a hand
    const { cost, windows } = abilityOf(table.content, id);
    const isFight = windows.includes('before-roll') || windows.includes('after-roll');
    return 0.1 * cost + 0.1 * (copies(id) - 1) - (isFight ? 0.1 : 0);
  };
};

/** Cards for a shield are given if they save more than they are worth. */
export function cardsToDiscard(asked: Asked<'cards-to-discard'>, mind: Mind): Weigh {
  const least = leastCard(mind);
  const { why, n } = asked.about();
  if (why !== 'shield') return least;
  const isWorth = shieldCard(mind, n) > 0;
  return (option) => least(option) + (isWorth ? 1 : -1);
}

/** One of several things, by what it does. */
export const choice = (asked: Asked<'choice'>, mind: Mind): Weigh => {
  const { source } = asked.about();
  const choices = choicesIn(mind.table.content, source);
  const weigh = weighEffects(mind, source);
  return (option) => weigh(choices.get(option) ?? []);
};

/** The best one to beat without a fight. */
export const foeToBeat =
  (mind: Mind): Weigh =>
  (option) => {
    const { level } = cardOf(mind.table.content, option as CardId); // made from a card
    return bountyOn(mind, foeIn(mind, option), level) + 0.1 * rankOf(level);
  };

/** Whatever is in the own way most. */
export const markerToClear =
  (mind: Mind): Weigh =>
  (option) =>
    -cardFight(mind, foeIn(mind, option), cardOf(mind.table.content, option as CardId).level); // made from a card

/** Whoever is nearest and easiest. */
export const foeToMark =
  (mind: Mind): Weigh =>
  (option) => {
    const { is, of } = readOption(option);
    const { table, hero } = mind;
    const place = is === 'lair' ? spaceOf(table.content, of as SpaceId) : null; // made from a space
    const space = place?.id ?? table.state.track.find(({ card }) => card === of)?.space ?? hero.space;
    const foe = place === null ? foeIn(mind, of) : place.encounter?.foe;
    const isShut = rankOf(spaceOf(table.content, space).level) > rankOf(hero.level);
    const away = 0.05 * table.content.board.distance(hero.space, space);
    const more = place === null ? 0 : rewardWorth(mind, place);
    return foe == null ? -9 : fightWorth(mind, foe, 1 + more) - away - (isShut ? 1 : 0);
  };

/** What is nearest and unseen. */
export const tokenToSee = ({ table, hero }: Mind): Weigh => {
  const options = spotOptions(table.state.tokens);
  return (option) => {
    const token = table.state.tokens[options.indexOf(option as SpotOption)];
    if (token === undefined || token.seenBy.includes(hero.seat)) return -9;
    return -table.content.board.distance(hero.space, token.space);
  };
};

/** What one would not want to turn over oneself goes. */
export const tokenSeen = (asked: Asked<'token-seen'>, mind: Mind): Weigh => {
  const worth = tokenWorth(mind, asked.about().kind as Discovery); // what was seen
  return (option) => (option === 'leave' ? worth : 0);
};

export const worstToken =
  (mind: Mind): Weigh =>
  (option) =>
    -tokenWorth(mind, kindIn(option));

export const highestLevel: Weigh = (option) => rankOf(option as Level); // made from a level

/** The encounter one would like to meet next lies on top. */
export const cardOnTop =
  (mind: Mind): Weigh =>
  (option) => {
    const { foe, level } = cardOf(mind.table.content, option as CardId); // made from a card
    return foe === null ? 0.05 : cardFight(mind, foe, level);
  };

/** The card that hinders most comes off. */
export const worstAttached =
  ({ table: { content } }: Mind): Weigh =>
  (option) =>
    abilityOf(content, option as AbilityId).cost + abilityOf(content, option as AbilityId).counters; // made from an ability
