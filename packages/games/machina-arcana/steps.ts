import type { Play, Rule } from '@tavolo/kernel';
import type { Machina, RuleKinds } from './machina.ts';
import { withCards } from './rules/effects/effects.ts';
import { settleFates } from './rules/losses/fates.ts';
import { actMonster, beginMonsters } from './rules/monsters/phase.ts';
import { beginHorror, checkHorror } from './rules/phases/horror.ts';
import { beginRound, endRound } from './rules/phases/round.ts';
import { beginSpawns, checkSpawn } from './rules/phases/spawn.ts';
import { chooseExplorers, layTheTable } from './rules/prepare.ts';
import { advance, leaveTheMap } from './rules/story/chapters.ts';
import { lose, noteWhatIsDue } from './rules/story/ending.ts';
import { act } from './rules/turn/turn.ts';
import type { State } from './state.ts';

/** What happens between two saves. */
export type Step =
  | { readonly is: 'choose-explorers' }
  | { readonly is: 'lay-the-table' }
  | { readonly is: 'begin-round' }
  /** One action of an explorer, with all that comes of it. */
  | { readonly is: 'act' }
  | { readonly is: 'begin-spawns' }
  | { readonly is: 'check-spawn' }
  | { readonly is: 'begin-horror' }
  | { readonly is: 'check-horror' }
  | { readonly is: 'begin-monsters' }
  /** One action of a monster. */
  | { readonly is: 'monster' }
  | { readonly is: 'end-round' }
  | { readonly is: 'lose' }
  | { readonly is: 'leave' }
  | { readonly is: 'advance' };

/** The course of a game. [ma/round.1] */
export function nextStep(s: State): Step | null {
  if (s.phase === 'over') return null;
  if (s.due !== null) return { is: s.due };
  switch (s.phase) {
    case 'choose':
      return { is: 'choose-explorers' };
    case 'set-up':
      return { is: 'lay-the-table' };
    case 'explorer-start':
      return { is: 'begin-round' };
    case 'explorers':
      return { is: s.explorers.some(isStillToAct) ? 'act' : 'begin-spawns' };
    case 'spawn':
      return { is: s.toCheck.length > 0 ? 'check-spawn' : 'begin-horror' };
    case 'horror':
      return { is: s.horrorRolled ? 'begin-monsters' : 'check-horror' };
    case 'monsters':
      return { is: s.acting !== null || s.toAct.length > 0 ? 'monster' : 'end-round' };
  }
}

const isStillToAct = ({ at, dead, finished }: State['explorers'][number]): boolean =>
  at !== null && !dead && !finished;

export function run(play: Play<RuleKinds>, step: Step): Rule {
  return runAndNote(withCards(play), step);
}

/** Carries out a step; then what comes before the next is found out. */
function* runAndNote(g: Machina, step: Step): Rule {
  g.state.due = null;
  yield* rules[step.is](g);
  yield* settleFates(g);
  noteWhatIsDue(g);
}

const rules: { readonly [Is in Step['is']]: (g: Machina) => Rule } = {
  'choose-explorers': chooseExplorers,
  'lay-the-table': layTheTable,
  'begin-round': beginRound,
  act,
  'begin-spawns': beginSpawns,
  'check-spawn': checkSpawn,
  'begin-horror': beginHorror,
  'check-horror': checkHorror,
  'begin-monsters': beginMonsters,
  monster: actMonster,
  'end-round': endRound,
  lose: (g) => lose(g, 'all-dead'),
  leave: leaveTheMap,
  advance,
};
