/** Playing a card or using a power up to the point where it works: paid, laid open, and answered by others. */
import type { Rule } from '@tavolo/kernel';
import { choose } from '../ask.ts';
import { readOption } from '../options.ts';
import type { Hero } from '../state.ts';
import type { Effect } from '../vocabulary/effects.ts';
import type { AbilityId } from '../vocabulary/ids.ts';
import type { Discovery } from '../vocabulary/terms.ts';
import type { Wow } from '../wow.ts';
import { takeOff } from './attached-cards.ts';
import { addBonus } from './bonuses.ts';
import type { PlayedCard } from './conditions.ts';
import { pay, type WithMana } from './costs.ts';
import { rowOf } from './extra-dice.ts';
import { factSide, whoOn } from './foes.ts';
import { drawAndKeepLimit, takeFromHand } from './hands.ts';
import { improved } from './improvements.ts';
import { discardItem } from './items.ts';
import { mightPlay, playOptions } from './plays.ts';
import { powerCalled, priceOf, useOptions } from './powers.ts';
import { heroOn, otherSide, rivalsOf, sideOf } from './table.ts';
import { abilityOf, sidePowers, type Wielded } from './wielded.ts';

/** A card as it is announced. */
export type Announced = {
  readonly ability: AbilityId;
  readonly target: string | null;
  readonly withMana: boolean;
};

/** Pays for a card and lays it open; says whether it works after others have answered. [wow/abilities.7, wow/abilities.13] */
export function* announce(g: Wow, hero: Hero, { ability: id, target, withMana }: Announced): Rule<boolean> {
  const ability = abilityOf(g.content, id);
  takeFromHand(hero, id);
  hero.turn.played.push(id);
  const energy = yield* pay(g, hero, {
    energy: ability.cost,
    costs: ability.alsoCosts,
    item: null,
    takesMana: true,
    cardsSpent: 0,
    source: id,
    withMana,
    discardThis: () => {},
  });
  g.tell({ is: 'played', hero: hero.seat, card: id, energy, target }, 'wow/abilities.3');
  const played: PlayedCard = { ability: id, by: hero.seat, target };
  const cancelled = yield* isCancelled(g, hero, played);
  if (cancelled) hero.discard.push(id);
  return !cancelled;
}

/** An encounter's powers answer first, then rivals clockwise; the first cancel counts. */
function* isCancelled(g: Wow, hero: Hero, played: PlayedCard): Rule<boolean> {
  if (foeCancels(g, hero, played)) return true;
  for (const rival of rivalsOf(g.state, hero)) {
    if (yield* rivalCancels(g, rival, played)) return true;
  }
  return false;
}

/** What an encounter does when the hero plays a combat card. */
function foeCancels(g: Wow, hero: Hero, { ability }: PlayedCard): boolean {
  const { combat } = g.state;
  const side = sideOf(combat, hero);
  if (combat === null || side === null || heroOn(g.state, combat, otherSide(side)) !== null) return false;
  if (abilityOf(g.content, ability).timing !== 'combat') return false;
  let isCancelled = false;
  for (const { power, key, from } of sidePowers(g, combat, 'defending', 'card-played')) {
    const foe = combat.defending;
    if (power.once === 'combat' && foe.used.includes(key)) continue;
    foe.used.push(key);
    g.tell(
      { is: 'power-worked', source: from, key, ...factSide(g.content, combat, 'defending') },
      'wow/powers.1',
    );
    isCancelled = answerByFoe(g, hero, power.do, from) || isCancelled;
  }
  if (isCancelled) tellCancelled(g, hero, ability, whoOn(g.content, combat, 'defending'));
  return isCancelled;
}

/** The words that such powers are made of. */
function answerByFoe(g: Wow, hero: Hero, effects: readonly Effect[], source: string): boolean {
  let isCancelled = false;
  for (const effect of effects) {
    if (effect.is === 'bonus') addBonus(g, 'defending', effect, source);
    if (effect.is === 'cancel-card') isCancelled = true;
    if (effect.is === 'roll')
      isCancelled = answerByFoe(g, hero, rowOf(g, hero, effect.rows, source), source) || isCancelled;
  }
  return isCancelled;
}

