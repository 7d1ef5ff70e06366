import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Gloom } from '../../gloomhaven.ts';
import type { Figure } from '../../state.ts';
import type {
  Adjustment,
  Afflict,
  Damage,
  Defend,
  Heal,
  Kill,
  Loot,
  Shove,
} from '../../vocabulary/abilities.ts';
import type { Targets } from '../../vocabulary/targets.ts';
import { areaAsked, placements, placementWith } from '../attack/areas.ts';
import { inForce, spendUse } from '../cards/lasting.ts';
import { sufferDamage } from '../damage.ts';
import { die } from '../death.ts';
import { figureById, gainXp, heroOf, isOnMap } from '../figures.ts';
import { shove } from '../movement/forced-movement.ts';
import { dropCoin } from '../scenario/pieces.ts';
import { added, takeAdjustments, times } from './adjustments.ts';
import { amountOf, measure } from './amounts.ts';
import { bonusFor } from './bonuses.ts';
import { afflict } from './conditions.ts';
import { type Deed, isUnused } from './deed.ts';
import { heal } from './heal.ts';
import { lootWithin } from './loot.ts';
import { hold } from './predicates.ts';
import { candidates, pickTargets } from './targets.ts';

/** Experience of an ability without targets of its own to count. */
function gainTakenXp(g: Gloom, deed: Deed, taken: readonly Adjustment[]): void {
  for (const it of taken) if (it.xp !== undefined) gainXp(g, deed.by, it.xp * times(g, deed, it, null));
}

const selfOrAlly = (range: Heal['range'], count: number): Targets =>
  range === undefined
    ? { is: 'self' }
    : {
        is: 'figures',
        side: 'self-and-allies',
        count,
        where: { is: 'within', range, of: 'performer', needsSight: true },
        when: [],
      };

/** Oneself or an ally in range and sight. Monsters heal who has lost most. [gh/heal.1, gh/heal.2, gh/monsters.46] */
export function* healAbility(g: Gloom, deed: Deed, ability: Heal): Rule {
  const taken = yield* takeAdjustments(g, deed, ability);
  const targets =
    taken.find((it) => it.targets !== undefined)?.targets ??
    ability.targets ??
    selfOrAlly(ability.range, (ability.count ?? 1) + added(g, deed, { taken, of: 'targets' }));
  const chosen = deed.automatic
    ? yield* mostHurt(g, deed, targets)
    : yield* pickTargets(g, deed, targets, {
        ability: 'heal',
        rule: 'gh/heal.1',
        isMandatory: targets.is === 'self',
      });
  if (chosen.length === 0) return;
  deed.performed = true;
  const bonus = healBonus(g, deed);
  for (const figure of chosen) {
    const more = added(g, deed, { taken, of: 'heal', target: figure }) + bonus;
    heal(g, figure, amountOf(g, deed, ability.value, { target: figure }) + more, deed.by.id);
    for (const condition of ability.conditions ?? []) afflict(g, figure, condition, deed.by.id);
  }
  gainTakenXp(g, deed, taken);
}

function healBonus(g: Gloom, deed: Deed): number {
  let more = 0;
  for (const it of inForce(g, 'heal-ability')) {
    if (it.hero.id !== deed.by.id) continue;
    more += amountOf(g, deed, it.effect.add.heal ?? 0);
    spendUse(g, it);
  }
  return more;
}

/** As many as it may heal, whoever lacks most hit points first. [gh/monsters.46] */
function* mostHurt(g: Gloom, deed: Deed, targets: Targets): Rule<readonly Figure[]> {
  const all = candidates(g, deed, targets);
  if (targets.is === 'self' || targets.count === 'all') return all;
  const chosen: Figure[] = [];
  while (chosen.length < targets.count) {
    const fit = needingHealMost(all.filter((it) => !chosen.includes(it)));
    if (fit.length === 0) break;
    if (fit.length <= targets.count - chosen.length) chosen.push(...fit);
    else chosen.push(yield* oneOfEqual(deed, fit));
  }
  return chosen;
}

/** Without any loss those who are poisoned or wounded. [gh/A-24] */
function needingHealMost(figures: readonly Figure[]): readonly Figure[] {
  const loss = ({ maxHp, hp }: Figure): number => maxHp - hp;
  const most = Math.max(0, ...figures.map(loss));
  const sick = (it: Figure): boolean => it.conditions.some(({ is }) => is === 'poison' || is === 'wound');
  return figures.filter((it) => loss(it) === most && (most > 0 || sick(it)));
}

