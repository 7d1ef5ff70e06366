/** Monsters that come into play. [ma/spawn.8] */
import type { Rule } from '@tavolo/kernel';
import { unreachable } from '@tavolo/squares';
import { choose } from '../../ask.ts';
import { freshMonster } from '../../fresh.ts';
import type { Machina } from '../../machina.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import type { ExplorerId, MonsterId } from '../../vocabulary/ids.ts';
import type { SpaceId } from '../../vocabulary/places.ts';
import { deedOf } from '../abilities/deeds.ts';
import { resolveOwn } from '../abilities/own-abilities.ts';
import { happen, happening } from '../happenings/happenings.ts';
import { landingsAt, nearestBy } from '../map/nearest-space.ts';
import { countFrom } from '../map/nearness.ts';
import { type Terrain, terrainOf } from '../map/terrain.ts';
import { deciderFor, explorerOf, monsterCard } from '../units.ts';
import { figureOf, figures } from '../values/values.ts';
import { moveTrack } from './tracks.ts';

/** A monster that is to come. */
type Coming = {
  /** The explorer that it comes for; the nearest spawn space is counted from there. */
  readonly forWhom: ExplorerId;
  readonly level?: number;
  /** Where it comes instead. */
  readonly at?: SpaceId;
  readonly quarry?: true;
};

/** Spawns a monster: a card from the deck to the end of the queue, its figure near the explorer, its enters-play ability. [ma/spawn.8] */
export function* spawn(g: Machina, coming: Coming): Rule {
  const landings = landingsFor(g, coming);
  if (landings.length === 0) return;
  const id = drawMonster(g, coming.level ?? null);
  if (id === null) {
    g.tell({ is: 'no-monster-left' }, 'ma/spawn.8');
    return yield* moveTrack(g, 'threat', 1);
  }
  const at = yield* choose('where', {
    seat: deciderFor(g.state, coming.forWhom),
    rule: 'ma/spawn.10',
    from: landings,
    about: () => ({ why: 'spawn', unit: id, card: null }),
  });
  yield* enterMonster(g, id, at, coming);
}

/** A monster card comes to the end of the queue, its figure onto a space. [ma/spawn.9] */
function* enterMonster(g: Machina, id: MonsterId, at: SpaceId, { forWhom, quarry }: Partial<Coming>): Rule {
  const { state } = g;
  const monster = { ...freshMonster(id, at, 0), quarry: quarry ?? false };
  state.monsters.push(monster);
  monster.health = figureOf(g, id, 'health-max');
  g.tell({ is: 'spawned', monster: id, at, forWhom: forWhom ?? null }, 'ma/spawn.9');
  const deed = (ability: Ability) => deedOf(id, ability.id, { self: id, active: state.active });
  yield* resolveOwn(g, monsterCard(g.content, id).abilities, 'enters-play', deed);
  yield* happen(g, happening('monster-spawned', { who: id }));
}

/** The next monster; of a level, the first such card of the deck or else of the beaten ones. [ma/spawn.13] */
function drawMonster(g: Machina, level: number | null): MonsterId | null {
  const { state, content } = g;
  g.reveal();
  if (level !== null) {
    for (const pile of [state.monsterDeck, state.destroyedMonsters]) {
      const place = pile.findLastIndex((id) => monsterCard(content, id).level === level);
      const [found] = place < 0 ? [] : pile.splice(place, 1);
      if (found !== undefined) return found;
    }
  }
  if (state.monsterDeck.length === 0) {
    state.monsterDeck = g.chance.stream('monsters').shuffle(state.destroyedMonsters);
    state.destroyedMonsters = [];
  }
  return state.monsterDeck.pop() ?? null;
}

/** Where it may come down: several where some are equally near. [ma/spawn.10] */
function landingsFor(g: Machina, { forWhom, at }: Coming): readonly SpaceId[] {
  const terrain = terrainOf(g);
  const from = at ?? explorerOf(g.state, forWhom).at;
  if (from === null) return [];
  const doors = at === undefined ? nearestSpawnSpaces(g, terrain, terrain.cell(from)) : [terrain.cell(at)];
  const landings = doors.flatMap((cell) => landingsAt(g, terrain, cell));
  return [...new Set(landings)].map((cell) => terrain.space(cell));
}

/** Spawn spaces that are not sealed. */
export const openSpawnSpaces = (terrain: Terrain): readonly number[] =>
  terrain.ofKind(['spawn']).filter((cell) => terrain.token(cell) === null);

function nearestSpawnSpaces(g: Machina, terrain: Terrain, from: number): readonly number[] {
  const steps = countFrom(g, figures, terrain, [from]);
  return nearestBy(terrain, openSpawnSpaces(terrain), from, (cell) => steps[cell] ?? unreachable);
}
