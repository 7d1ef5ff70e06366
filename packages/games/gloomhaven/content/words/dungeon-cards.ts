import type { DungeonCard, Spot } from '../../vocabulary/dungeon.ts';
import type { DungeonCardId, MonsterId } from '../../vocabulary/ids.ts';
import type { Look, TerrainKind, TreasureReward } from '../../vocabulary/scenarios.ts';
import { type Token, tokens } from '../../vocabulary/terms.ts';
import { ranksOf } from './ranks.ts';

/** How a monster card of a random dungeon is written: what stands on the positions 1 to 12, `'3 4'`. */

type Part = Partial<Pick<DungeonCard, 'trap' | 'treasure'>> & { readonly spots: readonly On[] };
type On = readonly [position: number, spot: Spot];

const on = (positions: string, spot: Spot): readonly On[] =>
  positions.split(' ').map((position) => [Number(position), spot]);

/** Monsters of one type by their marks for 2, 3 and 4 characters: `{ '-ne': '3 4' }`. */
export const monstersOn = (id: string, byMarks: { readonly [marks: string]: string }): Part => ({
  spots: Object.entries(byMarks).flatMap(([marks, positions]) =>
    on(positions, { is: 'monster', monster: id as MonsterId, ranks: ranksOf(marks) }),
  ),
});
export const coinsOn = (positions: string): Part => ({ spots: on(positions, { is: 'coin' }) });
export const terrainOn = (positions: string, terrain: TerrainKind, look: Look): Part => ({
  spots: on(positions, { is: 'terrain', terrain, look }),
});
export const trapsOn = (positions: string, ...effects: readonly (Token | 'damage')[]): Part => ({
  spots: on(positions, { is: 'trap' }),
  trap: {
    damage: effects.includes('damage'),
    conditions: tokens.filter((token) => effects.includes(token)),
  },
});
export const treasureOn = (positions: string, ...holds: readonly TreasureReward[]): Part => ({
  spots: on(positions, { is: 'treasure' }),
  treasure: holds,
});

const positions = Array.from({ length: 12 }, (_, index) => index + 1);
const noTrap: DungeonCard['trap'] = { damage: false, conditions: [] };

export function dungeonCard(id: string, ...parts: readonly Part[]): DungeonCard {
  const spots = new Map(parts.flatMap((part) => part.spots));
  return {
    id: id as DungeonCardId,
    spots: positions.map((position) => spots.get(position) ?? { is: 'nothing' }),
    trap: parts.find(({ trap }) => trap !== undefined)?.trap ?? noTrap,
    treasure: parts.flatMap(({ treasure = [] }) => treasure),
  };
}
