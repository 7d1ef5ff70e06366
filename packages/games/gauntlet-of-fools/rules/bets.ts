import { type Rule, together } from '@tavolo/kernel';
import { choose } from '../ask.ts';
import type { Gauntlet } from '../gauntlet.ts';
import { amountOf, amountOptions } from '../options.ts';
import type { Hero } from '../state.ts';
import { encounterCard, seatOf, traitOf } from './table.ts';

/** Whether somebody is about to face a monster on which bets are made. */
export const isBetOn = (g: Gauntlet): boolean =>
  g.state.heroes.some((hero) => hero.playing && mostToBet(g, hero) > 0);

/** Everybody bets in secret; the bets are shown together and paid at once. [gof/E-GLA-2] */
export function* bet(g: Gauntlet): Rule {
  const betting = g.state.heroes.filter((hero) => hero.playing && mostToBet(g, hero) > 0);
  const bets = yield* together(betting.map((hero) => ({ seat: seatOf(hero), rule: chooseBet(g, hero) })));
  g.reveal();
  for (const hero of betting) placeBet(g, hero, bets.get(seatOf(hero)) ?? 0);
  g.state.phase = 'face';
}

/** How much a hero bets on the encounter it faces. */
export function* chooseBet(g: Gauntlet, hero: Hero): Rule<number> {
  const most = mostToBet(g, hero);
  if (most === 0) return 0;
  const gold = yield* choose('bet', {
    seat: seatOf(hero),
    rule: 'gof/E-GLA-2',
    from: amountOptions(0, most),
    about: () => ({ hero: hero.id, gold: hero.gold }),
    secret: true,
  });
  return amountOf(gold);
}

export function placeBet(g: Gauntlet, hero: Hero, gold: number): void {
  hero.gold -= gold;
  hero.turn.bet = gold;
  g.tell({ is: 'bet', hero: hero.id, gold }, 'gof/E-GLA-1');
}

/** The most a hero may bet: what the monster allows, and never more than its gold. */
function mostToBet(g: Gauntlet, hero: Hero): number {
  const encounter = hero.fight?.encounter ?? g.state.encounters[hero.side];
  if (encounter === undefined) return 0;
  const card = encounterCard(g, encounter.card);
  const trait = card.is === 'monster' ? traitOf(card, 'bet') : null;
  return trait === null ? 0 : Math.min(trait.most, hero.gold);
}
