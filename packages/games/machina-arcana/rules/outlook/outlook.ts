/**
 * What effects would do, told without carrying them out: whether they can be done in full, whether they would change
 * anything, whom they would reach, and what that is worth. Monsters choose by it, and so do those that advise players.
 * [ma/monsters.8]
 */
import { forKind } from '@tavolo/kernel';
import type { Table } from '../../machina.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { Deed } from '../abilities/deeds.ts';
import { prospectsOfAttacks } from './on-attacks.ts';
import { prospectsOfCards } from './on-cards.ts';
import { prospectsOfChanges } from './on-changes.ts';
import { prospectsOfChoices, together } from './on-choices.ts';
import { prospectsOfEnds } from './on-ends.ts';
import { prospectsOfHealth } from './on-health.ts';
import { prospectsOfMap } from './on-map.ts';
import { prospectsOfMonsters } from './on-monsters.ts';
import { prospectsOfMovement } from './on-movement.ts';
import { prospectsOfTracks } from './on-tracks.ts';
import type { Look, Prospect, ProspectsFor } from './prospect.ts';

const prospects: ProspectsFor<Effect['is']> = {
  ...prospectsOfAttacks,
  ...prospectsOfHealth,
  ...prospectsOfChanges,
  ...prospectsOfMovement,
  ...prospectsOfEnds,
  ...prospectsOfMonsters,
  ...prospectsOfMap,
  ...prospectsOfCards,
  ...prospectsOfTracks,
  ...prospectsOfChoices,
};

/** What the effects of a deed would come to, as one. */
export function prospectOf(g: Table, deed: Deed, effects: readonly Effect[]): Prospect {
  const look: Look = { g, deed, of: (other, more) => prospectOf(g, other, more) };
  return together(
    effects.map((effect) => forKind<Effect, readonly [Look], Prospect>(prospects, effect, look)),
  );
}

/** Whether any of them would change anything that can be seen. */
export const wouldChange = (g: Table, deed: Deed, effects: readonly Effect[]): boolean =>
  prospectOf(g, deed, effects).changes();

/** Whether all of them can be done in full. [ma/effects] */
export const canDo = (g: Table, deed: Deed, effects: readonly Effect[]): boolean =>
  prospectOf(g, deed, effects).can();
