import { capital } from '@tavolo/language';
import { noun, of, on, the, to } from '@tavolo/language/pt';
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
  chest: 'um baú',
  'event-space': 'um espaço de evento',
  trap: 'uma armadilha',
  barrel: 'a explosão de um barril',
  pit: 'um fosso',
  seal: 'um espaço de surgimento selado',
  threat: 'o aumento da ameaça',
  recharge: 'a estação de recarga',
};

/** Names who and what at a table, in Portuguese. */
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
    return spot === null ? 'fora do mapa' : `${nameOf(spot.face)} (${spot.column},${spot.row})`;
  };
  const aimed = (id: string) => {
    const { is, of: aim } = id.includes(':') ? readOption(id) : aimedAt(id);
    return is === 'unit' ? unit(aim) : spaceNoun(aim as SpaceId); // made of a space
  };
  return {
    table,
    player: table.player,
    /** A card, a tile, a scenario. */
    name: nameOf,
    ability: abilityName,
    /** Ada Thornquist, o Foguista Oco. */
    who,
    /** The same, at the start of a sentence. */
    Who: (id: string): string => capital(who(id)),
    /** De Ada Thornquist, do Foguista Oco. */
    whose: (id: string): string => of(unit(id)),
    toWhom: (id: string): string => to(unit(id)),
    /** Por Ada Thornquist, pelo Foguista Oco. */
    forWhom: (id: string): string => {
      const { name, article } = unit(id);
      return article === null ? `por ${name}` : `pel${article} ${name}`;
    },
    /** A word that agrees with a unit, where its name has a gender: destruído, destruída. */
    agreeing: (id: string, masculine: string, feminine: string): string =>
      unit(id).gender === 'f' ? feminine : masculine,
    /** What did something: a unit, a card, or something on the map. */
    source: (source: Exclude<Source, 'cost'>): string => {
      if (source in sources) return sources[source as keyof SourceWords]; // asked on the same line
      return isUnit(source) ? who(source) : nameOf(source);
    },
    /** Casa de Bombas (4,4). */
    place,
    /** Abrir a porta a leste de Casa de Bombas (4,4). */
    door: (door: DoorId): string => {
      const [x, y, side] = door.split(',');
      const does = table.terrain().stateOf(door) === 'open' ? 'Fechar' : 'Abrir';
      return `${does} a porta ${side === 'east' ? 'a leste' : 'ao sul'} de ${place(`${x},${y}` as SpaceId)}`; // the space of a door's name
    },
    /** What choosing one of several things does. */
    option: (id: string) => cardPhrases.names.option(id),
    spaceNoun,
    /** A unit, or a space with its barrel, by its id or by its option. */
    target: (id: string): string => the(aimed(id)),
    onTarget: (id: string): string => on(aimed(id)),
  };
};

/** A target by its id: a space is two numbers. */
const aimedAt = (id: string): Omit<ReadOption, 'more'> => ({
  is: /^-?\d/.test(id) ? 'space' : 'unit',
  of: id,
});

export type Speaker = ReturnType<typeof speakerFor>;
