import { type Rule, silence } from '@tavolo/kernel';
import { choose } from '../ask.ts';
import type { Effect, Named } from '../cards.ts';
import type { Gauntlet } from '../gauntlet.ts';
import type { RuleId } from '../rulebook.ts';
import type { Hero } from '../state.ts';
import { rerollAll, rerollSome, rollMore } from './dice.ts';
import { discardPenalties, gainBonus, gainGold, gainToken, heal } from './gains.ts';
import { curse, loseGold, loseToken, spare, sufferPenalty, wound } from './losses.ts';
import { attack } from './numbers.ts';
import { quietWords } from './quiet-effects.ts';
import { monsterOf, seatOf } from './table.ts';

/** Carries out one effect on a hero; what it may ask is in the rule it gives back. */
export function carryOut(g: Gauntlet, hero: Hero, effect: Effect): Rule {
  switch (effect.is) {
    case 'choice':
      return chooseOne(g, hero, effect.of, 'gof/turn.5');
    case 'reroll':
      return rerollSome(g, hero, effect.dice);
    case 'gain-token':
      return gainToken(g, hero, effect.token, monsterOf(g, hero) === null ? 'gof/turn.5' : 'gof/turn.6.4');
    case 'lose-token':
      return loseToken(g, hero, effect.token, 'gof/turn.7.4');
    default: {
      const word = words[effect.is] as (g: Gauntlet, hero: Hero, effect: Effect) => void; // found by the effect's own tag
      word(g, hero, effect);
      return silence;
    }
  }
}

type Asking = 'choice' | 'reroll' | 'gain-token' | 'lose-token';

/** What each word does that asks nothing. */
type Words = {
  readonly [Is in Exclude<Effect['is'], Asking>]: (
    g: Gauntlet,
    hero: Hero,
    effect: Extract<Effect, { is: Is }>,
  ) => void;
};

const words: Words = {
  ...quietWords,

  // For this roll.
  'roll-more': (g, hero, { dice }) => rollMore(g, hero, dice),
  'reroll-all': (g, hero) => rerollAll(g, hero),

  // Wounds, gold and tokens.
  heal: (g, hero, { wounds }) => heal(g, hero, wounds),
  gold: (g, hero, { by }) => gainGold(g, hero, by, 'gof/turn.5'),
  'gold-per-attack': (g, hero, { each }) =>
    gainGold(g, hero, Math.floor(attack(g, hero) / each), 'gof/E-GOL-1'),
  bonus: (g, hero, { bonus, by }) => gainBonus(g, hero, bonus, by),
  'discard-penalties': (g, hero) => discardPenalties(g, hero),
  wound: (g, hero, { wounds }) => wound(g, hero, wounds),
  'wound-by-wounds': (g, hero, { few, many }) => wound(g, hero, hero.wounds < 2 ? few : many),
  'lose-gold': (g, hero, { by }) => loseGold(g, hero, by),
  penalty: (g, hero, { penalty, by }) => sufferPenalty(g, hero, penalty, by),
  'double-damage-next-turn': (g, hero) => curse(g, hero),
  'cannot-die-yet': (g, hero) => spare(g, hero),

  // What these do is in the rules that offer them: taking part although dead, and looking ahead.
  'play-dead': () => {},
  'remove-and-look-again': () => {},
};

/** The hero's player picks one of several effects. */
export function* chooseOne(g: Gauntlet, hero: Hero, of: readonly Named[], rule: RuleId): Rule {
  const about = () => ({ hero: hero.id, card: hero.fight?.encounter.card ?? null });
  const from = of.map(({ name }) => name);
  const name = yield* choose('choice', { seat: seatOf(hero), rule, from, about });
  for (const effect of of.find((side) => side.name === name)?.does ?? []) yield* carryOut(g, hero, effect);
}
