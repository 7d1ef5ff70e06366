import type { BattleGoal, GoalTest, Tally } from '../vocabulary/goals.ts';
import type { GoalId } from '../vocabulary/ids.ts';

const atLeast = (value: number, ...of: readonly Tally[]): GoalTest => ({
  ...{ is: 'tally', of, at: 'least', value },
});
const atMost = (value: number, ...of: readonly Tally[]): GoalTest => ({
  ...{ is: 'tally', of, at: 'most', value },
});
const never = (...of: readonly Tally[]): GoalTest => atMost(0, ...of);
const once = (of: Tally): GoalTest => atLeast(1, of);

const goal = (id: string, checks: BattleGoal['checks'], test: GoalTest): BattleGoal => ({
  id: id as GoalId,
  checks,
  tests: [test],
});

/** The battle goals, in the order of the box. */
export const battleGoals: readonly BattleGoal[] = [
  goal('streamliner', 1, { is: 'cards-left', at: 'least', value: 5 }),
  goal('layabout', 2, atMost(7, 'xp')),
  goal('workhorse', 1, atLeast(13, 'xp')),
  goal('zealot', 1, { is: 'cards-left', at: 'most', value: 3 }),
  goal('masochist', 1, { is: 'hp', at: 'most', value: 2 }),
  goal('fast-healer', 1, { is: 'hp-full' }),
  goal('neutralizer', 1, once('traps')),
  goal('plunderer', 1, once('treasures')),
  goal('protector', 1, { is: 'no-ally-exhausted' }),
  goal('explorer', 1, once('doors')),
  goal('hoarder', 1, atLeast(5, 'coins')),
  goal('indigent', 2, never('coins', 'treasures')),
  goal('pacifist', 1, atMost(3, 'kills')),
  goal('sadist', 1, atLeast(5, 'kills')),
  goal('hunter', 1, once('elite-kills')),
  goal('professional', 1, { is: 'tally', of: ['item-uses'], at: 'least', value: 2, plusLevel: true }),
  goal('aggressor', 2, never('empty-rounds')),
  goal('dynamo', 1, once('overkills')),
  goal('purist', 2, never('item-uses')),
  goal('opener', 1, once('first-kills')),
  goal('diehard', 1, never('below-half')),
  goal('executioner', 1, once('one-blow-kills')),
  goal('straggler', 1, never('short-rests')),
  goal('scrambler', 1, never('long-rests')),
];
