/** What a rise of threat does at the highest level of monsters. [ma/threat.6] */
import { type Rule, silence } from '@tavolo/kernel';
import type { Machina } from '../../machina.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import { deedOf } from '../abilities/deeds.ts';
import { currentChapter } from '../values/in-force.ts';

const penalties: { readonly [P in Machina['state']['options']['level5Penalty']]: readonly Effect[] } = {
  health: [{ is: 'lose', resource: 'health', n: 1, who: 'each-explorer' }],
  'spawn-for-each': [{ is: 'for-each', who: 'each-explorer', do: [{ is: 'spawn', forWho: 'it' }] }],
  none: [],
};

/** Everybody loses health, or a monster comes for everybody, if any is left; so the table has agreed. [ma/Q3] */
export function levelPenalty(g: Machina): Rule {
  const { options, monsterDeck, destroyedMonsters, active } = g.state;
  const isEmpty = monsterDeck.length + destroyedMonsters.length === 0;
  const [chapter] = currentChapter(g);
  if (chapter === undefined || (options.level5Penalty === 'spawn-for-each' && isEmpty)) return silence;
  return g.perform(deedOf(chapter.id, 'level-5', { self: null, active }), penalties[options.level5Penalty]);
}
