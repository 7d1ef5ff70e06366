import { type CardLine, lineText } from '@tavolo/language';
import { content } from '../../content/content.ts';
import type { CardLines } from '../../text/card-lines.ts';
import { levels, resources } from '../../vocabulary/terms.ts';

/** Something of the box with a text, by what it is and its id. */
export type Printed = { readonly id: string; readonly lines: readonly CardLine[] };

/** Everything in the box that has a text, in the order of the box. */
export const printedIn = (cards: CardLines): readonly Printed[] => [
  ...[...content.characters.values()].flatMap(({ id, cards: ofLevels }) =>
    levels.flatMap((level) =>
      [ofLevels[level].starting, ofLevels[level].reverse].map((side) => ({
        id: `${id} ${level} ${side.id}`,
        lines: cards.sideLines(side),
      })),
    ),
  ),
  ...[...content.abilities.values()].map((ability) => ({
    id: `ability ${ability.id}`,
    lines: cards.abilityLines(ability),
  })),
  ...[...content.challenge.values()].flatMap(({ id, foe, item, event }) => [
    ...(foe === null ? [] : [{ id: `encounter ${id}`, lines: cards.foeLines(foe) }]),
    ...(item === null ? [] : [{ id: `item ${item.id}`, lines: cards.itemLines(item) }]),
    ...(event === null ? [] : [{ id: `event ${id}`, lines: cards.eventLines(event) }]),
  ]),
  ...[...content.quests.values()].map((quest) => ({
    id: `quest ${quest.id}`,
    lines: cards.questLines(quest),
  })),
  ...[...content.board.spaces.values()].flatMap(({ id, encounter }) =>
    encounter === null ? [] : [{ id: `map ${id}`, lines: cards.mapEncounterLines(encounter) }],
  ),
  ...[...content.trophies.values()].map((trophy) => ({
    id: `trophy ${trophy.id}`,
    lines: cards.trophyLines(trophy),
  })),
  ...[...content.discoveries.values()].map((discovery) => ({
    id: `discovery ${discovery.id}`,
    lines: cards.discoveryLines(discovery),
  })),
  ...resources.map((resource) => ({ id: `resource ${resource}`, lines: cards.resourceLines(resource) })),
];

/** Everything on one page, to be read. */
export const pageOf = (cards: CardLines): string =>
  `${printedIn(cards)
    .map(({ id, lines }) => [id, ...lines.map((line) => `  ${lineText(line)}`)].join('\n'))
    .join('\n\n')}\n`;
