/** What stands between a hero and damage, or between damage and defeat. [wow/A-65] */
import type { Rule } from '@tavolo/kernel';
import { choose, chooseSome } from '../ask.ts';
import type { Cause } from '../facts.ts';
import { handOptions, readOption, titleOf } from '../options.ts';
import type { Hero } from '../state.ts';
import type { Effect } from '../vocabulary/effects.ts';
import type { AbilityId } from '../vocabulary/ids.ts';
import type { Wow } from '../wow.ts';
import { announce, discardSource, markUsed, payForPower } from './announce.ts';
import { healthOf } from './base-numbers.ts';
import { rowOf } from './extra-dice.ts';
import { discardAll } from './hands.ts';
import { mightPlay, playOptions } from './plays.ts';
import { canUse, powerCalled, useOptions } from './powers.ts';
import { turnCard } from './turning.ts';
import { abilityOf, heroPowers, improved, type Wielded } from './wielded.ts';

type Incoming = { readonly hero: Hero; readonly n: number; readonly cause: Cause };

/** The damage that is left after everything that prevents some of it, in the hero's own order. */
export function* afterPrevention(g: Wow, { hero, n, cause }: Incoming): Rule<number> {
  const incoming = { n };
  for (const wielded of heroPowers(g, hero)) {
    if (wielded.power.at !== 'damage-taken' || wielded.power.may === true) continue;
    if (incoming.n > 0 && canUse(g, hero, wielded, { incoming })) yield* ward(g, hero, wielded, incoming);
  }
  while (incoming.n > 0) {
    const option = yield* wardChosen(g, hero, incoming, cause);
    if (option === 'take') break;
    yield* useWard(g, hero, option, incoming);
  }
  return incoming.n;
}

/** What to prevent damage with; asked where something might be for all that everybody knows. [wow/A-71] */
function* wardChosen(g: Wow, hero: Hero, incoming: { n: number }, cause: Cause): Rule<string> {
  const uses = useOptions(g, hero, 'damage-taken', { incoming });
  if (uses.length === 0 && !mightPlay(g, hero, 'damage-taken', { incoming })) return 'take';
  return yield* choose('damage', {
    seat: hero.seat,
    rule: 'wow/A-65',
    evenIfForced: true,
    from: () => [...playOptions(g, hero, 'damage-taken', { incoming }), ...uses, 'take'],
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
  for (const wielded of heroPowers(g, hero)) {
    if (wielded.power.at !== 'would-be-defeated' || wielded.power.may === true) continue;
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
