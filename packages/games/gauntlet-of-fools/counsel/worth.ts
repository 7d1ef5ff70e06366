import type { Seat } from '@tavolo/kernel';
import type { Cards } from '../cards.ts';
import type { Table } from '../gauntlet.ts';
import { goldOf, result } from '../rules/end.ts';
import { attackDice, defense } from '../rules/numbers.ts';
import { classCard, eachPassive } from '../rules/passives.ts';
import type { Hero, State } from '../state.ts';
import { type Odds, oddsAgainst } from './odds.ts';

/** Gold that a token is worth to a hero that lives on, roughly. */
const tokenWorth = 0.7;

/** So much gold ahead is worth 73 %. */
const lead = 2.5;

/** What a seat without a hero may hope for: a middling one. */
const unknownHero = 4;

/** How well a seat stands: its gold and what its heroes may still win, against the best of the others. */
export function worthWith(cards: Cards): (s: State, seat: Seat) => number {
  const odds = oddsAgainst(cards);
  return (s, seat) => {
    if (s.phase === 'over') {
      const { winners } = result(s);
      return winners.includes(seat) ? 1 / winners.length : 0;
    }
    const table = { state: s, content: cards };
    let best = 0;
    for (const other of s.seats) if (other !== seat) best = Math.max(best, prospect(table, other, odds));
    return 1 / (1 + Math.exp((best - prospect(table, seat, odds)) / lead));
  };
}

function prospect(table: Table, seat: Seat, odds: Odds): number {
  const heroes = table.state.heroes.filter((hero) => hero.seat === seat);
  if (heroes.length === 0) return unknownHero;
  const future = heroes.reduce((total, hero) => total + heroProspect(table, hero, odds), 0);
  return goldOf(table.state, seat) + (heroes.length > 1 ? future * 0.8 : future);
}

/** The gold a hero may still win before it dies or the deck ends. */
export function heroProspect(table: Table, hero: Hero, odds: Odds): number {
  if (hero.dead) return 0;
  const { starting, dice, attack, treasure, relief } = leanings(table, hero);
  const poison = 0.5 * hero.penalty.poison;
  const hits = Math.max(0.08, odds.hit(defense(table, hero) + 4 * relief)) + poison;
  const wounds = hero.wounds + starting.wounds;
  const turns = Math.min(Math.max(0, 4 - wounds) / hits, table.state.deck.length);
  const kills = odds.kill(attackDice(table, hero) + relief, hero.bonus.attack + attack - dice * 0.5);
  const tokens = Math.min(6, hero.classTokens + weaponTokens(hero) + starting.tokens);
  return turns * kills * (odds.gold + treasure) + Math.min(1, turns / 3) * tokenWorth * tokens;
}

const weaponTokens = (hero: Hero): number => hero.weapons.reduce((total, { tokens }) => total + tokens, 0);

/** What a hero's cards and boasts add to or take from its plain numbers. */
function leanings(table: Table, hero: Hero) {
  const { carriers } = table.content;
  const boasting = table.state.phase === 'boasting';
  const starting = { wounds: 0, tokens: boasting ? classCard(table, hero.class).tokens : 0 };
  let weapon = 0;
  if (boasting) for (const { card } of hero.weapons) weapon += table.content.weapons.get(card)?.tokens ?? 0;
  const found = { starting, dice: 0, attack: 0, treasure: 0, relief: 0 };
  eachPassive(table, hero, carriers['start-wounds'], ({ by }) => {
    if (boasting) starting.wounds += by;
  });
  eachPassive(table, hero, carriers['start-weapon-tokens'], ({ times }) => {
    weapon *= times === 'double' ? 2 : 0.5;
  });
  eachPassive(table, hero, carriers['low-dice-count-nothing'], () => {
    found.dice = attackDice(table, hero);
  });
  eachPassive(table, hero, carriers['more-attack'], ({ by }) => {
    found.attack += by;
  });
  eachPassive(table, hero, carriers['gold-as-attack'], () => {
    found.attack += hero.gold + 2;
  });
  eachPassive(table, hero, carriers['gold-if-alive'], ({ by }) => {
    found.treasure += 1.4 * by;
  });
  eachPassive(table, hero, carriers['treasure-if-killed-and-dodged'], ({ by }) => {
    found.treasure += 0.3 * by;
  });
  eachPassive(table, hero, carriers['dropped-after-a-kill'], () => {
    found.relief = 0.7;
  });
  starting.tokens += weapon;
  return found;
}
