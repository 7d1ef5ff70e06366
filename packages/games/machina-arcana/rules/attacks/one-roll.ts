/** One roll and what comes of it, but for the barrels it sets off. [ma/attacks.8] */
import type { Rule } from '@tavolo/kernel';
import type { Source } from '../../facts.ts';
import type { Machina } from '../../machina.ts';
import type { Target } from '../../options.ts';
import type { UnitId } from '../../vocabulary/ids.ts';
import type { SpaceId } from '../../vocabulary/places.ts';
import type { Dice } from '../../vocabulary/terms.ts';
import { happen, happening } from '../happenings/happenings.ts';
import { settleFates } from '../losses/fates.ts';
import { loseHealth } from '../losses/losses.ts';
import { explorerWith, monsterWith } from '../units.ts';
import { figureOf } from '../values/values.ts';
import { defenceOf, leastTotal, totalAgainst } from './against.ts';
import { type Attack, diceSum, type Manner } from './attack-under-way.ts';
import { raise, raisersOf } from './raising.ts';
import { diceFor, modeFor, rolled } from './rolling.ts';

/** An attack that somebody or something is about to make. */
export type Order = {
  /** `null`: nobody attacks. */
  readonly by: UnitId | null;
  readonly source: Source;
  readonly manner: Manner;
  readonly dice: Dice;
  readonly bonus: number;
  /** Explorers by seat, then monsters by queue, then barrels. */
  readonly targets: readonly Target[];
  /** It answers something that is going on: units that it ends fall when that is over. */
  readonly isAnswer: boolean;
  /** What a card does besides on each hit and on each miss. */
  rider?(attack: Attack, target: Target, isHit: boolean): Rule;
};

/** What became of a target. */
type Outcome = { readonly target: Target; readonly isHit: boolean };

/**
 * One roll, compared with each target: triggers after the roll, essence, the comparison, losses of health, riders,
 * triggers of hits and misses; then those fall who have no health left. The barrels that were hit are left to whoever
 * attacks. [ma/attacks.8]
 */
export function* rollAgainst(g: Machina, order: Order): Rule<readonly SpaceId[]> {
  if (order.targets.length === 0) return [];
  const underWay = throwDice(g, order);
  yield* answerRoll(g, underWay);
  yield* raise(g, underWay);
  const outcomes = compared(g, underWay);
  for (const { target, isHit } of outcomes)
    if (isHit && target.is === 'unit')
      yield* loseHealth(g, target.unit, 1, { source: order.source, attack: against(underWay, target) });
  for (const { target, isHit } of outcomes)
    if (order.rider !== undefined) yield* order.rider(against(underWay, target), target, isHit);
  yield* answerOutcomes(g, underWay, outcomes);
  if (!order.isAnswer) yield* settleFates(g, { source: order.source, by: order.by, attack: underWay });
  return outcomes.flatMap(({ target, isHit }) => (isHit && target.is === 'space' ? [target.at] : []));
}

/** The attack as one of its targets meets it. */
function against(underWay: Attack, target: Target): Attack {
  underWay.defender = target.is === 'unit' ? target.unit : null;
  return underWay;
}

/** Rolls the dice that the attack has and those that cards add. [ma/attacks.2] */
function throwDice(g: Machina, { by, source, manner, dice, bonus, targets }: Order): Attack {
  const made = { ...manner, mode: modeFor(g, by, manner) };
  const { white, black } = diceFor(g, by, made, dice);
  const underWay: Attack = {
    by,
    source,
    manner: made,
    targets,
    raisers: raisersOf(g, by),
    white: rolled(g, 'white', white),
    black: rolled(g, 'black', black),
    bonus,
    isRaised: false,
    defender: null,
    wereHurt: targets.flatMap((target) => (target.is === 'unit' ? [target.unit] : [])).filter(isHurtIn(g)),
  };
  tellRoll(g, underWay);
  return underWay;
}

function tellRoll(g: Machina, underWay: Attack): void {
  const { by, source, manner, targets } = underWay;
  const total = leastTotal(g, underWay);
  g.tell(
    {
      is: 'rolled',
      by,
      source,
      mode: manner.mode,
      white: [...underWay.white],
      black: [...underWay.black],
      bonus: total - diceSum(underWay),
      total,
      targets: targets.map((target) => (target.is === 'unit' ? target.unit : target.at)),
    },
    'ma/attacks.2',
  );
}

const isHurtIn = (g: Machina) => (unit: UnitId) => {
  const health = explorerWith(g.state, unit)?.health ?? monsterWith(g.state, unit)?.health ?? 0;
  return health < figureOf(g, unit, 'health-max');
};

/** Cards may change the roll: those of whoever attacks, then those of each target. */
function* answerRoll(g: Machina, underWay: Attack): Rule {
  const moment = { is: 'roll', attack: underWay } as const;
  underWay.defender = null;
  yield* happen(g, happening('attack-rolled', { by: underWay.by, attack: underWay, moment }));
  for (const target of underWay.targets)
    if (target.is === 'unit') {
      const attack = against(underWay, target);
      yield* happen(g, happening('attack-rolled', { who: target.unit, attack, moment }));
    }
  underWay.defender = null;
}

/** Whom the roll hits: equal to the defence, or higher. [ma/attacks.2, ma/attacks.4] */
function compared(g: Machina, underWay: Attack): readonly Outcome[] {
  return underWay.targets.map((target): Outcome => {
    const total = totalAgainst(g, underWay, target);
    const defence = defenceOf(g, underWay, target);
    const isHit = total >= defence;
    const shown = target.is === 'unit' ? target.unit : target.at;
    g.tell({ is: isHit ? 'hit' : 'missed', target: shown, total, defence }, 'ma/attacks.2');
    const attacker = explorerWith(g.state, underWay.by);
    if (isHit && attacker !== null) attacker.account.hits++;
    return { target, isHit };
  });
}

/** What waits for a hit or a miss, whether it took health or not. [ma/attacks.10] */
function* answerOutcomes(g: Machina, underWay: Attack, outcomes: readonly Outcome[]): Rule {
  for (const { target, isHit } of outcomes)
    if (target.is === 'unit') {
      const said = { by: underWay.by, who: target.unit, attack: against(underWay, target) };
      yield* happen(g, happening(isHit ? 'hit' : 'missed', said));
    }
  underWay.defender = null;
}
