/** Whether what a card asks for is so. */
import { type ForKinds, forKind, type Seat } from '@tavolo/kernel';
import type { Attached, Combat, Hero } from '../state.ts';
import type { Condition } from '../vocabulary/conditions.ts';
import type { AbilityId } from '../vocabulary/ids.ts';
import { rankOf } from '../vocabulary/terms.ts';
import type { Table } from '../wow.ts';
import { attackTypeOf, healthOf } from './base-numbers.ts';
import { foeIn, traitsOf } from './foes.ts';
import {
  cardOf,
  heroOf,
  heroOn,
  isCity,
  itemOf,
  otherSide,
  type SideName,
  spaceOf,
  unbeatenAt,
} from './table.ts';
import { abilityOf } from './wielded.ts';

/** Whose power or card it is, and what it stands in. */
export type Situation = {
  /** The hero whose it is; `null`: an encounter's. */
  readonly hero: Hero | null;
  /** Its side of the combat; `null`: it works outside of one. */
  readonly side: SideName | null;
  readonly attached?: Attached | null;
  /** The damage about to be taken. */
  readonly incoming?: { n: number };
  /** The card just played. */
  readonly played?: PlayedCard;
};

/** A card that was just played, before it works. */
export type PlayedCard = {
  readonly ability: AbilityId;
  readonly by: Seat;
  /** What it is aimed at: a seat, a card or a space. */
  readonly target: string | null;
};

export function holds(
  table: Table,
  situation: Situation,
  conditions: readonly Condition[] | undefined,
): boolean {
  if (conditions === undefined) return true;
  for (const condition of conditions) if (!isSo(table, situation, condition)) return false;
  return true;
}

const isSo = (table: Table, situation: Situation, condition: Condition): boolean =>
  forKind(truths, condition, table, situation);

type Fighting = { readonly combat: Combat; readonly side: SideName; readonly opponent: Hero | null };

/** The combat a power works in; `null`: there is none. */
function fighting({ state }: Table, { side }: Situation): Fighting | null {
  const { combat } = state;
  if (combat === null || side === null) return null;
  return { combat, side, opponent: heroOn(state, combat, otherSide(side)) };
}

