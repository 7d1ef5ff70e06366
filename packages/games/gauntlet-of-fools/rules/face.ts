import { type Rule, silence } from '@tavolo/kernel';
import type { Special } from '../cards.ts';
import type { Gauntlet } from '../gauntlet.ts';
import { type Encounter, freshFight, type Hero, sameEncounter } from '../state.ts';
import { type Extra, offer } from './abilities.ts';
import { prepareToRoll, rollAttack } from './attack.ts';
import { chooseBet, placeBet } from './bets.ts';
import { carryOut } from './effects.ts';
import { fightMonster } from './fight.ts';
import { loseGold, loseToken } from './losses.ts';
import { attack } from './numbers.ts';
import { encounterCard, fightOf, monsterOf, traitOf } from './table.ts';

/** A hero faces the encounter of the turn. [gof/turn.3] */
export function face(g: Gauntlet, hero: Hero): Rule {
  const encounter = g.state.encounters[hero.side];
  if (encounter === undefined) throw new Error(`there is nothing for ${hero.id} to face`);
  return meet(g, hero, encounter);
}

/** An encounter from its start, and once more for those who may and like to. [gof/turn.4, gof/turn.8] */
export function* meet(g: Gauntlet, hero: Hero, encounter: Encounter): Rule {
  hero.turn.faced = true;
  hero.fight = freshFight(encounter);
  yield* startEncounter(g, hero);
  yield* goThrough(g, hero);
  const isPrivateNext = hero.turn.privateEncounters > 0;
  yield* offer(g, hero, 'after-encounter');
  if (hero.fight.again) yield* meetAgain(g, hero, encounter);
  else if (isPrivateNext) hero.turn.againLater = sameEncounter(encounter);
}

/** Some may face the encounter they have just finished once more, before or after a private one. [gof/C-ADV-2] */
export function* meetAgain(g: Gauntlet, hero: Hero, encounter: Encounter): Rule {
  hero.fight = freshFight(encounter);
  g.tell({ is: 'faces-again', hero: hero.id, card: encounter.card }, 'gof/C-ADV-2');
  yield* startEncounter(g, hero);
  yield* goThrough(g, hero);
}

/** At the start of an encounter it may be bet on, skipped, paid off, or prepared for. [gof/turn.4] */
function startEncounter(g: Gauntlet, hero: Hero): Rule {
  const monster = monsterOf(g, hero);
  if (traitOf(monster, 'bet') !== null && hero.turn.bet === null) return betAndStart(g, hero);
  const trait = traitOf(monster, 'can-be-paid-off');
  return offer(g, hero, 'start-of-encounter', trait === null ? null : payingOff(g, hero, trait.with));
}

/** A bet of one's own, where nobody else faces the same: on a replay, or in private. */
function* betAndStart(g: Gauntlet, hero: Hero): Rule {
  placeBet(g, hero, yield* chooseBet(g, hero));
  yield* offer(g, hero, 'start-of-encounter');
}

const payingOff = (g: Gauntlet, hero: Hero, price: Price): Extra => ({
  id: 'pay-off',
  open: () => canPay(hero, price),
  take: () => payOffMonster(g, hero, price),
});

type Price = 'gold' | 'weapon-token';

const canPay = (hero: Hero, price: Price): boolean =>
  price === 'gold' ? hero.gold > 0 : hero.weapons.some(({ tokens }) => tokens > 0);

/** A price paid to skip a fight is no ability. [gof/E-BEH-1, gof/E-MER-1, gof/A-16] */
function* payOffMonster(g: Gauntlet, hero: Hero, price: Price): Rule {
  const fight = fightOf(hero);
  g.tell({ is: 'paid-off', hero: hero.id, card: fight.encounter.card, with: price }, 'gof/turn.4');
  if (price === 'gold') loseGold(g, hero, 1);
  else yield* loseToken(g, hero, 'weapon-token', 'gof/turn.4');
  fight.skipped = true;
}

/** What was not skipped is fought or undergone. [gof/turn.5, gof/turn.6] */
function goThrough(g: Gauntlet, hero: Hero): Rule {
  const { encounter, skipped } = fightOf(hero);
  const card = encounterCard(g, encounter.card);
  if (skipped) {
    hero.turn.bet = null;
    g.tell({ is: 'skipped', hero: hero.id, card: card.id }, 'gof/turn.4');
    return silence;
  }
  if (card.is === 'monster') return fightMonster(g, hero, card);
  return card.is === 'special' ? undergo(g, hero, card) : silence;
}

/** A special encounter: its text is carried out. [gof/turn.5] */
function* undergo(g: Gauntlet, hero: Hero, card: Special): Rule {
  if (card.trap) return yield* springTrap(g, hero, card);
  for (const effect of card.does) {
    if (effect.is === 'gold-per-attack' && !(yield* makesAttack(g, hero))) continue;
    yield* carryOut(g, hero, effect);
  }
}

/** A roll as if in a fight, abilities, boasts and tokens included. [gof/E-GOL-2, gof/C-PRI-2] */
function* makesAttack(g: Gauntlet, hero: Hero): Rule<boolean> {
  if (hero.turn.makesNoAttack) {
    g.tell({ is: 'made-no-attack', hero: hero.id }, 'gof/C-PRI-2');
    return false;
  }
  yield* prepareToRoll(g, hero);
  yield* rollAttack(g, hero);
  g.tell({ is: 'attack-counted', hero: hero.id, attack: attack(g, hero) }, 'gof/E-GOL-1');
  return true;
}

/** Defense does not help against a trap; some abilities do. A curse doubles it. [gof/E-TRP-1, gof/C-THI-1, gof/A-09] */
function* springTrap(g: Gauntlet, hero: Hero, card: Special): Rule {
  yield* offer(g, hero, 'defense');
  if (fightOf(hero).dodged) {
    g.tell({ is: 'dodged', hero: hero.id, card: card.id }, 'gof/C-THI-1');
    return;
  }
  for (let times = hero.turn.damageTimes; times > 0; times--) {
    for (const effect of card.does) yield* carryOut(g, hero, effect);
  }
}
