import type { Rule } from '@tavolo/kernel';
import type { Gloom } from '../../gloomhaven.ts';
import type { Figure } from '../../state.ts';
import type { Ability, Adjustment } from '../../vocabulary/abilities.ts';
import type { ModifierEffect } from '../../vocabulary/class-cards.ts';
import type { Condition } from '../../vocabulary/terms.ts';
import { added, countsEnemies, times } from '../abilities/adjustments.ts';
import { bonusFor } from '../abilities/bonuses.ts';
import { afflict } from '../abilities/conditions.ts';
import type { Deed } from '../abilities/deed.ts';
import { infuse, infuseByAttack } from '../abilities/elements.ts';
import { heal } from '../abilities/heal.ts';
import { chooseHex, destroyObstacle } from '../abilities/obstacles.ts';
import { hold } from '../abilities/predicates.ts';
import { pieceAt } from '../board.ts';
import { refreshSome } from '../cards/refreshing.ts';
import { heroOf, isOnMap, statsOf } from '../figures.ts';
import { isBlockedByGround, obstaclesBehind, shove } from '../movement/forced-movement.ts';
import type { Boost } from './attack-boosts.ts';
import { gainPushXp } from './attack-xp.ts';
import { givenTo, type Strike } from './strike.ts';

/** One attack whose damage is dealt. */
export type Landed = {
  readonly strike: Strike;
  readonly target: Figure;
  readonly boosts: readonly Boost[];
  readonly effects: readonly ModifierEffect[];
};

/**
 * What follows the damage: for the target, if it lives, conditions and being moved, in printed order, those of
 * modifier cards last; for the attacker in any case. [gh/effects.1, gh/effects.3, gh/effects.25, gh/attack.22]
 */
export function* aftermathOfHit(g: Gloom, deed: Deed, landed: Landed): Rule {
  const { strike, target, boosts, effects } = landed;
  if (isOnMap(g.state, target)) yield* afterLiving(g, deed, landed);
  for (const effect of effects) yield* ownEffect(g, deed, effect);
  yield* infuseByAttack(g, deed.by, deed.seat);
  for (const { effect } of boosts) yield* follow(g, { ...deed, source: 'round' }, target, effect.then ?? []);
  for (const it of strike.adjustments) yield* followAdjustment(g, deed, it, target);
}

/** Further abilities mean this target. */
function* follow(g: Gloom, deed: Deed, target: Figure, then: readonly Ability[]): Rule {
  deed.targets = [target.id];
  yield* deed.perform(g, deed, then);
}

function* followAdjustment(g: Gloom, deed: Deed, adjustment: Adjustment, target: Figure): Rule {
  const { when, then = [], destroyObstacle } = adjustment;
  if (countsEnemies(adjustment) || !hold(g, deed, when, target)) return;
  if (destroyObstacle === 'pushed-into' && !(yield* smashObstacle(g, deed))) return;
  for (let n = times(g, deed, adjustment, target); n > 0; n--) {
    gainPushXp(g, deed, adjustment);
    yield* follow(
      g,
      deed,
      target,
      then.filter((it) => !meansArea(it)),
    );
  }
}

/** What counts all enemies attacked, or concerns everybody in the area, is performed after the last attack. */
export function* followAbility(g: Gloom, deed: Deed, { adjustments }: Strike): Rule {
  for (const it of adjustments) {
    const { then = [] } = it;
    if (!countsEnemies(it)) yield* deed.perform(g, deed, then.filter(meansArea));
    else for (let n = times(g, deed, it, null); n > 0; n--) yield* deed.perform(g, deed, then);
  }
}

const meansArea = (ability: Ability): boolean =>
  'targets' in ability && ability.targets?.is === 'figures' && ability.targets.where.is === 'in-area';

