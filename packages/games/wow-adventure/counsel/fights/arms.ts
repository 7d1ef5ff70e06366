/** What a hero brings to a fight that has not begun. */
import { healthOf } from '../../rules/base-numbers.ts';
import { improved } from '../../rules/improvements.ts';
import { itemOf } from '../../rules/table.ts';
import { cardSide, heroPowers } from '../../rules/wielded.ts';
import type { Hero } from '../../state.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import type { Content } from '../../vocabulary/content.ts';
import type { Power } from '../../vocabulary/powers.ts';
import type { Level } from '../../vocabulary/terms.ts';
import type { Table } from '../../wow.ts';
import { type Fighter, plainFighter } from './fighter.ts';

/** A hero as it goes into a fight: its numbers, and what works for it in some fights. */
export type Arms = { readonly hero: Hero; readonly base: Fighter; readonly powers: readonly Power[] };

export function armsOf(table: Table, hero: Hero): Arms {
  const { content } = table;
  const side = cardSide(content, hero);
  const weapon = hero.weapon === null ? null : itemOf(content, hero.weapon);
  const armor = hero.armor === null ? null : itemOf(content, hero.armor);
  const attack = weapon?.attack ?? side.attack;
  const left = healthOf(table, hero) - hero.damage;
  const numbers = { attack: attack.value, type: attack.type, damage: side.damage };
  const base = plainFighter(
    { ...numbers, defense: armor?.defense ?? side.defense },
    { left, chargesFrom: hero.turn.charging ? 4 : 7 },
  );
  return { hero, base, powers: heroPowers(table, hero).map(({ power }) => power) };
}

/** A card that helps in fights, as far as its level goes. */
export type Help = { readonly ability: Ability; readonly cost: number };

/** The card of a hand that would help most in fights, if there is so much energy. */
export function bestHelp({ abilities }: Content, { hero, base }: Arms, energy: number): Help | null {
  let best = 0;
  let found: Help | null = null;
  for (const id of hero.hand) {
    const ability = abilities.get(id);
    if (ability === undefined || ability.cost > energy) continue;
    const gain = attackGain(ability, base, hero.level);
    if (gain <= best) continue;
    best = gain;
    found = { ability, cost: ability.cost };
  }
  return found;
}

/** How much a card adds to an attack; reach counts as nearly one. */
function attackGain(ability: Ability, base: Fighter, level: Level): number {
  const isBefore = ability.windows.includes('before-roll');
  if (!isBefore && !ability.windows.includes('after-roll')) return 0;
  let gain = 0;
  for (const effect of improved(ability, level, 'do'))
    if (effect.is === 'bonus' && effect.stat === 'attack')
      gain += effect.who === 'self' ? effect.n : -effect.n / 3;
  if (ability.replacement === null) return gain;
  const reach = ability.replacement.type === 'ranged' && base.type === 'melee' ? 0.8 : 0;
  return gain + ability.replacement.value - base.attack + reach;
}
