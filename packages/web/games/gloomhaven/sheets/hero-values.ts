import { content } from '@tavolo/gloomhaven';
import type { CardId, FigureView, HeroView } from '../game.ts';
import { figureOf, type Scene } from '../scene.ts';
import { type ExplainedValue, made, part } from './values.ts';

/** Hit points and their maximum; a character that is not on the map yet has all of them. [gh/components.14] */
export function hpOf(scene: Scene, hero: HeroView): { readonly hp: number; readonly most: number } {
  const figure = figureOf(scene, hero.id);
  if (figure !== null) return { hp: figure.hp, most: figure.maxHp };
  const most = matHpOf(hero);
  return { hp: hero.exhausted ? 0 : most, most };
}

const matHpOf = (hero: HeroView): number => content.classes.get(hero.class)?.hp[hero.level - 1] ?? 0;

/** Hit points: those of the mat, less the damage suffered. [gh/components.14] */
export function heroHp(scene: Scene, hero: HeroView): ExplainedValue {
  const mat = matHpOf(hero);
  const { hp, most } = hpOf(scene, hero);
  return made('hp', part('mat', mat), part('bonus', most - mat), part('wounds', hp - most));
}

export const heroXp = ({ xp }: HeroView): ExplainedValue => made('xp', part('actions', xp));

/** Shield and Retaliate by the cards that give them. [gh/bonuses.13] */
export function heroBonuses(figure: FigureView): readonly ExplainedValue[] {
  const of = (kind: 'shield' | 'retaliate') =>
    made(
      kind,
      ...figure.bonuses
        .filter(({ is }) => is === kind)
        .map(({ source, value }) => part(source === 'round' ? 'bonus' : source, value)),
    );
  return [of('shield'), of('retaliate')].filter(({ total }) => total > 0);
}

/** The initiative of the round: that of the leading card, changed by items, or that of a rest; `null` before it is shown. */
export function heroInitiative({ view }: Scene, hero: HeroView): ExplainedValue | null {
  if (view.phase !== 'acting' || hero.exhausted) return null;
  const [leading] = hero.picked;
  if (hero.resting || leading === undefined) return made('initiative', part('rest', hero.initiative));
  const printed = content.cards.get(leading as CardId)?.initiative ?? 0; // picked cards are cards
  return made('initiative', part(leading, printed), part('items', hero.initiative - printed));
}
