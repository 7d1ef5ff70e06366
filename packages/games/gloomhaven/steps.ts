import type { Rule } from '@tavolo/kernel';
import type { Gloom } from './gloomhaven.ts';
import { isStunned, theFigure, theHero } from './rules/figures.ts';
import { introduce, layOut, open, place } from './rules/scenario/begin.ts';
import { chooseClass, prepare } from './rules/scenario/prepare.ts';
import { cleanUp } from './rules/turns/clean-up.ts';
import { isControlled } from './rules/turns/controlled-turn.ts';
import { actByItself } from './rules/turns/monster-turn.ts';
import { restOnTurn } from './rules/turns/rest.ts';
import { beginRound, chooseCards, reveal } from './rules/turns/round.ts';
import { actOnTurn } from './rules/turns/turn.ts';
import { actAgain, endAndJudge, nextTurn } from './rules/turns/turn-order.ts';
import type { Hero, State } from './state.ts';
import type { FigureId } from './vocabulary/ids.ts';

/** What happens between two saves. */
export type Step =
  | { readonly is: 'choose-class' | 'prepare' | 'place'; readonly hero: FigureId }
  | {
      readonly is:
        | 'lay-out'
        | 'introduce'
        | 'open'
        | 'begin-round'
        | 'choose-cards'
        | 'reveal'
        | 'next-turn'
        | 'end-turn'
        | 'clean-up';
    }
  | { readonly is: 'act' | 'long-rest' | 'act-by-itself' | 'act-again'; readonly figure: FigureId };

/** The course of a scenario. [gh/setup.1, gh/round.1] */
export function nextStep(s: State): Step | readonly Step[] | null {
  switch (s.phase) {
    case 'preparing':
      return preparing(s);
    case 'choosing':
      return s.roundBegun ? { is: 'choose-cards' } : { is: 'begin-round' };
    case 'revealing':
      return { is: 'reveal' };
    case 'acting':
      return s.turn === null ? { is: 'next-turn' } : inTurn(s, s.turn);
    case 'clean-up':
      return { is: 'clean-up' };
    case 'over':
      return null;
  }
}

/** Classes one after the other, then everybody at once, but items and places in order. [gh/setup.1] */
function preparing(s: State): Step | readonly Step[] {
  const those = (...at: readonly Hero['ready'][]): readonly Hero[] =>
    s.heroes.filter(({ ready }) => at.includes(ready));
  const [undecided] = those('class');
  if (undecided !== undefined) return { is: 'choose-class', hero: undecided.id };
  const early = those('level', 'perks', 'cards');
  if (early.length > 0) return oneForEachSeat(early);
  if (s.rooms.length === 0) return { is: 'lay-out' };
  if (!s.introduced) return { is: 'introduce' };
  const dealt = those('goal');
  if (dealt.length > 0) return oneForEachSeat(dealt);
  const [buying] = those('items');
  if (buying !== undefined) return { is: 'prepare', hero: buying.id };
  const late = those('hand');
  if (late.length > 0) return oneForEachSeat(late);
  const [coming] = those('place');
  return coming === undefined ? { is: 'open' } : { is: 'place', hero: coming.id };
}

/** A seat that leads several characters prepares them in turn. */
const oneForEachSeat = (heroes: readonly Hero[]): readonly Step[] =>
  heroes
    .filter((hero, n) => heroes.findIndex(({ seat }) => seat === hero.seat) === n)
    .map(({ id }) => ({ is: 'prepare', hero: id }));

/** A character that is gone ends its turn. */
function inTurn(s: State, { figure, stage, actAgain: [again] }: NonNullable<State['turn']>): Step {
  const isThere = s.figures.some(({ id }) => id === figure);
  if (stage === 'end' || !isThere)
    return again === undefined ? { is: 'end-turn' } : { is: 'act-again', figure: again };
  const hero = s.heroes.find(({ id }) => id === figure);
  if (hero === undefined || isLed(s, figure)) return { is: 'act-by-itself', figure };
  return hero.resting ? { is: 'long-rest', figure } : { is: 'act', figure };
}

/** A boss controls the mind of a character that can act. [gh/bosses.11] */
function isLed(state: State, id: FigureId): boolean {
  const figure = theFigure(state, id);
  return isControlled({ state }, figure) && !isStunned(figure);
}

export function run(g: Gloom, step: Step): Rule | undefined {
  switch (step.is) {
    case 'choose-class':
      return chooseClass(g, theHero(g.state, step.hero));
    case 'prepare':
      return prepare(g, theHero(g.state, step.hero));
    case 'lay-out':
      return layOut(g);
    case 'introduce':
      return introduce(g);
    case 'place':
      return place(g, theHero(g.state, step.hero));
    case 'open':
      return open(g);
    case 'begin-round':
      return beginRound(g);
    case 'choose-cards':
      return chooseCards(g);
    case 'reveal':
      return reveal(g);
    case 'next-turn':
      return nextTurn(g);
    case 'act':
      return actOnTurn(g, theHero(g.state, step.figure));
    case 'long-rest':
      return restOnTurn(g, theHero(g.state, step.figure));
    case 'act-again':
      return actAgain(g, step.figure);
    case 'act-by-itself':
      return actByItself(g, theFigure(g.state, step.figure));
    case 'end-turn':
      return endAndJudge(g);
    case 'clean-up':
      return cleanUp(g);
  }
}
