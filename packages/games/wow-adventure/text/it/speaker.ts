import { capital } from '@tavolo/language';
import { type Noun, of, on, the, to, toPerson } from '@tavolo/language/it';
import type { Choice, Effect } from '../../vocabulary/effects.ts';
import type { AbilityId } from '../../vocabulary/ids.ts';
import type { Discovery } from '../../vocabulary/terms.ts';
import { chosenAs, doneBy, type Told } from '../choice-scene.ts';
import { discoverySaid } from '../composing/rewards.ts';
import { foeAt, foeOn, isLaidInSpace, isLaidOnWeapon, itemOn } from '../lookup.ts';
import type { Naming } from '../naming.ts';
import { nameOf, nounOf } from './all-names.ts';
import { cardPhrases } from './cards/phrases.ts';
import { mapFoeNames } from './names/map-foes.ts';
import { levelNames } from './names/words.ts';

const insides: Readonly<Record<NonNullable<Noun['article']>, string>> = {
  il: 'nel ',
  lo: 'nello ',
  la: 'nella ',
  i: 'nei ',
  gli: 'negli ',
  le: 'nelle ',
  "l'": "nell'",
};

/** What one stands on: sulla Strada, sulla Riva. */
const isTrodden = /^(Strada|Via|Riva|Costa|Ponte) /;

/** What closes around whoever is there: nella Valle, nelle Miniere. */
const isEnclosing = /^(Bosco|Campi|Covo|Gola|Landa|Miniere|Sotterranei|Valle) /;

/** Where somebody is or goes: a Brill, ad Andorhal, al Sepolcro, sulla Strada di Cenere, nella Gola di Ventolordo. */
function placed(noun: Noun): string {
  if (noun.article === null) return toPerson(noun.name);
  if (isTrodden.test(noun.name)) return on(noun);
  return isEnclosing.test(noun.name) ? insides[noun.article] + noun.name : to(noun);
}

/** Whether a space is named after the foe who lives there: one goes da Boccalarga, not a Boccalarga. */
const isHome = (space: string): boolean => space in mapFoeNames;

const isPlural = ({ article }: Noun): boolean => article === 'i' || article === 'gli' || article === 'le';

/** Names who and what at a table, in Italian. */
export const speakerFor = (table: Naming) => {
  const theThing = (id: string): string => the(nounOf(id));
  const who = (id: string): string => (table.isSeat(id) ? table.player(id) : theThing(id));
  const foe = (card: string): Noun => nounOf(foeOn(table.content, card));
  const itemNoun = (card: string): Noun => nounOf(itemOn(table.content, card));
  const onMarked = (id: string): string => {
    if (table.isSeat(id)) return `su ${table.player(id)}`;
    return on(nounOf(foeAt(table.content, id) ?? foeOn(table.content, id)));
  };
  const isMany = (id: string): boolean => !table.isSeat(id) && isPlural(nounOf(id));
  const at = (space: string): string => (isHome(space) ? `da ${nameOf(space)}` : placed(nounOf(space)));
  return {
    table,
    player: table.player,
    name: nameOf,
    the: theThing,
    of: (id: string): string => of(nounOf(id)),
    /** Where somebody is or goes. */
    at,
    /** Ana, or il Cinghiale di Montagna. */
    who,
    /** The same, at the start of a sentence. */
    Who: (id: string): string => capital(who(id)),
    /** A verb that agrees with whoever or whatever does it: la Bomba infligge, le Cariche infliggono. */
    agreeing: (id: string, one: string, many: string): string => (isMany(id) ? many : one),
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
    onMarked,
    /** On what, or in what space, an ability card lies. */
    onBearer: (ability: AbilityId, id: string): string => {
      if (table.isSeat(id)) return onMarked(id);
      if (isLaidOnWeapon(table.content, ability)) return on(itemNoun(id));
      return isLaidInSpace(table.content, ability) ? at(id) : onMarked(id);
    },
    /** What a discovery token does; nothing for what is none. */
    token: (id: string): string => {
      const discovery = table.content.discoveries.get(id as Discovery); // looked up only
      return discovery === undefined
        ? ''
        : `${discoverySaid(cardPhrases, discovery, (words) => `«${words}»`)} `;
    },
    /** What effects do. */
    does: (effects: readonly Effect[], told: Told = 'own'): string => doneBy(cardPhrases, effects, told),
    /** What one of several things costs and does. */
    chosen: (choice: Choice, told: Told): string => chosenAs(cardPhrases, choice, told),
  };
};

export type Speaker = ReturnType<typeof speakerFor>;
