/** What monsters would do to an explorer that ends the round somewhere. [ma/monsters] */
import { unreachable } from '@tavolo/squares';
import type { Table } from '../machina.ts';
import { countFrom } from '../rules/map/nearness.ts';
import type { Terrain } from '../rules/map/terrain.ts';
import { chanceOf } from '../rules/outlook/odds.ts';
import { monsterCard, spacesOf } from '../rules/units.ts';
import { figureOf, figures, has } from '../rules/values/values.ts';
import type { Explorer, Monster } from '../state.ts';
import type { Active } from '../vocabulary/abilities.ts';
import type { Effect } from '../vocabulary/effects.ts';

/** A monster's attack: what it costs, how far it reaches, and its chance against an explorer. */
type Blow = { readonly stamina: number; readonly range: number; readonly chance: number };

/** A monster that could come: steps from it to every cell, and its blows. */
export type Menace = {
  readonly monster: Monster;
  readonly steps: Uint16Array;
  readonly stamina: number;
  readonly isRooted: boolean;
  readonly blows: readonly Blow[];
};

/** All monsters as they threaten an explorer. */
export const menacesTo = (g: Table, terrain: Terrain, explorer: Explorer): readonly Menace[] =>
  g.state.monsters.map((monster): Menace => {
    const { monster: id } = monster;
    const cells = spacesOf(g, id).map((space) => terrain.cell(space));
    return {
      monster,
      steps: countFrom(g, figures, terrain, cells),
      stamina: has(g, id, 'dazed') ? 0 : figureOf(g, id, 'stamina'),
      isRooted: has(g, id, 'immobile'),
      blows: blowsOf(g, monster, explorer),
    };
  });

function blowsOf(g: Table, { monster }: Monster, explorer: Explorer): readonly Blow[] {
  const [armor, will] = [figureOf(g, explorer.explorer, 'armor'), figureOf(g, explorer.explorer, 'will')];
  return monsterCard(g.content, monster).abilities.flatMap((ability): readonly Blow[] => {
    if (ability.is !== 'active') return [];
    const attack = ability.do.find((effect) => effect.is === 'attack');
    if (attack === undefined) return [];
    const defence =
      attack.mode === 'normal' ? armor : attack.mode === 'arcane' ? will : Math.min(armor, will);
    const chance = chanceOf(attack.dice, defence - (attack.bonus ?? 0));
    return [{ stamina: ability.cost.stamina ?? 1, range: rangeOf(ability, attack), chance }];
  });
}

const rangeOf = ({ aim }: Active, _: Effect): number => (aim !== null && 'range' in aim ? aim.range : 1);

/** The hits that an explorer may expect from a monster if it stands on a cell at the end of the explorers' turns. */
export function expectedHits(
  { steps, stamina, isRooted, blows }: Menace,
  cell: number,
  terrain: Terrain,
): number {
  let most = 0;
  for (const blow of blows) {
    const walked = stepsIntoRange(steps, cell, blow.range, terrain);
    if (walked === unreachable || (isRooted && walked > 0)) continue;
    const times = Math.floor((stamina - walked) / Math.max(1, blow.stamina));
    most = Math.max(most, Math.max(0, times) * blow.chance);
  }
  return most;
}

/** The steps until a cell is in range; sight is left out, so that corners are no shelter one relies on. */
function stepsIntoRange(steps: Uint16Array, cell: number, range: number, terrain: Terrain): number {
  const here = steps[cell] ?? unreachable;
  const onto = here === unreachable ? Math.min(unreachable, besideSteps(steps, cell, terrain) + 1) : here;
  return onto >= unreachable ? unreachable : Math.max(0, onto - range);
}

const besideSteps = (steps: Uint16Array, cell: number, terrain: Terrain): number =>
  Math.min(unreachable, ...terrain.around(cell).map((beside) => steps[beside] ?? unreachable));
