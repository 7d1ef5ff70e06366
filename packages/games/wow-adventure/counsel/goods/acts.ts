/** What it is worth to play a card, use a power or drink a potion outside of a fight. */
import { type ActOption, readOption } from '../../options.ts';
import { improved } from '../../rules/improvements.ts';
import { targetsOf } from '../../rules/plays.ts';
import { powerName } from '../../rules/powers.ts';
import { heroOf } from '../../rules/table.ts';
import { abilityOf, heroPowers, type Wielded } from '../../rules/wielded.ts';
import type { Hero } from '../../state.ts';
import type { Ability, Aim } from '../../vocabulary/abilities.ts';
import type { AbilityId, CardId } from '../../vocabulary/ids.ts';
import type { Moment } from '../../vocabulary/powers.ts';
import type { Mind } from '../mind.ts';
import { bestOnFoot, bestWithMore } from '../ways/prospects.ts';
import { onFoe, onRival, onSelf, onSpace } from './attached.ts';
import { costWorth } from './costs.ts';
import { effectsWorth } from './effects.ts';
import { keepWorth } from './gear.ts';
import { cardWorth, energyWorth, healing } from './prices.ts';

/** What an act is worth, its price taken off; at moments of the own turn. */
export function actWorth(mind: Mind, option: ActOption, moments: readonly Moment[]): number {
  const { is, of, more } = readOption(option);
  if (is === 'drink') return potionWorth(mind, more) - keepWorth(mind, of as CardId); // made from a card
  const mana = is.endsWith('-mana') ? 0.03 : 0;
  if (is.startsWith('play')) return playWorth(mind, of as AbilityId) - mana; // made from an ability
  return useWorth(mind, of, moments) - mana;
}

const potionWorth = (mind: Mind, potion: string): number => {
  if (potion === 'health') return healing(mind, 1);
  return mind.table.state.phase === 'movement' ? bestWithMore(mind, 1) - bestOnFoot(mind) : 0;
};

function playWorth(mind: Mind, id: AbilityId): number {
  const ability = abilityOf(mind.table.content, id);
  const gain = aimedWorth(mind, ability);
  const missing = Math.max(0, ability.cost - mind.hero.energy);
  const price = energyWorth(mind, Math.min(ability.cost, mind.hero.energy)) + 0.06 * missing;
  return gain - price - cardWorth(mind) - costWorth(mind, ability.alsoCosts, null);
}

/** The best it can be aimed at. */
function aimedWorth(mind: Mind, ability: Ability): number {
  const aim = ability.attach ?? ability.aim;
  const effects = improved(ability, mind.hero.level, 'do');
  if (aim === null) return effectsWorth({ mind }, effects);
  if (aim.at.includes('self') || aim.at.includes('weapon'))
    return effectsWorth({ mind }, effects) + onSelf(mind, ability);
  if (aim.at.includes('space')) return effectsWorth({ mind }, effects) + onSpace(mind);
  return Math.max(0, ...targetsFor(mind, aim).map((target) => targetWorth(mind, ability, target)));
}

const targetsFor = ({ table, hero }: Mind, aim: Aim): readonly string[] =>
  targetsOf(table, hero, aim, 'own-turn');

/** What a card does to one of its targets. */
export function targetWorth(mind: Mind, ability: Ability, target: string): number {
  const { is, of } = readOption(target);
  const { state } = mind.table;
  if (is === 'foe') return onFoe(mind, ability, of as CardId); // made from a card
  if (is !== 'hero') return 0;
  const other = heroOf(state, of as Hero['seat']); // made from a seat
  const effects = effectsWorth({ mind, other }, improved(ability, mind.hero.level, 'do'));
  return effects + (ability.attach === null ? 0 : onRival(mind, ability, other));
}

/** The power behind an option. */
export const wieldedAs = (mind: Mind, name: string, moments: readonly Moment[]): Wielded | undefined =>
  heroPowers(mind.table, mind.hero).find(
    (wielded) =>
      wielded.power.may === true && moments.includes(wielded.power.at) && powerName(wielded) === name,
  );

function useWorth(mind: Mind, name: string, moments: readonly Moment[]): number {
  const wielded = wieldedAs(mind, name, moments);
  if (wielded === undefined) return -1;
  const { power, kind, card } = wielded;
  const item = kind === 'event' ? null : card;
  return effectsWorth({ mind }, power.do) - costWorth(mind, power.cost ?? [], item);
}
