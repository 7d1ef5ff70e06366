import { bare, type Noun } from '@tavolo/language/pt';
import type { Choice, Effect } from '../../vocabulary/effects.ts';
import type { AbilityId } from '../../vocabulary/ids.ts';
import type { Discovery } from '../../vocabulary/terms.ts';
import { chosenAs, doneBy, type Told } from '../choice-scene.ts';
import { discoverySaid } from '../composing/rewards.ts';
import { foeAt, foeOn, isLaidInSpace, isLaidOnWeapon, itemOn } from '../lookup.ts';
import type { Naming } from '../naming.ts';
import { nameOf, nounOf } from './all-names.ts';
import { cardPhrases } from './cards/phrases.ts';
import { levelNames } from './names/words.ts';

/** Names who and what at a table, in Portuguese: nouns, so that a sentence can put its article or preposition. */
export const speakerFor = (table: Naming) => {
  const who = (id: string): Noun => (table.isSeat(id) ? bare(table.player(id)) : nounOf(id));
  const foe = (card: string): Noun => nounOf(foeOn(table.content, card));
  const item = (card: string): Noun => nounOf(itemOn(table.content, card));
  /** A hero, an encounter on a card, or the one that is printed in a space. */
  const marked = (id: string): Noun =>
    table.isSeat(id) ? who(id) : nounOf(foeAt(table.content, id) ?? foeOn(table.content, id));
  return {
    table,
    player: table.player,
    name: nameOf,
    /** Ana, or the Mountain Boar. */
    who,
    /** The encounter on a card. */
    foe,
    /** The item on a card. */
    item,
    marked,
    /** A colour within a sentence, of something masculine. */
    level: (level: keyof typeof levelNames): string => levelNames[level].toLowerCase(),
    /** What an ability card lies on. */
    bearer: (ability: AbilityId, id: string): Noun => {
      if (table.isSeat(id)) return who(id);
      if (isLaidOnWeapon(table.content, ability)) return item(id);
      return isLaidInSpace(table.content, ability) ? nounOf(id) : marked(id);
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
