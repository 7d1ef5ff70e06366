/** Essence spent on a roll. [ma/attacks.5] */
import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Machina, Table } from '../../machina.ts';
import type { ExplorerId, UnitId } from '../../vocabulary/ids.ts';
import { essenceAtHand, payEssence } from '../losses/support.ts';
import { turnOf } from '../turn/turn-of.ts';
import { explorerWith, isOnMap } from '../units.ts';
import { isHit, lackOf, leastTotal } from './against.ts';
import type { Attack } from './attack-under-way.ts';

/** Whoever attacks, and whoever's turn it is; nobody, when a monster attacks in nobody's turn. [ma/attacks.5, ma/attacks.12] */
export function raisersOf({ state }: Table, by: UnitId | null): readonly ExplorerId[] {
  const candidates = [explorerWith(state, by), explorerWith(state, turnOf(state))];
  const raisers = candidates.flatMap((one) => (one !== null && isOnMap(one) ? [one.explorer] : []));
  return [...new Set(raisers)];
}

/** Once, any amount: those are asked who may and whose essence makes a miss a hit. [ma/attacks.8] */
export function* raise(g: Machina, attack: Attack): Rule {
  for (const raiser of attack.raisers) {
    if (attack.isRaised) return;
    yield* offerRaise(g, attack, raiser);
  }
}

function* offerRaise(g: Machina, attack: Attack, raiser: ExplorerId): Rule {
  const explorer = explorerWith(g.state, raiser);
  const amounts = amountsFor(g, attack, raiser);
  if (explorer === null || amounts.length === 0) return;
  const picked = yield* choose('raise', {
    seat: explorer.seat,
    rule: 'ma/attacks.5',
    from: ['0', ...amounts],
    about: () => ({ explorer: raiser, total: leastTotal(g, attack) }),
  });
  const n = Number(picked);
  if (n === 0 || !(yield* payEssence(g, raiser, n, { why: 'raise', source: 'cost' }))) return;
  attack.bonus += n;
  attack.isRaised = true;
  g.tell({ is: 'changed-roll', source: 'essence', by: raiser, total: leastTotal(g, attack) }, 'ma/attacks.5');
}

/** The amounts that each make one more monster or barrel be hit, the least first. */
function amountsFor(g: Table, attack: Attack, raiser: ExplorerId): readonly `${number}`[] {
  const most = essenceAtHand(g, raiser);
  const lacking = attack.targets
    .filter((target) => target.is === 'space' || explorerWith(g.state, target.unit) === null)
    .filter((target) => !isHit(g, attack, target))
    .map((target) => lackOf(g, attack, target));
  const amounts = [...new Set(lacking)].filter((n) => n > 0 && n <= most).sort((one, other) => one - other);
  return amounts.map((n): `${number}` => `${n}`);
}
