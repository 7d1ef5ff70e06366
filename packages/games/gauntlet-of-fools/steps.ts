import type { Rule, Seat } from '@tavolo/kernel';
import type { Gauntlet } from './gauntlet.ts';
import { bet } from './rules/bets.ts';
import { boast, nextToBoast, showHeroes } from './rules/boasting.ts';
import { commit } from './rules/commit.ts';
import { determineEncounter } from './rules/encounter-deck.ts';
import { face } from './rules/face.ts';
import { lookAhead } from './rules/look-ahead.ts';
import { facePrivately } from './rules/private-encounter.ts';
import { getReady } from './rules/ready.ts';
import { heroById } from './rules/table.ts';
import { endTurn, sufferPoison, tend } from './rules/turn-end.ts';
import { startTurn } from './rules/turn-start.ts';
import type { HeroId, State } from './state.ts';

/** What happens between two saves. */
export type Step =
  | { readonly is: 'deal' }
  | { readonly is: 'boast'; readonly seat: Seat }
  | { readonly is: 'get-ready' }
  | { readonly is: 'start-turn' }
  | { readonly is: 'look-ahead' }
  | { readonly is: 'determine-encounter' }
  | { readonly is: 'commit' }
  | { readonly is: 'bet' }
  | { readonly is: 'face'; readonly hero: HeroId }
  | { readonly is: 'face-privately'; readonly hero: HeroId }
  | { readonly is: 'suffer-poison' }
  | { readonly is: 'tend'; readonly hero: HeroId }
  | { readonly is: 'end-turn' };

/** The course of a game. [gof/turn.1 to gof/turn.9] */
export function nextStep(s: State): Step | readonly Step[] | null {
  switch (s.phase) {
    case 'deal':
      return { is: 'deal' };
    case 'boasting': {
      const seat = nextToBoast(s);
      return seat === null ? { is: 'get-ready' } : { is: 'boast', seat };
    }
    case 'turn-start':
      return { is: 'start-turn' };
    case 'look-ahead':
      return { is: 'look-ahead' };
    case 'turn-over':
      return { is: 'determine-encounter' };
    case 'commit':
      return { is: 'commit' };
    case 'bets':
      return { is: 'bet' };
    case 'face':
      return encounterSteps(s);
    case 'tend':
      return tendingSteps(s);
    case 'over':
      return null;
  }
}

/** Everybody faces the encounter at once; private encounters follow in order from the first player. [gof/turn.10, gof/E-GUA-4] */
function encounterSteps(s: State): Step | readonly Step[] {
  const facing = s.heroes.filter((hero) => hero.playing && !hero.turn.faced);
  if (facing.length > 0) return facing.map(({ id }) => ({ is: 'face', hero: id }));
  const winner = s.heroes.find((hero) => hero.turn.privateEncounters > 0);
  return winner === undefined ? { is: 'suffer-poison' } : { is: 'face-privately', hero: winner.id };
}

/** Everybody who may do something at the end of the turn does it at once. */
function tendingSteps(s: State): Step | readonly Step[] {
  const tending = s.heroes.filter((hero) => hero.playing && !hero.turn.tended);
  return tending.length > 0 ? tending.map(({ id }) => ({ is: 'tend', hero: id })) : { is: 'end-turn' };
}

export function run(g: Gauntlet, step: Step): Rule | undefined {
  switch (step.is) {
    case 'deal':
      showHeroes(g);
      return;
    case 'boast':
      return boast(g, step.seat);
    case 'get-ready':
      getReady(g);
      return;
    case 'start-turn':
      startTurn(g);
      return;
    case 'look-ahead':
      return lookAhead(g);
    case 'determine-encounter':
      determineEncounter(g);
      return;
    case 'commit':
      return commit(g);
    case 'bet':
      return bet(g);
    case 'face':
      return face(g, heroById(g.state, step.hero));
    case 'face-privately':
      return facePrivately(g, heroById(g.state, step.hero));
    case 'suffer-poison':
      sufferPoison(g);
      return;
    case 'tend':
      return tend(g, heroById(g.state, step.hero));
    case 'end-turn':
      endTurn(g);
      return;
  }
}
