/** What a monster does next, and whom the players let it go for where nothing else decides. [ma/monsters.4] */
import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Machina } from '../../machina.ts';
import type { SpaceId } from '../../vocabulary/places.ts';
import { monsterDecider } from '../units.ts';
import type { Considered } from './abilities.ts';
import { areSame, type Choice } from './choice.ts';
import { decideByCunning } from './cunning.ts';
import { decideByPriority } from './irrational.ts';
import { areTied, type Prey, type Situation } from './situation.ts';

/** A monster that decides: how it thinks, and whether it has played an ability in this turn. */
export type Mind = { readonly isCunning: boolean; readonly hasPlayed: boolean };

/** What it does, with all that it weighed. */
export type Decision = {
  readonly choice: Choice;
  /** Explorers in the order in which it goes for them. */
  readonly prey: readonly Prey[];
  /** The abilities that it looked at before, and what keeps it from them. */
  readonly considered: readonly Considered[];
  /** The explorers among whom the players chose. */
  readonly asked: readonly Prey[];
};

/** What it does if it goes for explorers in this order. */
export function decide(
  situation: Situation,
  { isCunning, hasPlayed }: Mind,
  prey: readonly Prey[],
): Decision {
  const considered: Considered[] = [];
  const choice = isCunning
    ? decideByCunning(situation, prey, { hasPlayed, considered })
    : decideByPriority(situation, prey, considered);
  return { choice, prey, considered, asked: [] };
}

/** Its next action. Whom it goes for is asked only where that changes it. */
export function* nextAction(g: Machina, situation: Situation, mind: Mind): Rule<Decision> {
  let decision = decide(situation, mind, situation.prey);
  for (let place = 0; place < situation.prey.length - 1; place++) {
    const tied = tiedFrom(decision.prey, place);
    const others = tied
      .slice(1)
      .map((prey) => decide(situation, mind, preferring(decision.prey, place, prey)));
    if (others.every((other) => areSame(decision.choice, other.choice))) continue;
    const unit = yield* choose('tie', {
      seat: monsterDecider(g.state),
      rule: 'ma/monsters.4',
      from: tied.map((prey) => prey.unit),
      about: () => ({ monster: situation.monster.monster, card: null }),
    });
    const picked = [decision, ...others].find((one) => one.prey[place]?.unit === unit) ?? decision;
    decision = { ...picked, asked: tied };
  }
  return { ...decision, choice: yield* amongEquals(g, situation, decision.choice) };
}

/** Those that share a place in the order with the one at it. */
function tiedFrom(order: readonly Prey[], place: number): readonly Prey[] {
  const [first, ...others] = order.slice(place);
  if (first === undefined) return [];
  return [first, ...others.filter((other) => areTied(first, other))];
}

/** The same order with one of those tied put first among them. */
const preferring = (order: readonly Prey[], place: number, prey: Prey): readonly Prey[] => [
  ...order.slice(0, place),
  prey,
  ...order.slice(place).filter((one) => one !== prey),
];

/** Of spaces that are as good, a puppeteer chooses; without one it is the first. [ma/ending.7] */
function* amongEquals(g: Machina, { monster }: Situation, choice: Choice): Rule<Choice> {
  const at = spaceOfChoice(choice);
  if (!g.state.options.puppeteer || at === null || !('ties' in choice) || choice.ties.length === 0)
    return choice;
  const picked = yield* choose('where', {
    seat: monsterDecider(g.state),
    rule: 'ma/ending.7',
    from: [at, ...choice.ties],
    about: () => ({ why: choice.is === 'step' ? 'move' : 'aim', unit: monster.monster, card: null }),
  });
  if (picked === 'stay') return choice;
  return choice.is === 'step'
    ? { ...choice, to: picked }
    : { ...choice, target: { is: 'space', at: picked } };
}

function spaceOfChoice(choice: Choice): SpaceId | null {
  if (choice.is === 'step') return choice.to;
  return choice.is === 'ability' && choice.target?.is === 'space' ? choice.target.at : null;
}
