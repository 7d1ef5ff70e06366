/** The cards whose abilities count at this moment, in the order in which those that fire together are resolved. [ma/round.8] */
import type { Table } from '../machina.ts';
import type { Explorer, State } from '../state.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import type { Chapter } from '../vocabulary/cards.ts';
import type { Content } from '../vocabulary/content.ts';
import type { CardId, EventId, ItemId, UnitId } from '../vocabulary/ids.ts';
import { explorerCard, itemCard, monsterCard, monstersOnMap, wornItems } from './units.ts';

/** A card in force, and whose it is; `null`: everybody's. */
export type Held = {
  readonly card: CardId;
  readonly owner: UnitId | null;
  readonly is:
    | 'explorer'
    | 'worn'
    | 'consumable'
    | 'related-event'
    | 'explorer-event'
    | 'chapter'
    | 'horror-event'
    | 'monster';
  readonly abilities: readonly Ability[];
};

export function cardsInForce(g: Table): readonly Held[] {
  const { state } = g;
  return [
    ...inTurnOrder(state).flatMap((explorer) => cardsOf(g, explorer)),
    ...event(g, state.currentExplorerEvent, null, 'explorer-event'),
    ...currentChapter(g).map(
      (chapter): Held => ({
        card: chapter.id,
        owner: null,
        is: 'chapter',
        abilities: chapter.abilities,
      }),
    ),
    ...state.monsters.flatMap(({ monster, related }) =>
      related.flatMap((id) => event(g, id, monster, 'related-event')),
    ),
    ...event(g, state.currentHorrorEvent, null, 'horror-event'),
    ...monstersOnMap(state).map(
      ({ monster }): Held => ({
        card: monster,
        owner: monster,
        is: 'monster',
        abilities: monsterCard(g.content, monster).abilities,
      }),
    ),
  ];
}

/** Living explorers, the active one first, then by seat. Those off the map have no say. [ma/chapters.7] */
const inTurnOrder = ({ explorers, active }: State): readonly Explorer[] => {
  const there = explorers.filter(({ dead, at }) => !dead && at !== null);
  return [
    ...there.filter(({ explorer }) => explorer === active),
    ...there.filter(({ explorer }) => explorer !== active),
  ];
};

/** The own card of an explorer, its events, what it wears, and consumables in its bag. [ma/actions.6.1] */
export function cardsOf({ content }: Pick<Table, 'content'>, explorer: Explorer): readonly Held[] {
  const owner = explorer.explorer;
  const own: Held = { card: owner, owner, is: 'explorer', abilities: explorerCard(content, owner).abilities };
  const item = (id: ItemId, is: 'worn' | 'consumable'): Held => ({
    card: id,
    owner,
    is,
    abilities: itemCard(content, id).abilities,
  });
  return [
    own,
    ...explorer.related.flatMap((id) => event({ content }, id, owner, 'related-event')),
    ...wornItems(explorer).map((id) => item(id, 'worn')),
    ...explorer.bag
      .filter((id) => itemCard(content, id).fit.is === 'consumable')
      .map((id) => item(id, 'consumable')),
  ];
}

function event(
  { content }: Pick<Table, 'content'>,
  id: EventId | null,
  owner: UnitId | null,
  is: 'related-event' | 'explorer-event' | 'horror-event',
): readonly Held[] {
  if (id === null) return [];
  const card = content.events.get(id);
  return card === undefined ? [] : [{ card: id, owner, is, abilities: card.abilities }];
}

/** The chapter that is current, before the first of which there is none. [ma/chapters.8] */
export function currentChapter({ state, content }: Table): readonly Chapter[] {
  const id = state.chapters[state.chapter];
  const chapters = content.scenarios.get(state.options.scenario)?.chapters ?? [];
  return chapters.filter((chapter) => chapter.id === id && state.phase !== 'choose');
}

/** An ability of any card by its name; throws for what does not exist. */
export function abilityOf(content: Content, card: CardId, name: string): Ability {
  const ability = abilitiesOf(content, card).find(({ id }) => id === name);
  if (ability === undefined) throw new Error(`${card} has no ability ${name}`);
  return ability;
}

function abilitiesOf(content: Content, card: CardId): readonly Ability[] {
  const maps: readonly ReadonlyMap<string, { readonly abilities: readonly Ability[] }>[] = [
    content.explorers,
    content.monsters,
    content.items,
    content.events,
    content.chapters,
  ];
  return maps.find((cards) => cards.has(card))?.get(card)?.abilities ?? [];
}