const truths: ForKinds<Condition, readonly [Table, Situation], boolean> = {
  not: ({ that }, table, situation) => !isSo(table, situation, that),
  either: ({ of }, table, situation) => of.some((all) => holds(table, situation, all)),
  'attack-type': ({ of, type }, table, situation) => {
    const fight = fighting(table, situation);
    if (fight === null) return false;
    const side = of === 'own' ? fight.side : otherSide(fight.side);
    return attackTypeOf(table, fight.combat, side) === type;
  },
  'opponent-is': ({ kind }, table, situation) => {
    const fight = fighting(table, situation);
    return fight !== null && (fight.opponent === null ? 'encounter' : 'hero') === kind;
  },
  'opponent-trait': ({ any }, table, situation) => {
    const fight = fighting(table, situation);
    if (fight === null || fight.opponent !== null) return false;
    return (foeIn(table.content, fight.combat)?.traits ?? []).some((trait) => any.includes(trait));
  },
  'opponent-faction': ({ faction }, table, situation) => {
    const opponent = fighting(table, situation)?.opponent;
    return opponent != null && table.content.characters.get(opponent.character)?.faction === faction;
  },
  'opponent-backpack': ({ atLeast }, table, situation) =>
    (fighting(table, situation)?.opponent?.backpack.length ?? 0) >= atLeast,
  'opponent-without': ({ slot }, table, situation) => fighting(table, situation)?.opponent?.[slot] === null,
  'opponent-damage': ({ atLeast }, table, situation) =>
    (fighting(table, situation)?.opponent?.damage ?? 0) >= atLeast,
  'opponent-half-dead': (_, table, situation) => {
    const opponent = fighting(table, situation)?.opponent;
    return opponent != null && opponent.damage * 2 >= healthOf(table, opponent);
  },
  'opponent-stayed': (_, table, situation) => fighting(table, situation)?.opponent?.turn.left === false,
  'opponent-unbeaten': (_, table, situation) => {
    const fight = fighting(table, situation);
    return fight !== null && !fight.combat[otherSide(fight.side)].fallen;
  },
  die: ({ of, faces }, table, situation) => {
    const fight = fighting(table, situation);
    if (fight === null) return false;
    const { die } = fight.combat[of === 'own' ? fight.side : otherSide(fight.side)];
    return faces.some((face) => face === die);
  },
  'replaced-weapon': ({ by }, table, situation) => {
    const fight = fighting(table, situation);
    if (fight === null) return false;
    return fight.combat[by === 'own' ? fight.side : otherSide(fight.side)].replacement !== null;
  },
  'in-combat': (_, table, situation) => fighting(table, situation) !== null,
  hit: (_, table, situation) => {
    const fight = fighting(table, situation);
    return fight?.combat[fight.side].hit === true;
  },
  'took-damage': (_, table, situation) => {
    const fight = fighting(table, situation);
    return fight?.combat[fight.side].hurt === true;
  },
  stands: (_, table, situation) => {
    const fight = fighting(table, situation);
    return fight?.combat[fight.side].fallen === false;
  },
  'fought-not': (_, __, { hero }) => hero?.turn.fought === false,
  incoming: ({ atLeast }, _, { incoming }) => (incoming?.n ?? 0) >= atLeast,
  'in-city': (_, { content }, { hero }) => hero !== null && isCity(content, hero.space),
  'side-up': ({ side }, _, { hero }) => hero?.reversed === (side === 'reverse'),
  equipped: ({ icon }, { content }, { hero }) =>
    [hero?.weapon, hero?.armor].some((card) => card != null && itemOf(content, card).icons.includes(icon)),
  'track-has': ({ trait }, { state, content }) =>
    state.track.some((one) => one.card !== state.combat?.card && traitsOf(content, one).includes(trait)),
  'bearer-outside': (_, { state, content }, { attached }) =>
    attached?.on === 'hero' && !isCity(content, heroOf(state, attached.target as Seat).space), // it lies on a hero
  'bearer-is': ({ kind }, _, { attached }) =>
    attached != null &&
    (kind === 'hero' ? attached.on === 'hero' : attached.on === 'foe' || attached.on === 'lair'),
  'bearer-attacks': (_, table, situation) => {
    const fight = fighting(table, situation);
    return fight !== null && fight.combat[fight.side].replacement === null;
  },
  'rolled-energy': ({ atLeast }, { state, content }, { attached, hero }) => {
    const bearer = attached?.on === 'hero' ? heroOf(state, attached.target as Seat) : hero; // it lies on a hero
    const face = bearer?.turn.rolled;
    return face != null && (content.movementDie[face]?.energy ?? 0) >= atLeast;
  },
  'played-by': ({ timing }, { state, content }, { played, hero }) => {
    if (played === undefined || played.by === hero?.seat) return false;
    if (timing !== undefined && abilityOf(content, played.ability).timing !== timing) return false;
    return hero !== null || state.combat !== null;
  },
  'player-within': ({ spaces }, { state, content }, { played, hero }) =>
    played !== undefined &&
    hero !== null &&
    content.board.distance(heroOf(state, played.by).space, hero.space) <= spaces,
  'concerns-you': ({ alsoInCombat }, { state }, { played, hero }) => {
    if (played === undefined || hero === null) return false;
    if (played.target === hero.seat) return true;
    const { combat } = state;
    const isIn = (seat: Seat) => combat !== null && (combat.attacker === seat || combat.rival === seat);
    return alsoInCombat === true && isIn(hero.seat) && isIn(played.by);
  },
  'unbeaten-here': ({ atMost }, { state, content }, { hero }) =>
    hero !== null &&
    unbeatenAt(state, hero.space).some(({ card }) => rankOf(cardOf(content, card).level) <= rankOf(atMost)),
  backpack: ({ atLeast }, _, { hero }) => (hero?.backpack.length ?? 0) >= atLeast,
  'space-level': ({ any }, { content }, { hero }) =>
    hero !== null && any.includes(spaceOf(content, hero.space).level),
};
