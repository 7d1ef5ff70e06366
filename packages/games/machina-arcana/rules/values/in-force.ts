/** The cards whose abilities count at this moment, in the order in which those that fire together are resolved. [ma/round.8] */
import type { Table } from '../../machina.ts';
import type { Explorer } from '../../state.ts';
import { type Depending, once, whileSame } from '../../still.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import type { Chapter } from '../../vocabulary/cards.ts';
import type { Content } from '../../vocabulary/content.ts';
import type { CardId, ChapterId, EventId, UnitId } from '../../vocabulary/ids.ts';
import { explorerCard, itemCard, monsterCard, monstersOnMap, wornTogether } from '../units.ts';

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

/** Is shown a card in force. */
type Visitor = (card: CardId, owner: UnitId | null, is: Held['is'], abilities: readonly Ability[]) => void;

export const cardsInForce = (g: Table): readonly Held[] => once(g, heldInForce);

/** All that `visitInForce` looks at, one thing after the other. */
function partsInForce(s: Table['state']): readonly unknown[] {
  const { active, currentExplorerEvent, currentHorrorEvent, chapters, chapter } = s;
  const parts: unknown[] = [active, currentExplorerEvent, currentHorrorEvent, chapters[chapter]];
  parts.push(s.phase === 'choose');
  for (const { explorer, dead, at, related, worn, bag } of s.explorers) {
    parts.push(explorer, dead, at === null, ...related, related.length, ...bag, bag.length);
    for (const { main, top, bottom, right } of worn) parts.push(main, top, bottom, right);
  }
  for (const { monster, ended, related } of s.monsters) parts.push(monster, ended, ...related);
  return parts;
}

/** What depends on the cards in force alone. Tables that are imagined with a figure elsewhere share the list of tiles. */
export const onCardsInForce: Depending<Table> = { keyOf: ({ tiles }) => tiles, partsOf: partsInForce };

const heldInForce = whileSame(onCardsInForce, (g): readonly Held[] => {
  const all: Held[] = [];
  visitInForce(g, (card, owner, is, abilities) => all.push({ card, owner, is, abilities }));
  return all;
});

/**
 * Shows all cards in force, in order: the active explorer's, those of the others on the map, by seat; explorers' event;
 * the chapter; horror events; monsters. [ma/chapters.7]
 */
function visitInForce(g: Table, see: Visitor): void {
  const { state, content } = g;
  const { active } = state;
  for (const explorer of state.explorers)
    if (explorer.explorer === active) visitCardsOf(content, explorer, see);
  for (const explorer of state.explorers)
    if (explorer.explorer !== active) visitCardsOf(content, explorer, see);
  visitEvent(content, { id: state.currentExplorerEvent, owner: null, is: 'explorer-event' }, see);
  const chapter =
    state.phase === 'choose' ? undefined : content.chapters.get(state.chapters[state.chapter] ?? noChapter);
  if (chapter !== undefined) see(chapter.id, null, 'chapter', chapter.abilities);
  for (const { monster, related } of state.monsters)
    for (const id of related) visitEvent(content, { id, owner: monster, is: 'related-event' }, see);
  visitEvent(content, { id: state.currentHorrorEvent, owner: null, is: 'horror-event' }, see);
  for (const { monster } of monstersOnMap(state))
    see(monster, monster, 'monster', monsterCard(content, monster).abilities);
}

const noChapter = '' as ChapterId; // no chapter is called so

/** The cards of an explorer on the map; those of others have no say. */
function visitCardsOf(content: Content, explorer: Explorer, see: Visitor): void {
  if (explorer.dead || explorer.at === null) return;
  const owner = explorer.explorer;
  see(owner, owner, 'explorer', explorerCard(content, owner).abilities);
  for (const id of explorer.related) visitEvent(content, { id, owner, is: 'related-event' }, see);
  for (const worn of explorer.worn)
    for (const id of wornTogether(worn)) see(id, owner, 'worn', itemCard(content, id).abilities);
  for (const id of explorer.bag) {
    const { fit, abilities } = itemCard(content, id);
    if (fit.is === 'consumable') see(id, owner, 'consumable', abilities);
  }
}

/** An event, if there is one, and whose it is. */
type HeldEvent = { readonly id: EventId | null; readonly owner: UnitId | null; readonly is: Held['is'] };

function visitEvent({ events }: Content, { id, owner, is }: HeldEvent, see: Visitor): void {
  const card = id === null ? undefined : events.get(id);
  if (card !== undefined) see(card.id, owner, is, card.abilities);
}

/** The own card of an explorer, its events, what it wears, and consumables in its bag. [ma/actions.6.1] */
export function cardsOf({ content }: Pick<Table, 'content'>, explorer: Explorer): readonly Held[] {
  const all: Held[] = [];
  visitCardsOf(content, explorer, (card, owner, is, abilities) => all.push({ card, owner, is, abilities }));
  return all;
}

/** The chapter that is current, before the first of which there is none. [ma/chapters.8] */
export function currentChapter({ state, content }: Table): readonly Chapter[] {
  const chapter = content.chapters.get(state.chapters[state.chapter] ?? noChapter);
  return chapter === undefined || state.phase === 'choose' ? [] : [chapter];
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
