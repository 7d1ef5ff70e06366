import type { Gloom, Table } from '../../gloomhaven.ts';
import type { Deck, Figure, Hero, State } from '../../state.ts';
import type { Modifier } from '../../vocabulary/class-cards.ts';
import type { FigureId, ModifierId } from '../../vocabulary/ids.ts';
import { perksOf } from '../cards/class-mats.ts';
import { leaderOf } from '../figures.ts';

/** The six values of the standard deck and how many of each. [gh/components.9] */
const standard: readonly (readonly [string, number])[] = [
  ['+0', 6],
  ['+1', 5],
  ['-1', 5],
  ['+2', 1],
  ['-2', 1],
  ['x2', 1],
  ['null', 1],
];

export const standardDeck = (owner: FigureId | 'monsters'): Deck => ({
  owner,
  draw: standard.flatMap(([id, count]) => Array.from({ length: count }, () => id as ModifierId)), // ids of the box
  discards: [],
  shuffle: false,
});

/** The -1 card with a star, which items bring. [gh/setup.16] */
const penalty = 'minus-one' as ModifierId; // a card of the box
const minusOne = '-1' as ModifierId; // a card of the box

/** The deck that a character comes with: perks change it for good. [gh/components.10] */
export function bringDeck(g: Gloom, hero: Hero): void {
  if (!g.state.decks.some(({ owner }) => owner === hero.id)) g.state.decks.push(deckByPerks(g, hero));
}

/** Items change the deck for the scenario. [gh/setup.16] */
export function equipDeck(g: Gloom, hero: Hero): void {
  const deck = g.state.decks.find(({ owner }) => owner === hero.id);
  if (deck === undefined) throw new Error(`${hero.id} has no deck`);
  for (let left = removedByItems(g, hero); left > 0; left--) takeOut(deck.draw, minusOne);
  if (!perksOf(g, hero).some(({ ignore }) => ignore === 'item-penalties')) {
    const count = hero.items.reduce((sum, { item }) => sum + (g.content.items.get(item)?.minusOnes ?? 0), 0);
    deck.draw.push(...Array.from({ length: count }, () => penalty));
  }
}

function deckByPerks(g: Table, hero: Hero): Deck {
  const deck = standardDeck(hero.id);
  for (const { remove = [], add = [] } of perksOf(g, hero)) {
    for (const { count, card } of remove) for (let k = 0; k < count; k++) takeOut(deck.draw, card);
    for (const { count, card } of add) deck.draw.push(...Array.from({ length: count }, () => card));
  }
  return deck;
}

/** The -1 cards that items take out, as many as perks have left. [gh/setup.16] */
function removedByItems(g: Table, hero: Hero): number {
  const wanted = hero.items.reduce(
    (sum, { item }) => sum + (g.content.items.get(item)?.removesMinusOnes ?? 0),
    0,
  );
  return wanted === 0
    ? 0
    : Math.min(wanted, deckByPerks(g, hero).draw.filter((card) => card === minusOne).length);
}

function takeOut<Card>(from: Card[], card: Card): void {
  const place = from.indexOf(card);
  if (place >= 0) from.splice(place, 1);
}

/** After the scenario what it, its items and its curses and blessings brought leaves the decks, and what items took out returns. [gh/components.33] */
export function tidyDecks(g: Table): void {
  const { state, content } = g;
  const stays = (id: ModifierId): boolean =>
    id !== penalty && content.modifiers.get(id)?.leaves === undefined;
  for (const deck of state.decks) {
    const hero = state.heroes.find(({ id }) => id === deck.owner);
    const removed = hero === undefined ? 0 : removedByItems(g, hero);
    deck.draw = [...deck.draw, ...deck.discards].filter(stays);
    deck.draw.push(...Array.from({ length: removed }, () => minusOne));
    deck.discards = [];
    deck.shuffle = false;
  }
}

/** Characters and their summons draw from the character's deck, all others from the monsters'. [gh/attack.19] */
export function deckOf(s: State, figure: Figure): Deck {
  const owner = leaderOf(s, figure)?.id ?? 'monsters';
  const deck = s.decks.find((it) => it.owner === owner);
  if (deck === undefined) throw new Error(`${owner} has no deck`);
  return deck;
}

function modifierOf({ content }: Table, id: ModifierId): Modifier {
  const modifier = content.modifiers.get(id);
  if (modifier === undefined) throw new Error(`there is no modifier ${id}`);
  return modifier;
}

/** The top card. The pile has no order, so a draw takes any; an empty one is shuffled first. [gh/components.32] */
export function drawModifier(g: Gloom, deck: Deck): Modifier {
  if (deck.draw.length === 0) reshuffle(g, deck);
  const [id] = deck.draw.splice(g.chance.stream(`modifiers ${deck.owner}`).below(deck.draw.length), 1);
  if (id === undefined) throw new Error(`the deck of ${deck.owner} has no cards`);
  const modifier = modifierOf(g, id);
  if (modifier.leaves === undefined) deck.discards.push(id);
  else giveBack(g.state, deck, modifier.leaves);
  if (modifier.shuffle === true) deck.shuffle = true;
  return modifier;
}

/** A drawn bless or curse returns to its supply. [gh/components.30] */
function giveBack(s: State, deck: Deck, card: 'bless' | 'curse'): void {
  if (card === 'bless') s.blessings++;
  else if (deck.owner === 'monsters') s.monsterCurses++;
  else s.heroCurses++;
}

export function reshuffle(g: Gloom, deck: Deck): void {
  deck.draw.push(...deck.discards);
  deck.discards = [];
  deck.shuffle = false;
  g.tell({ is: 'reshuffled', deck: deck.owner }, 'gh/components.32');
}

/** One more bless or curse in the draw pile, while the supply lasts. [gh/conditions.24, gh/conditions.28] */
export function shuffleIn(g: Gloom, deck: Deck, card: 'bless' | 'curse'): void {
  const supply = card === 'bless' ? 'blessings' : deck.owner === 'monsters' ? 'monsterCurses' : 'heroCurses';
  const rule = card === 'bless' ? 'gh/conditions.28' : 'gh/conditions.24';
  const id = card as ModifierId; // both are cards of the box
  if (g.state[supply] === 0) {
    g.tell({ is: 'none-left', card: id }, card === 'bless' ? 'gh/conditions.29' : 'gh/conditions.26');
    return;
  }
  g.state[supply]--;
  deck.draw.push(id);
  g.tell({ is: 'shuffled-in', deck: deck.owner, card: id, count: 1 }, rule);
}
