/** What it is worth to prevent damage, or a defeat. */
import { readOption } from '../../options.ts';
import { improved } from '../../rules/improvements.ts';
import { powerName } from '../../rules/powers.ts';
import { abilityOf, heroPowers } from '../../rules/wielded.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { AbilityId } from '../../vocabulary/ids.ts';
import type { Moment, Power } from '../../vocabulary/powers.ts';
import { wieldedAs } from '../goods/acts.ts';
import { costWorth } from '../goods/costs.ts';
import { turnGain } from '../goods/effects.ts';
import { cardWorth, fallCost, healthIn, pain } from '../goods/prices.ts';
import type { Mind } from '../mind.ts';

/** What damage costs, up to the defeat. */
const blow = (mind: Mind, n: number): number =>
  mind.hero.damage + n >= healthIn(mind) ? fallCost : n * (pain(mind) + 0.02);

/** Options when so much damage is about to be taken. */
export const weighWards =
  (mind: Mind, n: number) =>
  (option: string): number => {
    const { is, of } = readOption(option);
    if (of === '') return -blow(mind, n);
    if (is.startsWith('play')) return warded(mind, n, effectsOf(mind, of as AbilityId)) - cardWorth(mind); // made from an ability
    const wielded = wieldedAs(mind, of, ['damage-taken']);
    // A power that works anyway can only come sooner or later.
    if (wielded === undefined) return warded(mind, n, forcedEffects(mind, of)) + 0.01;
    return warded(mind, n, wielded.power.do) - costWorth(mind, wielded.power.cost ?? [], wielded.card);
  };

const effectsOf = ({ table, hero }: Mind, id: AbilityId): readonly Effect[] =>
  improved(abilityOf(table.content, id), hero.level, 'do');

const forcedEffects = ({ table, hero }: Mind, name: string): Power['do'] =>
  heroPowers(table, hero).find(
    (wielded) => wielded.power.at === 'damage-taken' && powerName(wielded) === name,
  )?.power.do ?? [];

/** What is left to suffer, with what preventing it does beside. */
function warded(mind: Mind, n: number, effects: readonly Effect[]): number {
  let left = n;
  let beside = 0;
  for (const effect of effects) {
    if (effect.is === 'prevent') left -= effect.n;
    if (effect.is === 'prevent-by-cards') {
      const cards = Math.min(left, Math.max(0, mind.hero.hand.length - 1));
      left -= cards;
      beside -= cards * cardWorth(mind);
    }
    if (effect.is === 'turn-card') beside += turnGain(mind, effect.to === 'reverse');
    if (effect.is === 'roll') {
      const chance = (effect.rows[0]?.faces.length ?? 0) / 6;
      left -= chance * (effect.rows[0]?.do.some(({ is }) => is === 'prevent') === true ? 1 : 0);
    }
  }
  return beside - (left > 0 ? blow(mind, left) : 0);
}

/** Options of a hero that is about to fall. */
export const weighLastBreath =
  (mind: Mind) =>
  (option: string): number => {
    const { of } = readOption(option);
    const wielded = of === '' ? undefined : wieldedAs(mind, of, lastBreath);
    if (wielded === undefined) return 0;
    const { power, card } = wielded;
    return chanceToSurvive(power.do) * fallCost - costWorth(mind, power.cost ?? [], card);
  };

const lastBreath: readonly Moment[] = ['would-be-defeated'];

const chanceToSurvive = (effects: readonly Effect[]): number =>
  effects.reduce((chance, effect) => {
    if (effect.is === 'survive') return 1;
    if (effect.is !== 'roll') return chance;
    const saving = effect.rows.filter((row) => row.do.some(({ is }) => is === 'survive'));
    return saving.reduce((sum, { faces }) => sum + faces.length / 6, chance);
  }, 0);

/** How many cards to give for a shield: as many as save more than they are worth. */
export const shieldCard = (mind: Mind, n: number): number => blow(mind, n) - n * cardWorth(mind);
