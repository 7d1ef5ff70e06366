/** The abilities that a monster can play, and whom it aims them at. [ma/monsters.7] [ma/monsters.8] [ma/monsters.9] */
import type { Table } from '../../machina.ts';
import type { Monster } from '../../state.ts';
import type { Ability, Active, Aim, SpaceAim } from '../../vocabulary/abilities.ts';
import type { CardId, UnitId } from '../../vocabulary/ids.ts';
import { isInState } from '../abilities/conditions.ts';
import { hasFreeHorrorMarker } from '../abilities/costs.ts';
import { type Deed, deedOf } from '../abilities/deeds.ts';
import { isSo } from '../abilities/judging.ts';
import { isWithinLimit } from '../abilities/uses.ts';
import { byReading } from '../map/nearest-space.ts';
import { type Reaching, reaches } from '../map/reach.ts';
import { wouldChange } from '../outlook/outlook.ts';
import { monsterCard, spaceOf } from '../units.ts';
import { extra } from '../values/values.ts';
import type { AbilityChoice } from './choice.ts';
import type { Prey, Situation } from './situation.ts';

/** An active ability that a monster may use, and the card it is on. */
export type Usable = { readonly card: CardId; readonly ability: Active };

const isActive = (ability: Ability): ability is Active => ability.is === 'active';

/** Those of its related events, of the current horror event, of its own card. [ma/monsters.7] */
export function usableBy({ state, content }: Table, { monster, related }: Monster): readonly Usable[] {
  const events = state.currentHorrorEvent === null ? related : [...related, state.currentHorrorEvent];
  const ofEvents = events.flatMap((card) =>
    (content.events.get(card)?.abilities ?? [])
      .filter(isActive)
      .map((ability): Usable => ({ card, ability })),
  );
  const own = monsterCard(content, monster)
    .abilities.filter(isActive)
    .map((ability): Usable => ({ card: monster, ability }));
  return [...ofEvents, ...own];
}

/** What keeps it from playing an ability with so much stamina, wherever it stands; `null`: nothing. [ma/monsters.8] */
export function hindranceOf(
  { g, monster }: Situation,
  { card, ability }: Usable,
  stamina: number,
): 'stamina' | 'marker' | 'limit' | null {
  if ((ability.cost.stamina ?? 0) > stamina) return 'stamina';
  if (ability.cost.marker === 'horror' && !hasFreeHorrorMarker(g)) return 'marker';
  return isWithinLimit(g, monster.monster, card, ability) ? null : 'limit';
}

/** Why an ability is not played. */
type Passed = 'stamina' | 'limit' | 'marker' | 'nobody' | 'condition' | 'nothing';

/** What a monster finds when it looks at an ability: how it would play it, or why it does not. */
type Verdict = AbilityChoice | { readonly is: 'passed'; readonly why: Passed };

/** An ability that was looked at before the one that is played, and why it is not. */
export type Considered = { readonly card: CardId; readonly ability: string; readonly why: Passed };

/** The first ability that can be played, with its target; and those before it. `prey`: explorers in the order in which it aims at them. */
export function firstPlayable(
  situation: Situation,
  prey: readonly Prey[],
  considered: Considered[] = [],
): AbilityChoice | null {
  for (const usable of usableBy(situation.g, situation.monster)) {
    const verdict = verdictOn(situation, usable, prey);
    if (verdict.is === 'ability') return verdict;
    considered.push({ card: usable.card, ability: usable.ability.id, why: verdict.why });
  }
  return null;
}

function verdictOn(situation: Situation, usable: Usable, prey: readonly Prey[]): Verdict {
  const tooMuch = hindranceOf(situation, usable, situation.stamina);
  return tooMuch === null ? aimed(situation, usable, prey) : passed(tooMuch);
}

const passed = (why: Passed): Verdict => ({ is: 'passed', why });

/** An ability aimed at the first target on whom it would change anything. */
export function aimed(situation: Situation, usable: Usable, prey: readonly Prey[]): Verdict {
  const { g } = situation;
  const { ability, card } = usable;
  let why: Passed = 'nobody';
  for (const aimedAt of targetsOf(situation, ability.aim, prey)) {
    const deed = deedFor(situation, usable, aimedAt);
    if (ability.if !== undefined && !isSo(g, deed, ability.if)) why = 'condition';
    else if (!wouldChange(g, deed, ability.do)) why = 'nothing';
    else return { is: 'ability', card, ability: ability.id, ...aimedAt };
  }
  return passed(why);
}

