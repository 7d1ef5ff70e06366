import type { Fact } from '../../facts.ts';
import type { Gloom } from '../../gloomhaven.ts';
import type { RuleId } from '../../rulebook.ts';
import type { Figure } from '../../state.ts';
import type { HexId } from '../../vocabulary/ids.ts';

/** A way that is being gone. It is told in one piece, as far as nothing happens on it. */
export type Trail = {
  readonly figure: Figure;
  readonly how: Extract<Fact, { is: 'moved' }>['how'];
  readonly rule: RuleId;
  /** The hexes entered since it was last told. */
  readonly untold: HexId[];
};

/** Tells the way as far as it has been gone. */
export function tellTrail(g: Gloom, { figure, how, rule, untold }: Trail): void {
  if (untold.length === 0) return;
  g.tell({ is: 'moved', figure: figure.id, path: untold.splice(0), how }, rule);
}
