import type { Result } from '@tavolo/kernel';
import type { Verdict } from '../../facts.ts';
import type { Gloom, Table } from '../../gloomhaven.ts';
import type { Hero, State } from '../../state.ts';
import type { BattleGoal, GoalTest } from '../../vocabulary/goals.ts';
import type { FigureId } from '../../vocabulary/ids.ts';
import type { ScenarioGoal } from '../../vocabulary/scenarios.ts';
import { equated } from '../abilities/amounts.ts';
import { tidyDecks } from '../attack/modifier-decks.ts';
import { range } from '../board.ts';
import { maxHpOf } from '../cards/class-mats.ts';
import { activeHeroes, figureById, isObstacle } from '../figures.ts';
import { allRooms, layoutIn, scenarioOf } from '../map/in-play.ts';
import { bonusXp, goldPerCoin } from './level.ts';

/**
 * Notes the first condition that is met; the round is played to its end all the same. `ended`: the figure whose turn
 * has just ended. [gh/ending.1, gh/A-14]
 */
export function judge(g: Gloom, ended: FigureId | null = null): void {
  if (g.state.ending !== null) return;
  const { goal, losses } = scenarioOf(g);
  const isLost = losses.some(({ objective }) => !g.state.figures.some(({ type }) => type === objective));
  if (goal.every((it) => isMet(g, it, ended))) trigger(g, { ending: 'success', why: 'goal' });
  else if (activeHeroes(g.state).length === 0) trigger(g, { ending: 'failure', why: 'exhausted' });
  else if (isLost) trigger(g, { ending: 'failure', why: 'objective' });
}

/** The players have agreed to fail. [gh/ending.17, gh/A-35] */
export function giveUp(g: Gloom): void {
  if (g.state.ending === null) trigger(g, { ending: 'failure', why: 'given-up' });
}

function trigger(g: Gloom, verdict: Verdict): void {
  g.state.ending = verdict.ending;
  g.tell({ is: 'ending', ...verdict }, verdict.ending === 'success' ? 'gh/ending.1' : 'gh/ending.3');
}

/** Things with hit points need not be destroyed. [gh/ending.2a] */
const enemiesLeft = ({ state }: Table): number =>
  state.figures.filter((it) => it.side === 'monsters' && !isObstacle(it)).length;

function isMet(g: Table, goal: ScenarioGoal, ended: FigureId | null): boolean {
  switch (goal.is) {
    case 'kill-all':
      return (
        enemiesLeft(g) === 0 && allRooms(g).every((room) => g.state.rooms.includes(room)) && isDungeonDone(g)
      );
    case 'kill-revealed':
      return enemiesLeft(g) === 0;
    case 'kill':
      return g.state.met.includes(goal.monster) && !g.state.figures.some(({ type }) => type === goal.monster);
    case 'kill-count':
      return g.state.kills >= equated(g, goal.count);
    case 'reveal':
      return g.state.rooms.includes(goal.room);
    case 'loot-goals':
      return (
        g.state.goalsLooted >=
        scenarioOf(g).map.treasures.filter(({ treasure }) => treasure === 'goal').length
      );
    case 'arrive': {
      const [place] = layoutIn(g).markers[goal.beside] ?? [];
      const guest = g.state.figures.find(({ type }) => type === goal.objective);
      return (
        place !== undefined && guest !== undefined && guest.id === ended && range(g, guest.hex, place) <= 1
      );
    }
  }
}

/** A random dungeon has three rooms. [gh/variants.13] */
const isDungeonDone = ({ state }: Table): boolean => state.dungeon.length === 0 || state.dungeon.length >= 3;

/** Experience, money and battle goals. [gh/ending.5, gh/ending.6, gh/ending.10, gh/ending.12] */
export function reckon(g: Gloom): void {
  const outcome = g.state.ending ?? 'failure';
  for (const hero of g.state.heroes) {
    const gold = hero.gold + hero.coins * goldPerCoin(g.state);
    const bonus = outcome === 'success' ? bonusXp(g.state) : 0;
    g.tell(
      { is: 'reckoned', hero: hero.id, xp: hero.xp, bonusXp: bonus, gold, coins: hero.coins },
      'gh/ending.5',
    );
    judgeGoal(g, hero, outcome);
    hero.gold = gold;
    hero.xp += bonus;
  }
  tidyDecks(g);
  for (const hero of g.state.heroes) recoverAll(hero);
  for (const figure of g.state.figures) if (figure.kind === 'character') figure.hp = figure.maxHp;
  for (const figure of g.state.figures) figure.conditions = []; // [gh/conditions.37]
  g.state.outcome = outcome;
  g.state.phase = 'over';
  g.tell({ is: 'scenario-ends', outcome }, 'gh/ending.1');
}

/** All cards return and all items are refreshed, in success and failure alike. [gh/ending.7] */
function recoverAll(hero: Hero): void {
  const { hand, discard, lost, picked, active } = hero;
  const taken = [...hand, ...discard, ...lost, ...picked, ...active.map(({ card }) => card)];
  hero.hand = hero.pool.filter((card) => taken.includes(card));
  hero.discard = [];
  hero.lost = [];
  hero.picked = [];
  hero.active = [];
  hero.items = hero.items.map(({ item }) => ({ item, state: 'ready', marked: 0 }));
}

function judgeGoal(g: Gloom, hero: Hero, outcome: 'success' | 'failure'): void {
  const goal = hero.goal === null ? undefined : g.content.goals.get(hero.goal);
  if (goal === undefined) return;
  const met = isGoalMet(g, hero, goal);
  hero.checks = met && outcome === 'success' ? goal.checks : 0;
  g.tell(
    { is: met ? 'goal-met' : 'goal-missed', hero: hero.id, goal: goal.id, checks: hero.checks },
    'gh/ending.10',
  );
}

const isGoalMet = (g: Table, hero: Hero, { tests }: BattleGoal): boolean =>
  tests.every((test) => passes(g, hero, test));

function passes(g: Table, hero: Hero, test: GoalTest): boolean {
  const { state } = g;
  const compare = (value: number, at: 'least' | 'most', than: number): boolean =>
    at === 'least' ? value >= than : value <= than;
  // A character that has left the map for lack of cards has not lost its hit points. [gh/ending.13]
  const hp = figureById(state, hero.id)?.hp ?? hero.hpLeft ?? 0;
  switch (test.is) {
    case 'tally': {
      const sum = test.of.reduce((total, it) => total + (hero.tally[it] ?? 0), 0);
      return compare(sum, test.at, test.value + (test.plusLevel === true ? hero.level : 0));
    }
    case 'cards-left':
      return compare(hero.hand.length + hero.discard.length + hero.picked.length, test.at, test.value);
    case 'hp':
      return compare(hp, test.at, test.value);
    case 'hp-full':
      return hp === maxHpOf(g, hero);
    case 'no-ally-exhausted':
      return state.heroes.every((it) => it.id === hero.id || !it.exhausted);
  }
}

/** How the scenario ended, `null` before that, and the numbered treasures that were looted in it. */
export type Outcome = { readonly ended: State['outcome']; readonly looted: readonly number[] };

/** All win or lose together. [gh/components.1] */
export const result = (s: State): Result<Outcome> => ({
  winners: s.outcome === 'success' ? [...s.seats] : [],
  scores: Object.fromEntries(
    s.seats.map((seat) => [
      seat,
      s.heroes.filter((it) => it.seat === seat).reduce((sum, { xp }) => sum + xp, 0),
    ]),
  ),
  outcome: { ended: s.outcome, looted: [...s.treasuresLooted] },
});
