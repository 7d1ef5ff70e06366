import type { Seat } from '@tavolo/kernel';
import { capital } from '@tavolo/language';
import { and, bare, type Noun, noun, the } from '@tavolo/language/en';
import { hexesIn } from '../../options.ts';
import type { FigureId, ModifierId } from '../../vocabulary/ids.ts';
import { anyNameIn, calledIn, isProper, nameIn } from '../all-names.ts';
import { type AugmentsAsked, augmentOffered, augmentText } from '../augments.ts';
import { modifierText, perkLine } from '../composing/modifiers.ts';
import { withName } from '../joining.ts';
import type { NamedFigure, Naming } from '../naming.ts';
import type { Story } from '../story.ts';
import { names } from './all-names.ts';
import { terms } from './cards/terms.ts';
import { stories } from './stories.ts';
import { tableTerms } from './table-terms.ts';
import { teller } from './teller.ts';

/** A figure as a sentence names it: the Brute, Bandit Guard 3 (elite), Jekserah. */
function figureNoun({ kind, type, number, rank }: NamedFigure): Noun {
  const { one } = calledIn(names, kind === 'character' ? 'class' : kind, type);
  if (number > 0) return bare(`${one} ${number}${rank === 'elite' ? ' (elite)' : ''}`);
  return isProper(type) ? bare(one) : noun(one);
}

/** Names who and what at a table, in English. */
export const speakerFor = (table: Naming) => {
  const figure = (id: FigureId): string => {
    const hero = table.hero(id);
    if (hero !== null && hero.class === null) return `${table.player(hero.seat)}'s character`;
    return the(figureNoun(table.figure(id)));
  };
  return {
    table,
    player: (seat: string): string => table.player(seat as Seat), // branded at this door
    /** The Brute, Bandit Guard 3 (elite). */
    figure,
    /** The same, at the start of a sentence. */
    subject: (id: FigureId): string => capital(figure(id)),
    /** An option that is a figure, or a type of monster. */
    someone: (id: string): string => figure(id as FigureId), // an option of a question about figures
    class: (id: string): string => the(noun(nameIn(names, 'class', id))),
    /** “Trample”, in a sentence. */
    card: (id: string): string => `“${nameIn(names, 'card', id)}”`,
    /** Trample, on a button. */
    title: (id: string): string => nameIn(names, 'card', id),
    item: (id: string): string => nameIn(names, 'item', id),
    goal: (id: string): string => nameIn(names, 'goal', id),
    scenario: (id: string): string => nameIn(names, 'scenario', id),
    anything: (id: string): string => anyNameIn(names, id),
    /** The monsters that act on the cards of a deck. */
    monsters: (deck: string): string => {
      const types = table.typesOn(deck);
      return and((types.length === 0 ? [deck] : types).map((type) => nameIn(names, 'monster', type)));
    },
    /** A deck of modifiers, or of a monster's cards, by whose it is. */
    deck: (id: string): string => {
      if (id === 'monsters') return "the monsters' modifier deck";
      return table.hero(id as FigureId) === null // any text can be asked for
        ? `the ability deck “${nameIn(names, 'monster', table.typesOn(id)[0] ?? id)}”`
        : `the modifier deck of ${figure(id as FigureId)}`; // it is a hero's
    },
    /** A modifier card, as its face shows it; blessings and curses by their names. */
    modifier: (id: string): string => {
      const card = table.box.modifiers.get(id as ModifierId); // any text can be asked for
      if (card?.leaves !== undefined) return terms.conditions[card.leaves];
      return card === undefined ? id : modifierText(teller.phrases, card).short;
    },
    /** What a line of a hero's perk list does; `null` when there is no such line. */
    perk: (id: FigureId, line: number): string | null => {
      const chosen = table.hero(id)?.class ?? null;
      const perk = chosen === null ? undefined : table.box.classes.get(chosen)?.perks[line];
      return perk === undefined ? null : perkLine(teller.phrases, perk, table.box.modifiers);
    },
    /** A passage of the story; `null` when nothing is written. */
    passage: (section: number): string | null => {
      const told: { readonly [scenario: string]: Story | undefined } = stories;
      return told[table.scenario]?.sections[section] ?? null;
    },
    /** What an augment costs and brings; `null` when the question does not say which card it is of. */
    augment: (question: AugmentsAsked, place: number): string | null => {
      const augment = augmentOffered(table.box, question, place);
      if (augment === null) return null;
      return capital(augmentText(teller, augment));
    },
    /** A hex with what lies there: hex 3,-1 (trap). */
    hex: (id: string): string => {
      const hexes: readonly string[] = hexesIn(id) ?? [id];
      const spots = hexes
        .flatMap((hex) => table.spotsAt(hex))
        .map(({ is, name }) => withName(tableTerms.spots[is], name));
      const name = `hex ${hexes.join(' + ')}`;
      return spots.length === 0 ? name : `${name} (${spots.join(', ')})`;
    },
  };
};

export type Speaker = ReturnType<typeof speakerFor>;
