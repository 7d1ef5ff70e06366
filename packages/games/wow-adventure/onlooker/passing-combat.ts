import { content } from '../content/content.ts';
import type { Fact } from '../facts.ts';
import { freshCombat } from '../fresh.ts';
import type { Combat } from '../state.ts';
import { type CombatView, combatView, type View } from '../view.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { retold } from './retold.ts';
import { seenTable } from './seen-table.ts';

type Told<Is extends Fact['is']> = Extract<Fact, { readonly is: Is }>;

/**
 * A combat that nobody was asked in: it began and ended between two views, so that none of them shows it. It is put
 * together from what was told since the first of them; `null`: no combat was.
 */
export function passingCombat(view: View, facts: readonly Fact[]): CombatView | null {
  const from = facts.findLastIndex(({ is }) => is === 'began-fight' || is === 'attacked-hero');
  const first = facts[from];
  const combat =
    first?.is === 'began-fight'
      ? begun(view, first)
      : first?.is === 'attacked-hero'
        ? attacked(view, first)
        : null;
  if (combat === null) return null;
  return facts.slice(from + 1).reduce(retold, { ...view, combat }).combat;
}

/** What is fought is found by what it is called. */
function begun(view: View, { hero, foe }: Told<'began-fight'>): CombatView | null {
  const space = view.heroes.find(({ seat }) => seat === hero)?.space;
  if (space === undefined) return null;
  const isLair = content.board.spaces.get(space)?.encounter?.foe?.id === foe;
  const card = isLair ? null : (cardsByFoe.get(foe) ?? null);
  if (!isLair && card === null) return null;
  const tracked = view.track.some((one) => one.card === card);
  const against = isLair ? 'lair' : 'card';
  return fighting(view, freshCombat({ attacker: hero, against, rival: null, card, space, tracked }));
}

/** The challenge cards by the encounters on their fronts, or on the backs of events. */
const cardsByFoe: ReadonlyMap<string, CardId> = new Map(
  [...content.challenge.values()].flatMap(({ id, foe, event }) => {
    const on = foe ?? (event?.back.is === 'foe' ? event.back.foe : null);
    return on === null ? [] : [[on.id, id] as const];
  }),
);

function attacked(view: View, { hero, rival }: Told<'attacked-hero'>): CombatView | null {
  const space = view.heroes.find(({ seat }) => seat === hero)?.space;
  if (space === undefined) return null;
  return fighting(
    view,
    freshCombat({ attacker: hero, against: 'hero', rival, card: null, space, tracked: false }),
  );
}

/** A combat that has just begun, with its numbers. */
function fighting(view: View, combat: Combat): CombatView {
  const { state } = seenTable(view);
  return combatView({ ...state, combat }, combat);
}
