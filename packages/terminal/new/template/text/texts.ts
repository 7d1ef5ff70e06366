import type { Texts } from '@tavolo/box';
import { rulebookIn, spelledOut } from '@tavolo/language';
import type { CardId } from '../cards.ts';
import { cards } from '../content/cards.ts';
import type { Fact } from '../facts.ts';
import type { PearlDiversKinds } from '../kinds.ts';
import { chapters } from '../rulebook.ts';
import type { Names, Words } from './words.ts';

/** Everything the game says in a language, on whatever board. */
export function textsFrom(words: Words): Texts<PearlDiversKinds> {
  const printed = (id: string) => {
    const card = cards.get(id as CardId); // any text can be asked for
    return card === undefined ? null : words.cards[card.kind];
  };
  const fields: { readonly [field: string]: string } = words.fields;
  const name = (id: string): string => printed(id)?.name ?? fields[id] ?? spelledOut(id);
  return {
    title: words.title,
    rulebook: rulebookIn(words.rulebook, chapters),
    preface: words.rulebook.preface,
    options: words.options,
    name,
    cardText: (id) => (printed(id) === null ? [] : [printed(id)?.text ?? '']),
    line: (fact, { player }) => {
      const sentence = words.log[fact.is] as (fact: Fact, names: Names) => string; // found by the fact's own tag
      return sentence(fact, { player, card: name });
    },
    prompt: ({ name: asked, about }) => words.asked[asked].prompt(about),
    consider: () => null,
    option: ({ name: asked }, id) => {
      const labels: { readonly [option: string]: string } = words.asked[asked].options;
      return labels[id] ?? spelledOut(id);
    },
    objection: () => null,
  };
}
