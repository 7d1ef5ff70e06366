/** Words about attacks and dice. */
import { type Rule, silence } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Machina } from '../../machina.ts';
import { readTarget, type Target, targetOption } from '../../options.ts';
import type { Active } from '../../vocabulary/abilities.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { EventId, UnitId } from '../../vocabulary/ids.ts';
import { targetsOf } from '../abilities/aiming.ts';
import { type Deed, isAnswer } from '../abilities/deeds.ts';
import { attack } from '../attacks/attack.ts';
import type { Attack } from '../attacks/attack-under-way.ts';
import { mannerOf } from '../attacks/manner.ts';
import { reroll } from '../attacks/rolling.ts';
import { attackedBy, isSpared } from '../attacks/targets.ts';
import { deciderFor, spaceOf } from '../units.ts';
import { abilityOf } from '../values/in-force.ts';
import type { WordsFor } from './words.ts';

type Word<Is extends Effect['is']> = Extract<Effect, { is: Is }>;

export const onAttacks: WordsFor<'attack' | 'reroll'> = {
  attack: attackAnew,
  reroll: rollAgain,
};

/** An attack on the target of the ability; an ability that attacks several times is aimed anew each time. */
function* attackAnew(effect: Word<'attack'>, g: Machina, deed: Deed): Rule {
  if (effect.retarget !== true || deed.target !== null) return yield* attackWith(effect, g, deed);
  const target = yield* chooseAnew(g, deed);
  if (target !== null) yield* attackWith(effect, g, { ...deed, target });
}

function attackWith(effect: Word<'attack'>, g: Machina, deed: Deed): Rule {
  if (isSpared(g, deed)) return silence;
  return attack(g, {
    by: attackerOf(g, deed),
    source: deed.card,
    manner: mannerOf(g, deed.card, deed.ability, effect.mode),
    dice: effect.dice,
    bonus: effect.bonus ?? 0,
    targets: attackedBy(g, deed, effect.who ?? 'target'),
    isAnswer: isAnswer(deed),
    rider: (underWay, target, isHit) => ride(effect, g, deed, { underWay, target, isHit }),
  });
}

/** What the card does besides on a hit or on a miss: about the unit that was attacked. [ma/attacks.6] */
function ride(
  { onHit, onMiss }: Word<'attack'>,
  g: Machina,
  deed: Deed,
  {
    underWay,
    target,
    isHit,
  }: { readonly underWay: Attack; readonly target: Target; readonly isHit: boolean },
): Rule {
  const effects = isHit ? onHit : onMiss;
  if (effects === undefined) return silence;
  const aimedAt = target.is === 'unit' ? spaceOf(g.state, target.unit) : target.at;
  return g.perform({ ...deed, target, aimedAt, attack: underWay }, effects);
}

/** The unit whose card it is; an event attacks by itself, unless a monster plays it. [ma/horror.12] */
function attackerOf(g: Machina, { card, ability, self }: Deed): UnitId | null {
  const isEvent = g.content.events.has(card as EventId); // another card is no event
  return isEvent && abilityOf(g.content, card, ability).is !== 'active' ? null : self;
}

function* chooseAnew(g: Machina, deed: Deed): Rule<Target | null> {
  const { self, card, ability } = deed;
  const { aim } = abilityOf(g.content, card, ability) as Active; // only these have targets
  const targets = self === null || aim === null ? [] : targetsOf(g, self, aim, deed);
  if (targets.length === 0) return null;
  const picked = yield* choose('target', {
    seat: deciderFor(g.state, self),
    rule: 'ma/effects.3',
    from: targets.map(targetOption),
    about: () => ({ card, ability, again: true }),
  });
  return readTarget(picked);
}

/** Dice are rolled again: those of an own attack, the recharge die, the game die. [ma/dice.6] */
function rollAgain({ dice }: Word<'reroll'>, g: Machina, { attack: underWay, moment }: Deed): Rule {
  if (dice === 'own-attack') return underWay === null ? silence : reroll(g, underWay);
  if (moment?.is !== 'die') return silence;
  moment.face =
    dice === 'recharge'
      ? g.chance.stream('recharge-die').below(6)
      : g.chance.stream('game-die').below(10) + 1;
  return silence;
}
