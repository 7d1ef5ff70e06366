/** Losing and restoring health, stamina and essence. [ma/essence] */
import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Source } from '../../facts.ts';
import type { Machina } from '../../machina.ts';
import type { ExplorerId, UnitId } from '../../vocabulary/ids.ts';
import type { Resource } from '../../vocabulary/terms.ts';
import type { Attack } from '../attacks/attack-under-way.ts';
import { happen, happening } from '../happenings/happenings.ts';
import type { Moment } from '../happenings/moments.ts';
import { explorerWith, monsterWith } from '../units.ts';
import { figureOf, has } from '../values/values.ts';
import { essenceAtHand, payEssence } from './support.ts';

/** What a loss comes from. */
export type Cause = { readonly source: Source; readonly attack?: Attack | null };

type Loss = Extract<Moment, { is: 'loss' }>;

/**
 * A loss of health: redirected, prevented, warded; then its owner may lose essence instead, point by point; then the
 * health goes. Nobody dies of it before what goes on is over. [ma/essence.7]
 */
export function* loseHealth(g: Machina, unit: UnitId, n: number, { source, attack = null }: Cause): Rule {
  const loss: Loss = { is: 'loss', what: 'health', unit, n, source, attack, afterwards: [] };
  if (n <= 0 || !isStanding(g, unit)) return;
  yield* answerLoss(g, loss, 'redirect');
  yield* suffer(g, loss);
  for (const afterwards of loss.afterwards) yield* afterwards();
}

/** A loss that has found whose it is. */
function* suffer(g: Machina, loss: Loss): Rule {
  if (has(g, loss.unit, 'invulnerable')) return;
  yield* answerLoss(g, loss, 'prevent');
  if (loss.n <= 0 || isWardedOff(g, loss)) return;
  yield* payHealth(g, loss.unit, loss.n, loss.source);
}

const answerLoss = (g: Machina, loss: Loss, part: 'redirect' | 'prevent'): Rule =>
  happen(
    g,
    happening('would-lose-health', {
      who: loss.unit,
      by: loss.attack?.by ?? null,
      attack: loss.attack,
      moment: loss,
      part,
    }),
  );

/** A ward prevents the next loss whole, and ends. [ma/states.4] */
function isWardedOff(g: Machina, { unit, n }: Loss): boolean {
  const { lasting } = g.state;
  const place = lasting.findIndex((one) => one.on === unit && one.is === 'grant' && one.of === 'warded');
  if (place < 0) return false;
  lasting.splice(place, 1);
  g.tell({ is: 'prevented', unit, n, source: 'warded' }, 'ma/states.4');
  return true;
}

/** Health goes, or essence in its place; a cost of health is paid so, too. [ma/essence.2] */
export function* payHealth(g: Machina, unit: UnitId, n: number, source: Source): Rule {
  const explorer = explorerWith(g.state, unit);
  const spared = explorer === null ? 0 : yield* essenceInPlace(g, explorer.explorer, n, source);
  const holder = explorer ?? monsterWith(g.state, unit);
  const lost = Math.min(n - spared, holder?.health ?? 0);
  if (holder === null || lost === 0) return;
  holder.health -= lost;
  if (explorer !== null) explorer.account.lost += lost;
  g.tell({ is: 'lost', unit, what: 'health', n: lost, now: holder.health, source }, 'ma/essence.7');
  yield* happen(g, happening('lost-health', { who: unit }));
}

/** How much essence an explorer loses instead. [ma/essence.2, ma/essence.6] */
function* essenceInPlace(g: Machina, id: ExplorerId, n: number, source: Source): Rule<number> {
  const explorer = explorerWith(g.state, id);
  const most = Math.min(n, essenceAtHand(g, id, { why: 'health' }));
  if (explorer === null || most === 0) return 0;
  const picked = yield* choose('essence-for-health', {
    seat: explorer.seat,
    rule: 'ma/essence.2',
    from: Array.from({ length: most + 1 }, (_, amount): `${number}` => `${amount}`),
    about: () => ({ explorer: id, n }),
  });
  const isPaid = yield* payEssence(g, id, Number(picked), { why: 'health', source });
  return isPaid ? Number(picked) : 0;
}

