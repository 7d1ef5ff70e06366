/** What it is worth to play a card or use a power in a fight: by how much the fight becomes better. */
import { type ActOption, readOption } from '../../options.ts';
import { foeIn } from '../../rules/foes.ts';
import { improved } from '../../rules/improvements.ts';
import { heroOn, otherSide } from '../../rules/table.ts';
import { abilityOf } from '../../rules/wielded.ts';
import type { Combat } from '../../state.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { AbilityId } from '../../vocabulary/ids.ts';
import type { Moment, Power } from '../../vocabulary/powers.ts';
import { wieldedAs } from '../goods/acts.ts';
import { onRival } from '../goods/attached.ts';
import { costWorth } from '../goods/costs.ts';
import { effectsWorth } from '../goods/effects.ts';
import { keepWorth } from '../goods/gear.ts';
import { cardWorth } from '../goods/prices.ts';
import type { Mind } from '../mind.ts';
import { boutIn, type Fighting, fightingOf, inAnother } from './in-combat.ts';
import { type Bout, type Odds, oddsOf } from './odds.ts';
import { type Stake, stakeIn, worthWith } from './stakes.ts';
import { type Clash, workOn } from './words.ts';

/** A fight as it stands, and what is at stake. */
type Standing = {
  readonly mind: Mind;
  readonly fighting: Fighting;
  readonly stake: Stake;
  readonly bout: Bout;
  /** What the fight is worth as it stands. */
  readonly now: number;
};

/** What each option of a window is worth beside doing nothing. */
export function weighIn(mind: Mind, moments: readonly Moment[]): (option: string) => number {
  const fighting = fightingOf(mind.table, mind.hero);
  if (fighting === null) return () => 0;
  const stake = stakeIn(mind, fighting);
  const bout = boutIn(fighting);
  const now = worthWith(mind, stake, oddsOf(bout));
  const standing: Standing = { mind, fighting, stake, bout, now };
  return (option) => {
    const { is, of } = readOption(option);
    if (of === '') return 0;
    const mana = is.endsWith('-mana') ? 0.03 : 0;
    return is.startsWith('play')
      ? playWorth(standing, abilityOf(mind.table.content, of as AbilityId)) - mana // made from an ability
      : useWorth(standing, of, moments) - mana;
  };
}

/** What a fight is worth that somebody ended: an encounter stays in the way, the more so with aggro. */
const endedWorth = ({ fighting: { combat }, mind }: Standing): number => {
  if (combat.against !== 'card') return 0;
  const isAggro = mind.table.content.challenge.get(combat.card as never)?.foe?.traits.includes('aggro'); // fought by card
  return isAggro === true ? -0.08 : -0.02;
};

function playWorth(standing: Standing, ability: Ability): number {
  const { mind, fighting } = standing;
  const { hero } = mind;
  const effects = improved(ability, hero.level, 'do');
  const bout =
    ability.replacement === null
      ? standing.bout
      : boutIn(inAnother(fighting, replaced(fighting, ability.id)));
  const clash = clashOf(bout);
  workOn(clash, effects);
  if (ability.attach !== null) layOnOpponent(clash, improved(ability, hero.level, 'attached'));
  const missing = Math.max(0, ability.cost - hero.energy);
  const price =
    cardWorth(mind) + 0.004 * ability.cost + 0.06 * missing + costWorth(mind, ability.alsoCosts, null);
  const beside = besideFight(standing, effects) + laidOnRival(standing, ability);
  return gainOf(standing, clash, improved(ability, hero.level, 'powers')) + beside - price;
}

/** The combat with a card in place of the weapon. */
const replaced = ({ combat, side }: Fighting, id: AbilityId): Combat => ({
  ...combat,
  [side]: { ...combat[side], replacement: id, played: [...combat[side].played, id] },
});

const clashOf = ({ own, foe, isSo }: Bout): Clash => ({
  self: { ...own },
  other: { ...foe },
  isEnded: false,
  isSo,
});

function layOnOpponent(clash: Clash, powers: readonly Power[]): void {
  const back: Clash = { self: clash.other, other: clash.self, isEnded: false, isSo: clash.isSo };
  for (const { at, do: effects } of powers) if (at === 'always') workOn(back, effects);
}

/** By how much the fight becomes better, with what a card then does on a hit or a victory. */
function gainOf(standing: Standing, clash: Clash, powers: readonly Power[]): number {
  const { mind, stake, now } = standing;
  if (clash.isEnded) return endedWorth(standing) - now;
  const odds = oddsOf({ own: clash.self, foe: clash.other, isSo: clash.isSo });
  return worthWith(mind, stake, odds) - now + laterWorth(standing, clash, odds, powers);
}

