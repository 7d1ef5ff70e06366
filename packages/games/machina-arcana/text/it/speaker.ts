import { capital } from '@tavolo/language';
import { noun, toPerson } from '@tavolo/language/it';
import type { Source } from '../../facts.ts';
import type { DoorId } from '../../map/ground.ts';
import { type ReadOption, readOption } from '../../options.ts';
import type { SpaceId } from '../../vocabulary/places.ts';
import type { Naming } from '../naming.ts';
import { kindAt, spotAt } from '../places.ts';
import type { SourceWords } from '../speech.ts';
import { abilityName, nameOf, unitNoun } from './all-names.ts';
import { of, on, the, to } from './articles.ts';
import { cardPhrases } from './cards/phrases.ts';
import { terms } from './terms.ts';

const sources: SourceWords = {
  chest: 'un baule',
  'event-space': 'uno spazio evento',
  trap: 'una trappola',
  barrel: 'un barile che esplode',
  pit: 'una fossa',
  seal: 'uno spazio generazione sigillato',
  threat: 'la minaccia che sale',
  recharge: 'la stazione di ricarica',
};

/** Names who and what at a table, in Italian. */
export const speakerFor = (table: Naming) => {
  const unit = (id: string) => unitNoun(id, table.isExplorer(id));
  const who = (id: string): string => the(unit(id));
  const isUnit = (id: string): boolean => table.isExplorer(id) || table.content.monsters.has(id as never); // looked up only
  const spaceNoun = (space: SpaceId) => {
    const { one, gender } = terms.spaces[kindAt(table, space) ?? 'floor'];
    return noun(one, { gender });
  };
  const place = (space: SpaceId): string => {
    const spot = spotAt(table, space);
    return spot === null ? 'fuori dalla mappa' : `${nameOf(spot.face)} (${spot.column},${spot.row})`;
  };
  const target = (id: string): string => {
    const { is, of: aim } = id.includes(':') ? readOption(id) : aimedAt(id);
    return is === 'unit' ? who(aim) : the(spaceNoun(aim as SpaceId)); // made of a space
  };
  return {
    table,
    player: table.player,
    /** A card, a tile, a scenario. */
    name: nameOf,
    ability: abilityName,
    /** Ada Thornquist, il Fuochista svuotato. */
    who,
    /** The same, at the start of a sentence. */
    Who: (id: string): string => capital(who(id)),
    /** Di Ada Thornquist, del Fuochista svuotato. */
    whose: (id: string): string => of(unit(id)),
    /** Ad Ada Thornquist, al Fuochista svuotato. */
    toWhom: (id: string): string => (table.isExplorer(id) ? toPerson(nameOf(id)) : to(unit(id))),
    onWhom: (id: string): string => on(unit(id)),
    /** A word that agrees with a unit, where its name has a gender: distrutto, distrutta. */
    agreeing: (id: string, masculine: string, feminine: string): string =>
      unit(id).gender === 'f' ? feminine : masculine,
    /** What did something: a unit, a card, or something on the map. */
    source: (source: Exclude<Source, 'cost'>): string => {
      if (source in sources) return sources[source as keyof SourceWords]; // asked on the same line
      return isUnit(source) ? who(source) : nameOf(source);
    },
    /** Sala delle pompe (4,4). */
    place,
    /** Apri la porta a est di Sala delle pompe (4,4). */
    door: (door: DoorId): string => {
      const [x, y, side] = door.split(',');
      const does = table.terrain().stateOf(door) === 'open' ? 'Chiudi' : 'Apri';
      return `${does} la porta a ${side === 'east' ? 'est' : 'sud'} di ${place(`${x},${y}` as SpaceId)}`; // the space of a door's name
    },
    /** What choosing one of several things does. */
    option: (id: string) => cardPhrases.names.option(id),
    /** The kind of a space with its article. */
    space: (space: SpaceId): string => the(spaceNoun(space)),
    spaceNoun,
    /** A unit, or a space with its barrel, by its id or by its option. */
    target,
    onTarget: (id: string): string => {
      const { is, of: aim } = aimedAt(id);
      return is === 'unit' ? on(unit(aim)) : on(spaceNoun(aim as SpaceId)); // made of a space
    },
  };
};

/** A target by its id: a space is two numbers. */
const aimedAt = (id: string): Omit<ReadOption, 'more'> => ({
  is: /^-?\d/.test(id) ? 'space' : 'unit',
  of: id,
});

export type Speaker = ReturnType<typeof speakerFor>;
