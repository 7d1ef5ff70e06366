import type { AttackKind, Whose } from '../../vocabulary/lasting.ts';

/** How long a lasting effect is in force; `uses`: so many times. */
export type Span = { readonly uses: number | null; readonly stays: 'round' | 'persistent' };

/** How lasting effects are told. */
export type LastingWords = {
  attack(by: Whose, kind: AttackKind, span: Span): string;
  attackAbility(kind: AttackKind, span: Span): string;
  healAbility(span: Span): string;
  /** Leads to what a move may be replaced with. */
  moveAbility(span: Span): string;
  attacked(kind: AttackKind, span: Span): string;
  damaged(from: 'attack' | 'any', span: Span): string;
  allyAttacked(span: Span): string;
  readonly turn: { readonly [T in 'turn-start' | 'turn-end']: (span: Span) => string };
  retaliated(span: Span): string;
  augmentLimit(limit: number): string;
  readonly augmentsOnRanged: string;
  readonly flying: string;
  multiply(by: number): string;
  readonly ignoreShield: string;
  readonly attackerDisadvantage: string;
  readonly prevent: string;
  readonly destroyObstacle: string;
  readonly ownDeath: string;
  readonly attackedAtDisadvantage: string;
  readonly alliesAttack: (by: string) => string;
};
