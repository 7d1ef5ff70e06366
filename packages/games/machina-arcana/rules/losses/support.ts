/** Essence, and companions who pay it in another's place. [ma/essence.3] */
import type { Rule } from '@tavolo/kernel';
import { distance } from '@tavolo/squares';
import { choose } from '../../ask.ts';
import type { Source } from '../../facts.ts';
import type { Machina, Table } from '../../machina.ts';
import type { Explorer } from '../../state.ts';
import type { ExplorerId } from '../../vocabulary/ids.ts';
import { placeOf, type SpaceId } from '../../vocabulary/places.ts';
import { areAdjacent } from '../abilities/who.ts';
import { happen, happening } from '../happenings/happenings.ts';
import { terrainOf } from '../map/terrain.ts';
import { explorerOf, explorersOnMap } from '../units.ts';
import { changesOn } from '../values/values.ts';

/** What essence is paid for. */
export type Bill = {
  readonly why: 'raise' | 'ability' | 'action' | 'health' | 'loss';
  readonly source: Source;
  /** The space that it is spent at: companions next to it may help. */
  readonly space?: SpaceId;
};

/** What somebody pays of it. */
type Share = { readonly explorer: Explorer; readonly n: number };

/** The essence that an explorer could pay, with the help of all who could give some. [ma/essence.3] */
export function essenceAtHand(g: Table, id: ExplorerId, bill: Partial<Bill> = {}): number {
  const own = explorerOf(g.state, id).essence;
  return helpersOf(g, id, bill).reduce((sum, { essence }) => sum + essence, own);
}

/** Pays essence, or as nobody is made to help, pays nothing and says so. */
export function* payEssence(g: Machina, id: ExplorerId, n: number, bill: Bill): Rule<boolean> {
  if (n === 0) return true;
  const shares = yield* collect(g, id, n, bill);
  if (shares === null) return false;
  for (const share of shares) take(g, id, share, bill);
  for (const { explorer } of shares)
    if (explorer.explorer !== id)
      yield* happen(g, happening('supported', { by: explorer.explorer, who: id }));
  return true;
}

function take(g: Machina, id: ExplorerId, { explorer, n }: Share, { source }: Bill): void {
  if (n === 0) return;
  explorer.essence -= n;
  const { explorer: unit, essence: now } = explorer;
  if (unit === id) g.tell({ is: 'lost', unit, what: 'essence', n, now, source }, 'ma/essence.2');
  else g.tell({ is: 'supported', explorer: id, by: unit, n }, 'ma/essence.3');
}

/** What everybody is willing to pay, before anybody pays; `null`: it doesn't come to enough. */
function* collect(g: Machina, id: ExplorerId, n: number, bill: Bill): Rule<readonly Share[] | null> {
  const explorer = explorerOf(g.state, id);
  const helpers = helpersOf(g, id, bill);
  const help = helpers.reduce((sum, { essence }) => sum + essence, 0);
  if (explorer.essence + help < n) return null;
  const least = Math.max(0, n - help);
  const own = yield* askShare(g, explorer, { id, least, most: Math.min(n, explorer.essence), left: n, bill });
  const given = yield* askHelpers(g, { id, helpers, n: n - own, bill });
  const missing = n - own - given.reduce((sum, share) => sum + share.n, 0);
  return own + missing > explorer.essence ? null : [{ explorer, n: own + missing }, ...given];
}

/** Companions are asked one after the other; only who pays links the next to the payer. [ma/essence.8] */
function* askHelpers(
  g: Machina,
  asked: {
    readonly id: ExplorerId;
    readonly helpers: readonly Explorer[];
    readonly n: number;
    readonly bill: Bill;
  },
): Rule<readonly Share[]> {
  const { id, bill } = asked;
  const given: Share[] = [];
  const waiting = [...asked.helpers];
  for (let left = asked.n; left > 0; ) {
    const payers = [id, ...given.map(({ explorer }) => explorer.explorer)];
    const place = waiting.findIndex((one) => isLinked(g, one, payers, bill));
    const [helper] = place < 0 ? [] : waiting.splice(place, 1);
    if (helper === undefined) break;
    const most = Math.min(left, helper.essence);
    const n = helper.alwaysHelps ? most : yield* askShare(g, helper, { id, least: 0, most, left, bill });
    if (n > 0) given.push({ explorer: helper, n });
    left -= n;
  }
  return given;
}

type Asked = {
  readonly id: ExplorerId;
  readonly least: number;
  readonly most: number;
  readonly left: number;
  readonly bill: Bill;
};

/** Asks somebody, be it the payer, how much of what is left it pays. */
function* askShare(
  _g: Machina,
  { seat, explorer }: Explorer,
  { id, least, most, left, bill }: Asked,
): Rule<number> {
  const amounts = Array.from({ length: most - least + 1 }, (_, more): `${number}` => `${least + more}`);
  const picked = yield* choose('support', {
    seat,
    rule: 'ma/essence.3',
    from: amounts,
    about: () => ({ explorer: id, supporter: explorer, left, why: bill.why }),
  });
  return Number(picked);
}

/** All who could give some, if everybody gave: each is next to the payer, to the space, or to another of them. */
function helpersOf(g: Table, id: ExplorerId, bill: Partial<Bill>): readonly Explorer[] {
  if (bill.why === 'health' && !g.state.options.supportForHealth) return [];
  const others = explorersOnMap(g.state).filter(({ explorer, essence }) => explorer !== id && essence > 0);
  const helpers: Explorer[] = [];
  for (;;) {
    const payers = [id, ...helpers.map(({ explorer }) => explorer)];
    const next = others.find((one) => !helpers.includes(one) && isLinked(g, one, payers, bill));
    if (next === undefined) return others.filter((one) => helpers.includes(one));
    helpers.push(next);
  }
}

/** Whether somebody may help: next to the payer, to another who pays, or to the space it is spent at. [ma/essence.3] */
function isLinked(
  g: Table,
  { explorer, at }: Explorer,
  [payer, ...others]: readonly ExplorerId[],
  { space }: Partial<Bill>,
): boolean {
  if (payer !== undefined && isInSupportRange(g, payer, explorer)) return true;
  if (others.some((other) => areAdjacent(g, other, explorer))) return true;
  if (space === undefined || at === null) return false;
  const terrain = terrainOf(g);
  return terrain.areAdjacent(terrain.cell(at), terrain.cell(space));
}

/** Next to it, or as far as a card of either of them says. */
function isInSupportRange(g: Table, payer: ExplorerId, helper: ExplorerId): boolean {
  if (areAdjacent(g, payer, helper)) return true;
  const [from, to] = [explorerOf(g.state, payer).at, explorerOf(g.state, helper).at];
  if (from === null || to === null) return false;
  const terrain = terrainOf(g);
  const reaches = [payer, helper].flatMap((one) => changesOn(g, one, 'support-range'));
  return reaches.some(({ effect: { of: reach } }) => {
    if (reach === 'map') return true;
    if (reach === 'tile') return terrain.onSameTile(terrain.cell(from), terrain.cell(to));
    return distance(placeOf(from), placeOf(to)) <= Number(reach);
  });
}
