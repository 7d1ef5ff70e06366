/** Walking: to any space within reach of the stamina, a step at a time. [ma/actions.1] */
import type { Machina, Table } from '../../machina.ts';
import { moveOption } from '../../options.ts';
import type { Explorer } from '../../state.ts';
import { still, whileSame } from '../../still.ts';
import type { SpaceId } from '../../vocabulary/places.ts';
import { type Act, type Actor, actorOf } from '../turn/actor.ts';
import { cardsInForce, onCardsInForce } from '../values/in-force.ts';
import { has, priceOf } from '../values/values.ts';

/** A space that an explorer can walk to, the one before it on the way, and what all steps there cost. */
type Reach = { readonly cell: number; readonly before: Reach | null; readonly stamina: number };

/** Every space that it can pay to walk to, by a cheapest way. */
export const movesOf = (actor: Actor): readonly Act[] =>
  reachOf(actor).map(({ cell, stamina }) => ({
    option: moveOption(actor.terrain.space(cell)),
    stamina,
    essence: 0,
  }));

/** Whether it can pay for a step to any space, be it one of several. */
export const canMove = (actor: Actor): boolean => canStep(actor) || reachOf(actor).length > 0;

/** Whether it can step to a free space beside it: most can, and then the others need not be looked at. */
function canStep(actor: Actor): boolean {
  const { terrain, cell, explorer } = actor;
  const passes = passable(actor);
  const isOpen = (one: number): boolean => terrain.unitOn(one) === null && passes(one);
  return stepPrices(actor)(cell) <= explorer.stamina && terrain.around(cell).some(isOpen);
}

/**
 * The free spaces that its stamina reaches, none of them a pit; units that it may pass can lie on the way. The cheapest
 * come first. [ma/actions.1.3, ma/ethereal.3]
 */
function reachOf(actor: Actor): readonly Reach[] {
  const { terrain, cell: start, explorer } = actor;
  const price = stepPrices(actor);
  const passes = passable(actor);
  const known = new Map<number, Reach>([[start, { cell: start, before: null, stamina: 0 }]]);
  const reached: Reach[] = [];
  const open = [...known.values()];
  for (const here of open) {
    if (known.get(here.cell) !== here) continue;
    if (here.cell !== start && terrain.unitOn(here.cell) === null) reached.push(here);
    const stamina = here.stamina + price(here.cell);
    if (stamina > explorer.stamina) continue;
    for (const cell of terrain.around(here.cell)) {
      if ((known.get(cell)?.stamina ?? Number.POSITIVE_INFINITY) <= stamina || !passes(cell)) continue;
      const next = { cell, before: here, stamina };
      known.set(cell, next);
      queueUp(open, next);
    }
  }
  return reached;
}

/** Behind all that cost as much or less: none of those that were passed cost more. */
function queueUp(open: Reach[], next: Reach): void {
  const dearest = open.at(-1);
  if (dearest === undefined || dearest.stamina <= next.stamina) open.push(next);
  else
    open.splice(
      open.findIndex(({ stamina }) => stamina > next.stamina),
      0,
      next,
    );
}

/** The cells of a way, the first left out. */
const wayTo = ({ cell, before }: Reach): readonly number[] =>
  before === null ? [] : [...wayTo(before), cell];

/** Whether a space can be walked onto, be it only to go on from there past a unit. [ma/ethereal.3] */
function passable({ g, explorer, terrain }: Actor): (cell: number) => boolean {
  const isEthereal = has(g, explorer.explorer, 'ethereal');
  return (cell) => {
    if (!terrain.isPassable(cell) || terrain.isPit(cell)) return false;
    const unit = terrain.unitOn(cell);
    return unit === null || unit === explorer.explorer || isEthereal || has(g, unit, 'ethereal');
  };
}

/** What a step from a cell costs. Where a card in force changes the price, it is asked for as if the explorer stood there. */
function stepPrices({ g, explorer, terrain, stamina }: Actor): (cell: number) => number {
  if (!canStepsCostOtherwise(g)) return () => stamina('move');
  return (cell) => priceOf(standingOn(g, explorer, terrain.space(cell)), explorer.explorer, 'move').n;
}

const canStepsCostOtherwise = whileSame(onCardsInForce, (g) =>
  cardsInForce(g).some(({ abilities }) => abilities.some(changesSteps)),
);

const changesSteps = ({ do: effects }: { readonly do: readonly { readonly is: string }[] }): boolean =>
  effects.some((effect) => effect.is === 'price' && 'of' in effect && effect.of === 'move');

/** The table as it would be with an explorer on another space. */
const standingOn = ({ state, content }: Table, explorer: Explorer, at: SpaceId): Table => ({
  content,
  state: { ...state, explorers: state.explorers.map((one) => (one === explorer ? { ...one, at } : one)) },
});

/** Walks to a space that was offered, and pays for each step. */
export function walk(g: Machina, explorer: Explorer, to: SpaceId): void {
  const actor = actorOf(still(g), explorer.explorer);
  const found =
    actor === null ? undefined : reachOf(actor).find(({ cell }) => actor.terrain.space(cell) === to);
  if (actor === null || found === undefined || explorer.at === null) return;
  const way = [explorer.at, ...wayTo(found).map((cell) => actor.terrain.space(cell))];
  explorer.stamina -= found.stamina;
  explorer.at = to;
  explorer.moved = true;
  explorer.account.steps += way.length - 1;
  g.tell({ is: 'moved', unit: explorer.explorer, way, left: explorer.stamina }, 'ma/actions.1.1');
}
