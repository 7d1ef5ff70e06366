import { type Rule, silence } from '@tavolo/kernel';
import type { Monster } from '../cards.ts';
import type { Gauntlet } from '../gauntlet.ts';
import { freshFight, type Hero } from '../state.ts';
import { offer } from './abilities.ts';
import { compareAttack, prepareToRoll, rollAttack } from './attack.ts';
import { sufferDamage } from './damage.ts';
import { carryOut } from './effects.ts';
import { kill } from './kill.ts';
import { defense, monsterNumbers } from './numbers.ts';
import { fightOf, traitOf } from './table.ts';
import { settleTreasure } from './treasure.ts';

/** A fight, and a second one against a monster that wants it and lives. [gof/turn.7.7] */
export const fightMonster = (g: Gauntlet, hero: Hero, monster: Monster): Rule =>
  traitOf(monster, 'fought-again-unless-killed') === null
    ? fightOnce(g, hero, monster)
    : fightUpToTwice(g, hero, monster);

function* fightUpToTwice(g: Gauntlet, hero: Hero, monster: Monster): Rule {
  yield* fightOnce(g, hero, monster);
  const { killed, encounter } = fightOf(hero);
  if (killed) return;
  hero.fight = freshFight(encounter);
  g.tell({ is: 'fights-again', hero: hero.id, card: monster.id }, 'gof/turn.7.7');
  yield* fightOnce(g, hero, monster);
}

/** The hero attacks the monster; the monster, killed or not, attacks the hero. [gof/turn.6, gof/turn.7] */
function* fightOnce(g: Gauntlet, hero: Hero, monster: Monster): Rule {
  const fight = fightOf(hero);
  yield* prepareToRoll(g, hero);
  if (!fight.killed) yield* rollAttack(g, hero);
  if (!fight.killed) compareAttack(g, hero);
  if (fight.killed) yield* kill(g, hero, monster);

  yield* prepareToBeHit(g, hero);
  checkHit(g, hero);
  if (fight.killed) yield* settleTreasure(g, hero, monster);
  if (!fight.dodged) yield* sufferDamage(g, hero, monster);
  if (!fight.killed) yield* mayKillInReturn(g, hero, monster);
  if (fight.killed) yield* takeAfterwards(g, hero, monster);
  hero.turn.bet = null;
}

/** Before the hit check, abilities may be used; some heroes dodge what they have killed. [gof/turn.7.1, gof/C-BER-1] */
function prepareToBeHit(g: Gauntlet, hero: Hero): Rule {
  const fight = fightOf(hero);
  if (fight.killed && hero.turn.dodgesKills) fight.dodged = true;
  return offer(g, hero, 'defense');
}

/** A monster hits when its attack reaches the hero's defense, unless it was dodged by an ability. [gof/numbers.6] */
function checkHit(g: Gauntlet, hero: Hero): void {
  const fight = fightOf(hero);
  const { card } = fight.encounter;
  const { attack } = monsterNumbers(g, hero);
  const own = defense(g, hero);
  if (attack < own) fight.dodged = true;
  if (fight.killed && fight.dodged) hero.turn.killedAndDodged = true;
  if (fight.dodged) g.tell({ is: 'dodged', hero: hero.id, card }, 'gof/numbers.6');
  else g.tell({ is: 'was-hit', hero: hero.id, card, attack, defense: own }, 'gof/numbers.6');
}

/** Some weapons may kill a monster that has dealt its damage; its treasure comes then. [gof/turn.7.5] */
function mayKillInReturn(g: Gauntlet, hero: Hero, monster: Monster): Rule {
  if (!fightOf(hero).damaged) return silence;
  const offered = offer(g, hero, 'after-damage');
  return offered === silence ? silence : killInReturn(g, hero, monster, offered);
}

function* killInReturn(g: Gauntlet, hero: Hero, monster: Monster, offered: Rule): Rule {
  yield* offered;
  if (!fightOf(hero).killed) return;
  yield* kill(g, hero, monster);
  yield* settleTreasure(g, hero, monster);
}

/** Part of some treasures comes after the damage. [gof/turn.7.6] */
function takeAfterwards(g: Gauntlet, hero: Hero, monster: Monster): Rule {
  const [gain] = monster.afterwards;
  return gain === undefined || fightOf(hero).forgone ? silence : carryOut(g, hero, gain);
}
