import { capital } from '@tavolo/language';
import { the } from '@tavolo/language/en';
import type { Source } from '../../facts.ts';
import type { DoorId } from '../../map/ground.ts';
import { type ReadOption, readOption } from '../../options.ts';
import type { SpaceId } from '../../vocabulary/places.ts';
import type { Naming } from '../naming.ts';
import { kindAt, spotAt } from '../places.ts';
import type { SourceWords } from '../speech.ts';
import { abilityName, nameOf, unitNoun } from './all-names.ts';
import { cardPhrases } from './cards/phrases.ts';
import { terms } from './terms.ts';

const sources: SourceWords = {
  chest: 'a chest',
  'event-space': 'an event space',
  trap: 'a trap',
  barrel: 'an exploding barrel',
  pit: 'a pit',
  seal: 'the sealing of a spawn space',
  threat: 'the rising threat',
  recharge: 'the recharge station',
};

/** Names who and what at a table, in English. */
export const speakerFor = (table: Naming) => {
  const who = (id: string): string => the(unitNoun(id, table.isExplorer(id)));
  const isUnit = (id: string): boolean => table.isExplorer(id) || table.content.monsters.has(id as never); // looked up only
  const place = (space: SpaceId): string => {
    const spot = spotAt(table, space);
    return spot === null ? 'off the map' : `${nameOf(spot.face)} (${spot.column},${spot.row})`;
  };
  const kind = (space: SpaceId): string => terms.spaces[kindAt(table, space) ?? 'floor'].one;
  const target = (id: string): string => {
    const { is, of } = id.includes(':') ? readOption(id) : aimedAt(id);
    return is === 'unit' ? who(of) : `the ${kind(of as SpaceId)}`; // made of a space
  };
  return {
    table,
    player: table.player,
    /** A card, a tile, a scenario. */
    name: nameOf,
    ability: abilityName,
    /** Ada Thornquist, or the Hollow Stoker. */
    who,
    /** The same, at the start of a sentence. */
    Who: (id: string): string => capital(who(id)),
    whose: (id: string): string => `${who(id)}’s`,
    /** What did something: a unit, a card, or something on the map. */
    source: (source: Exclude<Source, 'cost'>): string => {
      if (source in sources) return sources[source as keyof SourceWords]; // asked on the same line
      return isUnit(source) ? who(source) : nameOf(source);
    },
    /** Pump Hall (4,4). */
    place,
    /** Open the door east of Pump Hall (4,4). */
    door: (door: DoorId): string => {
      const [x, y, side] = door.split(',');
      const does = table.terrain().stateOf(door) === 'open' ? 'Close' : 'Open';
      return `${does} the door ${side === 'east' ? 'east' : 'south'} of ${place(`${x},${y}` as SpaceId)}`; // the space of a door's name
    },
    /** What choosing one of several things does. */
    option: (id: string) => cardPhrases.names.option(id),
    /** The kind of a space within a sentence. */
    kind,
    /** A unit, or a space with its barrel, by its id or by its option. */
    target,
  };
};

/** A target by its id: a space is two numbers. */
const aimedAt = (id: string): Omit<ReadOption, 'more'> => ({
  is: /^-?\d/.test(id) ? 'space' : 'unit',
  of: id,
});

export type Speaker = ReturnType<typeof speakerFor>;
