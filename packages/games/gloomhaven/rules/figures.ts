import type { Seat } from '@tavolo/kernel';
import type { Gloom, Table } from '../gloomhaven.ts';
import type { Figure, Hero, State } from '../state.ts';
import type { FigureId, HexId, MonsterId, SummonId } from '../vocabulary/ids.ts';
import type { Monster, Stats, SummonCard } from '../vocabulary/monsters.ts';
import type { Rank, Token } from '../vocabulary/terms.ts';
import { levelOfType } from './scenario/level.ts';

/** The figure with this id, or `null` when it is not on the map. */
export const figureById = (s: State, id: FigureId): Figure | null =>
  s.figures.find((it) => it.id === id) ?? null;

export function theFigure(s: State, id: FigureId): Figure {
  const figure = figureById(s, id);
  if (figure === null) throw new Error(`${id} is not on the map`);
  return figure;
}

export const isOnMap = (s: State, { id }: Figure): boolean => s.figures.some((it) => it.id === id);

export const figureAt = (s: State, hex: HexId): Figure | null =>
  s.figures.find((it) => it.hex === hex) ?? null;

/** The sheet of a character's figure; `null` for any other figure. */
export const heroOf = (s: State, figure: Pick<Figure, 'id'>): Hero | null =>
  s.heroes.find(({ id }) => id === figure.id) ?? null;

export function theHero(s: State, id: FigureId): Hero {
  const hero = s.heroes.find((it) => it.id === id);
  if (hero === undefined) throw new Error(`${id} is no character`);
  return hero;
}

/** The sheet of a character, or of the character that a summon belongs to. */
export const leaderOf = (s: State, figure: Figure): Hero | null =>
  heroOf(s, figure) ?? (figure.owner === null ? null : heroOf(s, { id: figure.owner }));

export const activeHeroes = (s: State): readonly Hero[] => s.heroes.filter(({ exhausted }) => !exhausted);

/** Who decides for a figure: its player, or for monsters the first player still in the game. [gh/A-32] */
export const deciderFor = (s: State, figure: Figure): Seat => leaderOf(s, figure)?.seat ?? tableDecider(s);

export function tableDecider(s: State): Seat {
  const seat = activeHeroes(s)[0]?.seat ?? s.seats[0];
  if (seat === undefined) throw new Error('nobody sits at the table');
  return seat;
}

export const areEnemies = (one: Pick<Figure, 'side'>, other: Pick<Figure, 'side'>): boolean =>
  one.side !== other.side;

export const enemiesOf = (s: State, side: Figure['side']): readonly Figure[] =>
  s.figures.filter((it) => it.side !== side);

/** A figure is not its own ally. [gh/turn.7] */
export const alliesOf = (s: State, figure: Figure, side: Figure['side'] = figure.side): readonly Figure[] =>
  s.figures.filter((it) => it.side === side && it.id !== figure.id);

export const has = (figure: Pick<Figure, 'conditions'>, token: Token): boolean =>
  figure.conditions.some(({ is }) => is === token);

export function monsterOf({ content }: Table, figure: Pick<Figure, 'type'>): Monster {
  const monster = content.monsters.get(figure.type as MonsterId); // a monster's type is one
  if (monster === undefined) throw new Error(`there is no monster ${figure.type}`);
  return monster;
}

export function summonOf({ content }: Table, figure: Pick<Figure, 'type'>): SummonCard {
  const summon = content.summons.get(figure.type as SummonId); // a summon's type is one
  if (summon === undefined) throw new Error(`there is no summon ${figure.type}`);
  return summon;
}

/** The printed values of a monster or a summon; `null` for characters and objectives. [gh/components.22] */
export function statsOf(g: Table, figure: Figure): Stats | null {
  if (figure.kind === 'summon') return summonOf(g, figure).stats;
  if (figure.kind !== 'monster') return null;
  const rank = figure.rank === 'none' ? 'normal' : figure.rank;
  return statsAt(monsterOf(g, figure), rank, levelOfType(g, figure.type));
}

export function statsAt({ id, stats }: Monster, rank: Rank, level: number): Stats {
  const levels = 'boss' in stats ? stats.boss : stats[rank === 'elite' ? 'elite' : 'normal'];
  const found = levels[level];
  if (found === undefined) throw new Error(`${id} has no values at level ${level}`);
  return found;
}

/** A thing with hit points, not an allied figure. [gh/special.8, gh/special.11] */
export const isObstacle = ({ kind, side }: Figure): boolean => kind === 'objective' && side === 'monsters';

export const isStunned = (figure: Figure): boolean => has(figure, 'stun');

export const countTally = (hero: Hero | null, tally: keyof Hero['tally'], by = 1): void => {
  if (hero !== null) hero.tally[tally] = (hero.tally[tally] ?? 0) + by;
};

/** Experience is gained by characters alone. [gh/experience.6] */
export function gainXp(g: Gloom, figure: Figure, value: number): void {
  const hero = heroOf(g.state, figure);
  if (hero === null || value === 0) return;
  hero.xp += value;
  countTally(hero, 'xp', value);
  g.tell({ is: 'xp', figure: figure.id, value }, 'gh/experience.1');
}

type Bare = Pick<Figure, 'id' | 'kind' | 'side' | 'type' | 'hex' | 'hp'>;

/** A figure to which nothing has happened yet. */
export const bareFigure = (bare: Bare): Figure => ({
  ...bare,
  rank: 'none',
  number: 0,
  maxHp: bare.hp,
  conditions: [],
  bonuses: [],
  acted: false,
  called: false,
  owner: null,
  sustainedBy: '',
  under: null,
  takenOver: null,
});
