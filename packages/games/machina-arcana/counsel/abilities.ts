/** What it is worth to play an ability, at whatever it is best aimed at. */
import type { Table } from '../machina.ts';
import { readOption, type Target } from '../options.ts';
import { reachedBy, targetsOf } from '../rules/abilities/aiming.ts';
import { type Deed, deedOf } from '../rules/abilities/deeds.ts';
import { prospectOf } from '../rules/outlook/outlook.ts';
import { worths } from '../rules/outlook/prospect.ts';
import { explorerWith } from '../rules/units.ts';
import { abilityOf, currentChapter } from '../rules/values/in-force.ts';
import type { Ability, Active, Cost } from '../vocabulary/abilities.ts';
import type { CardId, UnitId } from '../vocabulary/ids.ts';
import { stage } from './errand.ts';
import { priceIn, purseOf } from './purse.ts';
import { soughtIn } from './sought.ts';
import { strikeWorth } from './strikes.ts';

/** What is paid; stamina is paid by the act. */
const costWorth = (g: Table, { essence = 0, health = 0, marker, destroysThis, unequipsThis }: Cost): number =>
  priceIn(purseOf(g), essence) +
  worths.health * 1.5 * health +
  (marker === undefined ? 0 : 0.15) +
  (destroysThis === true ? 1.6 : 0) +
  (unequipsThis === true ? 1 : 0);

/** An ability of a card that a unit plays. */
type Use = { readonly unit: UnitId; readonly card: CardId; readonly ability: string };

/** A deed of an ability that a unit plays at a target. */
const deedAt = (g: Table, { unit, card, ability }: Use, target: Target | null): Deed => ({
  ...deedOf(card, ability, { self: unit, active: g.state.active }),
  target,
});

/** What an ability does for the explorers if it is aimed so. */
const worthAt = (g: Table, use: Use, target: Target | null): number =>
  prospectOf(g, deedAt(g, use, target), abilityOf(g.content, use.card, use.ability).do).worth();

/** What playing it is worth at best, without what it costs. */
function bestWorth(g: Table, unit: UnitId, card: CardId, ability: Active): number {
  const { aim } = ability;
  const use = { unit, card, ability: ability.id };
  if (aim === null || aim.at === 'self') return worthAt(g, use, { is: 'unit', unit });
  const plain = deedAt(g, use, null);
  if (aim.at === 'area') {
    const { units } = reachedBy(g, unit, aim, plain);
    const harm = prospectOf(g, { ...plain, targets: units }, ability.do).worth();
    return harm + strikeWorth(g, unit, ability, units);
  }
  const worth = targetsOf(g, unit, aim, plain).map((target) => aimedWorth(g, use, target));
  return worth.length === 0 ? 0 : Math.max(...worth);
}

/** What it is worth to aim an ability so, with what the story gains by it. */
export function aimedWorth(g: Table, use: Use, target: Target): number {
  const ability = abilityOf(g.content, use.card, use.ability);
  const harm = worthAt(g, use, target);
  const isExplorers = explorerWith(g.state, use.unit) !== null;
  if (ability.is !== 'active' || target.is !== 'unit' || !isExplorers) return harm;
  return harm + strikeWorth(g, use.unit, ability, [target.unit]);
}

/** Whether an ability of the chapter gets on with it. */
const isSought = (g: Table, card: CardId, ability: Ability): boolean =>
  currentChapter(g).some(({ id }) => id === card) &&
  soughtIn(g).some((sought) => sought.is === 'ability' && sought.id === ability.id);

/** What an option to play an ability is worth. */
export function useWorth(g: Table, unit: UnitId, option: string): number {
  const { of, more } = readOption(option);
  const card = of as CardId; // made by `useOption`
  const ability = abilityOf(g.content, card, more);
  const cost = 'cost' in ability && ability.cost !== undefined ? costWorth(g, ability.cost) : 0;
  if (isSought(g, card, ability)) return stage.done * 0.8 - cost;
  const worth =
    ability.is === 'active'
      ? bestWorth(g, unit, card, ability)
      : prospectOf(g, deedAt(g, { unit, card, ability: more }, null), ability.do).worth();
  return worth - cost;
}
