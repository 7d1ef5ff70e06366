import type { Fact, UnitId } from '../game.ts';
import type { Scene } from '../scene.ts';

type FactOf<Is extends Fact['is']> = Extract<Fact, { readonly is: Is }>;

/** An attack as far as it has been told. */
export type AttackTold = {
  readonly roll: FactOf<'rolled'>;
  /** What changed the roll since. */
  readonly changes: readonly FactOf<'changed-roll'>[];
  readonly outcomes: readonly FactOf<'hit' | 'missed'>[];
  readonly total: number;
  /** The dice are being thrown. */
  readonly isRolling: boolean;
};

/** What is told in the course of an attack. */
const ofAttacks: ReadonlySet<Fact['is']> = new Set<Fact['is']>(['rolled', 'changed-roll', 'hit', 'missed']);

/** Questions that are asked in the course of an attack. */
const inAttacks: readonly string[] = ['raise', 'essence-for-health'];

/** The attack that is going on; `null`: none is. */
export function attackTold({ told, now, question }: Scene): AttackTold | null {
  const isAsked = question !== null && isInAttack(question);
  if (!isAsked && (now === null || !ofAttacks.has(now.fact.is))) return null;
  const from = told.findLastIndex(({ fact }) => fact.is === 'rolled');
  const [roll, ...since] = told.slice(Math.max(0, from)).map(({ fact }) => fact);
  if (roll?.is !== 'rolled' || (isAsked && since.some(endsIt))) return null;
  const changes = since.filter((fact) => fact.is === 'changed-roll');
  return {
    roll,
    changes,
    outcomes: since.filter(isOutcome),
    total: changes.at(-1)?.total ?? roll.total,
    isRolling: now?.fact.is === 'rolled',
  };
}

const isOutcome = (fact: Fact): fact is FactOf<'hit' | 'missed'> => fact.is === 'hit' || fact.is === 'missed';

/** Essence is paid for other things too. */
const isInAttack = (question: NonNullable<Scene['question']>): boolean =>
  question.name === 'support'
    ? ['raise', 'health'].includes(question.about.why)
    : inAttacks.includes(question.name) || isAboutRoll(question);

const isAboutRoll = (question: NonNullable<Scene['question']>): boolean =>
  question.name === 'use' && ['attack-rolled', 'would-lose-health'].includes(question.about.moment);

/** What happens only once an attack is over. */
const endsIt = ({ is }: Fact): boolean =>
  is === 'moved' || is === 'turn-ended' || is === 'round-began' || is === 'played';

/** What an attack was aimed at, and the space of a barrel. */
export type Aimed = FactOf<'rolled'>['targets'][number];

export const isUnit = (target: Aimed): target is UnitId => !/^-?\d/.test(target);
