import type { Rule } from '@tavolo/kernel';
import type { Gloom } from '../../gloomhaven.ts';
import type { Figure, Hero } from '../../state.ts';
import { deedOf, performAll } from '../abilities/abilities.ts';
import { expireConditions } from '../abilities/conditions.ts';
import { settleInfusions } from '../abilities/elements.ts';
import { lastDeeds } from '../abilities/last-deeds.ts';
import { lootHexes } from '../abilities/loot.ts';
import { unmarkForTurn } from '../cards/items.ts';
import { inForce, spendUse } from '../cards/lasting.ts';
import { sufferDamage } from '../damage.ts';
import { figureById, has, heroOf, isOnMap, isStunned } from '../figures.ts';
import { fallFromObstacles } from '../movement/falling.ts';
import { happens } from '../scenario/rooms.ts';
import { cardOfRound } from './monster-types.ts';

/** A figure's turn begins: its wound first. [gh/turn.16, gh/conditions.10] */
export function* startTurn(g: Gloom, figure: Figure): Rule {
  g.state.turn = {
    figure: figure.id,
    stage: 'act',
    topUsed: false,
    bottomUsed: false,
    hexesMoved: 0,
    damageDone: 0,
    actAgain: [],
    infused: [],
    revealedRoom: false,
  };
  forgetOtherGroups(g, figure);
  g.tell({ is: 'turn-begins', figure: figure.id }, 'gh/initiative.3');
  if (has(figure, 'wound')) yield* sufferDamage(g, figure, { damage: 1, cause: 'wound', by: null });
  yield* lastDeeds(g, performAll);
  const hero = heroOf(g.state, figure);
  if (hero !== null) unmarkForTurn(g, hero);
  if (hero !== null && isOnMap(g.state, figure) && !isStunned(figure))
    yield* lastingAt(g, hero, 'turn-start');
}

/** What a group of monsters has consumed and created together is theirs alone. [gh/A-08] */
function forgetOtherGroups(g: Gloom, figure: Figure): void {
  const own = cardOfRound(g, figure)?.id ?? null;
  for (const deck of g.state.monsterDecks) {
    if (deck.card === own) continue;
    deck.consumed = [];
    deck.infused = false;
  }
}

/** Effects of active cards at the start or the end of the own turn. */
function* lastingAt(g: Gloom, hero: Hero, on: 'turn-start' | 'turn-end'): Rule {
  for (const it of inForce(g, on)) {
    const figure = figureById(g.state, hero.id);
    if (it.hero.id !== hero.id || figure === null) continue;
    const deed = deedOf(g, figure);
    if (
      !(it.effect.when ?? []).every(
        (when) => when.is !== 'moved-at-most-this-turn' || (g.state.turn?.hexesMoved ?? 0) <= when.hexes,
      )
    )
      continue;
    yield* performAll(g, deed, it.effect.do);
    spendUse(g, it);
  }
}

/** Looting the own hex, elements, expiry, in this order; then what the scenario says. [gh/turn.16, gh/A-31] */
export function* endTurn(g: Gloom): Rule {
  const { turn } = g.state;
  const figure = turn === null ? null : figureById(g.state, turn.figure);
  if (figure !== null) {
    const hero = heroOf(g.state, figure);
    if (hero !== null) {
      if (!isStunned(figure)) yield* lastingAt(g, hero, 'turn-end');
      if (isOnMap(g.state, figure)) yield* lootHexes(g, figure, [figure.hex], { by: 'turn-end' });
    }
    // Cards picked in the turn itself are those of another turn, later in the round.
    figure.acted = hero === null || hero.picked.length === 0;
  }
  yield* fallFromObstacles(g);
  settleInfusions(g);
  if (figure !== null && isOnMap(g.state, figure)) expireConditions(g, figure);
  g.state.turn = null;
  yield* happens(g, { is: 'plates', plates: [[], [], []] });
}
