/** Action spaces, and spawn spaces that are sealed. [ma/actions.17] */
import type { Rule } from '@tavolo/kernel';
import type { Machina, Table } from '../../machina.ts';
import { activateOption } from '../../options.ts';
import type { Explorer } from '../../state.ts';
import type { SpaceId } from '../../vocabulary/places.ts';
import type { Action, SpaceKind } from '../../vocabulary/terms.ts';
import { happen, happening } from '../happenings/happenings.ts';
import { openChest, useWorkbench } from '../inventory/chests.ts';
import { restore } from '../losses/losses.ts';
import { essenceAtHand, payEssence } from '../losses/support.ts';
import { mark, place, tellMark } from '../map/spots.ts';
import { type Terrain, terrainOf } from '../map/terrain.ts';
import { fireLever } from '../map/traps.ts';
import { drawEvent } from '../phases/events.ts';
import { turnChapter } from '../story/chapters.ts';
import { isChapterSpaceOpen } from '../story/goals.ts';
import { essencePriceOf, priceOf } from '../values/values.ts';
import type { Act, Actor } from './actor.ts';
import { payStamina, useUp } from './paying.ts';
import { recharge } from './recharging.ts';
import { seal } from './sealing.ts';

/** The spaces around an explorer that can be activated, if their essence can be paid with what companions could add. */
export const activateActsOf = (actor: Actor): readonly Act[] =>
  actor.terrain.around(actor.cell).flatMap((cell) => {
    const action = actionOn(actor.g, actor.terrain, cell);
    if (action === null) return [];
    const space = actor.terrain.space(cell);
    const essence = actor.essence(action);
    const atHand = essence === 0 ? 0 : essenceAtHand(actor.g, actor.explorer.explorer, { space });
    if (essence > atHand) return [];
    return [{ option: activateOption(space), stamina: actor.stamina(action), essence }];
  });

/** The action by which a space is activated now; `null`: it can't be. [ma/actions.18] */
export function actionOn(g: Table, terrain: Terrain, cell: number): Action | null {
  const kind = terrain.kind(cell);
  if (kind === 'spawn') return terrain.token(cell) === null ? 'seal-spawn' : null;
  if (!terrain.isUnexplored(cell)) return null;
  if (kind !== 'chapter') return actions[kind] ?? null;
  if (!isChapterSpaceOpen(g)) return null;
  return terrain.token(cell) === 'light' ? 'activate-lit-chapter' : 'activate-dark-chapter';
}

const actions: { readonly [K in SpaceKind]?: Action } = {
  recharge: 'activate-recharge',
  lever: 'activate-lever',
  event: 'activate-event',
  chest: 'activate-chest',
  workbench: 'activate-workbench',
};

/** An explorer pays for a space beside it and activates it, or seals it. Where nobody helps with essence, nothing happens. */
export function* activate(g: Machina, explorer: Explorer, at: SpaceId): Rule {
  const terrain = terrainOf(g);
  const action = actionOn(g, terrain, terrain.cell(at));
  if (action === null) return;
  const { explorer: id } = explorer;
  const essence = essencePriceOf(g, id, action);
  const isPaid = yield* payEssence(g, id, essence.n, { why: 'action', source: 'cost', space: at });
  if (!isPaid) return;
  payStamina(g, explorer, priceOf(g, id, action));
  useUp(g, id, essence.changes);
  yield* action === 'seal-spawn' ? seal(g, explorer, at) : activateSpace(g, explorer, at);
}

/** What an action space does for an explorer, whoever paid for it and from wherever. */
export function* activateSpace(g: Machina, explorer: Explorer, at: SpaceId): Rule {
  const { explorer: by } = explorer;
  const terrain = terrainOf(g);
  const space = terrain.kind(terrain.cell(at));
  yield* happen(g, happening('space-activated', { by, space, before: true }));
  g.tell({ is: 'activated', unit: by, kind: space, at }, 'ma/actions.17');
  yield* deedOf(space)(g, explorer, at);
  yield* happen(g, happening('space-activated', { by, space }));
  yield* happen(g, happening('action-space-activated', { by }));
}

type Deed = (g: Machina, explorer: Explorer, at: SpaceId) => Rule;

function deedOf(kind: SpaceKind): Deed {
  const deed = deeds[kind];
  if (deed === undefined) throw new Error(`Nobody activates ${kind}`);
  return deed;
}

const deeds: { readonly [K in SpaceKind]?: Deed } = {
  chapter: function* (g, { explorer }, at) {
    yield* turnChapter(g, explorer);
    if (isStillThere(g, at, 'chapter')) mark(g, at, 'explored');
  },
  recharge: function* (g, { explorer }, at) {
    yield* recharge(g, explorer);
    mark(g, at, 'explored');
  },
  lever: function* (g, { explorer }, at) {
    yield* fireLever(g, at, explorer);
  },
  event: function* (g, { explorer }, at) {
    yield* restore(g, explorer, { what: 'essence', n: 1, source: 'event-space', by: explorer });
    place(g, at, 'explored');
    yield* drawEvent(g, 'explorer', explorer);
    tellMark(g, at, 'explored');
  },
  chest: function* (g, { explorer }, at) {
    yield* openChest(g, explorer);
    mark(g, at, 'explored');
  },
  workbench: function* (g, { explorer }, at) {
    yield* useWorkbench(g, explorer);
    mark(g, at, 'explored');
  },
};

/** The map may be another by now. */
function isStillThere(g: Machina, at: SpaceId, kind: SpaceKind): boolean {
  const terrain = terrainOf(g);
  return terrain.cell(at) >= 0 && terrain.kind(terrain.cell(at)) === kind;
}
