import { capital, spelledOut } from '@tavolo/language';
import { and, bare, type Noun, of, the, to } from '@tavolo/language/it';
import type { Effect, EncounterId } from '../../cards.ts';
import type { HeroId } from '../../state.ts';
import { clause } from '../compose.ts';
import { isMonster } from '../lookup.ts';
import type { Naming } from '../naming.ts';
import { syntax } from './effects.ts';
import { modifierForms, names } from './names.ts';

/** What a card is called; a designer's own goes by its id. */
export const nounOf = (id: string): Noun =>
  id in names ? names[id as keyof typeof names] : bare(spelledOut(id)); // the key was just found

/** A modifier in the gender of the monster it stands behind. */
const agreeing = (id: string, { gender }: Noun): string =>
  id in modifierForms ? modifierForms[id as keyof typeof modifierForms][gender] : nounOf(id).name; // the key was just found

/** Names who and what at a table, in Italian. */
export const speakerFor = (table: Naming) => {
  const theCard = (id: string): string => the(nounOf(id));
  const hero = (id: HeroId): string => {
    const { class: card, seat } = table.hero(id);
    return seat === null ? theCard(card) : `${theCard(card)} di ${table.player(seat)}`;
  };
  return {
    table,
    the: theCard,
    of: (id: string): string => of(nounOf(id)),
    to: (id: string): string => to(nounOf(id)),
    name: (id: string): string => nounOf(id).name,
    player: table.player,
    /** Il Monaco di Ana. */
    hero,
    /** The same, at the start of a sentence. */
    subject: (id: HeroId): string => capital(hero(id)),
    /** The Monk, whoever has it. */
    class: (id: HeroId): string => theCard(table.hero(id).class),
    toClass: (id: HeroId): string => to(nounOf(table.hero(id).class)),
    /** Il Monaco con il Pugnale. */
    armed: (id: HeroId): string => {
      const { class: card, weapons } = table.hero(id);
      return `${theCard(card)} con ${and(weapons.map(theCard))}`;
    },
    /** An encounter with the modifiers that landed on it: l'Ogre Extra Coriaceo. */
    modified: (id: EncounterId, modifiers: readonly EncounterId[]): string => {
      const encounter = nounOf(id);
      const qualities = and(modifiers.map((modifier) => agreeing(modifier, encounter)));
      return qualities === '' ? the(encounter) : `${the(encounter)} ${qualities}`;
    },
    /** Where something happens: against a monster, in front of anything else. */
    where: (id: EncounterId | null): string => {
      if (id === null) return 'Adesso';
      return isMonster(table.cards, id) ? `Contro ${theCard(id)}` : `Davanti ${to(nounOf(id))}`;
    },
    /** Effects as a button names them. */
    does: (effects: readonly Effect[], id: EncounterId | null = null): string =>
      clause(syntax, effects, { target: id === null ? syntax.anyMonster : nounOf(id), mood: 'button' }),
  };
};

export type Speaker = ReturnType<typeof speakerFor>;
