import type { Content } from '../vocabulary/content.ts';
import type { MonsterCardId, MonsterDeckId } from '../vocabulary/ids.ts';
import { battleGoals } from './battle-goals.ts';
import { classCards, classMats, summonCards } from './classes/index.ts';
import { dungeonCards, roomCards } from './dungeon.ts';
import { items } from './items/index.ts';
import { itemSummons } from './items/summons.ts';
import { modifiers } from './modifiers.ts';
import { monsterCards } from './monster-decks/index.ts';
import { monsters } from './monsters/index.ts';
import { bossSummons } from './monsters/summons.ts';
import { scenarios } from './scenarios.ts';
import { tiles } from './tiles.ts';
import { treasures } from './treasures.ts';

const byId = <Id extends string, Thing extends { readonly id: Id }>(
  things: readonly Thing[],
): ReadonlyMap<Id, Thing> => new Map(things.map((thing) => [thing.id, thing]));

function decksOf(): ReadonlyMap<MonsterDeckId, readonly MonsterCardId[]> {
  const decks = new Map<MonsterDeckId, MonsterCardId[]>();
  for (const { id, deck } of monsterCards) decks.set(deck, [...(decks.get(deck) ?? []), id]);
  return decks;
}

/** Everything in the box. */
export const content: Content = {
  classes: byId(classMats),
  cards: byId(classCards),
  summons: byId([...summonCards, ...itemSummons, ...bossSummons]),
  modifiers: byId(modifiers),
  items: byId(items),
  goals: byId(battleGoals),
  monsters: byId(monsters),
  monsterDecks: decksOf(),
  monsterCards: byId(monsterCards),
  tiles: byId(tiles),
  scenarios: byId(scenarios),
  treasures: new Map(treasures.map((treasure) => [treasure.number, treasure])),
  roomCards: byId(roomCards),
  dungeonCards: byId(dungeonCards),
};
