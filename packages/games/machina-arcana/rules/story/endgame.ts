/** The endgame: its own tile takes the place of the map. [ma/chapters.14] */
import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import { freshMonster } from '../../fresh.ts';
import type { Machina, Table } from '../../machina.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { MonsterId } from '../../vocabulary/ids.ts';
import type { SpaceId } from '../../vocabulary/places.ts';
import type { SpaceKind } from '../../vocabulary/terms.ts';
import { landingsAt } from '../map/nearest-space.ts';
import { terrainOf } from '../map/terrain.ts';
import { clearTiles, layTile } from '../map/tiles.ts';
import { placeAtEntry } from '../moving/placing.ts';
import { deciderFor, livingExplorers } from '../units.ts';
import { currentChapter } from '../values/in-force.ts';
import { figureOf } from '../values/values.ts';

type Endgame = Extract<Effect, { is: 'endgame' }>;

/** All tiles go, the endgame's comes, explorers stand at its entry and its boss where it starts. */
export function* beginEndgame(g: Machina, { face, boss, at }: Endgame): Rule {
  yield* clearTiles(g, [...g.state.tiles], 'ma/chapters.14');
  g.state.exit = null;
  const tile = layTile(g, { face, column: 0, row: 0, turns: 0 }, null);
  placeAtEntry(g, livingExplorers(g.state), tile);
  standBoss(g, boss, startOf(g, at)[0]);
}

/** The spaces where something starts. A boss of several squares starts on all of them. */
const startOf = (g: Table, kind: SpaceKind): readonly SpaceId[] => {
  const terrain = terrainOf(g);
  return terrain.ofKind([kind]).map((cell) => terrain.space(cell));
};

/** A boss comes to the end of the queue, with all its health. */
function standBoss(g: Machina, boss: MonsterId, at: SpaceId | undefined): void {
  if (at === undefined) throw new Error(`${boss} has nowhere to stand`);
  const monster = freshMonster(boss, at, 0);
  g.state.monsters.push(monster);
  monster.health = figureOf(g, boss, 'health-max');
  g.tell({ is: 'stood', unit: boss, at }, 'ma/chapters.14');
}

/** Bosses that were destroyed in this round stand up where they started; beside it if somebody is there. [ma/destroying.9] */
export function* standUpAgain(g: Machina): Rule {
  const { returning } = g.state;
  g.state.returning = [];
  for (const boss of returning) {
    const start = startOfBoss(g, boss);
    if (start === null) continue;
    const at = yield* choose('where', {
      seat: deciderFor(g.state, null),
      rule: 'ma/K166',
      from: landingsOn(g, start),
      about: () => ({ why: 'stand', unit: boss, card: boss }),
    });
    if (at !== 'stay') standBoss(g, boss, at);
  }
}

function landingsOn(g: Table, start: SpaceId): readonly SpaceId[] {
  const terrain = terrainOf(g);
  return landingsAt(g, terrain, terrain.cell(start)).map((cell) => terrain.space(cell));
}

/** Where the endgame has a boss start; `null`: it is not its boss. */
function startOfBoss(g: Table, boss: MonsterId): SpaceId | null {
  const endgame = currentChapter(g)
    .flatMap(({ abilities }) => abilities.flatMap((ability) => ability.do))
    .find((effect): effect is Endgame => effect.is === 'endgame' && effect.boss === boss);
  return endgame === undefined ? null : (startOf(g, endgame.at)[0] ?? null);
}
