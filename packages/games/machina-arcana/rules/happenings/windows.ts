/** Whether a card that may be used at a moment could change anything then: only then is its owner asked. [ma/effects.7] */
import type { Table } from '../../machina.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { UnitId } from '../../vocabulary/ids.ts';
import type { Who } from '../../vocabulary/who.ts';
import type { Deed } from '../abilities/deeds.ts';
import { isSo, unitsMeant } from '../abilities/judging.ts';
import { canBeMoved } from '../abilities/proof.ts';
import { defenceOf, isHit, lackOf, totalAgainst } from '../attacks/against.ts';
import type { Attack } from '../attacks/attack-under-way.ts';
import { attackedBy } from '../attacks/targets.ts';
import { isStanding, roomFor } from '../losses/losses.ts';
import { essenceAtHand } from '../losses/support.ts';
import { landingsOf } from '../moving/free-moves.ts';
import { explorerWith } from '../units.ts';
import { cardsInForce } from '../values/in-force.ts';

type Word<Is extends Effect['is']> = Extract<Effect, { is: Is }>;

/** Whether something of it could matter. */
export const canMatter = (g: Table, deed: Deed, effects: readonly Effect[]): boolean =>
  effects.some((effect) => matters(g, deed, effect));

function matters(g: Table, deed: Deed, effect: Effect): boolean {
  if (effect.is === 'redirect') return canRedirect(g, deed, effect);
  if (effect.is === 'prevent') return isStillToCome(deed);
  if (effect.is === 'reroll') return effect.dice !== 'own-attack' || couldTurnOut(g, deed);
  if (effect.is === 'modify' && effect.until === 'this-roll') return wouldDecide(g, deed, effect.by);
  if (effect.is === 'if') return canMatter(g, deed, branchOf(g, deed, effect));
  if (effect.is === 'restore')
    return unitsMeant(g, deed, effect.who).some((unit) => roomFor(g, unit, effect.resource) > 0);
  if (effect.is === 'attack') return attackedBy(g, deed, effect.who ?? 'target').length > 0;
  if (effect.is === 'move')
    return unitsMeant(g, deed, effect.who).some((unit) => landingsOf(g, unit, effect).length > 0);
  return reachesSomebody(g, deed, effect);
}

const branchOf = (g: Table, deed: Deed, effect: Word<'if'>): readonly Effect[] =>
  isSo(g, deed, effect.if) ? effect.do : (effect.else ?? []);

/** What is done to a unit is done to one that is still there, and pushes move only what can be moved. */
function reachesSomebody(g: Table, deed: Deed, effect: Effect): boolean {
  if (!('who' in effect) || effect.who === undefined) return true;
  const units = unitsMeant(g, deed, effect.who as Who).filter((unit) => isStanding(g, unit)); // words with a unit name it so
  if (effect.is !== 'push' && effect.is !== 'pull') return units.length > 0;
  return units.some((unit) => canBeMoved(g, deed.self, unit));
}

function canRedirect(g: Table, deed: Deed, { to }: Word<'redirect'>): boolean {
  const { moment } = deed;
  if (moment?.is !== 'loss' || moment.n <= 0) return false;
  return unitsMeant(g, deed, to).some((unit) => unit !== moment.unit && isStanding(g, unit));
}

/** Something of the loss is left, or nobody has prevented the end yet. */
const isStillToCome = ({ moment }: Deed): boolean =>
  moment?.is === 'loss' ? moment.n > 0 : moment?.is === 'end' && !moment.prevented;

/** Other dice could help: a monster or a barrel was missed, or an explorer hit. */
function couldTurnOut(g: Table, { attack }: Deed): boolean {
  if (attack === null || attack.isRaised || attack.white.length + attack.black.length === 0) return false;
  return attack.targets.some((target) => {
    const isExplorer = target.is === 'unit' && explorerWith(g.state, target.unit) !== null;
    return isHit(g, attack, target) === isExplorer;
  });
}

/** Raising a roll could make a miss a hit, lowering it the other way round, perhaps with what else can be done. */
function wouldDecide(g: Table, { attack, self }: Deed, by: number): boolean {
  if (attack === null || self === null) return false;
  return by > 0 ? couldHit(g, attack, self, by) : couldMiss(g, attack, self);
}

function couldHit(g: Table, attack: Attack, self: UnitId, by: number): boolean {
  const explorer = explorerWith(g.state, self);
  const more = explorer === null ? 0 : essenceAtHand(g, explorer.explorer);
  return attack.targets.some((target) => {
    const isExplorer = target.is === 'unit' && explorerWith(g.state, target.unit) !== null;
    return !isExplorer && !isHit(g, attack, target) && lackOf(g, attack, target) <= by + more;
  });
}

function couldMiss(g: Table, attack: Attack, self: UnitId): boolean {
  const target = { is: 'unit', unit: self } as const;
  const total = totalAgainst(g, attack, target);
  const defence = defenceOf(g, attack, target);
  return total >= defence && total + reductionsOf(g, self) < defence;
}

/** All that the cards of a unit could take from a roll. */
const reductionsOf = (g: Table, self: UnitId): number =>
  cardsInForce(g)
    .filter(({ owner }) => owner === self)
    .flatMap(({ abilities }) => abilities)
    .filter((ability) => ability.is === 'triggered' && ability.when.on === 'attack-rolled')
    .flatMap((ability) => ability.do)
    .reduce((sum, effect) => sum + (effect.is === 'modify' && effect.by < 0 ? effect.by : 0), 0);