function laterWorth(standing: Standing, clash: Clash, odds: Odds, powers: readonly Power[]): number {
  let worth = 0;
  for (const { at, if: conditions = [], do: effects } of powers) {
    if (!clash.isSo(conditions)) continue;
    const chance = at === 'opponent-beaten' ? odds.win : at === 'hit' ? Math.min(1, odds.dealt) : 0;
    if (chance > 0) worth += chance * besideFight(standing, effects);
  }
  return worth;
}

/** What effects are worth that change nothing in the fight itself. Damage is counted there. */
const besideFight = ({ mind, fighting: { combat, side } }: Standing, effects: readonly Effect[]): number =>
  effectsWorth(
    { mind, other: heroOn(mind.table.state, combat, otherSide(side)) },
    effects.filter(({ is }) => is !== 'damage' && is !== 'when' && is !== 'choose'),
  );

/** A card that stays on a rival goes on working. */
function laidOnRival({ mind, fighting: { combat, side } }: Standing, ability: Ability): number {
  const rival = heroOn(mind.table.state, combat, otherSide(side));
  const isLaid = ability.attach !== null || ability.do.some(({ is }) => is === 'attach-this');
  if (!isLaid) return 0;
  return rival === null ? 0.04 : onRival(mind, ability, rival);
}

function useWorth(standing: Standing, name: string, moments: readonly Moment[]): number {
  const { mind, bout } = standing;
  const wielded = wieldedAs(mind, name, moments);
  if (wielded === undefined) return -1;
  const { power, card } = wielded;
  const clash = clashOf(bout);
  workOn(clash, power.do);
  const costs = (power.cost ?? []).filter(({ is }) => is !== 'energy');
  const spends = costs.some(({ is }) => is === 'discard-this') && card !== null ? keepWorth(mind, card) : 0;
  const others = costWorth(
    mind,
    costs.filter(({ is }) => is !== 'discard-this'),
    null,
  );
  return gainOf(standing, clash, []) + besideFight(standing, power.do) - spends - others - 0.005;
}

/** After a ranged miss: one more attack. */
export function weighMiss(mind: Mind): (option: string) => number {
  const fighting = fightingOf(mind.table, mind.hero);
  if (fighting === null) return () => 0;
  const { own, foe, isSo } = boutIn(fighting);
  const { win } = oddsOf({ own: { ...own, face: null }, foe: { ...foe, strikes: false }, isSo });
  const stake = stakeIn(mind, fighting);
  return (option) =>
    readOption(option).of === '' ? 0 : win * stake.win + win * stake.wound - cardWorth(mind);
}

/** After the attacks only what a card does from now on counts. */
export function weighAfter(mind: Mind): (option: string) => number {
  const fighting = fightingOf(mind.table, mind.hero);
  if (fighting === null) return () => 0;
  const { state, content } = mind.table;
  const rival = heroOn(state, fighting.combat, otherSide(fighting.side));
  return (option) => {
    const { of } = readOption(option as ActOption);
    if (of === '') return 0;
    const ability = abilityOf(content, of as AbilityId); // made from an ability
    const effects = effectsWorth({ mind, other: rival }, improved(ability, mind.hero.level, 'do'));
    const laid = rival === null ? 0.1 : onRival(mind, ability, rival);
    return effects + laid - cardWorth(mind);
  };
}

/** What effects would do to a fight that is on, of the hero's own cards or of the encounter's; outside of one, beside it. */
export function weighEffects(mind: Mind, source: string): (effects: readonly Effect[]) => number {
  const fighting = fightingOf(mind.table, mind.hero);
  if (fighting === null) return (effects) => effectsWorth({ mind }, effects);
  const stake = stakeIn(mind, fighting);
  const bout = boutIn(fighting);
  const isFoes = foeIn(mind.table.content, fighting.combat)?.id === source;
  return (effects) => {
    const clash = clashOf(bout);
    const back: Clash = { self: clash.other, other: clash.self, isEnded: false, isSo: clash.isSo };
    workOn(isFoes ? back : clash, effects);
    const odds = oddsOf({ own: clash.self, foe: clash.other, isSo: clash.isSo });
    const other = isFoes ? mind.hero : heroOn(mind.table.state, fighting.combat, otherSide(fighting.side));
    return worthWith(mind, stake, odds) + effectsWorth({ mind, other }, effects);
  };
}
