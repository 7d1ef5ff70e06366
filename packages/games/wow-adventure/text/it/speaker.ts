import { capital } from '@tavolo/language';
import { type Noun, of, on, the, to, toPerson } from '@tavolo/language/it';
import type { Effect } from '../../vocabulary/effects.ts';
import type { AbilityId } from '../../vocabulary/ids.ts';
import { doneBy, type Told } from '../choice-scene.ts';
import { foeAt, foeOn, isLaidInSpace, isLaidOnWeapon, itemOn } from '../lookup.ts';
import type { Naming } from '../naming.ts';
import { nameOf, nounOf } from './all-names.ts';
import { cardPhrases } from './cards/phrases.ts';
import { levelNames } from './names/words.ts';

/** A Brill, ad Andorhal, alla Strada nord di Pinargento. */
const towards = (noun: Noun): string => (noun.article === null ? toPerson(noun.name) : to(noun));

/** What lies along the way is walked on: sulla Strada, sulla Riva. */
const isAlongTheWay = ({ name, article }: Noun): boolean =>
  article !== null && /^(Strada|Via|Riva|Costa|Ponte) /.test(name);

/** Names who and what at a table, in Italian. */
export const speakerFor = (table: Naming) => {
  const theThing = (id: string): string => the(nounOf(id));
  const who = (id: string): string => (table.isSeat(id) ? table.player(id) : theThing(id));
  const foe = (card: string): Noun => nounOf(foeOn(table.content, card));
  const itemNoun = (card: string): Noun => nounOf(itemOn(table.content, card));
  const bearerNoun = (ability: AbilityId, id: string): Noun => {
    if (isLaidOnWeapon(table.content, ability)) return itemNoun(id);
    if (isLaidInSpace(table.content, ability)) return nounOf(id);
    return nounOf(foeAt(table.content, id) ?? foeOn(table.content, id));
  };
  return {
    table,
    player: table.player,
    name: nameOf,
    the: theThing,
    of: (id: string): string => of(nounOf(id)),
    /** Where somebody goes. */
    to: (space: string): string => towards(nounOf(space)),
    /** Where somebody is. */
    at: (space: string): string => {
      const noun = nounOf(space);
      return isAlongTheWay(noun) ? on(noun) : towards(noun);
    },
    /** Ana, or il Cinghiale di Montagna. */
    who,
    /** The same, at the start of a sentence. */
    Who: (id: string): string => capital(who(id)),
    /** Di Ana, del Cinghiale di Montagna. */
    whose: (id: string): string => (table.isSeat(id) ? `di ${table.player(id)}` : of(nounOf(id))),
    toPlayer: (seat: Parameters<Naming['player']>[0]): string => toPerson(table.player(seat)),
    /** The encounter on a card. */
    foe: (card: string): string => the(foe(card)),
    /** The same, where words must agree with it. */
    foeNoun: foe,
    /** The item on a card. */
    item: (card: string): string => the(itemNoun(card)),
    /** A colour within a sentence. */
    level: (level: keyof typeof levelNames): string => levelNames[level].toLowerCase(),
    /** A hero, an encounter on a card, or the one that is printed in a space. */
    marked: (id: string): string => {
      if (table.isSeat(id)) return table.player(id);
      return theThing(foeAt(table.content, id) ?? foeOn(table.content, id));
    },
    onMarked: (id: string): string => {
      if (table.isSeat(id)) return `su ${table.player(id)}`;
      return on(nounOf(foeAt(table.content, id) ?? foeOn(table.content, id)));
    },
    /** On what an ability card lies. */
    onBearer: (ability: AbilityId, id: string): string =>
      table.isSeat(id) ? `su ${table.player(id)}` : on(bearerNoun(ability, id)),
    /** What effects do. */
    does: (effects: readonly Effect[], told: Told = 'own'): string => doneBy(cardPhrases, effects, told),
  };
};

export type Speaker = ReturnType<typeof speakerFor>;
