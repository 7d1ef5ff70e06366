/** One action of a monster under control: its explorer's player decides. [ma/destroying.5] [ma/destroying.7] */
import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Machina, Table } from '../../machina.ts';
import type { DoorId } from '../../map/ground.ts';
import { type ActOption, activateOption, doorOption, moveOption, readOption } from '../../options.ts';
import type { Monster } from '../../state.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import type { SpaceId } from '../../vocabulary/places.ts';
import { playableBy } from '../abilities/playing.ts';
import { type DoorDeed, deedsOn, doorsAt } from '../map/doors.ts';
import { type Terrain, terrainOf } from '../map/terrain.ts';
import { deciderFor, spacesOf } from '../units.ts';
import { has } from '../values/values.ts';
import { type Acting, playAbility, pullLever, stepTo, useDoor } from './acting.ts';
import { monsterPrices } from './choice.ts';

/** Asks what it does, and does it; `false`: its turn is over. */
export function* actControlled(g: Machina, acting: Acting, { monster }: Monster): Rule<boolean> {
  const options = actsOf(g, acting);
  if (options.length === 0) return false;
  const picked = yield* choose('monster-act', {
    seat: deciderFor(g.state, acting.controller),
    rule: 'ma/destroying.5',
    from: [...options, 'end'],
    about: () => ({ monster, stamina: acting.stamina }),
  });
  if (picked === 'end') return false;
  yield* carryOutOption(g, acting, picked);
  return true;
}

/** It counts as cunning, and need not come nearer to anybody. [ma/monsters.14] */
function actsOf(g: Table, acting: Acting): readonly ActOption[] {
  const terrain = terrainOf(g);
  const [cell = -1] = spacesOf(g, acting.monster).map((space) => terrain.cell(space));
  const canWalk = !has(g, acting.monster, 'immobile');
  return [
    ...(canWalk ? stepsOf(terrain, cell, acting) : []),
    ...doorsOf(terrain, cell, acting),
    ...leversOf(terrain, cell, acting),
    ...playableBy(g, acting.monster),
  ];
}

/** Pits, too. [ma/destroying.5] */
const stepsOf = (terrain: Terrain, cell: number, { stamina }: Acting): readonly ActOption[] =>
  stamina < monsterPrices.step
    ? []
    : terrain
        .around(cell)
        .filter((next) => terrain.isFree(next))
        .map((next) => moveOption(terrain.space(next)));

/** An open door may be destroyed as well. */
function doorsOf(terrain: Terrain, cell: number, { stamina }: Acting): readonly ActOption[] {
  return doorsAt(terrain, cell).flatMap((door) => {
    const deeds = deedsOn(terrain, door);
    const all: readonly DoorDeed[] = deeds.includes('close') ? [...deeds, 'break'] : deeds;
    return all.filter((deed) => stamina >= monsterPrices[deed]).map((deed) => doorOption(deed, door));
  });
}

const leversOf = (terrain: Terrain, cell: number, { stamina }: Acting): readonly ActOption[] =>
  stamina < monsterPrices.lever
    ? []
    : terrain
        .around(cell)
        .filter((next) => terrain.kind(next) === 'lever' && terrain.isUnexplored(next))
        .map((next) => activateOption(terrain.space(next)));

function carryOutOption(g: Machina, acting: Acting, option: ActOption): Rule {
  const { is, of, more } = readOption(option);
  switch (is) {
    case 'move':
      return stepTo(g, acting, of as SpaceId); // made by `moveOption`
    case 'activate':
      return pullLever(g, acting, of as SpaceId); // made by `activateOption`
    case 'open':
    case 'close':
    case 'break':
      return useDoor(g, acting, is, of as DoorId); // made by `doorOption`
    default:
      return playAbility(g, acting, { card: of as CardId, ability: more }); // made by `useOption`
  }
}
