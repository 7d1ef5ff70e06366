import type { HeroView } from '../game.ts';
import type { Scene } from '../scene.ts';

/** What a hero takes home. */
export type Reckoned = {
  readonly hero: HeroView;
  readonly xp: number;
  readonly bonusXp: number;
  readonly gold: number;
  readonly coins: number;
  /** `null`: it has no battle goal. */
  readonly goal: { readonly id: string; readonly isMet: boolean; readonly checks: number } | null;
};

/** What was told at the end, hero by hero; one that nothing was told of is as the view shows it. */
export const reckonedIn = (scene: Scene): readonly Reckoned[] =>
  scene.view.heroes.map((hero) => ({ hero, ...takenHome(scene, hero), goal: goalOf(scene, hero) }));

function takenHome({ told }: Scene, hero: HeroView): Omit<Reckoned, 'hero' | 'goal'> {
  for (const { fact } of told.toReversed()) {
    if (fact.is !== 'reckoned' || fact.hero !== hero.id) continue;
    const { xp, bonusXp, gold, coins } = fact;
    return { xp, bonusXp, gold, coins };
  }
  return { xp: hero.xp, bonusXp: 0, gold: hero.gold, coins: hero.coins };
}

function goalOf({ told }: Scene, hero: HeroView): Reckoned['goal'] {
  for (const { fact } of told.toReversed()) {
    if ((fact.is !== 'goal-met' && fact.is !== 'goal-missed') || fact.hero !== hero.id) continue;
    return { id: fact.goal, isMet: fact.is === 'goal-met', checks: fact.checks };
  }
  const { goal, checks } = hero;
  return goal === null || goal === 'hidden' ? null : { id: goal, isMet: checks > 0, checks };
}