function tellCancelled(g: Wow, of: Hero, card: AbilityId, by: string): void {
  g.tell({ is: 'cancelled', hero: of.seat, card, by, of: of.seat }, 'wow/abilities.7');
}

/**
 * A rival is asked whenever it could answer for all that everybody knows, and in secret: nobody can tell from being kept
 * waiting what it holds. Whoever does not want to be asked says so, for the turn and openly. [wow/A-71]
 */
function* rivalCancels(g: Wow, rival: Hero, played: PlayedCard): Rule<boolean> {
  if (rival.turn.isNotAsked) return false;
  const uses = useOptions(g, rival, 'card-played', { played });
  const might = mightPlay(g, rival, 'card-played', { played });
  if (uses.length === 0 && !might) return false;
  const answer = yield* choose('reaction', {
    seat: rival.seat,
    rule: 'wow/abilities.7',
    from: () => [...playOptions(g, rival, 'card-played', { played }), ...uses, 'pass', 'pass-turn'],
    about: () => ({ by: played.by, card: played.ability }),
  });
  if (answer === 'pass-turn') rival.turn.isNotAsked = true;
  if (answer === 'pass' || answer === 'pass-turn') return false;
  return yield* answerWith(g, rival, answer, played);
}

/** Counterspell and the like: the card that answers can be answered itself. */
function* answerWith(g: Wow, rival: Hero, option: string, { ability, by }: PlayedCard): Rule<boolean> {
  const { is, of } = readOption(option);
  const withMana = is.endsWith('-mana');
  if (is.startsWith('play')) {
    const id = of as AbilityId; // made by `playOptions`
    const works = yield* announce(g, rival, { ability: id, target: by, withMana });
    if (!works) return false;
    rival.discard.push(id);
    g.tell({ is: 'cancelled', hero: by, card: ability, by: id, of: rival.seat }, 'wow/abilities.7');
    for (const effect of improved(abilityOf(g.content, id), rival.level, 'do')) {
      if (effect.is === 'draw') yield* drawAndKeepLimit(g, rival, effect.n, 'wow/abilities.10');
    }
    return true;
  }
  const wielded = powerCalled(g, rival, 'card-played', of);
  yield* payForPower(g, rival, wielded, withMana);
  g.tell({ is: 'cancelled', hero: by, card: ability, by: wielded.from, of: rival.seat }, 'wow/abilities.7');
  return true;
}

/** Pays for a power and marks it as used; it works by what follows. */
export function* payForPower(g: Wow, hero: Hero, wielded: Wielded, withMana: WithMana): Rule {
  markUsed(g, hero, wielded);
  const energy = yield* pay(g, hero, {
    ...priceOf(wielded),
    source: wielded.from,
    withMana,
    discardThis: () => discardSource(g, hero, wielded),
  });
  g.tell({ is: 'used-power', hero: hero.seat, source: wielded.from, energy }, 'wow/powers.1');
}

export function markUsed({ state }: Pick<Wow, 'state'>, hero: Hero, { power, key }: Wielded): void {
  const side = sideOf(state.combat, hero);
  if (power.once === 'turn') hero.turn.used.push(key);
  if (power.once === 'combat' && state.combat !== null && side !== null) state.combat[side].used.push(key);
}

/** An item, a kept token or an attached card that is discarded for its own power. */
export function discardSource(g: Wow, hero: Hero, { kind, card, attached, from }: Wielded): void {
  if (attached !== null) takeOff(g, attached, 'wow/abilities.8');
  else if (kind === 'token')
    spendToken(g, hero, from as Discovery); // a token is called by its kind
  else if (card !== null && kind !== 'event') discardItem(g, hero, card, 'wow/items.14');
}

/** A kept token that is spent is set aside. [wow/exploration.8] */
function spendToken(g: Wow, hero: Hero, kind: Discovery): void {
  hero.tokens.splice(hero.tokens.indexOf(kind), 1);
  g.state.aside.push(kind);
  g.tell({ is: 'spent-token', hero: hero.seat, kind }, 'wow/exploration.8');
}
