import type { Effect } from '../cards.ts';
import type { SeenTable } from '../gauntlet.ts';
import type { ShownHero } from '../view.ts';
import { defense } from './numbers.ts';
import { fightOf } from './table.ts';

/** Does what a word says to a hero of the state, or to one that is only seen. */
type QuietWord<Is extends Effect['is']> = (
  g: SeenTable,
  hero: ShownHero,
  effect: Extract<Effect, { is: Is }>,
) => void;

/** The effects that take hold without a word: the log tells the ability, and what comes of it. */
export const quietWords = {
  // For the rest of the turn. [gof/abilities.5]
  dice: (_, { turn }, { count }) => {
    turn.dice += count;
  },
  'dice-per-wound': (_, hero) => {
    hero.turn.dice += hero.wounds;
  },
  defense: (_, { turn }, { by }) => {
    turn.defense += by;
  },
  'defense-zero': (g, hero) => {
    hero.turn.defense -= defense(g, hero);
  },
  'double-attack': (_, { turn }) => {
    turn.attackTimes *= 2;
  },
  'no-attack-next-turn': (_, { turn }) => {
    turn.noAttackNext = true;
  },
  'richer-treasures': (_, { turn }, { by }) => {
    turn.treasure += by;
  },
  'dodge-what-you-kill': (_, { turn }) => {
    turn.dodgesKills = true;
  },
  'ignore-boasts': (_, { turn }) => {
    turn.ignoresBoasts = true;
  },
  'no-attack': (_, { turn }) => {
    turn.makesNoAttack = true;
  },
  'no-weapon-abilities': (_, { turn }) => {
    turn.usesNoWeaponTokens = true;
  },

  // For this fight.
  kill: (_, hero) => {
    fightOf(hero).killed = true;
  },
  dodge: (_, hero) => {
    fightOf(hero).dodged = true;
  },
  swap: (_, hero) => {
    fightOf(hero).swapped = !fightOf(hero).swapped;
  },
  soften: (_, hero, { to }) => {
    fightOf(hero).softenedTo = to;
  },
  skip: (_, hero) => {
    fightOf(hero).skipped = true;
  },
  'face-again': (_, hero) => {
    fightOf(hero).again = true;
  },
  'forgo-treasure': (_, hero, { bonus, by }) => {
    fightOf(hero).forgone = true;
    if (bonus === 'defense') hero.turn.comingDefense += by;
    else hero.turn.comingDice += by;
  },

  // For this roll.
  'roll-counts': (_, hero, { as }) => {
    fightOf(hero).rollCounts = as;
  },
  'attack-per-dead': (g, hero, { by }) => {
    const dead = g.state.heroes.filter((other) => other.id !== hero.id && other.deadAtStart).length;
    fightOf(hero).attack += by * dead;
  },
} satisfies { readonly [Is in Effect['is']]?: QuietWord<Is> };

/** Carries an effect out on a hero that is seen, where the log leaves that to be known from the card. */
export function carryOutQuietly(g: SeenTable, hero: ShownHero, effect: Effect): void {
  const words: { readonly [Is in Effect['is']]?: unknown } = quietWords;
  const word = words[effect.is] as QuietWord<Effect['is']> | undefined; // found by the effect's own tag
  word?.(g, hero, effect);
}
