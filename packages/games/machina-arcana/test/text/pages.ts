import { type CardLine, lineText } from '@tavolo/language';
import { content } from '../../content/content.ts';
import type { CardLines } from '../../text/card-lines.ts';
import { cardTextOf } from '../../text/card-texts.ts';
import type { Option } from '../../text/composing/choices.ts';

/** A card with its text, by what it is and its id. */
type Printed = {
  readonly kind: string;
  readonly id: string;
  readonly lines: readonly CardLine[];
  readonly options: readonly Option[];
};

const idsByKind: readonly (readonly [kind: string, ids: readonly string[]])[] = [
  ['explorer', [...content.explorers.keys()]],
  ['monster', [...content.monsters.keys()]],
  ['item', [...content.items.keys()]],
  ['event', [...content.events.keys()]],
  ['chapter', [...content.scenarios.values()].flatMap(({ chapters }) => chapters.map(({ id }) => id))],
];

/** Every card, in the order of the box. */
export const printedIn = (cards: CardLines): readonly Printed[] =>
  idsByKind.flatMap(([kind, ids]) => ids.map((id) => ({ kind, id, ...cardTextOf(cards, content, id) })));

/** Everything on one page, to be read. */
export const pageOf = (cards: CardLines): string =>
  `${printedIn(cards)
    .map(({ kind, id, lines, options }) =>
      [
        `${kind} ${id}`,
        ...lines.map((line) => `  ${lineText(line)}`),
        ...options.map(({ label, line }) => `  [${label}] ${lineText(line)}`.trimEnd()),
      ].join('\n'),
    )
    .join('\n\n')}\n`;