type AimedAt = Pick<AbilityChoice, 'target' | 'targets' | 'ties'>;

const nobody: AimedAt = { target: null, targets: [], ties: [] };

export const deedFor = (
  { g, monster }: Pick<Situation, 'g' | 'monster'>,
  { card, ability }: Usable,
  { target, targets }: Pick<AimedAt, 'target' | 'targets'>,
): Deed => ({
  ...deedOf(card, ability.id, { self: monster.monster, active: g.state.active }),
  target,
  aimedAt: target === null ? null : target.is === 'space' ? target.at : spaceOf(g.state, target.unit),
  targets,
});

/** Whom or what it may be aimed at, the first choice first. [ma/monsters.9] */
function targetsOf(situation: Situation, aim: Aim | null, prey: readonly Prey[]): readonly AimedAt[] {
  if (aim === null) return [nobody];
  if (aim.at === 'self') return [atUnit(situation.monster.monster)];
  const reaching = reachingOf(situation, aim);
  if (aim.at === 'area' || aim.at === 'line') return inArea(situation, reaching);
  if (typeof aim.what === 'object') return atSpaces(situation, reaching, aim.what);
  if (aim.what === 'monster') return atMonsters(situation, reaching);
  return prey
    .filter(({ cell }) => reaches(situation.terrain, reaching, situation.cells, [cell]))
    .map(({ unit }) => atUnit(unit));
}

const atUnit = (unit: UnitId): AimedAt => ({ target: { is: 'unit', unit }, targets: [], ties: [] });

/** Ranged abilities may reach farther than is printed. */
export function reachingOf({ g, monster }: Pick<Situation, 'g' | 'monster'>, aim: Aimed): Reaching {
  if (aim.at === 'melee') return { at: 'melee', range: 1, least: 0 };
  if (aim.at === 'area' || aim.at === 'line') return { at: 'area', range: aim.range, least: 0 };
  return {
    at: aim.at,
    range: aim.range + extra(g, monster.monster, 'range'),
    least: 'least' in aim ? (aim.least ?? 0) : 0,
  };
}

/** An aim at others. */
type Aimed = Exclude<Aim, { at: 'self' }>;

/** Everybody in the area, also those that cannot be targeted. [ma/map.24] */
function inArea(situation: Situation, reaching: Reaching): readonly AimedAt[] {
  const { g, terrain, cells } = situation;
  const targets = g.state.explorers
    .filter(({ at, dead }) => at !== null && !dead)
    .map(({ explorer }): UnitId => explorer)
    .filter((unit) => reaches(terrain, reaching, cells, situation.cellsOf(unit)));
  return targets.length === 0 ? [] : [{ target: null, targets, ties: [] }];
}

/** Other monsters in the order of the queue. */
function atMonsters(situation: Situation, reaching: Reaching): readonly AimedAt[] {
  const { g, monster, terrain, cells } = situation;
  return g.state.monsters
    .filter((other) => other !== monster && situation.canTarget(other.monster))
    .filter((other) => reaches(terrain, reaching, cells, situation.cellsOf(other.monster)))
    .map((other) => atUnit(other.monster));
}

/** Spaces of some kinds, the nearest first, then row by row. */
function atSpaces({ terrain, cells }: Situation, reaching: Reaching, aim: SpaceAim): readonly AimedAt[] {
  const away = (cell: number): number => Math.min(...cells.map((own) => terrain.distance(own, cell)));
  const found = terrain
    .ofKind(aim.spaces)
    .filter((cell) => aim.state === undefined || isInState(terrain, cell, aim.state))
    .filter((cell) => reaches(terrain, reaching, cells, [cell]))
    .map((cell) => ({ cell, away: away(cell), at: terrain.space(cell) }))
    .sort((one, other) => one.away - other.away || byReading(one.at, other.at));
  return found.map(({ at, away: far }): AimedAt => {
    const ties = found.filter((other) => other.away === far && other.at !== at).map((other) => other.at);
    return { target: { is: 'space', at }, targets: [], ties };
  });
}
