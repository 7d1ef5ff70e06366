/** The chances of a fight before anything is played: both dice, ranged before melee. */
import { itemOf } from '../rules/table.ts';
import { cardSide } from '../rules/wielded.ts';
import type { Hero } from '../state.ts';
import type { Foe } from '../vocabulary/challenge-cards.ts';
import type { Content } from '../vocabulary/content.ts';
import type { Attack } from '../vocabulary/terms.ts';

/** What a hero brings to a fight by equipment and card alone. */
export type Arms = { readonly attack: Attack; readonly defense: number; readonly damage: number };

export function armsOf(content: Content, hero: Hero): Arms {
  const side = cardSide(content, hero);
  const weapon = hero.weapon === null ? null : itemOf(content, hero.weapon);
  const armor = hero.armor === null ? null : itemOf(content, hero.armor);
  return {
    attack: weapon?.attack ?? side.attack,
    defense: armor?.defense ?? side.defense,
    damage: side.damage,
  };
}

/** How likely a die with a bonus reaches a number. */
export const reaches = (bonus: number, needed: number): number =>
  Math.min(6, Math.max(0, 7 - (needed - bonus))) / 6;

/** The chance to win, and the damage to expect. */
export type FightOdds = { readonly win: number; readonly damage: number };

/** `help`: attack that cards in hand are likely to add. */
export function oddsOf({ attack, defense }: Arms, foe: Foe, help: number): FightOdds {
  const hit = reaches(attack.value + help, foe.defense);
  const struck = reaches(foe.attack.value, defense);
  const answers = attack.type === 'ranged' && foe.attack.type === 'melee' ? 1 - hit : 1;
  const comesFirst = foe.attack.type === 'ranged' && attack.type === 'melee';
  return { win: comesFirst ? hit * 0.97 : hit, damage: struck * answers * foe.damage };
}

/** What cards in hand add to an attack, roughly: the best that can be paid. */
export function helpFrom({ abilities }: Content, hero: Hero, energy: number): number {
  let best = 0;
  for (const id of hero.hand) {
    const ability = abilities.get(id);
    if (ability === undefined || ability.cost > energy || !ability.windows.includes('before-roll')) continue;
    for (const effect of ability.do)
      if (effect.is === 'bonus' && effect.stat === 'attack' && effect.who === 'self')
        best = Math.max(best, effect.n);
    if (ability.replacement !== null) best = Math.max(best, ability.replacement.value - 2);
  }
  return best;
}
