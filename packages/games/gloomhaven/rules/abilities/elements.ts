import type { Rule, Seat } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Gloom, Table } from '../../gloomhaven.ts';
import type { Figure, State } from '../../state.ts';
import { type Element, elements, type PrintedElement } from '../../vocabulary/terms.ts';
import { summonOf } from '../figures.ts';

/** Strong or Waning. [gh/elements.5] */
const isThere = (s: State, element: Element): boolean => s.elements[elements.indexOf(element)] !== 'inert';

export const elementsThere = (s: State): readonly Element[] => elements.filter((it) => isThere(s, it));

/** Whether all of these can be consumed at once; each `any` needs one more, and none is consumed twice. [gh/elements.8, gh/elements.11] */
export function canConsume({ state }: Pick<Table, 'state'>, wanted: readonly PrintedElement[]): boolean {
  const named = wanted.filter((it): it is Element => it !== 'any');
  const areThere = new Set(named).size === named.length && named.every((it) => isThere(state, it));
  return areThere && elementsThere(state).length >= wanted.length;
}

/** Moves elements to Inert; the player says which where any will do. [gh/elements.6, gh/elements.12] */
export function* consume(g: Gloom, by: Figure, wanted: readonly PrintedElement[], seat: Seat): Rule {
  for (const printed of wanted.toSorted((one, other) => Number(one === 'any') - Number(other === 'any'))) {
    const element =
      printed === 'any'
        ? yield* choose('element', {
            seat,
            rule: 'gh/elements.12',
            from: elementsThere(g.state),
            about: () => ({ figure: by.id, how: 'consume' }),
          })
        : printed;
    g.state.elements[elements.indexOf(element)] = 'inert';
    g.tell({ is: 'consumed', element, by: by.id }, 'gh/elements.5');
  }
}

/** The element becomes Strong at the end of the turn. [gh/elements.2] */
export function* infuse(g: Gloom, by: Figure, printed: readonly PrintedElement[], seat: Seat): Rule {
  for (const one of printed) {
    const element =
      one === 'any'
        ? yield* choose('element', {
            seat,
            rule: 'gh/elements.12',
            from: elements,
            about: () => ({ figure: by.id, how: 'infuse' }),
          })
        : one;
    infuseOne(g, by, element);
  }
}

/** Some summons create an element with each of their attacks. */
export function* infuseByAttack(g: Gloom, by: Figure, seat: Seat): Rule {
  const printed = by.kind === 'summon' ? summonOf(g, by).infuse : undefined;
  if (printed !== undefined) yield* infuse(g, by, [printed], seat);
}

function infuseOne(g: Gloom, by: Figure, element: Element): void {
  const { turn } = g.state;
  if (turn === null) makeStrong(g.state, element);
  else if (!turn.infused.includes(element)) turn.infused.push(element);
  g.tell({ is: 'infused', element, by: by.id }, 'gh/elements.2');
}

const makeStrong = (s: State, element: Element): void => {
  s.elements[elements.indexOf(element)] = 'strong';
};

/** At the end of a turn. [gh/elements.2, gh/elements.18] */
export function settleInfusions(g: Gloom): void {
  for (const element of g.state.turn?.infused ?? []) {
    makeStrong(g.state, element);
    g.tell({ is: 'strong', element }, 'gh/elements.2');
  }
}

/** At the end of a round. [gh/elements.4] */
export function wane(g: Gloom): void {
  if (g.state.elements.every((it) => it === 'inert')) return;
  g.state.elements = g.state.elements.map((it) => (it === 'strong' ? 'waning' : 'inert'));
  g.tell({ is: 'elements-wane' }, 'gh/elements.4');
}
