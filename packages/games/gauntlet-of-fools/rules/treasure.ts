import { type Rule, silence } from '@tavolo/kernel';
import { choose, confirm } from '../ask.ts';
import type { ExtraGold, Monster } from '../cards.ts';
import type { Gauntlet } from '../gauntlet.ts';
import type { Hero } from '../state.ts';
import { carryOut } from './effects.ts';
import { gainGold } from './gains.ts';
import { wound } from './losses.ts';
import { Sum } from './passives.ts';
import { fightOf, seatOf, traitOf } from './table.ts';
import { addTreasureGold } from './treasure-gold.ts';

/** Tokens of a treasure are taken at once on the kill, so that they count in this fight's hit check. [gof/turn.6.4, gof/A-02] */
export function takeTreasure(g: Gauntlet, hero: Hero, monster: Monster): Rule {
  if (traitOf(monster, 'private-encounter') !== null) hero.turn.privateEncounters++;
  return monster.rewards.length + monster.extraGold.length === 0 ? silence : takeRewards(g, hero, monster);
}

function* takeRewards(g: Gauntlet, hero: Hero, monster: Monster): Rule {
  for (const reward of monster.rewards) yield* carryOut(g, hero, reward);
  for (const extra of monster.extraGold) if (extra.is === 'or-instead') yield* goldOrInstead(g, hero, extra);
}

/** Gold, or something else instead. [gof/E-BEE-1] */
function* goldOrInstead(g: Gauntlet, hero: Hero, extra: Extract<ExtraGold, { is: 'or-instead' }>): Rule {
  const name = yield* choose('choice', {
    seat: seatOf(hero),
    rule: 'gof/E-BEE-1',
    from: ['gold', extra.instead.name],
    about: () => ({ hero: hero.id, card: fightOf(hero).encounter.card }),
  });
  if (name === 'gold') fightOf(hero).chosenGold += extra.by;
  else for (const effect of extra.instead.does) yield* carryOut(g, hero, effect);
}

/** The gold of a treasure is settled after the hit check. [gof/turn.7.3] */
export function settleTreasure(g: Gauntlet, hero: Hero, monster: Monster): Rule {
  if (fightOf(hero).forgone) return silence;
  if (monster.extraGold.length > 0) return settleWithExtras(g, hero, monster);
  settle(g, hero, monster, 0);
  return silence;
}

function* settleWithExtras(g: Gauntlet, hero: Hero, monster: Monster): Rule {
  let bought = 0;
  for (const extra of monster.extraGold) bought += yield* goldForAWound(g, hero, extra);
  settle(g, hero, monster, bought);
}

function settle(g: Gauntlet, hero: Hero, monster: Monster, bought: number): void {
  const gold = new Sum();
  addTreasureGold(g, hero, { monster, isDodged: fightOf(hero).dodged }, gold);
  gainGold(g, hero, Math.max(0, gold.total + bought), 'gof/turn.7.3');
  if (traitOf(monster, 'bet') !== null) winBet(g, hero);
}

/** Some gold is paid for with a wound. [gof/E-HEL-1] */
function* goldForAWound(g: Gauntlet, hero: Hero, extra: ExtraGold): Rule<number> {
  if (extra.is !== 'for-a-wound') return 0;
  const about = () => ({ hero: hero.id, card: fightOf(hero).encounter.card, gold: extra.by });
  if (!(yield* confirm('wound-for-gold', { seat: seatOf(hero), rule: 'gof/E-HEL-1', about }))) return 0;
  wound(g, hero, extra.wounds);
  return extra.by;
}

/** The winner of a bet gets twice what was bet. [gof/E-GLA-1] */
function winBet(g: Gauntlet, hero: Hero): void {
  const gold = 2 * (hero.turn.bet ?? 0);
  if (gold === 0) return;
  hero.gold += gold;
  g.tell({ is: 'won-the-bet', hero: hero.id, gold }, 'gof/E-GLA-1');
}
