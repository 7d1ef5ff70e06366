import { describe, expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import { layoutIn } from '../../rules/map/in-play.ts';
import { happens, openDoor } from '../../rules/scenario/rooms.ts';
import type { Scenario } from '../../vocabulary/scenarios.ts';
import { Preparing } from '../scene/table.ts';
import { allIsWell, playOut } from './at-random.ts';

const levels = [0, 1, 2, 3, 4, 5, 6, 7];

/** A table at which the first round is on. */
function begun({ id }: Scenario, characters: number, level: number): Preparing {
  const told = `${id} ${characters} ${level}`;
  const table = new Preparing({ options: { scenario: id, characters, level }, seed: told });
  table.toTheFirstRound();
  table.goOn((s) => s.phase === 'acting' && s.turn !== null);
  playOut(table.match, told);
  return table;
}

const closedDoor = ({ state }: Preparing): string | undefined =>
  [...layoutIn({ state, content }).doors.keys()].find((id) => !state.openDoors.includes(id));

/** The doors are opened one after the other, by the party as it were, whether they are locked or not. */
function revealAll(table: Preparing): void {
  for (let door = closedDoor(table); door !== undefined; door = closedDoor(table)) {
    const opened = door;
    table.perform((g) => openDoor(g, opened, null));
    playOut(table.match, opened);
    allIsWell(table.match);
    if (table.state.dungeon.length === 3) return; // the other exits lead nowhere
  }
}

/** All rooms that have a tile, or all that can be drawn. */
const roomsOf = ({ map, drawn }: Scenario): readonly number[] =>
  drawn === true ? [1, 2, 3] : [...new Set(map.tiles.map(({ room }) => room))].sort((a, b) => a - b);

function playsThrough(scenario: Scenario, characters: number, level: number): void {
  try {
    const table = begun(scenario, characters, level);
    allIsWell(table.match);
    expect(table.state).toMatchObject({ round: 1, level });
    expect(table.state.heroes).toHaveLength(characters);
    revealAll(table);
    expect(table.state.rooms.toSorted((a, b) => a - b)).toEqual(roomsOf(scenario));
    for (const { on } of scenario.rules) {
      table.perform((g) => happens(g, on));
      playOut(table.match, scenario.id);
      allIsWell(table.match);
    }
  } catch (cause) {
    throw new Error(`${scenario.id} with ${characters} characters at level ${level}`, { cause });
  }
}

describe.each([...content.scenarios.values()].map((it) => [it.id, it] as const))('%s', (_, scenario) => {
  test.each([2, 3, 4])('can be begun and revealed with %i characters at all levels', (characters) => {
    for (const level of levels) playsThrough(scenario, characters, level);
  });
});
