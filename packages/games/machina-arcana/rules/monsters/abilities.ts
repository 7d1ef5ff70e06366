/** The abilities that a monster can play, and whom it aims them at. [ma/monsters.7] [ma/monsters.8] [ma/monsters.9] */
import type { Table } from '../../machina.ts';
import type { Target } from '../../options.ts';
import type { Monster } from '../../state.ts';
import type { Ability, Active, Aim, SpaceAim } from '../../vocabulary/abilities.ts';
import type { CardId, UnitId } from '../../vocabulary/ids.ts';
import { isInState } from '../conditions.ts';
import { type Deed, deedOf } from '../deeds.ts';
import { isSo } from '../judging.ts';
import { wouldChange } from '../outlook/outlook.ts';
import { type Reaching, reaches } from '../reach.ts';
import { monsterCard, spaceOf } from '../units.ts';
import { isWithinLimit } from '../uses.ts';
import { extra } from '../values.ts';
import type { AbilityChoice } from './choice.ts';
import type { Prey, Situation } from './situation.ts';

/** How many horror markers there are. [ma/markers.2] */
const horrorMarkers = 4;

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

/** Those that it can pay for and may use once more. [ma/monsters.8] */
export const affordable = (situation: Situation, stamina = situation.stamina): readonly Usable[] =>
  usableBy(situation.g, situation.monster).filter((one) => canAfford(situation, one, stamina));

function canAfford({ g, monster }: Situation, { card, ability }: Usable, stamina: number): boolean {
  if ((ability.cost.stamina ?? 0) > stamina) return false;
  if (ability.cost.marker === 'horror' && g.state.horrorMarkers.length >= horrorMarkers) return false;
  return isWithinLimit(g, monster.monster, card, ability);
}

/** The first ability that can be played, with its target. `prey`: explorers in the order in which it aims at them. */
export function firstPlayable(situation: Situation, prey: readonly Prey[]): AbilityChoice | null {
  for (const usable of affordable(situation)) {
    const choice = aimed(situation, usable, prey);
    if (choice !== null) return choice;
  }
  return null;
}

/** An ability aimed at the first target on whom it would change anything; `null`: there is none. */
export function aimed(situation: Situation, usable: Usable, prey: readonly Prey[]): AbilityChoice | null {
  for (const aimedAt of targetsOf(situation, usable.ability.aim, prey)) {
    const deed = deedFor(situation, usable, aimedAt);
    if (isPlayable(situation.g, usable.ability, deed))
      return { is: 'ability', card: usable.card, ability: usable.ability.id, ...aimedAt };
  }
  return null;
}

type AimedAt = Pick<Deed, 'target' | 'targets'>;

const nobody: AimedAt = { target: null, targets: [] };

export const deedFor = (
  { g, monster }: Pick<Situation, 'g' | 'monster'>,
  { card, ability }: Usable,
  { target, targets }: AimedAt,
): Deed => ({
  ...deedOf(card, ability.id, { self: monster.monster, active: g.state.active }),
  target,
  aimedAt: target === null ? null : target.is === 'space' ? target.at : spaceOf(g.state, target.unit),
  targets,
});

/** Its condition is met, and it would change something. */
const isPlayable = (g: Table, ability: Active, deed: Deed): boolean =>
  (ability.if === undefined || isSo(g, deed, ability.if)) && wouldChange(g, deed, ability.do);

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

const atUnit = (unit: UnitId): AimedAt => ({ target: { is: 'unit', unit }, targets: [] });

/** Ranged abilities may reach farther than is printed. */
export function reachingOf(
  { g, monster }: Pick<Situation, 'g' | 'monster'>,
  aim: Exclude<Aim, { at: 'self' }>,
): Reaching {
  switch (aim.at) {
    case 'melee':
      return { at: 'melee', range: 1, least: 0 };
    case 'area':
    case 'line':
      return { at: 'area', range: aim.range, least: 0 };
    case 'ranged':
    case 'arc':
      return {
        at: aim.at,
        range: aim.range + extra(g, monster.monster, 'range'),
        least: aim.least ?? 0,
      };
  }
}

/** Everybody in the area, also those that cannot be targeted. [ma/map.24] */
function inArea(situation: Situation, reaching: Reaching): readonly AimedAt[] {
  const { g, terrain, cells } = situation;
  const targets = g.state.explorers
    .filter(({ at, dead }) => at !== null && !dead)
    .map(({ explorer }): UnitId => explorer)
    .filter((unit) => reaches(terrain, reaching, cells, situation.cellsOf(unit)));
  return targets.length === 0 ? [] : [{ target: null, targets }];
}

/** Other monsters in the order of the queue. */
function atMonsters(situation: Situation, reaching: Reaching): readonly AimedAt[] {
  const { g, monster, terrain, cells } = situation;
  return g.state.monsters
    .filter((other) => other !== monster && situation.canTarget(other.monster))
    .filter((other) => reaches(terrain, reaching, cells, situation.cellsOf(other.monster)))
    .map((other) => atUnit(other.monster));
}

/** Spaces of some kinds, the nearest first. */
function atSpaces({ terrain, cells }: Situation, reaching: Reaching, aim: SpaceAim): readonly AimedAt[] {
  const away = (cell: number): number => Math.min(...cells.map((own) => terrain.distance(own, cell)));
  return terrain
    .ofKind(aim.spaces)
    .filter((cell) => aim.state === undefined || isInState(terrain, cell, aim.state))
    .filter((cell) => reaches(terrain, reaching, cells, [cell]))
    .sort((one, other) => away(one) - away(other))
    .map((cell): AimedAt => ({ target: atSpace(terrain.space(cell)), targets: [] }));
}

const atSpace = (at: ReturnType<Situation['terrain']['space']>): Target => ({ is: 'space', at });