/** Units that have been ended, or whose health is gone, lose no more. */
export function isStanding({ state }: Pick<Machina, 'state'>, unit: UnitId): boolean {
  const explorer = explorerWith(state, unit);
  if (explorer !== null) return explorer.at !== null && !explorer.dead && explorer.health > 0;
  const monster = monsterWith(state, unit);
  return monster !== null && !monster.ended && monster.health > 0;
}

/** An effect takes essence. `ifAble`: only the own, and nobody helps. [ma/essence.6] */
export function* loseEssence(
  g: Machina,
  id: ExplorerId,
  n: number,
  { source, attack = null, ifAble = false }: Cause & { readonly ifAble?: boolean },
): Rule {
  const explorer = explorerWith(g.state, id);
  if (explorer === null) return;
  const atHand = ifAble ? explorer.essence : essenceAtHand(g, id, { why: 'loss' });
  const loss: Loss = {
    is: 'loss',
    what: 'essence',
    unit: id,
    n: Math.min(n, atHand),
    source,
    attack,
    afterwards: [],
  };
  if (loss.n > 0)
    yield* happen(g, happening('would-lose-essence', { who: id, attack, moment: loss, part: 'prevent' }));
  if (loss.n <= 0) return;
  if (!ifAble && (yield* payEssence(g, id, loss.n, { why: 'loss', source }))) return;
  const lost = Math.min(loss.n, explorer.essence);
  if (lost === 0) return;
  explorer.essence -= lost;
  g.tell({ is: 'lost', unit: id, what: 'essence', n: lost, now: explorer.essence, source }, 'ma/essence.6');
}

/** An effect takes stamina, as much as there is. [ma/essence.11] */
export function loseStamina(g: Machina, id: ExplorerId, n: number, source: Source): void {
  const explorer = explorerWith(g.state, id);
  const lost = Math.min(n, explorer?.stamina ?? 0);
  if (explorer === null || lost === 0) return;
  explorer.stamina -= lost;
  g.tell({ is: 'lost', unit: id, what: 'stamina', n: lost, now: explorer.stamina, source }, 'ma/essence.11');
}

/** What a unit is given back. */
export type Gift = {
  readonly what: Resource;
  readonly n: number | 'all';
  readonly source: Source;
  /** Whose doing it is. */
  readonly by?: UnitId | null;
};

/** Restores as much as there is room for. [ma/essence.5] */
export function* restore(g: Machina, unit: UnitId, { what, n, source, by = null }: Gift): Rule {
  const room = roomFor(g, unit, what);
  const restored = n === 'all' ? room : Math.min(n, room);
  if (restored <= 0) return;
  const now = add(g, unit, what, restored);
  g.tell({ is: 'restored', unit, what, n: restored, now, source }, 'ma/essence.5');
  if (what === 'health') yield* happen(g, happening('health-restored', { who: unit, by }));
}

/** How much of something could be restored. Only explorers have essence, and stamina that is kept. */
export function roomFor(g: Pick<Machina, 'state' | 'content'>, unit: UnitId, what: Resource): number {
  const explorer = explorerWith(g.state, unit);
  if (explorer !== null) return Math.max(0, figureOf(g, unit, `${what}-max`) - explorer[what]);
  const monster = monsterWith(g.state, unit);
  if (monster === null || what !== 'health') return 0;
  return Math.max(0, figureOf(g, unit, 'health-max') - monster.health);
}

function add({ state }: Machina, unit: UnitId, what: Resource, n: number): number {
  const explorer = explorerWith(state, unit);
  if (explorer !== null) {
    explorer[what] += n;
    if (what === 'essence') explorer.account.essence += n;
    return explorer[what];
  }
  const monster = monsterWith(state, unit);
  if (monster === null) return 0;
  monster.health += n;
  return monster.health;
}
