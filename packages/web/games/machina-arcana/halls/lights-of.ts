import {
  beyond,
  chanceSeen,
  content,
  placeOf,
  readOption,
  type Side,
  tileSize,
} from '@tavolo/machina-arcana';
import type { Point } from '../../../parts/drawing/point.ts';
import type { SpaceId, UnitId, View } from '../game.ts';
import { type Lit, type OnMap, onMap } from '../lit.ts';
import type { Hall } from '../map/hall.ts';
import type { Light } from '../map/lights.tsx';
import { exitMiddle, middleOf, middleOfLarge } from '../map/plane.ts';
import type { Scene } from '../scene.ts';

/** Everything on the map that answers, with its price. */
export function lightsOf(scene: Scene, hall: Hall, watched: ReadonlySet<SpaceId>): readonly Light[] {
  const { question, lit, prices, own } = scene;
  if (question === null) return [];
  return [...lit.values()].flatMap((one): readonly Light[] => {
    const on = onMap(question.name, one.option);
    const place = on === null ? null : placeFor(scene, hall, on, one);
    if (on === null || place === null) return [];
    const price = prices.get(one.option) ?? null;
    const chance = chanceOn(scene, on);
    return [
      {
        ...place,
        option: one.option,
        label: chance === null ? one.label : own.aimedAt(one.label, chance),
        price,
        chance,
        isWalk: readOption(one.option).is === 'move',
        isPicked: one.isPicked === true,
        isWatched: on.is === 'space' && watched.has(on.at),
      },
    ];
  });
}

/** How likely an attack hits what it would be aimed at; `null`: nothing is aimed at. */
function chanceOn({ view, question, actor }: Scene, on: OnMap): number | null {
  if (question?.name !== 'target' || actor === null) return null;
  const playing = { by: actor.explorer, card: question.about.card, ability: question.about.ability };
  if (on.is === 'unit') return chanceSeen(view, playing, { is: 'unit', unit: on.unit });
  return on.is === 'space' ? chanceSeen(view, playing, { is: 'space', at: on.at }) : null;
}

type Place = Pick<Light, 'is' | 'at' | 'size'>;

function placeFor(scene: Scene, hall: Hall, on: OnMap, { option }: Lit): Place | null {
  switch (on.is) {
    case 'space':
      return { is: 'space', at: middleOf(on.at), size: 1 };
    case 'unit':
      return placeOfUnit(scene.view, on.unit);
    case 'door': {
      const door = hall.doors.find(({ id }) => id === on.door);
      if (door === undefined) return null;
      return { is: 'door', at: beside(scene, door, option), size: 1 };
    }
    case 'gate':
      return placeOfGate(scene, on.side as Side | null); // a side, as the game names them
  }
}

function placeOfUnit({ explorers, monsters }: View, unit: UnitId): Place | null {
  const at =
    monsters.find(({ monster }) => monster === unit)?.at ??
    explorers.find(({ explorer }) => explorer === unit)?.at ??
    null;
  const size = content.monsters.get(unit as never)?.size ?? 1; // an explorer's id finds no monster
  return at === null ? null : { is: 'unit', at: middleOfLarge(at, size), size };
}

type Doorway = { readonly at: Point; readonly isUpright: boolean };

/** A closed door can be opened, or destroyed: each has its own half of it. */
function beside({ lit }: Scene, { at: [x, y], isUpright }: Doorway, option: string): Point {
  const { is, of } = readOption(option);
  const hasBoth = lit.has(`open:${of}`) && lit.has(`break:${of}`);
  if (!hasBoth) return [x, y];
  const aside = is === 'break' ? 19 : -19;
  return isUpright ? [x, y + aside] : [x + aside, y];
}

/** The middle of a side of the tile where the actor stands; without a side, where the exit token lies. */
function placeOfGate({ view, actor }: Scene, of: Side | null): Place | null {
  if (of === null)
    return view.exit === null ? null : gate(exitMiddle(view.exit, view.exit.side), view.exit.side);
  if (actor?.at == null) return null;
  const [x, y] = placeOf(actor.at);
  return gate(exitMiddle({ column: Math.floor(x / tileSize), row: Math.floor(y / tileSize) }, of), of);
}

function gate([x, y]: Point, of: Side): Place {
  const [dx] = beyond[of];
  return { is: dx === 0 ? 'gate' : 'gate-upright', at: [x, y], size: 1 };
}
