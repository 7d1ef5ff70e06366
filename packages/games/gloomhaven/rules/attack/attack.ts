import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Gloom } from '../../gloomhaven.ts';
import type { Figure } from '../../state.ts';
import type { Deed } from '../abilities/deed.ts';
import { sufferDamage } from '../damage.ts';
import { isOnMap } from '../figures.ts';
import { addedTargets } from './add-target.ts';
import { boostsFor } from './attack-boosts.ts';
import { aftermathOfHit } from './attack-effects.ts';
import { itemsForOneAttack } from './attack-items.ts';
import { type Blow, edgeOf, factorOf, partsOf, pierceOf } from './blow.ts';
import { type Defence, defend } from './defence.ts';
import { type Drawn, modify } from './modifiers.ts';
import { redirected } from './redirecting.ts';
import { retaliate } from './retaliate.ts';
import { shieldOf } from './shield.ts';
import type { Strike } from './strike.ts';
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
  const value = announcedValue(g, deed, { strike, target, boosts });
  const defence = yield* defend(g, deed, { strike, target, value });
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

/** What the target sees coming: with a doubling, all that is added before it counts twice. [gh/attack.12] */
const announcedValue = (g: Gloom, deed: Deed, blow: Blow): number =>
  Math.max(0, factorOf(blow.boosts) * partsOf(g, deed, blow).reduce((sum, { value }) => sum + value, 0));

/** Step 1: all that the attacker's side adds; doubling in the order the player likes. [gh/attack.12, gh/attack.13] */
function* baseValue(g: Gloom, deed: Deed, blow: Blow): Rule<number> {
  const [{ value: base }, ...others] = partsOf(g, deed, blow);
  const more = others.reduce((sum, { value }) => sum + value, 0);
  const factor = factorOf(blow.boosts);
  if (factor === 1) return Math.max(0, base + more);
  if (more <= 0 || deed.automatic) return Math.max(0, factor * (base + more));
  const order = yield* choose('change-order', {
    seat: deed.seat,
    rule: 'gh/attack.13',
    from: ['add-first', 'double-first'],
    about: () => ({ figure: deed.by.id, base, more, factor }),
  });
  return order === 'add-first' ? factor * (base + more) : factor * base + more;
}

type Drawing = Blow & { readonly drawn: Drawn };

/** Step 3 and the damage: Shield less PIERCE, then what has uses. [gh/attack.12, gh/effects.18, gh/bonuses.13] */
function* deal(g: Gloom, deed: Deed, drawing: Drawing, defence: Defence): Rule {
  const { target, drawn } = drawing;
  const total = drawn.value;
  const drawnPierce = drawn.effects.reduce((sum, it) => sum + (it.is === 'pierce' ? it.value : 0), 0);
  const pierce = pierceOf(g, deed, drawing) + drawnPierce;
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
