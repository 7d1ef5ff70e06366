import type { Gloom, Table } from '../../gloomhaven.ts';
import type { Figure, MonsterDeck, State } from '../../state.ts';
import type { MonsterDeckId, MonsterId } from '../../vocabulary/ids.ts';
import type { MonsterCard } from '../../vocabulary/monsters.ts';

export const monsterDeckOf = (s: State, id: MonsterDeckId): MonsterDeck | null =>
  s.monsterDecks.find((it) => it.id === id) ?? null;

/** The card that a monster acts on this round; `null`: none drawn. */
export function cardOfRound(g: Table, figure: Figure): MonsterCard | null {
  const monster = g.content.monsters.get(figure.type as MonsterId); // of monsters it is one
  const card = monster === undefined ? null : (monsterDeckOf(g.state, monster.deck)?.card ?? null);
  return card === null ? null : (g.content.monsterCards.get(card) ?? null);
}

/** The decks of the types that have a figure on the map. [gh/initiative.1, gh/initiative.2] */
export function decksInPlay(g: Table): readonly MonsterDeckId[] {
  const decks = new Set<MonsterDeckId>();
  for (const { kind, type } of g.state.figures) {
    const deck = kind === 'monster' ? g.content.monsters.get(type as MonsterId)?.deck : undefined; // of monsters it is one
    if (deck !== undefined) decks.add(deck);
  }
  return [...decks];
}

/** One card for a deck that has none this round; two types may share it. [gh/components.25, gh/initiative.14] */
export function drawMonsterCard(g: Gloom, id: MonsterDeckId): void {
  const deck = monsterDeckOf(g.state, id) ?? addDeck(g, id);
  if (deck.card !== null) return;
  if (deck.draw.length === 0) reshuffleMonsterDeck(g, deck);
  const [card] = deck.draw.splice(g.chance.stream(`monster deck ${id}`).below(deck.draw.length), 1);
  if (card === undefined) throw new Error(`the deck of ${id} has no cards`);
  deck.card = card;
  deck.consumed = [];
  deck.infused = false;
  const initiative = g.content.monsterCards.get(card)?.initiative ?? 0;
  g.tell({ is: 'monster-card', deck: id, card, initiative }, 'gh/initiative.1');
}

/** A type that gets its first figure in mid-round draws at once. [gh/initiative.13] */
export function drawCardFor(g: Gloom, monster: MonsterId): void {
  const deck = g.content.monsters.get(monster)?.deck;
  if (deck !== undefined && g.state.phase === 'acting') drawMonsterCard(g, deck);
}

function addDeck(g: Gloom, id: MonsterDeckId): MonsterDeck {
  const deck: MonsterDeck = {
    id,
    draw: [...(g.content.monsterDecks.get(id) ?? [])],
    discards: [],
    card: null,
    consumed: [],
    infused: false,
  };
  g.state.monsterDecks.push(deck);
  return deck;
}

function reshuffleMonsterDeck(g: Gloom, deck: MonsterDeck): void {
  deck.draw.push(...deck.discards);
  deck.discards = [];
  g.tell({ is: 'reshuffled', deck: deck.id }, 'gh/clean-up.3');
}

/** At the end of a round the card is put away, and the deck shuffled if it says so. [gh/clean-up.3] */
export function putMonsterCardsAway(g: Gloom): void {
  for (const deck of g.state.monsterDecks) {
    const { card } = deck;
    if (card === null) continue;
    deck.discards.push(card);
    deck.card = null;
    if (g.content.monsterCards.get(card)?.shuffle === true) reshuffleMonsterDeck(g, deck);
  }
}
