import { choose, type Rule } from '@tavolo/kernel';
import type { Gloom } from '../../gloomhaven.ts';
import type { Figure } from '../../state.ts';
import { added } from '../abilities/adjustments.ts';
import type { Deed } from '../abilities/deed.ts';
import { hold } from '../abilities/predicates.ts';
import { isAdjacent } from '../board.ts';
import { sufferDamage } from '../damage.ts';
import { has, isOnMap, statsOf } from '../figures.ts';
import { addedTargets } from './add-target.ts';
import { type Boost, boostsFor } from './attack-boosts.ts';
import { aftermathOfHit } from './attack-effects.ts';
import { itemsForOneAttack } from './attack-items.ts';
import { type Defence, defend } from './defence.ts';
import { type Drawn, type Edge, modify } from './modifiers.ts';
import { redirected } from './redirecting.ts';
import { retaliate } from './retaliate.ts';
import { shieldOf } from './shield.ts';
import { givenTo, type Strike } from './strike.ts';
import { useWards } from './wards.ts';

/** One of the attacks of an ability: on whom, and whom the ability attacks in all. */
type Aim = { readonly at: Figure; readonly targeted: readonly Figure[] };

/**
 * One attack on one target: the attacker's side, the modifier, the target's defence, damage, effects, Retaliate.
 * Gives the targets that the modifier has added. [gh/attack.12, gh/effects.22]
 */
export function* attack(g: Gloom, deed: Deed, declared: Strike, aim: Aim): Rule<readonly Figure[]> {
  const target = yield* redirected(g, deed, aim.at);
  const boosts = yield* boostsFor(g, deed, declared, target);
  noteTarget(deed, target);
  const instead = boosts.find(({ effect }) => effect.instead !== undefined)?.effect.instead;
  if (instead !== undefined) {
    yield* deed.perform(g, deed, instead);
    return [];
  }
  const items = yield* itemsForOneAttack(g, deed, declared, target);
  const strike = { ...declared, items };
  const defence = yield* defend(g, deed, strike, target);
  const edge = edgeOf(g, deed, { strike, target, boosts }, defence);
  const base = yield* baseValue(g, deed, { strike, target, boosts });
  g.tell({ is: 'attack', by: deed.by.id, on: target.id, value: base, edge }, 'gh/attack.1');
  const drawn = modify(g, deed.by, { base, edge, tamed: defence.tamesDoubles });
  const { effects } = drawn;
  const more = yield* addedTargets(g, deed, { strike, effects, targeted: aim.targeted });
  yield* deal(g, deed, { strike, target, boosts, drawn }, defence);
  yield* aftermathOfHit(g, deed, { strike, target, boosts, effects });
  yield* retaliate(g, deed, target, defence.retaliate);
  return more;
}

function noteTarget(deed: Deed, target: Figure): void {
  deed.targetHex = target.hex;
  deed.targets = [target.id];
  deed.damageSuffered = 0;
  deed.pushFellShort = 0;
  deed.pushedInto = [];
}

type Blow = { readonly strike: Strike; readonly target: Figure; readonly boosts: readonly Boost[] };

/** Step 1: all that the attacker's side adds; doubling in the order the player likes. [gh/attack.12, gh/attack.13] */
function* baseValue(g: Gloom, deed: Deed, { strike, target, boosts }: Blow): Rule<number> {
  const base = strike.value(target);
  const poisoned = has(target, 'poison') ? 1 : 0;
  const more =
    poisoned +
    added(g, deed, { taken: strike.adjustments, of: 'attack', target }) +
    boosts.reduce((sum, it) => sum + it.attack, 0) +
    givenTo(strike, 'attack');
  const factor = boosts.reduce((product, it) => product * (it.effect.multiply ?? 1), 1);
  if (factor === 1) return Math.max(0, base + more);
  if (more <= 0 || deed.automatic) return Math.max(0, factor * (base + more));
  const order = yield* choose('change-order', {
    seat: deed.seat,
    rule: 'gh/attack.13',
    from: ['add-first', 'double-first'],
    about: () => ({ base, more, factor }),
  });
  return order === 'add-first' ? factor * (base + more) : factor * base + more;
}

/** Advantage and Disadvantage count once each and cancel. [gh/attack.33] */
function edgeOf(g: Gloom, deed: Deed, { strike, target, boosts }: Blow, defence: Defence): Edge {
  const advantage =
    strike.hasAdvantage ||
    has(deed.by, 'strengthen') ||
    statsOf(g, deed.by)?.advantage === true ||
    boosts.some((it) => it.effect.advantage === true) ||
    strike.items.some(({ use }) => use.advantage === true) ||
    strike.adjustments.some((it) => it.advantage === true && hold(g, deed, it.when, target));
  const disadvantage =
    has(deed.by, 'muddle') ||
    statsOf(g, target)?.elusive === true ||
    defence.disadvantage ||
    (strike.isRanged && isAdjacent(g, deed.by.hex, target.hex));
  if (advantage === disadvantage) return 'none';
  return advantage ? 'advantage' : 'disadvantage';
}

type Drawing = Blow & { readonly drawn: Drawn };

/** Step 3 and the damage: Shield less PIERCE, then what has uses. [gh/attack.12, gh/effects.18, gh/bonuses.13] */
function* deal(g: Gloom, deed: Deed, drawing: Drawing, defence: Defence): Rule {
  const { target, drawn } = drawing;
  const total = drawn.value;
  const pierce = pierceOf(g, deed, drawing);
  const full = shieldOf(g, target) + defence.shield;
  const shield = Math.max(0, full - pierce);
  const incoming = { damage: Math.max(0, total - shield), pierce: Math.max(0, pierce - full) };
  const { damage, answers } =
    defence.hero === null
      ? { damage: incoming.damage, answers: [] }
      : yield* useWards(g, defence.hero, incoming);
  defence.retaliate.push(...answers);
  g.tell({ is: 'hit', by: deed.by.id, on: target.id, total, shield, damage }, 'gh/attack.12');
  deed.damageSuffered = yield* sufferDamage(g, target, { damage, cause: 'attack', by: deed.by.id });
  if (deed.damageSuffered > 0) deed.damaged++;
  if (isOnMap(g.state, target)) return;
  deed.killed++;
  deed.killedAt = target.hex;
}

/** How much of the Shield is ignored, from card, bonuses, items and modifiers. */
function pierceOf(g: Gloom, deed: Deed, { strike, target, boosts, drawn }: Drawing): number {
  const ignoresAll =
    strike.items.some(({ use }) => use.ignoreShield === true) ||
    boosts.some(({ effect }) => effect.ignoreShield === true);
  if (ignoresAll) return Number.POSITIVE_INFINITY;
  return (
    strike.pierce +
    drawn.effects.reduce((sum, it) => sum + (it.is === 'pierce' ? it.value : 0), 0) +
    boosts.reduce((sum, { effect }) => sum + (effect.add?.pierce ?? 0), 0) +
    added(g, deed, { taken: strike.adjustments, of: 'pierce', target }) +
    givenTo(strike, 'pierce')
  );
}
