/** Why a monster does what it does, as the comparison had it by which it decided. */
import { unreachable } from '@tavolo/squares';
import type { Fact } from '../../facts.ts';
import type { UnitId } from '../../vocabulary/ids.ts';
import type { Choice } from './choice.ts';
import type { Decision } from './deciding.ts';
import type { Prey, Situation } from './situation.ts';

type Reasons = Extract<Fact, { is: 'monster-chose' }>;

/** What it does and to whom, and what it left for it. */
export function reasonsFor(
  situation: Situation,
  decision: Decision,
  choice: Exclude<Choice, { is: 'end' }>,
): Reasons {
  const unit = whomFor(situation, decision, choice);
  const prey = decision.prey.find((one) => one.unit === unit) ?? null;
  return {
    is: 'monster-chose',
    monster: situation.monster.monster,
    forWhom: unit,
    steps: prey?.steps ?? 0,
    whom: whyWhom(situation, decision, { choice, unit, prey }),
    does: choice.is === 'step' ? choice.why : choice.is,
    passed: decision.considered,
  };
}

/** Whom it aims at, or else the explorer that it goes for. */
function whomFor(situation: Situation, { prey: [first] }: Decision, choice: Choice): UnitId | null {
  if (choice.is === 'ability')
    return choice.target?.is === 'unit' ? choice.target.unit : (choice.targets[0] ?? null);
  if (choice.is === 'lever' || situation.sought !== null) return null;
  return first?.unit ?? null;
}

type Whom = { readonly choice: Choice; readonly unit: UnitId | null; readonly prey: Prey | null };

function whyWhom(
  situation: Situation,
  { prey: order, asked }: Decision,
  { choice, unit, prey }: Whom,
): Reasons['whom'] {
  if (choice.is !== 'ability' && choice.is !== 'lever' && situation.sought !== null) return 'seeks';
  if (unit === null || prey === null) return 'nobody';
  const [first, second] = order;
  if (order.length === 1) return 'only-one';
  if (first !== prey) return 'in-reach';
  if (asked.includes(prey)) return 'chosen';
  return second?.steps === prey.steps ? 'weakest' : 'nearest';
}

/** Whom it goes for when its turn begins. [ma/monsters.3] */
export function aimsFor(situation: Situation): Extract<Fact, { is: 'monster-began' }> {
  const [first, second] = situation.prey;
  const { monster } = situation.monster;
  if (situation.sought !== null)
    return { is: 'monster-began', monster, nearest: null, steps: stepsTo(situation), why: 'seeks' };
  if (first === undefined || first.steps === unreachable)
    return { is: 'monster-began', monster, nearest: null, steps: 0, why: 'nobody' };
  const isTied = second !== undefined && second.steps === first.steps;
  const why =
    second === undefined ? 'only-one' : isTied && second.health > first.health ? 'weakest' : 'nearest';
  return { is: 'monster-began', monster, nearest: first.unit, steps: first.steps, why };
}

/** Steps to what it seeks. */
function stepsTo({ sought, terrain, cell }: Situation): number {
  const around = terrain.around(cell).map((next) => sought?.steps[next] ?? unreachable);
  return Math.min(sought?.steps[cell] ?? unreachable, Math.min(...around) + 1);
}
