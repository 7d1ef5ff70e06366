/** What a roll comes to against a target, and what it must come to. [ma/attacks.2] */
import type { Table } from '../../machina.ts';
import type { Target } from '../../options.ts';
import type { UnitId } from '../../vocabulary/ids.ts';
import { turnOf } from '../turn/turn-of.ts';
import type { InAttack } from '../values/scopes.ts';
import { changesOn, figureOf, type Part, partsOf, sumOf } from '../values/values.ts';
import { type Attack, diceSum } from './attack-under-way.ts';

/** What sets a barrel off. [ma/map.12] */
const barrelDefence = 1;

/** An attack as one of its targets sees it. */
const facing = (attack: Attack, defender: UnitId | null): Attack =>
  attack.defender === defender ? attack : { ...attack, defender };

/** The dice with all that is added and taken away, which may come to less than nothing. */
function rolledAgainst(g: Table, attack: Attack, target: Target): number {
  const defender = target.is === 'unit' ? target.unit : null;
  const within = { manner: attack.manner, attack: facing(attack, defender) };
  const ofAttacker =
    attack.by === null ? partsOfTrap(g, within) : partsOf(g, attack.by, 'attack-roll', within);
  const ofDefender = defender === null ? [] : partsOf(g, defender, 'attack-roll-against', within);
  return diceSum(attack) + attack.bonus + sumOf([...ofAttacker, ...ofDefender]);
}

/** Nobody rolls for a trap, but what a card says of traps counts in its owner's turn. */
function partsOfTrap(g: Table, within: InAttack): readonly Part[] {
  const turn = within.manner.trap ? turnOf(g.state) : null;
  if (turn === null) return [];
  const changes = changesOn(g, turn, 'modify', { within });
  return changes
    .filter(({ effect }) => effect.of === 'attack-roll' && effect.scope === 'trap')
    .map(({ card, effect }) => ({ card, by: effect.by }));
}

/** The roll against a target: never less than nothing. [ma/attacks.7] */
export const totalAgainst = (g: Table, attack: Attack, target: Target): number =>
  Math.max(0, rolledAgainst(g, attack, target));

/** What the roll must reach: armor or will, or the lower of both, as they are now. [ma/attacks.1, ma/attacks.11] */
export function defenceOf(g: Table, attack: Attack, target: Target): number {
  if (target.is === 'space') return barrelDefence;
  const within = { manner: attack.manner, attack: facing(attack, target.unit) };
  const armor = figureOf(g, target.unit, 'armor', within);
  const will = figureOf(g, target.unit, 'will', within);
  return { normal: armor, arcane: will, lower: Math.min(armor, will) }[attack.manner.mode];
}

/** How much a roll that misses a target would have to be raised. */
export const lackOf = (g: Table, attack: Attack, target: Target): number =>
  defenceOf(g, attack, target) - rolledAgainst(g, attack, target);

export const isHit = (g: Table, attack: Attack, target: Target): boolean =>
  totalAgainst(g, attack, target) >= defenceOf(g, attack, target);

/** What a roll comes to where it comes to least: the same against all, if no card tells them apart. */
export const leastTotal = (g: Table, attack: Attack): number =>
  Math.min(...attack.targets.map((target) => totalAgainst(g, attack, target)));
