import { unreachable } from '@tavolo/hexes';
import type { Table } from '../gloomhaven.ts';
import { equated } from '../rules/abilities/amounts.ts';
import { statsAt } from '../rules/figures.ts';
import { layoutIn, scenarioOf, wholeFieldIn } from '../rules/map/in-play.ts';
import { levelOfType } from '../rules/scenario/level.ts';
import type { Figure } from '../state.ts';
import type { ScenarioGoal } from '../vocabulary/scenarios.ts';
import { doorsNeeded, isHunted, isPressed } from './goals.ts';

/** In cards, found with the weights of `worth.ts`; those of treasures and steps are guesses. */
const monsterLife = 1;
const monsterHp = 0.16;
const closedRoom = 2;
const goalTreasure = 2;
const escortStep = 0.15;

/** What an enemy counts that need not die, but is in the way. */
const bystander = 0.5;

/** What the party has yet to do: the enemies on the map, the rooms to open, and what the goal asks for besides. */
export const workLeft = (g: Table): number =>
  fightLeft(g) + roomsLeft(g) + scenarioOf(g).goal.reduce((sum, goal) => sum + errandsLeft(g, goal), 0);

function fightLeft(g: Table): number {
  const isPassing = isPressed(g);
  return g.state.figures.reduce((sum, figure) => {
    if (figure.side !== 'monsters') return sum;
    return sum + (isPassing && !isHunted(g, figure) ? bystander : 1) * workOn(figure);
  }, 0);
}

const workOn = (figure: Figure): number =>
  (figure.called ? 0.5 : 1) * (monsterLife + monsterHp * figure.hp - 0.08 * figure.conditions.length);

/** The monsters behind the doors that must be opened. */
function roomsLeft(g: Table): number {
  const party = Math.max(2, g.state.options.characters) - 2;
  const needed = new Set(doorsNeeded(g).flatMap(({ rooms }) => rooms));
  const closed = new Set<number>();
  let work = 0;
  for (const { monster, ranks, room } of scenarioOf(g).map.monsters) {
    const rank = ranks[party] ?? null;
    const printed = g.content.monsters.get(monster);
    if (rank === null || printed === undefined || g.state.rooms.includes(room) || !needed.has(room)) continue;
    closed.add(room);
    work += monsterLife + monsterHp * equated(g, statsAt(printed, rank, levelOfType(g, monster)).hp);
  }
  return work + closedRoom * closed.size;
}

/** Treasures to loot, and the way that somebody has to go. */
function errandsLeft(g: Table, goal: ScenarioGoal): number {
  if (goal.is === 'loot-goals') {
    const { length: all } = scenarioOf(g).map.treasures.filter(({ treasure }) => treasure === 'goal');
    return goalTreasure * (all - g.state.goalsLooted);
  }
  if (goal.is !== 'arrive') return 0;
  const field = wholeFieldIn(g, true);
  const [place = ''] = layoutIn(g).markers[goal.beside] ?? [];
  const escort = g.state.figures.find(({ type }) => type === goal.objective);
  const steps = field.range(field.cell(place), field.cell(escort?.hex ?? ''));
  return steps === unreachable ? 0 : escortStep * steps;
}
