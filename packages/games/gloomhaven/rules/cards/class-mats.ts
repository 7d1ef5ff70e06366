import type { Table } from '../../gloomhaven.ts';
import type { Hero } from '../../state.ts';
import type { ClassMat, Perk } from '../../vocabulary/class-cards.ts';

/** The mat of a character's class. [gh/components.14] */
export function matOf({ content }: Table, { class: id }: Pick<Hero, 'class'>): ClassMat {
  const mat = content.classes.get(id);
  if (mat === undefined) throw new Error(`there is no class ${id}`);
  return mat;
}

/** The perks that a character has, each as often as it was taken. [gh/components.10] */
export const perksOf = (g: Table, hero: Pick<Hero, 'class' | 'perks'>): readonly Perk[] =>
  matOf(g, hero).perks.flatMap((perk, n) => Array.from({ length: hero.perks[n] ?? 0 }, () => perk));

/** A character's hit points at its level, undamaged. [gh/components.14] */
export const maxHpOf = (g: Table, hero: Pick<Hero, 'class' | 'level'>): number =>
  matOf(g, hero).hp[hero.level - 1] ?? 1;
