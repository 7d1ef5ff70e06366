import { capital, spelledOut } from '@tavolo/language';
import { and, type Noun, noun, the } from '@tavolo/language/en';
import type { Effect, EncounterId } from '../../cards.ts';
import type { HeroId } from '../../state.ts';
import { clause } from '../compose.ts';
import { isMonster } from '../lookup.ts';
import type { Naming } from '../naming.ts';
import { syntax } from './effects.ts';
import { names } from './names.ts';

/** What a card is called; a designer's own goes by its id. */
export const nounOf = (id: string): Noun =>
  id in names ? names[id as keyof typeof names] : noun(spelledOut(id)); // the key was just found

/** Names who and what at a table, in English. */
export const speakerFor = (table: Naming) => {
  const theCard = (id: string): string => the(nounOf(id));
  const hero = (id: HeroId): string => {
    const { class: card, seat } = table.hero(id);
    return seat === null ? theCard(card) : `${table.player(seat)}'s ${nounOf(card).name}`;
  };
  return {
    table,
    the: theCard,
    name: (id: string): string => nounOf(id).name,
    player: table.player,
    /** Ana's Monk. */
    hero,
    /** The same, at the start of a sentence. */
    subject: (id: HeroId): string => (table.hero(id).seat === null ? capital(hero(id)) : hero(id)),
    /** The Monk, whoever has it. */
    class: (id: HeroId): string => theCard(table.hero(id).class),
    /** The Monk with the Dagger. */
    armed: (id: HeroId): string => {
      const { class: card, weapons } = table.hero(id);
      return `${theCard(card)} with ${and(weapons.map(theCard))}`;
    },
    /** An encounter with the modifiers that landed on it: the Extra Tough Ogre. */
    modified: (id: EncounterId, modifiers: readonly EncounterId[]): string => {
      const { article, name } = nounOf(id);
      return the({ article, name: [...modifiers.map((modifier) => nounOf(modifier).name), name].join(' ') });
    },
    /** Where something happens: against a monster, at anything else. */
    where: (id: EncounterId | null): string => {
      if (id === null) return 'Now';
      return isMonster(table.cards, id) ? `Against ${theCard(id)}` : `At ${theCard(id)}`;
    },
    /** Effects as a button names them. */
    does: (effects: readonly Effect[], id: EncounterId | null = null): string =>
      clause(syntax, effects, { target: id === null ? syntax.anyMonster : nounOf(id), mood: 'button' }),
  };
};

export type Speaker = ReturnType<typeof speakerFor>;
