/** The movement phase: walking, and whatever fits between two steps. [wow/movement] */
import type { Rule } from '@tavolo/kernel';
import { choose } from '../ask.ts';
import { readOption, type WalkOption, walkOption } from '../options.ts';
import type { SpaceId } from '../vocabulary/ids.ts';
import type { Wow } from '../wow.ts';
import { type At, act, actsAt, drinkOptions } from './acts.ts';
import { activeHero } from './table.ts';
import { stepsLeft, type Ways, walk, waysOf, wayTo } from './walking.ts';

/** What can be done in the own movement phase. [wow/movement.8] */
const moments: readonly At[] = [
  { window: 'movement', moment: 'movement' },
  { window: 'own-turn', moment: 'own-turn' },
];

function walkOptions(ways: Ways): readonly WalkOption[] {
  const options: WalkOption[] = [];
  for (const space of ways.keys()) options.push(walkOption(space));
  return options;
}

/** One thing in the movement phase, or its end. */
export function* moveOrAct(g: Wow): Rule {
  const hero = activeHero(g.state);
  let found: Ways | null = null;
  const ways = (): Ways => {
    found ??= waysOf(g, hero); // nothing changes until the hero has answered
    return found;
  };
  const option = yield* choose('movement', {
    seat: hero.seat,
    rule: 'wow/movement.3',
    evenIfForced: true,
    from: () => [...walkOptions(ways()), ...actsAt(g, hero, moments), ...drinkOptions(g, hero), 'end'],
    about: () => ({ steps: stepsLeft(g, hero), energy: hero.energy }),
  });
  if (option === 'end') {
    g.state.phase = 'exploration';
    return;
  }
  const { is, of } = readOption(option);
  if (is !== 'walk') return yield* act(g, hero, option as Exclude<typeof option, `walk:${string}`>, moments);
  yield* walk(g, hero, wayTo(ways(), of as SpaceId)); // made by `walkOption`
}
