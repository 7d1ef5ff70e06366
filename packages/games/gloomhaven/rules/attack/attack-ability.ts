import type { Rule } from '@tavolo/kernel';
import type { Gloom, Table } from '../../gloomhaven.ts';
import type { Figure, Hero } from '../../state.ts';
import type { Adjustment, Attack } from '../../vocabulary/abilities.ts';
import { added, takeAdjustments } from '../abilities/adjustments.ts';
import { amountOf, baseAttack } from '../abilities/amounts.ts';
import { canGoOn, type Deed } from '../abilities/deed.ts';
import { canConsume } from '../abilities/elements.ts';
import { hold } from '../abilities/predicates.ts';
import { hidesInObstacle } from '../board.ts';
import { sufferDamage } from '../damage.ts';
import { alliesOf, figureById, has, heroOf, isOnMap, leaderOf, statsOf } from '../figures.ts';
import {
  type AbilityBonus,
  abilityBonuses,
  chooseBonuses,
  givenBy,
  isForced,
  useBonuses,
} from './ability-bonuses.ts';
import { attack } from './attack.ts';
import { followAbility } from './attack-effects.ts';
import { type AttackPlan, attackItems, forAll, itemsForAbility } from './attack-items.ts';
import { type Aim, chooseTargets, isAnybodyIn, rangeOf } from './attack-targets.ts';
import { gainAbilityXp, gainTargetXp } from './attack-xp.ts';
import { type AttackItem, givenTo, type Reach, type Strike } from './strike.ts';

/** An attack ability with its adjustments taken, its items used and its bonuses chosen. */
type Prepared = Aim & { readonly bonuses: readonly AbilityBonus[] };

/**
 * An attack ability of a player: its targets are all chosen before the first modifier is drawn. Nothing is asked for an
 * attack that can be on nobody, and bonuses are used only if there is one. [gh/attack.45, gh/A-12]
 */
export function* attackAbility(g: Gloom, deed: Deed, ability: Attack): Rule {
  if (has(deed.by, 'disarm') || hidesInObstacle(g, deed.by) || !hold(g, deed, ability.when, null)) return;
  const ways = waysToAdjust(g, ability);
  if (!ways.some((taken) => couldAttack(g, deed, ability, taken))) return;
  const taken = yield* takeAdjustments(g, deed, ability);
  if (ways.length > 1 && !couldAttack(g, deed, ability, taken)) return;
  const prepared = yield* prepare(g, deed, ability, taken);
  const chosen = yield* chooseTargets(g, deed, prepared);
  if (chosen.length === 0) return;
  yield* useBonuses(g, deed, prepared.bonuses);
  yield* strikeAll(g, deed, prepared.strike, chosen);
}

/**
 * The attacks of one ability, one after the other, as long as the attacker lives; cards drawn may add targets.
 * [gh/attack.41, gh/bonuses.24, gh/effects.22]
 */
export function* strikeAll(g: Gloom, deed: Deed, strike: Strike, chosen: readonly Figure[]): Rule {
  deed.performed = true;
  deed.targeted = chosen.length;
  deed.killed = 0;
  deed.damaged = 0;
  const targeted = [...chosen];
  for (const target of targeted) {
    if (!canGoOn(g, deed)) return;
    if (!isOnMap(g.state, target)) continue;
    gainTargetXp(g, deed, strike, target);
    const used = target === chosen[0] ? strike : forAll(strike);
    targeted.push(...(yield* attack(g, deed, used, { at: target, targeted })));
    deed.targeted = targeted.length;
  }
  deed.targets = targeted.map(({ id }) => id);
  gainAbilityXp(g, deed, strike);
  yield* followAbility(g, deed, strike);
  const burns = strike.items.reduce((sum, { use }) => sum + (use.alliesInAreaSuffer ?? 0), 0);
  if (burns > 0) yield* burnAllies(g, deed, burns);
}

function* burnAllies(g: Gloom, deed: Deed, damage: number): Rule {
  const caught = alliesOf(g.state, deed.by, deed.side).filter(({ hex }) => deed.area.includes(hex));
  for (const ally of caught) yield* sufferDamage(g, ally, { damage, cause: 'ability', by: deed.by.id });
}

/** Every set of adjustments that could be in force: those without elements always, the others as there are elements. */
const waysToAdjust = (g: Table, { adjust = [] }: Attack): readonly (readonly Adjustment[])[] =>
  adjust
    .reduce<readonly (readonly Adjustment[])[]>(
      (ways, it) => [...(it.consume === undefined ? [] : ways), ...ways.map((taken) => [...taken, it])],
      [[]],
    )
    .filter((taken) =>
      canConsume(
        g,
        taken.flatMap((it) => it.consume ?? []),
      ),
    );

/** Somebody could be attacked, at least with all items and bonuses that there are. */
function couldAttack(g: Gloom, deed: Deed, printed: Attack, taken: readonly Adjustment[]): boolean {
  const ability = adjusted(printed, taken);
  const reach = reachOf(g, deed, printed, taken);
  const bonuses = abilityBonuses(g, deed, reach.isRanged);
  const hero = itemsUserOf(g, deed);
  const count = countOf(g, deed, { ability, taken, bonuses: bonuses.filter(isForced) });
  const items = hero === null ? [] : attackItems(g, hero, planOf(ability, reach, count));
  const most = { ...reach, range: rangeWith(reach.range, { items, bonuses }) };
  const areas = items.flatMap(({ use }) => use.area ?? []);
  return [ability, ...areas.map((area) => ({ ...ability, area }))].some((it) =>
    isAnybodyIn(g, deed, it, most),
  );
}

