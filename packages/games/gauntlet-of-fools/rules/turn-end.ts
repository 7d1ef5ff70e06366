import type { Rule } from '@tavolo/kernel';
import type { Gauntlet } from '../gauntlet.ts';
import { freshTurn, type Hero } from '../state.ts';
import { offer, usable } from './abilities.ts';
import { endGame } from './end.ts';
import { gainBonus, gainGold } from './gains.ts';
import { eachPassive } from './passives.ts';

/** Poison hurts everybody who plays, but for tokens gained this turn. [gof/turn.9.1] */
export function sufferPoison(g: Gauntlet): void {
  for (const hero of g.state.heroes) {
    if (!hero.playing) continue;
    const wounds = hero.penalty.poison - hero.turn.freshPoison;
    if (wounds > 0) {
      hero.wounds += wounds;
      g.tell({ is: 'poison-hurt', hero: hero.id, wounds, now: hero.wounds }, 'gof/turn.9.1');
    }
    hero.turn.tended = usable(g, hero, 'end-of-turn').length === 0;
  }
  g.state.phase = 'tend';
}

/** After the poison and before the death check, some may heal. [gof/turn.9.2] */
export function* tend(g: Gauntlet, hero: Hero): Rule {
  yield* offer(g, hero, 'end-of-turn');
  hero.turn.tended = true;
}

/** Bonuses arrive, the dead are counted, and what lasted for the turn is over. [gof/turn.9] */
export function endTurn(g: Gauntlet): void {
  const playing = g.state.heroes.filter((hero) => hero.playing);
  for (const hero of playing) {
    receiveBonuses(g, hero);
    dropBoasts(g, hero);
    checkDeath(g, hero);
    if (!hero.dead) collectGold(g, hero);
    windDown(hero);
  }
  g.state.ledger.push(g.state.heroes.map((hero) => hero.gold));
  if (g.state.heroes.every((hero) => hero.dead)) endGame(g);
  else g.state.phase = 'turn-start';
}

/** What a treasure was given up for arrives now. [gof/turn.9.3] */
function receiveBonuses(g: Gauntlet, hero: Hero): void {
  if (hero.turn.comingDefense > 0) gainBonus(g, hero, 'defense', hero.turn.comingDefense);
  if (hero.turn.comingDice > 0) gainBonus(g, hero, 'attack-die', hero.turn.comingDice);
}

/** A boast that a kill ends is dropped, unless it was ignored this turn. [gof/boast.with-a-hangover, gof/W-HOL-4] */
function dropBoasts(g: Gauntlet, hero: Hero): void {
  if (!hero.turn.hasKilled || hero.turn.ignoresBoasts) return;
  eachPassive(g, hero, g.content.carriers['dropped-after-a-kill'], (_, from) => {
    const boast = hero.boasts.find((id) => id === from);
    if (boast === undefined) return;
    hero.boasts = hero.boasts.filter((id) => id !== boast);
    g.tell({ is: 'dropped-boast', hero: hero.id, boast }, 'gof/turn.9.3');
  });
}

/** Four wounds kill, unless the hero cannot die yet. One that was dead and has fewer is alive again. [gof/turn.9.4, gof/C-ZOM-2] */
function checkDeath(g: Gauntlet, hero: Hero): void {
  const wasDead = hero.dead;
  const mortal = hero.wounds >= 4;
  hero.dead = mortal && (wasDead || !hero.cannotDieYet);
  hero.cannotDieYet = false;
  if (hero.dead && !wasDead) g.tell({ is: 'died', hero: hero.id }, 'gof/turn.9.4');
  if (!hero.dead && wasDead) g.tell({ is: 'came-back', hero: hero.id }, 'gof/C-ZOM-2');
}

/** Gold for those who are alive, once a turn. [gof/turn.9.5, gof/A-19] */
function collectGold(g: Gauntlet, hero: Hero): void {
  eachPassive(g, hero, g.content.carriers['gold-if-alive'], ({ by }) =>
    gainGold(g, hero, by, 'gof/turn.9.5'),
  );
}

/** What held for the turn ends; what was announced for the hero's next turn begins. [gof/turn.9.6, gof/two.4] */
function windDown(hero: Hero): void {
  const { noAttackNext, damageTimesNext } = hero.turn;
  hero.turn = freshTurn(noAttackNext, damageTimesNext);
}