/** The obstacle that the target was pushed against may be destroyed. */
function* smashObstacle(g: Gloom, deed: Deed): Rule<boolean> {
  const standing = deed.pushedInto.filter((hex) => pieceAt(g.state, hex, 'obstacle') !== null);
  const hex = yield* chooseHex(g, deed, 'destroy-obstacle', standing);
  if (hex === 'skip') return false;
  destroyObstacle(g, deed, hex);
  return true;
}

/** Conditions and being moved, those of the card first. [gh/effects.24, gh/effects.25] */
function* afterLiving(g: Gloom, deed: Deed, landed: Landed): Rule {
  const { target, effects } = landed;
  for (const condition of conditionsOf(g, deed, landed)) afflict(g, target, condition, deed.by.id);
  yield* shoved(g, deed, target, { how: 'push', value: forceOf(g, deed, landed, 'push') });
  yield* shoved(g, deed, target, { how: 'pull', value: forceOf(g, deed, landed, 'pull') });
  for (const effect of effects) {
    if (effect.is === 'condition' && !isForSelf(effect)) afflict(g, target, effect.condition, deed.by.id);
    if (effect.is === 'push' || effect.is === 'pull')
      yield* shoved(g, deed, target, { how: effect.is, value: effect.value });
  }
}

function conditionsOf(g: Gloom, deed: Deed, { strike, target, boosts }: Landed): readonly Condition[] {
  const lists: readonly (readonly Condition[])[] = [
    strike.conditions,
    statsOf(g, deed.by)?.conditions ?? [],
    ...strike.adjustments.filter((it) => hold(g, deed, it.when, target)).map((it) => it.conditions ?? []),
    ...boosts.map(({ effect }) => effect.conditions ?? []),
    ...strike.items.map(({ use }) => use.conditions ?? []),
  ];
  return lists.flat();
}

const forceOf = (g: Gloom, deed: Deed, { strike, target, boosts }: Landed, how: 'push' | 'pull'): number =>
  strike[how] +
  added(g, deed, { taken: strike.adjustments, of: how, target }) +
  boosts.reduce((sum, { effect }) => sum + (effect.add?.[how] ?? 0), 0) +
  givenTo(strike, how);

type Force = { readonly how: 'push' | 'pull'; readonly value: number };

/** Each force is accepted or declined by itself. [gh/effects.12] */
function* shoved(g: Gloom, deed: Deed, target: Figure, { how, value }: Force): Rule {
  if (value === 0 || !isOnMap(g.state, target)) return;
  const { path, short } = yield* shove(g, deed, { figure: target, how, value, from: deed.by.hex });
  if (how === 'pull') return;
  deed.pushedInto.push(...path.filter((hex) => pieceAt(g.state, hex, 'obstacle') !== null));
  if (short === 0) return;
  if (isBlockedByGround(g, target, deed.by.hex)) deed.pushFellShort += short;
  deed.pushedInto.push(...obstaclesBehind(g, target, deed.by.hex));
}

/** INVISIBLE on a modifier card is for the figure that drew it. */
const isForSelf = ({ condition }: Extract<ModifierEffect, { is: 'condition' }>): boolean =>
  condition === 'invisible';

/** What a modifier card does for the figure that drew it. [gh/heal.7, gh/elements.13] */
function* ownEffect(g: Gloom, deed: Deed, effect: ModifierEffect): Rule {
  switch (effect.is) {
    case 'infuse':
      return yield* infuse(g, deed.by, [effect.element], deed.seat);
    case 'heal-self':
      return heal(g, deed.by, effect.value, deed.by.id);
    case 'shield-self':
      return bonusFor(g, deed.by, { is: 'shield', value: effect.value, range: 0, source: 'round' });
    case 'condition':
      if (isForSelf(effect)) afflict(g, deed.by, 'invisible', deed.by.id);
      return;
    case 'refresh-item': {
      const hero = heroOf(g.state, deed.by);
      if (hero === null) return;
      return yield* refreshSome(
        g,
        hero,
        hero.items.filter(({ state }) => state === 'spent'),
        1,
      );
    }
    case 'push':
    case 'pull':
    case 'pierce':
    case 'add-target':
      return;
  }
}
