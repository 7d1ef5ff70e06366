/** Abilities that are played: by explorers in their turns, and by monsters. [ma/actions.6] */
import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Machina, Table } from '../../machina.ts';
import { readTarget, type Target, targetOption, type UseOption, useOption } from '../../options.ts';
import type { Ability, Active } from '../../vocabulary/abilities.ts';
import type { CardId, UnitId } from '../../vocabulary/ids.ts';
import { settleFates } from '../losses/fates.ts';
import { deciderFor, explorerWith, spaceOf } from '../units.ts';
import { abilityOf, cardsInForce, cardsOf, type Held } from '../values/in-force.ts';
import { reachedBy, targetsOf } from './aiming.ts';
import { canPay, type Payment, pay, staminaPrice } from './costs.ts';
import { type Deed, deedOf } from './deeds.ts';
import { isSo } from './judging.ts';
import { isWithinLimit, noteUse } from './uses.ts';

/** An ability that a unit plays; `target`: what has already been chosen. */
export type Use = {
  readonly unit: UnitId;
  readonly card: CardId;
  readonly ability: string;
  readonly target?: Target | null;
};

/** What a unit can play now: it can pay, no limit is reached, and there is a target. [ma/monsters.8] */
export const playableBy = (g: Table, unit: UnitId): readonly UseOption[] =>
  usesOf(g, unit)
    .filter((use) => isPlayable(g, use))
    .map(({ card, ability }) => useOption(card, ability));

/** All active abilities that a unit may play at all, in the order in which monsters try them. [ma/actions.6.1, ma/monsters.7] */
export function usesOf(g: Table, unit: UnitId): readonly Use[] {
  return heldFor(g, unit).flatMap(({ card, abilities }) =>
    abilities.filter(isActive).map(({ id }): Use => ({ unit, card, ability: id })),
  );
}

const isActive = (ability: Ability): ability is Active => ability.is === 'active';

/** The own cards of a unit, and those that everybody of its side may use. */
function heldFor(g: Table, unit: UnitId): readonly Held[] {
  const explorer = explorerWith(g.state, unit);
  const inForce = cardsInForce(g);
  if (explorer !== null)
    return [
      ...cardsOf(g, explorer),
      ...inForce.filter(({ is }) => is === 'explorer-event' || is === 'chapter'),
    ];
  const order: readonly Held['is'][] = ['related-event', 'horror-event', 'monster'];
  return order.flatMap((kind) =>
    inForce.filter(({ is, owner }) => is === kind && (owner === unit || owner === null)),
  );
}

export function isPlayable(g: Table, { unit, card, ability: name }: Use): boolean {
  const ability = activeOf(g, card, name);
  if (!isWithinLimit(g, unit, card, ability)) return false;
  const deed = deedFor(g, unit, card, name);
  const payment = { unit, card, ability: name, cost: ability.cost };
  if (!isSpentAtSpace(ability)) return canPay(g, payment) && hasTarget(g, unit, ability, deed);
  const targets = ability.aim === null ? [] : targetsOf(g, unit, ability.aim, deed);
  return targets.some((target) => canPay(g, { ...payment, ...spaceOfTarget(target) }));
}

const activeOf = (g: Table, card: CardId, name: string): Active => abilityOf(g.content, card, name) as Active; // only these are played

const deedFor = (g: Table, unit: UnitId, card: CardId, name: string): Deed =>
  deedOf(card, name, { self: unit, active: g.state.active });

function hasTarget(g: Table, unit: UnitId, ability: Active, deed: Deed): boolean {
  const { aim } = ability;
  const isMet = ability.if === undefined || isSo(g, deed, ability.if);
  if (aim === null || aim.at === 'self') return isMet;
  if (aim.at !== 'area') return targetsOf(g, unit, aim, deed).length > 0;
  const { units, barrels } = reachedBy(g, unit, aim, deed);
  return isMet && units.length + barrels.length > 0;
}

/** Essence that is spent at a space may come from companions next to it: then the space is chosen first. [ma/essence.3] */
const isSpentAtSpace = ({ cost, aim }: Active): boolean =>
  cost.essence !== undefined && aim !== null && 'what' in aim && typeof aim.what === 'object';

const spaceOfTarget = (target: Target | null | undefined): Pick<Payment, 'space'> =>
  target?.is === 'space' ? { space: target.at } : {};

/** Plays an ability: it is paid for, its target is chosen, and what it does is done. [ma/effects.8] */
export function* play(g: Machina, { unit, card, ability: name, target: given }: Use): Rule {
  const ability = activeOf(g, card, name);
  const plain = deedFor(g, unit, card, name);
  const early =
    given === undefined && isSpentAtSpace(ability) ? yield* chooseTarget(g, unit, ability, plain) : given;
  const payment = { unit, card, ability: name, cost: ability.cost, ...spaceOfTarget(early) };
  const { n: stamina } = staminaPrice(g, payment);
  if (!(yield* pay(g, payment))) return;
  noteUse(g, unit, card, ability);
  const target = early === undefined ? yield* chooseTarget(g, unit, ability, plain) : early;
  const aimedAt = target?.is === 'unit' ? spaceOf(g.state, target.unit) : (target?.at ?? null);
  const shown = target?.is === 'unit' ? target.unit : aimedAt;
  g.tell(
    { is: 'played', unit, card, ability: name, target: shown, stamina, essence: ability.cost.essence ?? 0 },
    'ma/actions.6',
  );
  const deed = reaching(g, unit, ability, { ...plain, target, aimedAt });
  yield* g.perform(deed, ability.do);
  yield* settleFates(g, { source: card, by: unit, attack: null });
}

/** Whoever is in the area or on the line, now that the price is paid. */
function reaching(g: Table, unit: UnitId, { aim }: Active, deed: Deed): Deed {
  if (aim === null || (aim.at !== 'area' && aim.at !== 'line')) return deed;
  return { ...deed, targets: reachedBy(g, unit, aim, deed).units };
}

/** Its player chooses; of a monster under control, whoever controls it. */
function* chooseTarget(g: Machina, unit: UnitId, { aim }: Active, deed: Deed): Rule<Target | null> {
  if (aim === null || aim.at === 'area') return null;
  const targets = targetsOf(g, unit, aim, deed);
  if (targets.length === 0) return null;
  const picked = yield* choose('target', {
    seat: deciderFor(g.state, explorerWith(g.state, unit)?.explorer ?? g.state.acting?.controller ?? null),
    rule: 'ma/effects.3',
    from: targets.map(targetOption),
    about: () => ({ card: deed.card, ability: deed.ability, again: false }),
  });
  return readTarget(picked);
}
