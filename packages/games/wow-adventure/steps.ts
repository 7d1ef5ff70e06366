import type { Rule } from '@tavolo/kernel';
import { challenge, drawForChallenge } from './rules/challenge.ts';
import { fight } from './rules/combat/stages.ts';
import { perform } from './rules/effects/effects.ts';
import { flipNext } from './rules/events.ts';
import { explore, resolveToken } from './rules/exploration.ts';
import { moveOrAct } from './rules/movement.ts';
import {
  chooseCharacter,
  chooseCity,
  dealHands,
  dealQuests,
  keepQuests,
  rollForFirst,
  setUpQuests,
} from './rules/prepare.ts';
import { endTurn, startTurn } from './rules/turn.ts';
import { upkeep } from './rules/upkeep.ts';
import { push } from './rules/walking.ts';
import type { State } from './state.ts';
import type { Wow } from './wow.ts';

/** What happens between two saves. */
export type Step =
  | { readonly is: 'roll-for-first' }
  | { readonly is: 'choose-character' }
  | { readonly is: 'deal-quests' }
  | { readonly is: 'keep-quests' }
  | { readonly is: 'set-up-quests' }
  | { readonly is: 'choose-city' }
  | { readonly is: 'deal-hands' }
  | { readonly is: 'start-turn' }
  | { readonly is: 'move' }
  | { readonly is: 'explore' }
  | { readonly is: 'resolve-token' }
  | { readonly is: 'challenge' }
  | { readonly is: 'draw' }
  | { readonly is: 'fight' }
  | { readonly is: 'flip-event' }
  | { readonly is: 'push' }
  | { readonly is: 'upkeep' }
  | { readonly is: 'end-turn' };

/** The course of a game. What waits in line comes before the phase goes on. [wow/turn.2] */
export function nextStep(s: State): Step | null {
  if (s.phase === 'over') return null;
  if (s.flips.length > 0) return { is: 'flip-event' };
  if (s.combat !== null) return { is: 'fight' };
  if (s.pushes.length > 0) return { is: 'push' };
  if (s.revealed.length > 0) return { is: 'resolve-token' };
  return stepOf[s.phase];
}

const stepOf: { readonly [Phase in Exclude<State['phase'], 'over'>]: Step } = {
  first: { is: 'roll-for-first' },
  characters: { is: 'choose-character' },
  deal: { is: 'deal-quests' },
  draft: { is: 'keep-quests' },
  quests: { is: 'set-up-quests' },
  cities: { is: 'choose-city' },
  hands: { is: 'deal-hands' },
  'turn-start': { is: 'start-turn' },
  movement: { is: 'move' },
  exploration: { is: 'explore' },
  challenge: { is: 'challenge' },
  draw: { is: 'draw' },
  upkeep: { is: 'upkeep' },
  equip: { is: 'upkeep' },
  'turn-end': { is: 'end-turn' },
};

export function run(g: Wow, step: Step): Rule | undefined {
  switch (step.is) {
    case 'roll-for-first':
      rollForFirst(g);
      return;
    case 'choose-character':
      return chooseCharacter(g);
    case 'deal-quests':
      dealQuests(g);
      return;
    case 'keep-quests':
      return keepQuests(g);
    case 'set-up-quests':
      return setUpQuests(g);
    case 'choose-city':
      return chooseCity(g);
    case 'deal-hands':
      dealHands(g);
      return;
    default:
      return turnStep(g, step);
  }
}

function turnStep(g: Wow, { is }: Step): Rule | undefined {
  switch (is) {
    case 'start-turn':
      return startTurn(g);
    case 'move':
      return moveOrAct(g);
    case 'explore':
      return explore(g);
    case 'resolve-token':
      return resolveToken(g);
    case 'challenge':
      return challenge(g);
    case 'draw':
      return drawForChallenge(g);
    case 'fight':
      return fight(g);
    case 'flip-event':
      return flipNext(g, perform);
    case 'push':
      return pushNext(g);
    case 'upkeep':
      return upkeep(g);
    default:
      return endTurn(g);
  }
}

/** The first of the moves that a combat left behind. */
function* pushNext(g: Wow): Rule {
  const next = g.state.pushes.shift();
  if (next !== undefined) yield* push(g, next);
}