function* oneOfEqual(deed: Deed, fit: readonly Figure[]): Rule<Figure> {
  const id = yield* choose('monster-target', {
    seat: deed.seat,
    rule: 'gh/monsters.46',
    from: fit.map((it) => it.id),
    about: () => ({ ability: 'heal', figure: deed.by.id, value: null, left: 1, blows: [] }),
  });
  const figure = fit.find((it) => it.id === id);
  if (figure === undefined) throw new Error(`${id} was not offered`);
  return figure;
}

/** It can't be left out where it hurts the own side, if the action is used. [gh/turn.5] */
const mustHarm = (deed: Deed, targets: Targets): boolean =>
  (targets.is === 'self' || targets.side !== 'enemies') && !isUnused(deed);

/** It hurts the own side alone: the price of an action, which by itself uses nothing of it. [gh/A-51] */
const isPrice = (targets: Targets): boolean =>
  targets.is === 'self' || !(targets.side === 'enemies' || targets.side === 'allies-and-enemies');

export function* damageAbility(g: Gloom, deed: Deed, ability: Damage): Rule {
  const taken = yield* takeAdjustments(g, deed, ability);
  const targets = taken.find((it) => it.targets !== undefined)?.targets ?? ability.targets;
  const more = added(g, deed, { taken, of: 'damage' });
  const value = amountOf(g, deed, ability.value) + more;
  if (isPrice(targets) && isUnused(deed)) return;
  const chosen = yield* pickTargets(g, deed, targets, {
    ability: 'damage',
    rule: 'gh/damage.1',
    value,
    isMandatory: mustHarm(deed, targets),
  });
  for (const figure of chosen) {
    deed.performed ||= !isPrice(targets);
    yield* sufferDamage(g, figure, { damage: value, cause: 'ability', by: deed.by.id });
    for (const condition of taken.flatMap((it) => it.conditions ?? []))
      afflict(g, figure, condition, deed.by.id);
  }
  if (chosen.length > 0) gainTakenXp(g, deed, taken);
}

/** Conditions without an attack; what an adjustment gives only some targets gives experience only with them. [gh/effects.4, gh/experience.3] */
export function* afflictAbility(g: Gloom, deed: Deed, ability: Afflict): Rule {
  const taken = yield* takeAdjustments(g, deed, ability);
  const targets = taken.find((it) => it.targets !== undefined)?.targets ?? ability.targets;
  const isHarm = ability.conditions.some((it) => !['invisible', 'strengthen', 'bless'].includes(it));
  const isOnlyPrice = isHarm && isPrice(targets);
  if (isOnlyPrice && isUnused(deed)) return;
  const chosen = yield* pickTargets(g, deed, targets, {
    ability: 'condition',
    rule: 'gh/conditions.3',
    isMandatory: targets.is === 'self' || (isHarm && mustHarm(deed, targets)),
  });
  const held = taken.filter((it) => chosen.some((figure) => hold(g, deed, it.when, figure)));
  for (const figure of chosen) {
    deed.performed ||= !isOnlyPrice;
    const instead = taken.find((it) => it.instead !== undefined && hold(g, deed, it.when, figure))?.instead;
    deed.targets = [figure.id];
    if (instead !== undefined) {
      yield* deed.perform(g, deed, instead);
      continue;
    }
    for (const condition of ability.conditions) afflict(g, figure, condition, deed.by.id);
    if (ability.push !== undefined)
      yield* shove(g, deed, { figure, how: 'push', value: ability.push, from: deed.by.hex });
    if (ability.pull !== undefined)
      yield* shove(g, deed, { figure, how: 'pull', value: ability.pull, from: deed.by.hex });
  }
  gainTakenXp(g, deed, held);
}

