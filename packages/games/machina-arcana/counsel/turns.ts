/** What the options of an explorer's turn are worth. */
import { unreachable } from '@tavolo/squares';
import { readOption } from '../options.ts';
import { staminaFor } from '../rules/turn/prices.ts';
import { explorersOnMap, monsterWith } from '../rules/units.ts';
import { figureOf } from '../rules/values/values.ts';
import type { SpaceId } from '../vocabulary/places.ts';
import type { SpaceKind } from '../vocabulary/terms.ts';
import { useWorth } from './abilities.ts';
import { stage } from './errand.ts';
import { gainByArranging, worthTo } from './items.ts';
import type { Mind } from './mind.ts';
import { gainIn, purseOf } from './purse.ts';
import { soughtIn } from './sought.ts';

/** The worth of an option. */
export type Weigh = (option: string) => number;

/** What stamina could have done otherwise. */
const staminaWorth = 0.12;

/** Ending a turn is worth nothing; what is worth less is not done. */
export function weighTurn(mind: Mind, isOpen: boolean): Weigh {
  const stamina = staminaFor(mind.g, mind.explorer.explorer);
  return (option) => {
    if (option === 'end') return isOpen ? -0.6 : 0;
    if (option === 'let-others') return -0.5;
    return actWorth(mind, option) - staminaWorth * stamina(option);
  };
}

function actWorth(mind: Mind, option: string): number {
  const { is, of } = readOption(option);
  switch (is) {
    case 'move':
      return moveWorth(mind, of as SpaceId); // made by `moveOption`
    case 'activate':
      return activationWorth(mind, of as SpaceId); // made by `activateOption`
    case 'use':
      return eagerly(useWorth(mind.g, mind.explorer.explorer, option));
    case 'explore':
      return exploringWorth(mind);
    case 'exit':
      return stage.done;
    case 'arrange':
      return 1.5 * gainByArranging(mind.g, mind.explorer) - 0.5;
    case 'pick':
      return worthTo(mind.g, mind.explorer, of as never) - 1.5; // made by `pickOption`
    case 'open':
      return isShutIn(mind) ? 6 : -0.5;
    case 'break':
      return soughtIn(mind.g).some((sought) => sought.is === 'door')
        ? stage.done * 0.5
        : isShutIn(mind)
          ? 3
          : -2;
    default:
      return -1;
  }
}

/** What is done now counts more than what is walked to: a monster that lives on comes after one. */
const eagerly = (worth: number): number => (worth > 0 ? 2 * worth : worth);

/** Nearer to what is to be done, out of reach of monsters. */
const moveWorth = (mind: Mind, to: SpaceId): number => {
  const cell = mind.terrain.cell(to);
  return mind.pull(cell) - mind.pull(mind.cell) + danger(mind, mind.cell) - danger(mind, cell);
};

/** How much danger is shunned: those who run from every monster never get anywhere. */
const caution = 0.4;

/** Nobody counts on coming through where monsters stand all about. */
const danger = (mind: Mind, cell: number): number => caution * mind.danger(cell);

/** What another tile is worth just now. */
function exploringWorth(mind: Mind): number {
  const way = mind.plan.ways.find(({ isExploring }) => isExploring === true);
  return way === undefined ? -1 : mind.worthOf(way, mind.cell);
}

/** Whether closed doors cut an explorer off from all it wants to do. */
function isShutIn({ terrain, cell, plan }: Mind): boolean {
  const steps = terrain.steps(cell, (one) => terrain.isPassable(one) && !terrain.isPit(one));
  return plan.ways.every(({ cells }) => cells.every((one) => (steps[one] ?? unreachable) === unreachable));
}

function activationWorth(mind: Mind, at: SpaceId): number {
  const { g, explorer, terrain } = mind;
  const cell = terrain.cell(at);
  const kind = terrain.kind(cell);
  const isWanted = soughtIn(g).some((sought) => sought.is === 'space' && sought.kind === kind);
  return usualWorth(mind, kind, cell) + (isWanted ? stage.done * 0.6 : 0) - (explorer.health <= 1 ? 0.2 : 0);
}

function usualWorth(mind: Mind, kind: SpaceKind, cell: number): number {
  const { g, explorer } = mind;
  const missing = figureOf(g, explorer.explorer, 'essence-max') - explorer.essence;
  const essence = missing > 0 ? 2 * gainIn(purseOf(g), 1) : 0;
  switch (kind) {
    case 'chapter':
      return stage.done;
    case 'spawn':
      return soughtIn(g).some((sought) => sought.is === 'seal') ? stage.done : g.state.threat - 6;
    case 'event':
      return essence + 1.2;
    case 'chest':
      return essence + 4;
    case 'workbench':
      return 3;
    case 'recharge':
      return Math.min(2, figureOf(g, explorer.explorer, 'health-max') - explorer.health) + 0.3;
    case 'lever':
      return leverWorth(mind, cell);
    default:
      return 1;
  }
}

/** Monsters on the traps of the tile against explorers on them. */
function leverWorth({ g, terrain }: Mind, lever: number): number {
  const onTraps = Array.from({ length: terrain.cells }, (_, cell) => cell)
    .filter((cell) => terrain.kind(cell) === 'trap' && terrain.onSameTile(cell, lever))
    .flatMap((cell) => terrain.unitOn(cell) ?? []);
  const monsters = onTraps.filter((unit) => monsterWith(g.state, unit) !== null).length;
  const companions = explorersOnMap(g.state).filter(({ explorer }) => onTraps.includes(explorer)).length;
  return 3 * monsters - 3 * companions - 0.5;
}
