import type { SummonMonster } from '../../vocabulary/abilities.ts';
import type { MonsterDeckId, MonsterId } from '../../vocabulary/ids.ts';
import type { Monster, Stats } from '../../vocabulary/monsters.ts';
import { type StatCard, stats } from './stat-cards.ts';

/** How monsters are written. Ids are branded here, where they are made. */

type MonsterWords = {
  readonly deck: string;
  readonly standees: number;
  readonly flying?: true;
  readonly normal: StatCard;
  readonly elite: StatCard;
};

export const monster = (id: string, { deck, normal, elite, ...words }: MonsterWords): Monster => ({
  ...{ id: id as MonsterId, deck: deck as MonsterDeckId, ...words },
  stats: { normal: stats(normal), elite: stats(elite) },
});

type BossWords = {
  readonly standees?: number;
  readonly stats: StatCard;
  readonly minion?: string;
} & Required<Pick<Monster, 'immune' | 'specials'>> &
  Pick<Monster, 'specialsLasting'>;

export const boss = (id: string, { minion, stats: card, ...words }: BossWords): Monster => ({
  ...{ id: id as MonsterId, deck: 'boss' as MonsterDeckId, standees: 1 },
  ...words,
  ...(minion !== undefined && { minion: minion as MonsterId }),
  stats: { boss: stats(card) },
});

type Change = (stats: Stats) => Partial<Stats>;
const changed = (levels: readonly Stats[], change: Change): readonly Stats[] =>
  levels.map((level) => ({ ...level, ...change(level) }));

/** A kind of monster as a scenario changes it. */
export const variant = (
  id: string,
  of: Monster,
  words: { readonly deck?: string; readonly change?: Change },
): Monster => {
  const change = words.change ?? (() => ({}));
  return {
    ...of,
    id: id as MonsterId,
    deck: (words.deck as MonsterDeckId | undefined) ?? of.deck,
    stats:
      'boss' in of.stats
        ? { boss: changed(of.stats.boss, change) }
        : { normal: changed(of.stats.normal, change), elite: changed(of.stats.elite, change) },
  };
};

/** A monster with a name: an elite of its kind, the only one, with some values of its own. [gh/special.13] */
export const named = (id: string, of: Monster, change: Change = () => ({})): Monster => {
  if ('boss' in of.stats) throw new Error(`${of.id} has no elite`);
  return {
    ...{ ...of, id: id as MonsterId, standees: 1 },
    stats: { boss: changed(of.stats.elite, change) },
  };
};

/** Monsters called by another: the same ranks for any number of characters, or for 2, 3 and 4 of them. */
export const summonMonster = (
  id: string,
  ranks: SummonMonster['ranks'],
  words: Omit<SummonMonster, 'do' | 'monster' | 'ranks'> = {},
): SummonMonster => ({ do: 'summon-monster', monster: id as MonsterId, ranks, ...words });