export function* shoveAbility(g: Gloom, deed: Deed, ability: Shove): Rule {
  const taken = yield* takeAdjustments(g, deed, ability);
  const from = ability.toward === 'chosen-hex' ? (deed.chosenHex ?? deed.by.hex) : deed.by.hex;
  const value = ability.value + added(g, deed, { taken, of: ability.do });
  const chosen = yield* pickTargets(g, deed, ability.targets, {
    ability: ability.do,
    rule: ability.do === 'push' ? 'gh/effects.6' : 'gh/effects.7',
    value,
  });
  for (const figure of chosen) {
    deed.performed = true;
    if (isOnMap(g.state, figure)) yield* shove(g, deed, { figure, how: ability.do, value, from });
  }
  if (chosen.length > 0) gainTakenXp(g, deed, taken);
}

/** Shield or Retaliate lasts with its card, or for the round. [gh/bonuses.1, gh/monsters.51] */
export function* defendAbility(g: Gloom, deed: Deed, ability: Defend): Rule {
  const taken = yield* takeAdjustments(g, deed, ability);
  const targets = taken.find((it) => it.targets !== undefined)?.targets ?? ability.targets;
  const value = amountOf(g, deed, ability.value) + added(g, deed, { taken, of: ability.do });
  const chosen = yield* pickTargets(g, deed, targets, {
    ability: ability.do,
    rule: 'gh/bonuses.1',
    value,
    isMandatory: targets.is === 'self' || targets.count === 'all',
  });
  for (const figure of chosen) {
    deed.performed = true;
    const range = ability.do === 'shield' ? 0 : (ability.range ?? 1);
    bonusFor(g, figure, { is: ability.do, value, range, source: deed.source });
  }
  if (chosen.length > 0) gainTakenXp(g, deed, taken);
}

/** A loot ability, if performed, collects everything in range. [gh/loot.1, gh/loot.9] */
export function* lootAbility(g: Gloom, deed: Deed, ability: Loot): Rule {
  if (deed.by.kind === 'summon') return;
  const taken = yield* takeAdjustments(g, deed, ability);
  if (!deed.automatic) {
    const use = yield* choose('ability-use', {
      seat: deed.seat,
      rule: 'gh/loot.9',
      from: ['perform', 'skip'],
      about: () => ({ figure: deed.by.id, ability: 'loot', value: ability.range, figures: [] }),
    });
    if (use === 'skip') return;
  }
  deed.performed = true;
  const range = ability.range + added(g, deed, { taken, of: 'loot' });
  yield* lootWithin(g, deed.by, range, {
    by: 'ability',
    ...(ability.most === undefined ? {} : { most: ability.most }),
  });
  if (ability.extraPer !== undefined) yield* gainCoins(g, deed, measure(g, deed, ability.extraPer, null));
  gainTakenXp(g, deed, taken);
}

function* gainCoins(g: Gloom, deed: Deed, count: number): Rule {
  if (count === 0 || heroOf(g.state, deed.by) === null) return;
  dropCoin(g, deed.by.hex, count);
  yield* lootWithin(g, deed.by, 0, { by: 'ability' });
}

/** An enemy dies at once. */
export function* killAbility(g: Gloom, deed: Deed, ability: Kill): Rule {
  const taken = yield* takeAdjustments(g, deed, ability);
  if (ability.area !== undefined && !(yield* placeArea(g, deed, ability.area))) return;
  const chosen = yield* pickTargets(g, deed, ability.targets, { ability: 'kill', rule: 'gh/attack.21' });
  deed.killed = 0;
  for (const figure of chosen) {
    deed.performed = true;
    deed.targetHex = figure.hex;
    deed.killedAt = figure.hex;
    deed.killed++;
    die(g, figure, { by: deed.by.id, overkill: 0, fromFull: figure.hp === figure.maxHp, cause: 'ability' });
  }
  if (chosen.length > 0) gainTakenXp(g, deed, taken);
}

function* placeArea(g: Gloom, deed: Deed, area: NonNullable<Kill['area']>): Rule<boolean> {
  const ways = placements(g, deed, area, 1);
  if (ways.length === 0) return false;
  const answer = yield* choose('attack-target', {
    seat: deed.seat,
    rule: 'gh/attack.35',
    from: [...ways.map(({ id }) => id), 'skip'],
    about: () => ({
      figure: deed.by.id,
      value: null,
      range: null,
      left: null,
      blows: [],
      ...areaAsked(ways),
    }),
  });
  const placed = placementWith(ways, answer);
  if (placed === null) return false;
  deed.area = placed.hexes;
  return placed.hit.some((id) => figureById(g.state, id) !== null);
}
