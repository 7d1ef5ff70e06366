import { capital } from '@tavolo/language';
import { the } from '@tavolo/language/en';
import type { Choice, Effect } from '../../vocabulary/effects.ts';
import type { AbilityId } from '../../vocabulary/ids.ts';
import type { Discovery } from '../../vocabulary/terms.ts';
import { chosenAs, doneBy, type Told } from '../choice-scene.ts';
import { discoverySaid } from '../composing/rewards.ts';
import { foeAt, foeOn, isLaidInSpace, isLaidOnWeapon, itemOn } from '../lookup.ts';
import type { Naming } from '../naming.ts';
import { nameOf, nounOf } from './all-names.ts';
import { cardPhrases } from './cards/phrases.ts';
import { inPlace } from './cards/places.ts';
import { levelNames } from './names/words.ts';

/** Names who and what at a table, in English. */
export const speakerFor = (table: Naming) => {
  const theThing = (id: string): string => the(nounOf(id));
  const who = (id: string): string => (table.isSeat(id) ? table.player(id) : theThing(id));
  const foe = (card: string): string => theThing(foeOn(table.content, card));
  const item = (card: string): string => theThing(itemOn(table.content, card));
  return {
    table,
    player: table.player,
    name: nameOf,
    /** Brill, the Alterac pass, the Mountain Boar. */
    the: theThing,
    /** In Brill, at Tarren Mill, on the Alterac pass. */
    within: inPlace,
    /** Ana, or the Mountain Boar. */
    who,
    /** The same, at the start of a sentence. */
    Who: (id: string): string => capital(who(id)),
    /** Ana's, the Mountain Boar's. */
    whose: (id: string): string => `${who(id)}'s`,
    /** The encounter on a card. */
    foe,
    /** The item on a card. */
    item,
    /** A colour within a sentence. */
    level: (level: keyof typeof levelNames): string => levelNames[level].toLowerCase(),
    /** A hero, an encounter on a card, or the one that is printed in a space. */
    marked: (id: string): string => {
      if (table.isSeat(id)) return table.player(id);
      return theThing(foeAt(table.content, id) ?? foeOn(table.content, id));
    },
    /** What an ability card lies on. */
    bearer: (ability: AbilityId, id: string): string => {
      if (table.isSeat(id)) return table.player(id);
      if (isLaidOnWeapon(table.content, ability)) return item(id);
      if (isLaidInSpace(table.content, ability)) return theThing(id);
      return theThing(foeAt(table.content, id) ?? foeOn(table.content, id));
    },
    /** What a discovery token does; nothing for what is none. */
    token: (id: string): string => {
      const discovery = table.content.discoveries.get(id as Discovery); // looked up only
      return discovery === undefined
        ? ''
        : `${discoverySaid(cardPhrases, discovery, (words) => `“${words}”`)} `;
    },
    /** What effects do. */
    does: (effects: readonly Effect[], told: Told = 'own'): string => doneBy(cardPhrases, effects, told),
    /** What one of several things costs and does. */
    chosen: (choice: Choice, told: Told): string => chosenAs(cardPhrases, choice, told),
  };
};

export type Speaker = ReturnType<typeof speakerFor>;
