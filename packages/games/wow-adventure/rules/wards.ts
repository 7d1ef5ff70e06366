/** What stands between a hero and damage, or between damage and defeat. [wow/A-65] */
import type { Rule } from '@tavolo/kernel';
import { choose, chooseSome } from '../ask.ts';
import type { Cause } from '../facts.ts';
import { type ActOption, handOptions, readOption, titleOf, useOption } from '../options.ts';
import type { Hero } from '../state.ts';
import type { Effect } from '../vocabulary/effects.ts';
import type { AbilityId } from '../vocabulary/ids.ts';
import type { Wow } from '../wow.ts';
import { announce, discardSource, markUsed, payForPower } from './announce.ts';
import { healthOf } from './base-numbers.ts';
import { rowOf } from './extra-dice.ts';
import { discardAll } from './hands.ts';
import { improved } from './improvements.ts';
import { mightPlay, playOptions } from './plays.ts';
import { canUse, powerCalled, powerName, useOptions } from './powers.ts';
import { turnCard } from './turning.ts';
import { abilityOf, heroPowers, type Wielded } from './wielded.ts';

type Incoming = { readonly hero: Hero; readonly n: number; readonly cause: Cause };

/** The damage that is left after everything that prevents some of it, in the hero's own order. */
export function* afterPrevention(g: Wow, { hero, n, cause }: Incoming): Rule<number> {
  const incoming = { n };
  const worked: string[] = [];
  while (incoming.n > 0) {
    const forced = forcedWards(g, hero, incoming).filter(({ key }) => !worked.includes(key));
    const option = yield* wardChosen(g, hero, { incoming, cause, forced });
    if (option === 'take') break;
    const own = forced.find((wielded) => optionOf(wielded) === option);
    if (own === undefined) yield* useWard(g, hero, option, incoming);
    else {
      worked.push(own.key);
      yield* ward(g, hero, own, incoming);
    }
  }
  return incoming.n;
}

/** What prevents damage whether the hero likes it or not. */
const forcedWards = (g: Wow, hero: Hero, incoming: { n: number }): readonly Wielded[] =>
  heroPowers(g, hero, 'damage-taken').filter(
    (wielded) => wielded.power.may !== true && canUse(g, hero, wielded, { incoming }),
  );

const optionOf = (wielded: Wielded): ActOption => useOption(powerName(wielded));

type Warding = {
  readonly incoming: { n: number };
  readonly cause: Cause;
  readonly forced: readonly Wielded[];
};

/**
 * What to prevent damage with next; asked where something might be for all that everybody knows. Nobody takes damage
 * that a forced power is still to prevent. [wow/A-71]
 */
function* wardChosen(g: Wow, hero: Hero, { incoming, cause, forced }: Warding): Rule<ActOption | 'take'> {
  const uses = useOptions(g, hero, 'damage-taken', { incoming });
  const last: readonly (ActOption | 'take')[] = forced.length === 0 ? ['take'] : forced.map(optionOf);
  const [only = 'take'] = last;
  if (last.length === 1 && uses.length === 0 && !mightPlay(g, hero, 'damage-taken', { incoming }))
    return only;
  return yield* choose('damage', {
    seat: hero.seat,
    rule: 'wow/A-65',
    evenIfForced: true,
    from: () => [...playOptions(g, hero, 'damage-taken', { incoming }), ...uses, ...last],
    about: () => ({ n: incoming.n, source: cause.source }),
  });
}

function* useWard(g: Wow, hero: Hero, option: string, incoming: { n: number }): Rule {
  const { is, of } = readOption(option);
  const withMana = is.endsWith('-mana');
  if (!is.startsWith('play')) {
    const wielded = powerCalled(g, hero, 'damage-taken', of);
    yield* payForPower(g, hero, wielded, withMana);
    yield* prevent(g, hero, wielded.power.do, { incoming, source: wielded.from });
    return;
  }
  const ability = of as AbilityId; // made by `playOptions`
  if (!(yield* announce(g, hero, { ability, target: null, withMana }))) return;
  hero.discard.push(ability);
  const effects = improved(abilityOf(g.content, ability), hero.level, 'do');
  yield* prevent(g, hero, effects, { incoming, source: ability });
}

/** A power that works by itself. */
function* ward(g: Wow, hero: Hero, wielded: Wielded, incoming: { n: number }): Rule {
  markUsed(g, hero, wielded);
  yield* prevent(g, hero, wielded.power.do, { incoming, source: wielded.from });
}

type Preventing = { readonly incoming: { n: number }; readonly source: string };

/** The words that such powers are made of. */
function* prevent(g: Wow, hero: Hero, effects: readonly Effect[], { incoming, source }: Preventing): Rule {
  for (const effect of effects) {
    if (effect.is === 'prevent') lessen(g, hero, effect.n, { incoming, source });
    if (effect.is === 'turn-card') turnCard(g, hero, effect.to);
    if (effect.is === 'roll')
      yield* prevent(g, hero, rowOf(g, hero, effect.rows, source), { incoming, source });
    if (effect.is === 'prevent-by-cards') yield* preventByCards(g, hero, { incoming, source });
  }
}

function lessen(g: Wow, hero: Hero, n: number, { incoming, source }: Preventing): void {
  const prevented = Math.min(n, incoming.n);
  incoming.n -= prevented;
  if (prevented > 0) g.tell({ is: 'prevented', hero: hero.seat, n: prevented, source }, 'wow/A-65');
}

/** One card for one damage, as many as the hero likes. */
function* preventByCards(g: Wow, hero: Hero, { incoming, source }: Preventing): Rule {
  if (hero.hand.length === 0) return;
  const picked = yield* chooseSome('cards-to-discard', {
    seat: hero.seat,
    rule: 'wow/A-65',
    from: () => handOptions(hero.hand),
    min: 0,
    max: Math.min(incoming.n, hero.hand.length),
    about: () => ({ source, why: 'shield' as const, n: incoming.n }),
  });
  discardAll(g, hero, picked.map(titleOf), 'wow/A-65');
  lessen(g, hero, picked.length, { incoming, source });
}

/** Whether a hero stays in place with one health left instead of being defeated. */
export function* survives(g: Wow, hero: Hero): Rule<boolean> {
  for (const wielded of heroPowers(g, hero, 'would-be-defeated')) {
    if (wielded.power.may === true) continue;
    discardSource(g, hero, wielded);
    return stayUp(g, hero, wielded.from);
  }
  const uses = useOptions(g, hero, 'would-be-defeated');
  if (uses.length === 0) return false;
  const option = yield* choose('last-breath', {
    seat: hero.seat,
    rule: 'wow/aim.8',
    from: [...uses, 'fall'],
  });
  if (option === 'fall') return false;
  const wielded = powerCalled(g, hero, 'would-be-defeated', readOption(option).of);
  yield* payForPower(g, hero, wielded, false);
  const saved = wielded.power.do
    .flatMap((effect) => (effect.is === 'roll' ? rowOf(g, hero, effect.rows, wielded.from) : [effect]))
    .some(({ is }) => is === 'survive');
  return saved && stayUp(g, hero, wielded.from);
}

function stayUp(g: Wow, hero: Hero, source: string): boolean {
  hero.damage = healthOf(g, hero) - 1;
  g.tell({ is: 'survived', hero: hero.seat, source }, 'wow/aim.8');
  return true;
}
