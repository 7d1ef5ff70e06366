import type { CardId, FigureView, HeroView } from '../game.ts';
import { figureOf, type Scene } from '../scene.ts';
import { type ExplainedValue, made, part } from './values.ts';

/** Hit points: those of the mat, less the damage suffered. [gh/components.14] */
export function heroHp(scene: Scene, hero: HeroView): ExplainedValue {
  const figure = figureOf(scene, hero.id);
  const mat = scene.lore.box.classes.get(hero.class)?.hp[hero.level - 1] ?? 0;
  const most = figure?.maxHp ?? mat;
  return made('hp', part('mat', mat), part('bonus', most - mat), part('wounds', (figure?.hp ?? 0) - most));
}

export const heroXp = ({ xp }: HeroView): ExplainedValue => made('xp', part('actions', xp));

export const heroCoins = ({ coins }: HeroView): ExplainedValue => made('coin', part('looted', coins));

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
export function heroInitiative({ view, lore }: Scene, hero: HeroView): ExplainedValue | null {
  if (view.phase !== 'acting' || hero.exhausted) return null;
  const [leading] = hero.picked;
  if (hero.resting || leading === undefined) return made('initiative', part('rest', hero.initiative));
  const printed = lore.box.cards.get(leading as CardId)?.initiative ?? 0; // picked cards are cards
  return made('initiative', part(leading, printed), part('items', hero.initiative - printed));
}
