import type { Table } from '../../gloomhaven.ts';
import type { Figure, Hero } from '../../state.ts';
import { effectsOf } from '../cards/piles.ts';
import { heroOf, monsterOf, summonOf } from '../figures.ts';

/** Flying, by its card, an item, or a bonus. [gh/move.11] */
export function isFlying(g: Table, figure: Figure): boolean {
  if (figure.kind === 'monster') return monsterOf(g, figure).flying === true;
  if (figure.kind === 'summon') return summonOf(g, figure).flying === true;
  const hero = heroOf(g.state, figure);
  return hero !== null && (isCarried(g, hero) || isLifted(g, hero));
}

const isCarried = (g: Table, { items }: Hero): boolean =>
  items.some(({ item }) =>
    (g.content.items.get(item)?.uses ?? []).some((use) => use.when === 'always' && use.flying === true),
  );

const isLifted = (g: Table, { active }: Hero): boolean =>
  active.some((it) => effectsOf(g, it).some((effect) => effect.on === 'always' && 'flying' in effect));
