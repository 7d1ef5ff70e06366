import { type Rule, silence } from '@tavolo/kernel';
import type { Monster } from '../cards.ts';
import type { Gauntlet } from '../gauntlet.ts';
import type { Hero } from '../state.ts';
import { offer } from './abilities.ts';
import { eachPassive } from './passives.ts';
import { fightOf } from './table.ts';
import { takeTreasure } from './treasure.ts';

/** A kill, by attack or by ability: weapons that feed on it, then the treasure. [gof/turn.6.4, gof/numbers.8] */
export function kill(g: Gauntlet, hero: Hero, monster: Monster): Rule {
  hero.turn.hasKilled = true;
  const byAttack = fightOf(hero).attacked && !fightOf(hero).damaged;
  g.tell({ is: 'killed', hero: hero.id, card: monster.id }, byAttack ? 'gof/numbers.5' : 'gof/numbers.8');
  eachPassive(g, hero, g.content.carriers['token-on-kill'], (_, from) => {
    const weapon = hero.weapons.find(({ card }) => card === from);
    if (weapon === undefined) return;
    weapon.tokens++;
    g.tell({ is: 'gained-token', hero: hero.id, token: 'weapon-token', weapon: weapon.card }, 'gof/turn.6.4');
  });
  const offered = offer(g, hero, 'treasure');
  return offered === silence ? takeTreasure(g, hero, monster) : takeOrForgo(g, hero, monster, offered);
}

/** Some may give up a treasure for something better. [gof/C-ARM-1] */
function* takeOrForgo(g: Gauntlet, hero: Hero, monster: Monster, offered: Rule): Rule {
  yield* offered;
  if (!fightOf(hero).forgone) yield* takeTreasure(g, hero, monster);
  else g.tell({ is: 'gave-up-treasure', hero: hero.id, card: monster.id }, 'gof/C-ARM-1');
}
