import { unreachable } from '@tavolo/hexes';
import type { Seat } from '@tavolo/kernel';
import type { Table } from '../gloomhaven.ts';
import { equated } from '../rules/abilities/amounts.ts';
import { activeHeroes, statsAt } from '../rules/figures.ts';
import { scenarioOf } from '../rules/map/in-play.ts';
import type { Figure, Hero, State } from '../state.ts';
import type { Box } from '../vocabulary/box.ts';
import { stepsToDoor } from './exploring.ts';
import { nearest } from './foes.ts';
import { preparedness } from './outfit.ts';
import { dangerAt, type Situation, situationOf } from './situation.ts';

/**
 * Everything is counted in cards. The weights follow a logistic regression on the rounds of 500 matches of the first
 * scenario, played by habit, rounded; it gave a hit point a tenth of a card, which seemed little.
 */
const monsterLife = 1;
const monsterHp = 0.16;
const closedRoom = 2;
const discard = 0.87;
const activeCard = 0.5;
const readyItem = 0.3;
const hp = 0.15;

/** How many cards for each character a party must be ahead to be as likely to win as to lose. */
const even = 2.2;

/** How well the party stands: its strength against the work that is left. All win or lose together. */
export const worthWith =
  (content: Box) =>
  (state: State, _seat: Seat): number => {
    if (state.phase === 'over') return state.outcome === 'success' ? 1 : 0;
    if (state.phase === 'preparing') return 0.3 + 0.2 * preparedness(state.heroes);
    if (state.ending !== null) return state.ending === 'success' ? 0.99 : 0.005;
    const g = { state, content };
    const strength = activeHeroes(state).reduce((sum, hero) => sum + strengthOf(g, hero), 0);
    const ahead = (strength - workLeft(g)) / Math.max(2, state.heroes.length) - even;
    return 0.01 + 0.97 / (1 + Math.exp(-ahead));
  };

/** The monsters on the map, and those behind doors. */
function workLeft(g: Table): number {
  let work = 0;
  for (const figure of g.state.figures) if (figure.side === 'monsters') work += workOn(figure);
  const party = Math.max(2, g.state.options.characters) - 2;
  const closed = new Set<number>();
  for (const { monster, ranks, room } of scenarioOf(g).map.monsters) {
    const rank = ranks[party] ?? null;
    const printed = g.content.monsters.get(monster);
    if (rank === null || printed === undefined || g.state.rooms.includes(room)) continue;
    closed.add(room);
    work += monsterLife + monsterHp * equated(g, statsAt(printed, rank, g.state.monsterLevel).hp);
  }
  return work + closedRoom * closed.size;
}

const workOn = (figure: Figure): number =>
  (figure.called ? 0.5 : 1) * (monsterLife + monsterHp * figure.hp - 0.08 * figure.conditions.length);

/** Cards and hit points, less what the enemies who have yet to act will take. */
function strengthOf(g: Table, hero: Hero): number {
  const s = situationOf(g, hero);
  if (s === null) return 0;
  const ready = hero.items.filter(({ state }) => state === 'ready').length;
  const cards =
    hero.hand.length +
    hero.picked.length +
    discard * hero.discard.length +
    activeCard * hero.active.length +
    readyItem * ready;
  const expected = Math.min(s.figure.hp, 0.5 * dangerAt(s, s.at));
  return cards + hp * (s.figure.hp - expected) - 0.03 * distance(s);
}

/** How far there is something to do: an enemy, or a door where there is none. */
function distance(s: Situation): number {
  const steps = s.foes.length > 0 ? nearest(s.foes, s.at) : stepsToDoor(s);
  return steps === unreachable ? 0 : Math.min(steps, 10);
}