const itemsUserOf = (g: Table, { automatic, by }: Deed): Hero | null =>
  automatic ? null : heroOf(g.state, by);

type Counted = Pick<Taken, 'taken'> & Pick<Prepared, 'ability' | 'bonuses'>;

const countOf = (g: Table, deed: Deed, { ability, taken, bonuses }: Counted): number =>
  (ability.count ?? 1) + added(g, deed, { taken, of: 'targets' }) + givenBy(bonuses, 'targets');

const planOf = ({ area, targets }: Attack, { isRanged }: Reach, count: number): AttackPlan => ({
  isRanged,
  isSingle: area === undefined && targets === undefined && count === 1,
});

type Extending = Pick<Strike, 'items'> & Pick<Prepared, 'bonuses'>;

const rangeWith = (range: number, { items, bonuses }: Extending): number =>
  items.find(({ use }) => use.reach !== undefined)?.use.reach ??
  range + givenBy(bonuses, 'range') + givenTo({ items }, 'range');

/** Items, which depend on how many are attacked, then bonuses that need elements. */
function* prepare(g: Gloom, deed: Deed, printed: Attack, taken: readonly Adjustment[]): Rule<Prepared> {
  const ability = adjusted(printed, taken);
  const reach = reachOf(g, deed, printed, taken);
  const forced = abilityBonuses(g, deed, reach.isRanged).filter(isForced);
  const plan = planOf(ability, reach, countOf(g, deed, { ability, taken, bonuses: forced }));
  const { items, more } = yield* itemsForAbility(g, deed, itemsUserOf(g, deed), plan);
  const area = items.find(({ use }) => use.area !== undefined)?.use.area;
  const shaped = area === undefined ? ability : { ...ability, area };
  const offered = abilityBonuses(g, deed, reach.isRanged);
  const most = { ...reach, range: rangeWith(reach.range, { items, bonuses: offered }) };
  const isAsked = offered.length > 0 && isAnybodyIn(g, deed, shaped, most);
  const bonuses = isAsked ? yield* chooseBonuses(g, deed, offered) : [];
  const strike = strikeOf(g, deed, ability, { taken, items, hero: more });
  return {
    ability: shaped,
    strike: { ...strike, range: rangeWith(strike.range, { items, bonuses }) },
    count: countOf(g, deed, { ability, taken, bonuses }) + givenTo({ items }, 'targets'),
    bonuses,
  };
}

/** The attack with the targets and the area that its adjustments give it. */
export function adjusted(ability: Attack, taken: readonly Adjustment[]): Attack {
  const targets = taken.find((it) => it.targets !== undefined)?.targets ?? ability.targets;
  const area = taken.find((it) => it.area !== undefined)?.area ?? ability.area;
  return {
    ...ability,
    ...(targets === undefined ? {} : { targets }),
    ...(area === undefined ? {} : { area }),
  };
}

type Taken = {
  readonly taken: readonly Adjustment[];
  readonly items: readonly AttackItem[];
  readonly hero: Hero | null;
};

/** Melee or ranged, and how far. What a monster's card does not mention is its base range. [gh/attack.3, gh/monsters.7, gh/monsters.42] */
export function reachOf(g: Table, deed: Deed, ability: Attack, taken: readonly Adjustment[] = []): Reach {
  const { range, area, targets } = adjusted(ability, taken);
  const melee = { isRanged: false, range: 1 };
  const base = statsOf(g, deed.by)?.range ?? null;
  const more = added(g, deed, { taken, of: 'range' });
  const printed = rangeOf(targets) ?? range;
  if (area?.from === 'self') return melee;
  if (printed === undefined) {
    const isBase = base !== null && targets === undefined;
    if (!isBase && area === undefined) return melee;
    return { isRanged: true, range: Math.max(1, (isBase ? base : 1) + more) };
  }
  if (typeof printed !== 'number' && 'relative' in printed && base === null) return melee;
  return { isRanged: true, range: Math.max(1, amountOf(g, deed, printed, { base: base ?? 1 }) + more) };
}

/** What holds for every target of the ability. */
export function strikeOf(g: Table, deed: Deed, ability: Attack, { taken, items, hero }: Taken): Strike {
  const stats = statsOf(g, deed.by);
  const base = baseAttack(g, deed);
  return {
    value: (target) => amountOf(g, deed, ability.value, { base, target }),
    ...reachOf(g, deed, ability, taken),
    pierce: (ability.pierce ?? 0) + (stats?.pierce ?? 0),
    push: ability.push ?? 0,
    pull: ability.pull ?? 0,
    conditions: ability.conditions ?? [],
    adjustments: taken,
    items,
    itemsOf: hero,
    augmentsOf: ability.withAugments === true ? lender(g, deed) : null,
    hasAdvantage: false,
  };
}

/** Whose augments are lent to an ally: those of the character whose turn it is. */
const lender = (g: Table, { by }: Deed): Hero | null => {
  const acting = g.state.turn === null ? null : figureById(g.state, g.state.turn.figure);
  return leaderOf(g.state, acting ?? by);
};
