/** Where an objective of a quest is brought forward, and how likely. */
import { type ForKinds, forKind } from '@tavolo/kernel';
import { foeOn } from '../../rules/foes.ts';
import { itemsThatPay, needed } from '../../rules/objectives.ts';
import { heroOf, isCity } from '../../rules/table.ts';
import type { ActiveQuest, Hero } from '../../state.ts';
import type { Foe } from '../../vocabulary/challenge-cards.ts';
import type { Content } from '../../vocabulary/content.ts';
import type { SpaceId } from '../../vocabulary/ids.ts';
import type { FoeFilter, Objective, Place } from '../../vocabulary/quests.ts';
import { type Level, type Resource, rankOf } from '../../vocabulary/terms.ts';
import { armsOf } from '../fights/arms.ts';
import { oddsAgainst, oddsInDuel } from '../fights/forecast.ts';
import { armsIn, helpIn, type Mind } from '../mind.ts';

/** A place, and how likely being there brings something forward. */
export type Spot = { readonly space: SpaceId; readonly chance: number };

export const spotsFor = (mind: Mind, active: ActiveQuest, objective: Objective): readonly Spot[] =>
  forKind(spots, objective, mind, active);

const at = (spaces: readonly SpaceId[], chance = 1): readonly Spot[] =>
  spaces.map((space) => ({ space, chance }));

const spacesOf = ({ table: { content } }: Mind, place: Place): readonly SpaceId[] =>
  place === 'any-city' ? content.board.cities : [place];

/** How likely the hero beats an encounter. */
const chanceToBeat = (mind: Mind, foe: Foe): number =>
  oddsAgainst(mind.table, armsIn(mind), foe, helpIn(mind)).win;

/** Map encounters, by their spaces. */
export const lairsOf = oncePerContent((content) =>
  [...content.board.spaces.values()].filter(({ encounter }) => encounter !== null),
);

/** The spaces that offer a resource. */
const offering = (content: Content, resource: Resource): readonly SpaceId[] =>
  offers(content).get(resource) ?? [];

const offers = oncePerContent((content) => {
  const found = new Map<Resource, SpaceId[]>();
  for (const { id, resources } of content.board.spaces.values())
    for (const resource of resources) found.set(resource, [...(found.get(resource) ?? []), id]);
  return found;
});

function oncePerContent<Found>(find: (content: Content) => Found): (content: Content) => Found {
  const known = new WeakMap<Content, Found>();
  return (content) => {
    const found = known.get(content) ?? find(content);
    known.set(content, found);
    return found;
  };
}

const isCounted = ({ traits, atLeast }: FoeFilter, foe: Foe, level: Level): boolean =>
  rankOf(level) >= rankOf(atLeast) &&
  (traits.length === 0 || foe.traits.some((trait) => traits.includes(trait)));

/** Unbeaten encounters that count, where they are. */
const onTrack = (mind: Mind, which: FoeFilter): readonly Spot[] =>
  mind.table.state.track.flatMap(({ card, space }) => {
    const foe = foeOn(mind.table.content, card);
    const level = mind.table.content.challenge.get(card)?.level ?? 'grey';
    return isCounted(which, foe, level) ? [{ space, chance: chanceToBeat(mind, foe) }] : [];
  });

/** Where somebody can be fought, who may have gone meanwhile; nobody fights in a city. */
function duelAt(mind: Mind, rival: Hero): readonly Spot[] {
  const { table } = mind;
  if (isCity(table.content, rival.space)) return [{ space: rival.space, chance: 0.05 }];
  const { dealt, fall } = oddsInDuel(table, armsIn(mind), armsOf(table, rival), helpIn(mind));
  return [{ space: rival.space, chance: 0.7 * Math.max(0, Math.min(1, dealt) - fall) }];
}

const onMarked = (_: Objective, mind: Mind, { marked }: ActiveQuest): readonly Spot[] =>
  marked === null ? [] : duelAt(mind, heroOf(mind.table.state, marked));

const onAnybody = (_: Objective, mind: Mind): readonly Spot[] =>
  mind.table.state.heroes.flatMap((rival) => (rival === mind.hero ? [] : duelAt(mind, rival)));

const beatIn = (mind: Mind, spaces: readonly SpaceId[]): readonly Spot[] =>
  spaces.flatMap((space) => {
    const foe = mind.table.content.board.spaces.get(space)?.encounter?.foe;
    return foe == null ? [] : [{ space, chance: chanceToBeat(mind, foe) }];
  });

const spots: ForKinds<Objective, readonly [Mind, ActiveQuest], readonly Spot[]> = {
  travel: ({ to }, mind) => at(spacesOf(mind, to)),
  collect: ({ from }) => at([from]),
  'collect-from-hero': (_, { table }, { marked }) =>
    marked === null ? [] : at([heroOf(table.state, marked).space], 0.8),
  'pay-items': ({ n, which, at: place }, mind) => {
    const have = itemsThatPay(mind.table.content, mind.hero, which).length;
    if (have > 0) return at(spacesOf(mind, place), Math.min(1, have / n) ** 2);
    return which.slot === 'any' ? onTrack(mind, which) : [];
  },
  'pay-cards': ({ n, at: place }, mind) => (mind.hero.hand.length >= n ? at(spacesOf(mind, place)) : []),
  'beat-foes': ({ which }, mind) => onTrack(mind, which),
  'beat-at': ({ space }, mind) => beatIn(mind, [space]),
  'beat-overlord': (_, mind) =>
    beatIn(
      mind,
      lairsOf(mind.table.content).flatMap(({ id, kind }) => (kind === 'overlord' ? [id] : [])),
    ),
  'defeat-marked': onMarked,
  'damage-marked': onMarked,
  'defeat-rivals': onAnybody,
  'damage-rivals': onAnybody,
  'reach-level': () => [],
  'place-discoveries': (_, { table }) => at(offering(table.content, 'place-discovery')),
  'discoveries-found': (_, { table }) => at(offering(table.content, 'place-discovery'), 0.3),
  'be-equipped': ({ level, at: place }, mind) => (isArmed(mind, level) ? at(spacesOf(mind, place)) : []),
};

const isArmed = ({ table: { content }, hero: { weapon, armor } }: Mind, level: Level): boolean =>
  [weapon, armor].every(
    (card) => card !== null && rankOf(content.challenge.get(card)?.level ?? 'grey') >= rankOf(level),
  );

/** How likely an encounter of a deck brings an objective forward by being beaten, or by the item on its back. */
export const huntedIn = (content: Content, objective: Objective, level: Level): number => {
  if (objective.is !== 'beat-foes' && objective.is !== 'pay-items') return 0;
  const { which } = objective;
  const foes = foesOf(content)[level];
  const counted = foes.filter((foe) => isCounted(which, foe, level)).length;
  const slot = objective.is === 'pay-items' && objective.which.slot !== 'any' ? 0.5 : 1;
  return (slot * counted) / Math.max(1, foes.length) / needed(objective);
};

/** Whether beating an encounter brings an objective forward, or its item does. */
export const isHunted = (objective: Objective, foe: Foe, level: Level): boolean =>
  (objective.is === 'beat-foes' || objective.is === 'pay-items') && isCounted(objective.which, foe, level);

const foesOf = oncePerContent((content) => {
  const found: { [L in Level]: Foe[] } = { grey: [], green: [], yellow: [], red: [] };
  for (const { level, foe } of content.challenge.values()) if (foe !== null) found[level].push(foe);
  return found;
});
