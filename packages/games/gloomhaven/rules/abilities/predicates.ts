import type { Table } from '../../gloomhaven.ts';
import type { Figure } from '../../state.ts';
import type { Predicate } from '../../vocabulary/targets.ts';
import { isAdjacent } from '../board.ts';
import { alliesOf, has } from '../figures.ts';
import type { Deed } from './deed.ts';

/** Whether all of these are so, for a target or for none. */
export const hold = (
  g: Table,
  deed: Deed,
  predicates: readonly Predicate[] = [],
  target: Figure | null,
): boolean => predicates.every((it) => holds(g, deed, it, target));

function holds(g: Table, deed: Deed, predicate: Predicate, target: Figure | null): boolean {
  switch (predicate.is) {
    case 'self-invisible':
      return has(deed.by, 'invisible');
    case 'self-below-half-hp':
      return deed.by.hp < Math.ceil(deed.by.maxHp / 2);
    case 'moved-straight':
      return deed.movedStraight;
    case 'ended-where-it-began':
      return deed.entered.length > 0 && deed.by.hex === deed.beganAt;
    case 'moved-at-most-this-turn':
      return (g.state.turn?.hexesMoved ?? 0) <= predicate.hexes;
    case 'moved-at-least-this-turn':
      return g.state.turn?.figure === deed.by.id && g.state.turn.hexesMoved >= predicate.hexes;
    case 'single-target-attack':
      return deed.targeted <= 1;
    case 'target-has':
      return target !== null && predicate.any.some((it) => target.conditions.some(({ is }) => is === it));
    case 'target-isolated':
      return target !== null && !isBesideOneOf(g, alliesOf(g.state, target), target);
    case 'target-adjacent-to-ally':
      return target !== null && isBesideOneOf(g, alliesOf(g.state, deed.by, deed.side), target);
    case 'target-hp-at-most':
      return target !== null && target.hp <= predicate.value;
    case 'target-undamaged':
      return target !== null && target.hp === target.maxHp;
    case 'target-rank':
      return target !== null && target.rank !== 'none' && predicate.ranks.includes(target.rank);
    case 'target-type':
      return target !== null && predicate.any.some((it) => it === target.type);
  }
}

const isBesideOneOf = (g: Table, figures: readonly Figure[], target: Figure): boolean =>
  figures.some((it) => it.id !== target.id && isAdjacent(g, it.hex, target.hex));
