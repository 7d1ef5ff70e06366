import { content } from '../../content/content.ts';
import type { Content } from '../../vocabulary/content.ts';
import type { MonsterId, ScenarioId } from '../../vocabulary/ids.ts';
import type { ByCharacters, Scenario } from '../../vocabulary/scenarios.ts';
import type { Setting } from './cast.ts';
import { type Drawing, type Drawn, hexesIn } from './drawing.ts';
import { furniture } from './furniture.ts';
import { withMore } from './modifiers.ts';
import { filled, reprinted } from './printed.ts';
import { hiddenPart, isSeam, roomAt, roomsAround } from './rooms.ts';

/** The scenario that a test draws. */
export const scenarioId = 'scene' as ScenarioId; // an id of the tests

/** The box with one more scenario: the map that a test draws. */
export function boxFor(map: Drawing, setting: Setting): Content {
  const scenario = scenarioFor(map, setting);
  return {
    ...content,
    cards: reprinted(content.cards, setting.printed ?? {}),
    treasures: filled(content.treasures, setting),
    modifiers: withMore(content.modifiers),
    scenarios: new Map([...content.scenarios, [scenarioId, scenario]]),
  };
}

function scenarioFor(map: Drawing, setting: Setting): Scenario {
  return {
    id: scenarioId,
    number: 0,
    map: mapFor(map, setting),
    goal: setting.goal ?? [{ is: 'kill-all' }],
    losses: setting.losses ?? [],
    rules: setting.rules ?? [],
    objectives: setting.objectives ?? [],
    ...(setting.boss === undefined ? {} : { boss: setting.boss }),
    ...(setting.levelOffsets === undefined ? {} : { levelOffsets: setting.levelOffsets }),
    allied: [],
    ...(setting.lootByAbilityOnly === undefined ? {} : { lootByAbilityOnly: true }),
    rewards: [],
  };
}

function mapFor(map: Drawing, setting: Setting): Scenario['map'] {
  const drawn = hexesIn(map);
  const room = (it: Drawn): number => roomAt(setting, it);
  return {
    tiles: [],
    // Every hex by itself: a door or a corridor belongs to the rooms around it, any other to its own.
    seams: drawn.map((it) => ({
      cell: it.cell,
      rooms: isSeam(it) ? roomsAround(setting, drawn, it) : [room(it)],
    })),
    doors: drawn
      .filter(({ mark }) => mark === '+')
      .map((it) => doorFor(it, roomsAround(setting, drawn, it), setting)),
    walls: [],
    start: drawn.filter(({ mark }) => mark === 's').map(({ cell }) => cell),
    ...furniture(setting, hiddenPart(map, setting)),
    plates: drawn
      .filter(({ mark }) => (setting.plates ?? []).includes(mark))
      .map((it) => ({ id: it.mark, cell: it.cell, room: room(it) })),
    monsters: Object.entries(setting.behind ?? {}).map(([letter, { monster, ranks }]) => {
      const at = drawn.find(({ mark }) => mark === letter);
      if (at === undefined) throw new Error(`${letter} is not in the map`);
      return { monster: monster as MonsterId, cell: at.cell, room: room(at), ranks: ranksOf(ranks) }; // tests write ids
    }),
    markers: Object.fromEntries(
      drawn.filter(({ mark }) => /[a-z]/.test(mark)).map(({ mark, cell }) => [mark, [cell]]),
    ),
  };
}

const doorId = ({ hex }: Drawn): string => `door ${hex}`;

export const doorsIn = (drawn: readonly Drawn[]): string[] =>
  drawn.filter(({ mark }) => mark === '+').map(doorId);

const doorFor = (
  drawn: Drawn,
  [one = 1, other = 2]: readonly number[],
  setting: Setting,
): Scenario['map']['doors'][number] => ({
  id: doorId(drawn),
  cell: drawn.cell,
  rooms: [one, other],
  ...(setting.lockedDoors === true ? { locked: true } : {}),
});

const ranksOf = (marks: string): ByCharacters =>
  [...marks].map((it) => (it === 'n' ? 'normal' : it === 'e' ? 'elite' : null)) as unknown as ByCharacters; // three letters
