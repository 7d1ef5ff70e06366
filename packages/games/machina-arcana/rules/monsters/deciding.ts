/** What a monster does next, and whom the players ask it to go for where nothing else decides. [ma/monsters.4] */
import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Machina } from '../../machina.ts';
import { monsterDecider } from '../units.ts';
import { areSame, type Choice } from './choice.ts';
import { decideByPriority } from './irrational.ts';
import { areTied, type Prey, type Situation } from './situation.ts';

/** How a monster decides, given the order in which it goes for explorers. */
export const decide = (situation: Situation, prey: readonly Prey[]): Choice =>
  decideByPriority(situation, prey);

/** Its next action. Ties are asked about only where they change it. */
export function* nextAction(g: Machina, situation: Situation): Rule<Choice> {
  const order = [...situation.prey];
  let choice = decide(situation, order);
  for (let place = 0; place < order.length - 1; place++) {
    const tied = tiedFrom(order, place);
    if (tied.length < 2) continue;
    const others = tied.slice(1).map((prey) => decide(situation, preferring(order, place, prey)));
    if (others.every((other) => areSame(choice, other))) continue;
    const unit = yield* choose('tie', {
      seat: monsterDecider(g.state),
      rule: 'ma/monsters.4',
      from: tied.map((prey) => prey.unit),
      about: () => ({ monster: situation.monster.monster, card: null }),
    });
    const picked = tied.find((prey) => prey.unit === unit);
    if (picked !== undefined) order.splice(0, order.length, ...preferring(order, place, picked));
    choice = decide(situation, order);
  }
  return choice;
}

/** Those that share a place with the one at it. */
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
