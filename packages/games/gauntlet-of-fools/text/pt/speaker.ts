import { capital, spelledOut } from '@tavolo/language';
import { and, bare, type Noun, of, on, the, to } from '@tavolo/language/pt';
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

/** Names who and what at a table, in Brazilian Portuguese. */
export const speakerFor = (table: Naming) => {
  const theCard = (id: string): string => the(nounOf(id));
  const hero = (id: HeroId): string => {
    const { class: card, seat } = table.hero(id);
    return seat === null ? theCard(card) : `${theCard(card)} de ${table.player(seat)}`;
  };
  return {
    table,
    the: theCard,
    of: (id: string): string => of(nounOf(id)),
    on: (id: string): string => on(nounOf(id)),
    name: (id: string): string => nounOf(id).name,
    player: table.player,
    /** O Monge de Ana. */
    hero,
    /** The same, at the start of a sentence. */
    subject: (id: HeroId): string => capital(hero(id)),
    /** The Monk, whoever has it. */
    class: (id: HeroId): string => theCard(table.hero(id).class),
    toClass: (id: HeroId): string => to(nounOf(table.hero(id).class)),
    /** O Monge com a Adaga. */
    armed: (id: HeroId): string => {
      const { class: card, weapons } = table.hero(id);
      return `${theCard(card)} com ${and(weapons.map(theCard))}`;
    },
    /** An encounter with the modifiers that landed on it: o Ogro Extrarresistente. */
    modified: (id: EncounterId, modifiers: readonly EncounterId[]): string => {
      const encounter = nounOf(id);
      const qualities = and(modifiers.map((modifier) => agreeing(modifier, encounter)));
      return qualities === '' ? the(encounter) : `${the(encounter)} ${qualities}`;
    },
    /** Where something happens: against a monster, in front of anything else. */
    where: (id: EncounterId | null): string => {
      if (id === null) return 'Agora';
      return isMonster(table.cards, id) ? `Contra ${theCard(id)}` : `Diante ${of(nounOf(id))}`;
    },
    /** Effects as a button names them. */
    does: (effects: readonly Effect[], id: EncounterId | null = null): string =>
      clause(syntax, effects, { target: id === null ? syntax.anyMonster : nounOf(id), mood: 'button' }),
  };
};

export type Speaker = ReturnType<typeof speakerFor>;
