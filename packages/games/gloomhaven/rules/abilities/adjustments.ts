import type { Rule } from '@tavolo/kernel';
import { chooseSome } from '../../ask.ts';
import type { Gloom, Table } from '../../gloomhaven.ts';
import { augmentOption } from '../../options.ts';
import type { Figure } from '../../state.ts';
import type { Ability, Additions, Adjustment } from '../../vocabulary/abilities.ts';
import type { Element, PrintedElement } from '../../vocabulary/terms.ts';
import { cardOfRound } from '../turns/monster-types.ts';
import { amountOf, measure } from './amounts.ts';
import type { Deed } from './deed.ts';
import { canConsume, consume, elementsThere } from './elements.ts';
import { hold } from './predicates.ts';

/** An ability, or a whole action: then it has no verb. */
type Adjustable<A> = { readonly do?: Ability['do']; readonly adjust?: readonly A[] };

/**
 * The adjustments of an ability that are in force: those without elements, and those whose elements are consumed.
 * Players may, monsters must if they can; a type consumes once for all its figures. [gh/elements.7, gh/elements.14]
 */
export function* takeAdjustments<A extends Adjustment>(
  g: Gloom,
  deed: Deed,
  { do: ability, adjust: adjustments = [] }: Adjustable<A>,
): Rule<readonly A[]> {
  const free = adjustments.filter((it) => it.consume === undefined);
  const costly = adjustments.filter((it) => it.consume !== undefined);
  if (costly.length === 0) return free;
  const taken = deed.automatic
    ? yield* forced(g, deed, costly)
    : yield* chosen(g, deed, costly, ability ?? null);
  return adjustments.filter((it) => free.includes(it) || taken.includes(it));
}

function* chosen<A extends Adjustment>(
  g: Gloom,
  deed: Deed,
  costly: readonly A[],
  ability: Ability['do'] | null,
): Rule<readonly A[]> {
  const possible = costly.filter((it) => canConsume(g, it.consume ?? []));
  if (possible.length === 0) return [];
  const ids = possible.map((it) => augmentOption(costly.indexOf(it)));
  const picked = yield* chooseSome('augments', {
    seat: deed.seat,
    rule: 'gh/elements.7',
    from: () => ids,
    min: 0,
    max: ids.length,
    valid: (some) =>
      canConsume(
        g,
        some.flatMap((id) => possible[ids.indexOf(id)]?.consume ?? []),
      ),
    about: () => ({
      figure: deed.by.id,
      ability,
      augments: possible.map((it) => it.consume ?? []),
      card: deed.played?.card ?? null,
      half: deed.played?.half ?? null,
    }),
  });
  const taken = possible.filter((it) => picked.includes(augmentOption(costly.indexOf(it))));
  yield* consume(
    g,
    deed.by,
    taken.flatMap((it) => it.consume ?? []),
    deed.seat,
  );
  return taken;
}

/** The first figure of a type consumes for all that act on the card. [gh/elements.15, gh/A-08] */
function* forced<A extends Adjustment>(g: Gloom, deed: Deed, costly: readonly A[]): Rule<readonly A[]> {
  const taken: A[] = [];
  for (const it of costly) if (yield* consumedByCard(g, deed, it.consume ?? [])) taken.push(it);
  return taken;
}

export function* consumedByCard(g: Gloom, deed: Deed, wanted: readonly PrintedElement[]): Rule<boolean> {
  const card = cardOfRound(g, deed.by)?.id;
  const shared = g.state.monsterDecks.find((it) => it.card !== null && it.card === card);
  if (shared !== undefined && wanted.every((it) => hasConsumed(shared.consumed, it))) return true;
  if (!canConsume(g, wanted)) return false;
  const before = elementsThere(g.state);
  yield* consume(g, deed.by, wanted, deed.seat);
  shared?.consumed.push(...before.filter((it) => !elementsThere(g.state).includes(it)));
  return true;
}

const hasConsumed = (consumed: readonly Element[], wanted: PrintedElement): boolean =>
  wanted === 'any' ? consumed.length > 0 : consumed.includes(wanted);

/** How much the adjustments add to a value, for a target or for none. */
export function added(
  g: Table,
  deed: Deed,
  {
    taken,
    of,
    target = null,
  }: { readonly taken: readonly Adjustment[]; readonly of: keyof Additions; readonly target?: Figure | null },
): number {
  return taken
    .filter((it) => hold(g, deed, it.when, target))
    .reduce(
      (sum, it) => sum + times(g, deed, it, target) * amountOf(g, deed, it.add?.[of] ?? 0, { target }),
      0,
    );
}

/** It counts the enemies of the whole ability, not something of one target. */
export const countsEnemies = ({ per }: Adjustment): boolean =>
  per === 'enemies-targeted' || per === 'enemies-killed' || per === 'enemies-damaged';

/** How often an adjustment holds. */
export const times = (g: Table, deed: Deed, { per }: Adjustment, target: Figure | null): number =>
  per === undefined ? 1 : measure(g, deed, per, target);
