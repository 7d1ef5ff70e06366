/** What abilities cost, and paying it. [ma/effects.2] */
import type { Rule } from '@tavolo/kernel';
import type { Machina, Table } from '../machina.ts';
import type { Cost } from '../vocabulary/abilities.ts';
import type { CardId, UnitId } from '../vocabulary/ids.ts';

/** Somebody pays for an ability of a card. */
export type Payment = {
  readonly unit: UnitId;
  readonly card: CardId;
  readonly ability: string;
  readonly cost: Cost;
};

/** Whether it can be paid in full, with what companions could add. [ma/round.11] */
export function canPay(_g: Table, _payment: Payment): boolean {
  throw new Error('not written');
}

/** Pays in full, before any effect. */
export function* pay(_g: Machina, _payment: Payment): Rule {
  throw new Error('not written');
}
