/** How units end: monsters are destroyed or banished, explorers die. [ma/destroying] */
import type { Rule } from '@tavolo/kernel';
import type { Source } from '../../facts.ts';
import type { Machina } from '../../machina.ts';
import type { Monster } from '../../state.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import type { ExplorerId, MonsterId, UnitId } from '../../vocabulary/ids.ts';
import { deedOf } from '../abilities/deeds.ts';
import { resolveOwn } from '../abilities/own-abilities.ts';
import type { Attack } from '../attacks/attack-under-way.ts';
import { happen, happening } from '../happenings/happenings.ts';
import type { Moment } from '../happenings/moments.ts';
import { terrainOf } from '../map/terrain.ts';
import { leavePlay } from '../phases/events.ts';
import { turnOf } from '../turn/turn-of.ts';
import { explorersOnMap, explorerWith, monsterCard, monstersOnMap, monsterWith } from '../units.ts';
import { has } from '../values/values.ts';
import { die } from './deaths.ts';
import { isStanding, restore } from './losses.ts';

/** What units are destroyed by. */
export type Doom = {
  readonly source: Source | null;
  /** The unit whose doing it is. */
  readonly by: UnitId | null;
  readonly attack: Attack | null;
};

const noDoom: Doom = { source: null, by: null, attack: null };

/** After an effect, monsters without health or on a pit are destroyed, and then explorers die. [ma/destroying.1, ma/ending.12] */
export function* settleFates(g: Machina, doom: Doom = noDoom): Rule {
  for (;;) {
    const unit = nextToEnd(g);
    if (unit === null || g.state.outcome !== null) return;
    yield* endUnit(g, unit, doom);
  }
}

function nextToEnd(g: Machina): UnitId | null {
  const terrain = terrainOf(g);
  const isOver = ({ health, at }: { health: number; at: Monster['at'] | null }): boolean =>
    health === 0 || (at !== null && terrain.isPit(terrain.cell(at)));
  const monster = monstersOnMap(g.state).find(isOver);
  return monster?.monster ?? explorersOnMap(g.state).find(isOver)?.explorer ?? null;
}

/** Destroys a unit by the word of an effect: bosses are proof against it, an explorer dies. [ma/destroying.9] */
export function* destroyUnit(g: Machina, unit: UnitId, doom: Doom = noDoom): Rule {
  if (has(g, unit, 'boss')) return;
  yield* endUnit(g, unit, doom);
}

function* endUnit(g: Machina, unit: UnitId, doom: Doom): Rule {
  const monster = monsterWith(g.state, unit);
  const explorer = explorerWith(g.state, unit);
  if (monster !== null && !monster.ended) yield* destroyMonster(g, monster, doom);
  if (explorer !== null) yield* die(g, explorer);
}

/**
 * A monster is destroyed: its last abilities resolve, the explorer whose turn it is restores 1 essence, unless it is
 * about to die, and its card goes. [ma/destroying.2, ma/ending.15]
 */
function* destroyMonster(g: Machina, monster: Monster, { source, by, attack }: Doom): Rule {
  const id = monster.monster;
  const slayer = slayerOf(g, by);
  monster.ended = true;
  g.tell({ is: 'destroyed-unit', unit: id, by: slayer, source }, 'ma/destroying.1');
  const moment: Moment = { is: 'end', unit: id, how: 'death', prevented: false };
  const deed = (ability: Ability) => ({
    ...deedOf(id, ability.id, { self: id, active: g.state.active }),
    moment,
  });
  yield* resolveOwn(g, monsterCard(g.content, id).abilities, 'when-dies', deed);
  const turn = turnOf(g.state);
  if (turn !== null && isStanding(g, turn))
    yield* restore(g, turn, { what: 'essence', n: 1, source: id, by: turn });
  noteKill(g, slayer);
  yield* happen(g, happening('unit-destroyed', { who: id, by: slayer, attack, moment }));
  yield* happen(g, happening('monster-destroyed', { who: id, by: slayer, attack, moment }));
  yield* leave(g, monster);
}

/** The explorer whose doing it is: the one that attacked or pushed, else the one whose turn it is. */
function slayerOf({ state }: Machina, by: UnitId | null): ExplorerId | null {
  return explorerWith(state, by)?.explorer ?? turnOf(state);
}

function noteKill({ state }: Machina, slayer: ExplorerId | null): void {
  const explorer = explorerWith(state, slayer);
  if (explorer !== null) explorer.account.kills++;
}

/** A monster is banished: nothing of it resolves, and it does not count as destroyed. [ma/destroying.4] */
export function* banish(g: Machina, unit: UnitId, source: Source | null): Rule {
  const monster = monsterWith(g.state, unit);
  if (monster === null || monster.ended || has(g, unit, 'boss')) return;
  g.tell({ is: 'banished', unit, source }, 'ma/destroying.4');
  monster.ended = true;
  yield* leave(g, monster);
}

/** The figure, the card and the events of a monster leave play. [ma/destroying.3, ma/horror.6] */
function* leave(g: Machina, monster: Monster): Rule {
  const { state } = g;
  const { monster: id, quarry, related } = monster;
  const returns = has(g, id, 'returns');
  for (const event of [...related]) leavePlay(g, event);
  state.monsters = state.monsters.filter((one) => one !== monster);
  state.lasting = state.lasting.filter(({ on }) => on !== id);
  state.toAct = state.toAct.filter((one) => one !== id);
  if (state.acting?.monster === id) state.acting = null;
  pileFor(g, monsterCard(g.content, id).level, returns).push(id);
  yield* happen(g, happening('left-play', { who: id, quarry }));
}

/** Where its card goes: below the level of monsters it leaves the game, but for the highest. [ma/destroying.3] */
function pileFor({ state }: Machina, level: number | null, returns: boolean): MonsterId[] {
  if (returns) return state.returning;
  const isPast = level === null || (level !== 4 && level < state.monsterLevel);
  return isPast ? state.removedMonsters : state.destroyedMonsters;
}
