import { hexOf } from '../../rules/map/places.ts';
import type { HexId } from '../../vocabulary/ids.ts';
import type {
  Cell,
  Occasion,
  Scenario,
  ScenarioEffect,
  ScenarioGoal,
  ScenarioRule,
} from '../../vocabulary/scenarios.ts';

/** A lettered hex or a plate, by the name that the sentences have for it. */
type NamedHex = { readonly is: 'marker' | 'plate'; readonly hex: HexId; readonly name: string };

/** What the sentences of a scenario name on its map. Doors are called by their ids, rooms by their numbers. */
export type NamedPlaces = {
  readonly hexes: readonly NamedHex[];
  readonly doors: readonly string[];
  readonly rooms: readonly number[];
};

/** A marker or a plate as it is said. */
export const letterOf = (id: string): string => id.toUpperCase();

export function placesNamedIn(scenario: Scenario): NamedPlaces {
  const { markers, plates } = scenario.map;
  const all = saidIn(scenario);
  const named = (is: NamedHex['is'], cellsOf: (id: string) => readonly Cell[]): readonly NamedHex[] =>
    idsOf(all, is).flatMap((id) => cellsOf(id).map((cell) => ({ is, hex: hexOf(cell), name: letterOf(id) })));
  return {
    hexes: [
      ...named('marker', (id) => markers[id] ?? []),
      ...named('plate', (id) => plates.filter((plate) => plate.id === id).map(({ cell }) => cell)),
    ],
    doors: idsOf(all, 'door'),
    rooms: idsOf(all, 'room').map(Number),
  };
}

type Said = { readonly is: 'marker' | 'plate' | 'door' | 'room'; readonly id: string };

const idsOf = (said: readonly Said[], is: Said['is']): readonly string[] => [
  ...new Set(said.filter((one) => one.is === is).map(({ id }) => id)),
];

/** The places in the order of the sentences about the goal and the special rules. */
const saidIn = ({ goal, objectives, boss, map, rules }: Scenario): readonly Said[] => [
  ...goal.flatMap(inGoal),
  ...objectives.flatMap(({ moves }) => (moves === undefined ? [] : [said('marker', moves.toward)])),
  ...(boss?.places ?? []).map(({ at }) => said('marker', at)),
  ...map.doors.filter(({ locked }) => locked).map(({ id }) => said('door', id)),
  ...rules.flatMap(inRule),
];

const said = (is: Said['is'], id: string | number): Said => ({ is, id: String(id) });

function inGoal(goal: ScenarioGoal): readonly Said[] {
  if (goal.is === 'reveal') return [said('room', goal.room)];
  return goal.is === 'arrive' ? [said('marker', goal.beside)] : [];
}

/** Nothing is said of a rule that only goes on with the story. */
const inRule = ({ on, do: effects }: ScenarioRule): readonly Said[] =>
  effects.every(({ is }) => is === 'story') ? [] : [...inOccasion(on), ...effects.flatMap(inEffect)];

function inOccasion(on: Occasion): readonly Said[] {
  switch (on.is) {
    case 'setup':
      return [];
    case 'door-opened':
      return [said('door', on.door)];
    case 'room-revealed':
      return [said('room', on.room)];
    case 'hex-entered':
      return [said('marker', on.at)];
    case 'round-start':
    case 'round-end':
      return on.untilDoor === undefined ? [] : [said('door', on.untilDoor)];
    case 'plates':
      return on.plates.flat().map((plate) => said('plate', plate));
  }
}

function inEffect(effect: ScenarioEffect): readonly Said[] {
  if (effect.is === 'spawn') return [said('marker', effect.at)];
  return effect.is === 'open' || effect.is === 'unlock' ? [said('door', effect.door)] : [];
}
