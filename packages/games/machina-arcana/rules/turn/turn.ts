/** Turns of explorers. [ma/round.3] */
import { firstOf, type Part, type Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Machina } from '../../machina.ts';
import type { ActOption } from '../../options.ts';
import type { Explorer } from '../../state.ts';
import type { ExplorerId } from '../../vocabulary/ids.ts';
import { forgetUses } from '../abilities/uses.ts';
import { happen, happening } from '../happenings/happenings.ts';
import { explorerOf, explorerWith, isOnMap } from '../units.ts';
import { has } from '../values/values.ts';
import { actsOf, canAct, isOpenTo } from './acts.ts';
import { carryOut } from './carrying-out.ts';

/** One action of the explorer whose turn it is; between turns, of whichever explorer begins. */
export function* act(g: Machina): Rule {
  const explorer = explorerWith(g.state, g.state.active);
  if (explorer === null) yield* beginATurn(g);
  else yield* doOneThing(g, explorer, yield* whatToDo(g, explorer));
}

/** What an explorer does next. Where nothing is left to do, its turn ends by itself. [ma/round.9] */
function whatToDo(g: Machina, explorer: Explorer): Rule<ActOption | 'end'> {
  return choose('act', {
    seat: explorer.seat,
    rule: 'ma/round.6',
    from: canAct(g, explorer.explorer) ? () => [...optionsOf(g, explorer.explorer), 'end'] : ['end'],
    about: aboutTurn(explorer, true),
  });
}

const optionsOf = (g: Machina, explorer: ExplorerId): readonly ActOption[] =>
  actsOf(g, explorer).map(({ option }) => option);

const aboutTurn =
  ({ explorer, stamina }: Explorer, begun: boolean) =>
  () => ({ explorer, stamina, begun });

/** Carries out what was decided; an explorer that is gone by then has no turn any more. [ma/ending.15] */
function* doOneThing(g: Machina, explorer: Explorer, option: ActOption | 'end'): Rule {
  if (option !== 'end') yield* carryOut(g, explorer, option);
  if (option === 'end' || !isOnMap(explorer)) yield* endTurn(g, explorer);
}

/** The turn goes to whoever begins first: every explorer that has had none may. [ma/round.3] */
function* beginATurn(g: Machina): Rule {
  const waiting = g.state.explorers.filter((one) => isOnMap(one) && !one.finished);
  const begun = (yield* firstToBegin(g, waiting)) ?? (yield* beginAnyway(g, waiting));
  if (begun === null) return;
  const explorer = explorerOf(g.state, begun.explorer);
  yield* beginTurn(g, explorer);
  if (isStillHis(g, explorer) && isStillOpen(g, begun)) yield* doOneThing(g, explorer, begun.option);
}

/** What the explorer that begins does first. */
type Beginning = { readonly explorer: ExplorerId; readonly option: ActOption | 'end' };

function* firstToBegin(g: Machina, waiting: readonly Explorer[]): Rule<Beginning | null> {
  if (waiting.length < 2) return null;
  return yield* firstOf(
    waiting.map(
      (explorer): Part<Beginning | null> => ({
        seat: explorer.seat,
        rule: orLetOthers(g, explorer),
      }),
    ),
  );
}

function* orLetOthers(g: Machina, explorer: Explorer): Rule<Beginning | null> {
  const option = yield* choose('act', {
    seat: explorer.seat,
    rule: 'ma/round.3',
    from: () => [...optionsOf(g, explorer.explorer), 'end', 'let-others'],
    about: aboutTurn(explorer, false),
  });
  return option === 'let-others' ? null : { explorer: explorer.explorer, option };
}

/** Nobody else is left, or everybody wants to let the others go first: the first by seat begins. */
function* beginAnyway(g: Machina, [explorer]: readonly Explorer[]): Rule<Beginning | null> {
  if (explorer === undefined) return null;
  const option = yield* choose('act', {
    seat: explorer.seat,
    rule: 'ma/round.3',
    from: canAct(g, explorer.explorer) ? () => [...optionsOf(g, explorer.explorer), 'end'] : ['end'],
    about: aboutTurn(explorer, false),
  });
  return { explorer: explorer.explorer, option };
}

/** What waits for the beginning of a turn may leave nothing of it, or make something impossible that was decided. */
const isStillHis = ({ state }: Machina, explorer: Explorer): boolean => state.active === explorer.explorer;

const isStillOpen = (g: Machina, { explorer, option }: Beginning): boolean =>
  option === 'end' || isOpenTo(g, explorer, option);

/** The turn is this explorer's. A dazed one loses it, and the state with it. [ma/states.4] */
function* beginTurn(g: Machina, explorer: Explorer): Rule {
  const { explorer: id } = explorer;
  g.state.active = id;
  explorer.moved = false;
  g.tell({ is: 'turn-began', explorer: id }, 'ma/round.3');
  const isDazed = has(g, id, 'dazed');
  g.state.lasting = g.state.lasting.filter(({ on, until }) => on !== id || until !== 'its-next-turn');
  if (!isDazed) yield* happen(g, happening('turn-start', { by: id, who: id }));
  if (isDazed || !isOnMap(explorer)) yield* endTurn(g, explorer);
}

/** What stamina is left is lost, and with it whatever lasts until the end of the turn. [ma/round.4] */
function* endTurn(g: Machina, explorer: Explorer): Rule {
  const { explorer: id } = explorer;
  if (isOnMap(explorer)) yield* happen(g, happening('turn-end', { by: id, who: id }));
  explorer.stamina = 0;
  explorer.finished = true;
  g.state.lasting = g.state.lasting.filter(({ until }) => until !== 'end-of-turn');
  forgetUses(g.state, 'turn');
  g.state.active = null;
  g.tell({ is: 'turn-ended', explorer: id }, 'ma/round.4');
}
