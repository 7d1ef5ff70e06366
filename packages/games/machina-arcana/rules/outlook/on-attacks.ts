/** What attacks and changes of dice would do. */
import type { Table } from '../../machina.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { UnitId } from '../../vocabulary/ids.ts';
import { unitsMeant } from '../abilities/judging.ts';
import { isExplorerId, monsterWith } from '../units.ts';
import { extra, figureOf, has } from '../values/values.ts';
import { chanceOf } from './odds.ts';
import { type Look, type ProspectsFor, prospect, worths } from './prospect.ts';

type AttackEffect = Extract<Effect, { is: 'attack' }>;

export const prospectsOfAttacks: ProspectsFor<'attack' | 'add-dice' | 'reroll'> = {
  /** An attack always changes something. [ma/monsters.8] */
  attack: (effect, look) => {
    const targets = () => targetsOf(effect, look);
    const isAtSpace = (): boolean => look.deed.target?.is === 'space';
    return prospect({
      can: () => isAtSpace() || targets().length > 0,
      changes: () => isAtSpace() || targets().length > 0,
      reaches: targets,
      worth: () => targets().reduce((sum, unit) => sum + worthOn(effect, look, unit), 0),
    });
  },
  'add-dice': ({ dice: { white, black } }) => prospect({ worth: () => white + 2 * black }),
  reroll: () => prospect({ worth: () => 1 }),
};

/** Explorers don't attack one another by choice. [ma/attacks.9] */
function targetsOf({ who = 'target' }: AttackEffect, { g, deed }: Look): readonly UnitId[] {
  const units = unitsMeant(g, deed, who);
  const isFriendly = deed.self !== null && isExplorerId(g.content, deed.self);
  return who === 'target' && isFriendly ? units.filter((unit) => !isExplorerId(g.content, unit)) : units;
}

/** What the attack is worth on one unit: how likely it hits, and what comes of a hit. */
function worthOn(effect: AttackEffect, { g, deed, of }: Look, unit: UnitId): number {
  const bonus = (effect.bonus ?? 0) + (deed.self === null ? 0 : extra(g, deed.self, 'attack-roll'));
  const chance = chanceOf(effect.dice, defenceOf(g, unit, effect.mode) - bonus);
  const hurts = has(g, unit, 'invulnerable') ? 0 : lossOf(g, unit);
  const riders = of({ ...deed, target: { is: 'unit', unit } }, effect.onHit ?? []).worth();
  return chance * (hurts + riders);
}

function defenceOf(g: Table, unit: UnitId, mode: AttackEffect['mode']): number {
  const [armor, will] = [figureOf(g, unit, 'armor'), figureOf(g, unit, 'will')];
  return mode === 'normal' ? armor : mode === 'arcane' ? will : Math.min(armor, will);
}

/** What it is worth to the explorers that a unit loses 1 health: the last one most of all. */
export function lossOf(g: Table, unit: UnitId): number {
  if (isExplorerId(g.content, unit)) {
    const health = g.state.explorers.find(({ explorer }) => explorer === unit)?.health ?? 1;
    return -worths.health * (1 + 2 / Math.max(1, health));
  }
  const health = monsterWith(g.state, unit)?.health ?? 1;
  return worths.health * 0.5 + (health === 1 ? worths.monster + worths.essence : 0);
}
