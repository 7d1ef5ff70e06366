import type { Rule } from '@tavolo/kernel';
import type { Find } from '../../facts.ts';
import type { Gloom, Table } from '../../gloomhaven.ts';
import type { Figure, Hero, Piece } from '../../state.ts';
import type { HexId } from '../../vocabulary/ids.ts';
import type { RareReward, TreasureReward } from '../../vocabulary/scenarios.ts';
import { hexesWithin, sees } from '../board.ts';
import { itemOf } from '../cards/items.ts';
import { refreshSome } from '../cards/refreshing.ts';
import { sufferDamage } from '../damage.ts';
import { holdsOf } from '../dungeon/contents.ts';
import { isDungeon } from '../dungeon/draw.ts';
import { countTally, enemiesOf, gainXp, heroOf } from '../figures.ts';
import { scenarioOf } from '../map/in-play.ts';
import { removePiece } from '../scenario/pieces.ts';
import { afflict } from './conditions.ts';
import { heal } from './heal.ts';
import { recoverCards } from './recovering.ts';

/** How something is looted: by a Loot ability, or at the end of the turn. */
export type Looting = { readonly by: 'ability' | 'turn-end'; readonly most?: number };

/** Money and treasure within so many hexes, in sight. [gh/loot.1, gh/loot.2] */
export function* lootWithin(g: Gloom, figure: Figure, most: number, looting: Looting): Rule {
  const hexes = hexesWithin(g, figure.hex, most).filter((hex) => sees(g, figure.hex, hex));
  yield* lootHexes(g, figure, hexes, looting);
}

export function* lootHexes(g: Gloom, figure: Figure, hexes: readonly HexId[], { by, most }: Looting): Rule {
  const hero = heroOf(g.state, figure);
  const loot = g.state.pieces.filter(
    (piece) => isLoot(g, piece, by) && hexes.some((hex) => piece.hexes.includes(hex)),
  );
  let left = most ?? Number.POSITIVE_INFINITY;
  for (const piece of loot) {
    if (left <= 0) return;
    if (piece.is === 'coin') left -= takeCoins(g, figure, piece, left);
    else if (hero !== null) {
      yield* openTreasure(g, hero, figure, piece);
      left--;
    }
  }
}

function isLoot(g: Table, piece: Piece, by: Looting['by']): boolean {
  if (piece.is === 'coin') return true;
  if (piece.is !== 'treasure') return false;
  return by === 'ability' || !(piece.look === 'goal' && scenarioOf(g).lootByAbilityOnly === true);
}

/** A monster takes coins out of the game. [gh/loot.4, gh/monsters.52] */
function takeCoins(g: Gloom, figure: Figure, piece: Piece, most: number): number {
  const hero = heroOf(g.state, figure);
  const count = Math.min(piece.value, most);
  piece.value -= count;
  if (piece.value === 0) removePiece(g, piece);
  if (hero === null) {
    g.tell({ is: 'coins-taken', figure: figure.id, count }, 'gh/monsters.52');
    return count;
  }
  hero.coins += count;
  countTally(hero, 'coins', count);
  g.tell({ is: 'coins', figure: figure.id, count }, 'gh/loot.4');
  return count;
}

/** Looked up the moment it is looted. [gh/terrain.28, gh/loot.5] */
function* openTreasure(g: Gloom, hero: Hero, figure: Figure, piece: Piece): Rule {
  removePiece(g, piece);
  if (piece.look !== 'goal') g.reveal(); // what it holds was secret [gh/setup.13]
  countTally(hero, 'treasures');
  g.tell({ is: 'treasure', figure: figure.id, treasure: piece.value }, 'gh/terrain.28');
  if (piece.look === 'goal') {
    g.state.goalsLooted++;
    return;
  }
  if (!isDungeon(g)) g.state.treasuresLooted.push(piece.value);
  for (const reward of holdsOf(g, piece.value)) yield* receive(g, hero, figure, reward);
}

/** What a chest holds works at once. [gh/terrain.28, gh/variants.25] */
function* receive(g: Gloom, hero: Hero, figure: Figure, reward: TreasureReward): Rule {
  switch (reward.is) {
    case 'xp':
      return gainXp(g, figure, reward.value);
    case 'gold':
      hero.gold += reward.value;
      return g.tell({ is: 'found', figure: figure.id, what: 'gold', value: reward.value }, 'gh/terrain.28');
    case 'item':
      return receiveItem(g, hero, reward.item);
    case 'item-design':
      return findForCampaign(g, figure, reward.is);
    case 'bless':
    case 'curse':
      for (let n = 0; n < reward.count; n++) afflict(g, figure, reward.is, null);
      return;
    case 'condition':
      return afflict(g, figure, reward.condition, null);
    case 'heal':
      return heal(g, figure, reward.value, figure.id);
    case 'damage': {
      const damage = reward.value === 'trap' ? g.state.trapDamage : reward.value;
      yield* sufferDamage(g, figure, { damage, cause: 'trap', by: null });
      return;
    }
    case 'recover-lost':
      return yield* recoverCards(g, hero, 'lost', reward.count);
    default:
      return yield* receiveRare(g, hero, figure, reward);
  }
}

/** A second copy is sold at once for half its price. [gh/loot.6] */
function receiveItem(g: Gloom, hero: Hero, item: Hero['found'][number]): void {
  const owned = hero.found.includes(item) || hero.items.some((it) => it.item === item);
  const price = Math.floor((g.content.items.get(item)?.price ?? 0) / 2);
  if (owned) hero.gold += price;
  else hero.found.push(item);
  g.tell(
    { is: 'found', figure: hero.id, what: owned ? 'gold' : item, value: owned ? price : 1 },
    owned ? 'gh/loot.6' : 'gh/terrain.30',
  );
}

function* receiveRare(g: Gloom, hero: Hero, figure: Figure, reward: RareReward): Rule {
  const enemies = [...enemiesOf(g.state, figure.side)];
  switch (reward.is) {
    case 'cure':
      figure.conditions = figure.conditions.filter(({ is }) => is === 'invisible' || is === 'strengthen');
      return g.tell({ is: 'found', figure: figure.id, what: 'cure', value: 0 }, 'gh/terrain.28');
    case 'refresh-items':
      return yield* refreshSome(
        g,
        hero,
        hero.items.filter(({ item, state }) => state !== 'ready' && itemOf(g, item).slot === reward.slot),
        reward.count,
      );
    case 'enemies-suffer':
      for (const enemy of enemies) {
        yield* sufferDamage(g, enemy, { damage: reward.value, cause: 'trap', by: figure.id });
      }
      return;
    case 'enemies-gain':
      for (const enemy of enemies) afflict(g, enemy, reward.condition, figure.id);
      return;
    case 'random-item-design':
    case 'random-scenario':
    case 'unlocks':
      return findForCampaign(g, figure, reward.is);
  }
}

/** Designs, scenarios and unlocking are the campaign's: it reads them from the treasures looted. [gh/terrain.30] */
const findForCampaign = (g: Gloom, figure: Figure, what: Find): void =>
  g.tell({ is: 'found', figure: figure.id, what, value: 0 }, 'gh/terrain.30');
